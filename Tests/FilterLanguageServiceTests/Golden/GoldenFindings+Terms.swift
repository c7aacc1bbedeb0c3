extension GoldenFindings {
  static let terms = ##"""
    foo:bar
      ‘foo’ warning unknown-field: There is no field 'foo', so the term is ignored
        - Change to 'fo:bar': fo:bar
    subtype:elf
      ‘subtype’ warning unknown-field: There is no field 'subtype', so the term is ignored
        - Change to 't:elf': t:elf
        - Change to 'type:elf': type:elf
    colour:g
      nothing
    tpye:elf
      ‘tpye’ warning unknown-field: There is no field 'tpye', so the term is ignored
        - Change to 'type:elf': type:elf
        - Change to 't:elf': t:elf
    f:modren
      ^^^^^^ warning unknown-value: 'format' knows no value 'modren', so the term is ignored
        - Change to 'f:modern': f:modern
    f:modern f:modren
               ^^^^^^ warning unknown-value: 'format' knows no value 'modren', so the term is ignored
    is:fool
       ^^^^ warning unknown-value: 'is' knows no value 'fool', so the term is ignored
        - Change to 'is:foil': is:foil
        - Change to 'is:full': is:full
    r:super
      ^^^^^ warning unknown-value: 'rarity' knows no value 'super', so the term is ignored
    t>=elf
      ‘>=’ warning operator-not-taken: 'type' takes ':' or '=' only, so the term finds nothing, without a word
        - Change to ':': t:elf
    o>3
      ‘>’ warning operator-not-taken: 'oracle' takes ':' or '=' only, so the term finds nothing, without a word
        - Change to ':': o:3
    f>modern
      ‘>’ warning operator-not-taken: 'format' takes ':' or '=' only, so the term finds nothing, without a word
        - Change to ':': f:modern
    is>foil
      ^ warning operator-not-taken: 'is' takes ':' or '=' only, so the term finds nothing, without a word
        - Change to ':': is:foil
    t=:elf
      ^ warning stray-operator: The value begins with a mark of an operator: ':elf'
        - Change to 't:elf': t:elf
        - Change to 't=elf': t=elf
    mv:>3
       ^^ error doubled-operator: value starts with an operator: '>3'
        * Use '>': mv>3
        - Change to 'mv:3': mv:3
        - Change to 'mv>=3': mv>=3
        - Remove the unfinished term: 
    c=:g
      ^^ warning malformed-colors: ':g' is no set of colors, so the term is ignored
        - Change to 'c:g': c:g
        - Change to 'c=g': c=g
        - Change to 'c>=g': c>=g
    is:"foil"
       ^^^^^^ warning quoted-value: 'is' takes no value in quotes, so the term is ignored
        * Remove the quotes: is:foil
    f:"modern"
      nothing
    o:""
      ^^ warning empty-value: 'oracle' has nothing to look for
        - Remove 'o:""': 
    t:''
      ^^ warning empty-value: 'type' has nothing to look for
        - Remove 't:''': 
    a:""
      ^^ warning empty-value: 'artist' has nothing to look for
        - Remove 'a:""': 
    pow>big
        ^^^ warning malformed-number: 'big' is no number and no column, so the term is ignored
    mv:three
       ^^^^^ warning malformed-number: 'three' is no number and no column, so the term is ignored
    mv=1x
        ^ warning glued-term: 'x' is glued to 'mv=1'
        * Insert a space before 'x': mv=1 x
    pow>1.5.2
           ^^ warning glued-term: '.2' is glued to 'pow>1.5'
        * Insert a space before '.2': pow>1.5 .2
    mv>99999999999
       ^^^^^^^^^^^ warning number-out-of-range: '99999999999' is larger than any number the source takes
    date>soon
      nothing
    date>=2020-13
          ^^^^^^^ warning malformed-date: '2020-13' is no date such as 2020, 2020-03 or 2020-03-17, nor the code of a set, so the term is ignored
    year:nineties
         ^^^^^^^^ warning malformed-number: 'nineties' is no number, so the term is ignored
    date>=2020-02-31
      nothing
    c:rx
      ^^ warning malformed-colors: 'rx' is no set of colors, so the term is ignored
        - Change to 'c:r': c:r
    c:yore
      ^^^^ warning malformed-colors: 'yore' is no set of colors, so the term is ignored
    c:purple
      ^^^^^^ warning malformed-colors: 'purple' is no set of colors, so the term is ignored
    c>=
      ^ error missing-value: missing value after 'c>='
        * Remove the unfinished term: 
    c:rc
      ^^ warning mixed-colors: 'rc' mixes colors with none, so the term is ignored
        - Change to 'c:r': c:r
    c:wm
      ^^ warning mixed-colors: 'wm' mixes colors with many, so the term is ignored
        - Change to 'c:w': c:w
    m:2k
       ^ warning malformed-cost: 'k' is no symbol of a cost, so the term is ignored
    m:{w
      ^ warning malformed-cost: No '}' closes this '{', so the term is ignored
        - Insert '}': m:{w}
    m:{z}
      nothing
    devotion:wu
             ^^ warning mixed-devotion: Devotion is to one color or one pair, so 'wu' is ignored
    oracleid:5
             ^ warning malformed-identifier: 'oracleid' takes a UUID, so the term is ignored
    id:5
      nothing
    pow>pow
        ^^^ warning same-column: 'power' is compared with itself, so the term is ignored
        - Remove 'pow>pow': 
    usd<=usd
         ^^^ warning same-column: 'usd' is compared with itself, so the term is ignored
        - Remove 'usd<=usd': 
    a:/guay/
      ^^^^^^ warning regex-not-taken: 'artist' takes no regular expression, so the term is ignored
        - Change to 'guay': a:guay
    mv:/3/
       ^^^ warning regex-not-taken: 'manavalue' takes no regular expression, so the term is ignored
        - Change to '3': mv:3
    f:/modern/
      ^^^^^^^^ warning regex-not-taken: 'format' takes no regular expression, so the term is ignored
        - Change to 'modern': f:modern
    pow=1t:goblin
         ^^^^^^^^ warning glued-term: 't:goblin' is glued to 'pow=1'
        * Insert a space before 't:goblin': pow=1 t:goblin
    t:elf"legendary"
      nothing
    t:goblin,
            ^ warning glued-comma: The comma is taken for a part of the value, so 'goblin,' is not found
        * Remove ',': t:goblin
    t:elf, t:orc
         ^ warning glued-comma: The comma is taken for a part of the value, so 'elf,' is not found
        * Remove ',': t:elf t:orc
    cn:1-5
       ^^^ warning value-list: A field takes one value, and '1-5' is a range
        * Change to 'cn>=1 cn<=5': cn>=1 cn<=5
    e:war,m21
      ^^^^^^^ warning value-list: A field takes one value, and 'war,m21' is a list
        * Change to '(e:war or e:m21)': (e:war or e:m21)
    mv:1,2,3
       ^^^^^ warning value-list: A field takes one value, and '1,2,3' is a list
        * Change to '(mv:1 or mv:2 or mv:3)': (mv:1 or mv:2 or mv:3)
    (t:elf order:cmc)
           ^^^^^^^^^ error directive-in-group: A directive within parentheses makes the source refuse the whole query
        * Move it to the end: (t:elf) order:cmc
    t:elf (c:g or unique:art)
                  ^^^^^^^^^^ error directive-in-group: A directive within parentheses makes the source refuse the whole query
        * Move it to the end: t:elf (c:g) unique:art
    -(order:cmc)
      ^^^^^^^^^ error directive-in-group: A directive within parentheses makes the source refuse the whole query
        * Move it to the end: order:cmc
    -order:cmc t:elf
      ‘-’ information negated-directive: The '-' before a directive means nothing
        * Remove '-': order:cmc t:elf
    order:cmc order:name t:elf
      ‘order:cmc’ warning repeated-directive: A later 'order' overrides this one
              ^^^^^^^^^^ … the one that counts
        * Remove 'order:cmc': order:name t:elf
    unique:cards t:elf unique:art order:cmc order:name
      ‘unique:cards’ warning repeated-directive: A later 'unique' overrides this one
                       ^^^^^^^^^^ … the one that counts
        * Remove 'unique:cards': t:elf unique:art order:cmc order:name
                                  ^^^^^^^^^ warning repeated-directive: A later 'order' overrides this one
                                            ^^^^^^^^^^ … the one that counts
        * Remove 'order:cmc': unique:cards t:elf unique:art order:name
    -pow>=3
      ‘-pow>=3’ warning negated-number: The source does not read '-pow>=3' as the opposite of 'pow>=3'
        - Change to 'pow<3': pow<3
        * Write as a group: '-(pow>=3)': -(pow>=3)
    -mv:3 t:elf
      ‘-mv:3’ warning negated-number: The source does not read '-mv:3' as the opposite of 'mv:3'
        * Change to 'mv!=3': mv!=3 t:elf
        - Write as a group: '-(mv:3)': -(mv:3) t:elf
    -date>2020
      ‘-date>2020’ warning negated-number: The source does not read '-date>2020' as the opposite of 'date>2020'
        * Change to 'date<=2020': date<=2020
        - Write as a group: '-(date>2020)': -(date>2020)
    -usd<1
      ‘-usd<1’ warning negated-number: The source does not read '-usd<1' as the opposite of 'usd<1'
        - Change to 'usd>=1': usd>=1
        * Write as a group: '-(usd<1)': -(usd<1)
    -pow>tou
      ‘-pow>tou’ warning negated-number: The source does not read '-pow>tou' as the opposite of 'pow>tou'
        - Change to 'pow<=tou': pow<=tou
        * Write as a group: '-(pow>tou)': -(pow>tou)
    -(mv>3)
      nothing
    t:elf || c:g
          ^^ warning foreign-connective: '||' is taken for a word of the name; alternatives are joined by 'or'
        * Change to 'or': t:elf or c:g
    t:elf && c:g
          ^^ warning foreign-connective: '&&' is taken for a word of the name; terms side by side must all hold
        * Remove '&&': t:elf c:g
    t:elf | c:g
          ^ warning foreign-connective: '|' is taken for a word of the name; alternatives are joined by 'or'
        * Change to 'or': t:elf or c:g
    NOT t:elf
      ‘NOT’ warning foreign-connective: 'NOT' is taken for a word of the name; a '-' excludes
        * Change to '-': -t:elf
    not t:elf
      ‘not’ warning foreign-connective: 'not' is taken for a word of the name; a '-' excludes
        * Change to '-': -t:elf
    t:elf & c:g
          ^ warning foreign-connective: '&' is taken for a word of the name; terms side by side must all hold
        * Remove '&': t:elf c:g
    !t:elf
      ‘!’ warning foreign-connective: '!' looks for the whole name 't:elf'; a '-' excludes
        * Change to '-': -t:elf
    t:elf AND NOT c:g
              ^^^ warning foreign-connective: 'NOT' is taken for a word of the name; a '-' excludes
        * Change to '-': t:elf AND -c:g
    t:elf ; c:g
      nothing
    foo:bar f:modren
      ‘foo’ warning unknown-field: There is no field 'foo', so the term is ignored
        - Change to 'fo:bar': fo:bar f:modren
      ‘foo:bar f:modren’ error all-ignored: The source ignores each of these 2 terms, so nothing is left to look for and the query is refused
              ^^^^^^ warning unknown-value: 'format' knows no value 'modren', so the term is ignored
        - Change to 'f:modern': foo:bar f:modern
    cmc3
      ‘cmc3’ hint run-together: 'cmc3' looks like a filter without its operator
        - Change to 'cmc:3': cmc:3
        - Change to 'cmc>=3': cmc>=3
        - Change to 'cmc<=3': cmc<=3
    t:elf pow4
          ^^^^ hint run-together: 'pow4' looks like a filter without its operator
        - Change to 'pow:4': t:elf pow:4
        - Change to 'pow>=4': t:elf pow>=4
        - Change to 'pow<=4': t:elf pow<=4
    tcreature
      ‘tcreature’ hint run-together: 'tcreature' looks like a filter without its operator
        - Change to 't:creature': t:creature
        - Change to 't=creature': t=creature
    r>=rr
       ^^ warning unknown-value: 'rarity' knows no value 'rr', so the term is ignored
        - Change to 'r>=r': r>=r
    t:flying
      ^^^^^^ hint swapped-role: 'flying' is a value of another field
        - Change to 'kw:flying': kw:flying
    o:creature t:haste
                 ^^^^^ hint swapped-role: 'haste' is a value of another field
        - Change to 'kw:haste': o:creature kw:haste
    t:green
      nothing
    modern
      ‘modern’ hint bare-value: 'modern' is looked for in names; it is also a value of 'format'
        - Change to 'f:modern': f:modern
    t:elf legendary
          ^^^^^^^^^ hint bare-value: 'legendary' is looked for in names; it is also a value of 'frame'
        - Change to 'frame:legendary': t:elf frame:legendary
    foil
      ‘foil’ hint bare-value: 'foil' is looked for in names; it is also a value of 'new'
        - Change to 'new:foil': new:foil
    red elf
      nothing
    t:elf c:g or c:w
      ‘t:elf c:g’ hint surprising-precedence: 'or' binds weaker than a space, so 't:elf c:g' is one alternative
        * Put it between parentheses: (t:elf c:g) or c:w
    a b or c
      ‘a b’ hint surprising-precedence: 'or' binds weaker than a space, so 'a b' is one alternative
        * Put it between parentheses: (a b) or c
    t:elf t:orc or t:goblin f:modern
      ‘t:elf t:orc’ hint surprising-precedence: 'or' binds weaker than a space, so 't:elf t:orc' is one alternative
                   ^^^^^^^^^^^^^^^^^ … another alternative of several terms
        * Put it between parentheses: (t:elf t:orc) or (t:goblin f:modern)
    order:color-identity
          ^^^^^^^^^^^^^^ warning unknown-value: 'order' knows no value 'color-identity', so the term is ignored
    order:cmcc
          ^^^^ warning unknown-value: 'order' knows no value 'cmcc', so the term is ignored
        - Change to 'order:cmc': order:cmc
    prefer:oldst
           ^^^^^ warning unknown-value: 'prefer' knows no value 'oldst', so the term is ignored
        - Change to 'prefer:oldest': prefer:oldest
    direction:up
      nothing
    display:full
      nothing
    🧝:elf
      nothing
    t:elf c:rx🧝
            ^^^ warning malformed-colors: 'rx🧝' is no set of colors, so the term is ignored
    o:/a/ o:/b/ o:/c/ o:/d/ o:/e/ o:/f/ o:/g/
                                          ^^^ error too-many-regexes: The source refuses a query with more than 6 regular expressions
    """##
}
