extension GoldenDiagnostics {
  static let terms = ##"""
    foo:bar
      ‘foo’ warning unknown-field: unknown field 'foo'; this term is ignored
    subtype:elf
      ‘subtype’ warning unknown-field: unknown field 'subtype'; did you mean 't'?
        - Change to 't:elf': t:elf
        - Change to 'type:elf': type:elf
    colour:g
      nothing
    tpye:elf
      ‘tpye’ warning unknown-field: unknown field 'tpye'; did you mean 'type'?
        - Change to 'type:elf': type:elf
        - Change to 't:elf': t:elf
    f:modren
      ^^^^^^ warning unknown-value: unknown value 'modren' for 'format'; did you mean 'modern'?
        - Change to 'f:modern': f:modern
    f:modern f:modren
               ^^^^^^ warning unknown-value: unknown value 'modren' for 'format'; this term is ignored
    is:fool
       ^^^^ warning unknown-value: unknown value 'fool' for 'is'; did you mean 'foil'?
        - Change to 'is:foil': is:foil
        - Change to 'is:full': is:full
    r:super
      ^^^^^ warning unknown-value: unknown value 'super' for 'rarity'; this term is ignored
    t>=elf
      ‘>=’ warning operator-not-taken: 'type' takes only ':' or '='; this term is ignored or matches nothing
        - Change to ':': t:elf
    o>3
      ‘>’ warning operator-not-taken: 'oracle' takes only ':' or '='; this term is ignored or matches nothing
        - Change to ':': o:3
    f>modern
      ‘>’ warning operator-not-taken: 'format' takes only ':' or '='; this term is ignored or matches nothing
        - Change to ':': f:modern
    is>foil
      ^ warning operator-not-taken: 'is' takes only ':' or '='; this term is ignored or matches nothing
        - Change to ':': is:foil
    t=:elf
      ^ warning stray-operator: value starts with an operator: ':elf'
        - Change to 't:elf': t:elf
        - Change to 't=elf': t=elf
    mv:>3
       ^^ error doubled-operator: value starts with an operator: '>3'
        * Use '>': mv>3
        - Change to 'mv:3': mv:3
        - Change to 'mv>=3': mv>=3
        - Remove the unfinished term: 
    c=:g
      ^^ warning malformed-colors: ':g' is not a set of colors; did you mean 'c:g'?
        - Change to 'c:g': c:g
        - Change to 'c=g': c=g
        - Change to 'c>=g': c>=g
    is:"foil"
       ^^^^^^ warning quoted-value: 'is' takes no quoted value; this term is ignored
        * Remove the quotes: is:foil
    f:"modern"
      nothing
    o:""
      ^^ warning empty-value: empty value for 'oracle'
        - Remove 'o:""': 
    t:''
      ^^ warning empty-value: empty value for 'type'
        - Remove 't:''': 
    a:""
      ^^ warning empty-value: empty value for 'artist'
        - Remove 'a:""': 
    pow>big
        ^^^ warning malformed-number: 'big' is not a number or a numeric field; this term is ignored
    mv:three
       ^^^^^ warning malformed-number: 'three' is not a number; write mv:3
        - Change to 'mv:3': mv:3
    mv=1x
       ^^ warning malformed-number: '1x' is not a number; this term is ignored
    pow>1.5.2
        ^^^^^ warning malformed-number: '1.5.2' is not a number
        - Change to '1.5': pow>1.5
    mv>99999999999
       ^^^^^^^^^^^ warning number-out-of-range: number '99999999999' is out of range
    date>soon
      nothing
    date>=2020-13
          ^^^^^^^ warning malformed-date: '2020-13' is not a date such as 2020, 2020-03 or 2020-03-17, nor a listed name; this term is ignored
    year:nineties
         ^^^^^^^^ warning malformed-number: 'nineties' is not a year; a year has four digits
    date>=2020-02-31
          ^^^^^^^^^^ warning malformed-date: '2020-02-31' has a day that its month does not have; did you mean '2020-02-29'?
        - Change to 'date>=2020-02-29': date>=2020-02-29
    c:rx
      ^^ warning malformed-colors: 'rx' is not a set of colors; did you mean 'r'?
        - Change to 'c:r': c:r
    c:yore
      ^^^^ warning malformed-colors: 'yore' is not a set of colors; the colors are white (w), blue (u), black (b), red (r) and green (g)
    c:purple
      ^^^^^^ warning malformed-colors: 'purple' is not a set of colors; the colors are white (w), blue (u), black (b), red (r) and green (g)
    c>=
      ^ error missing-value: missing value after 'c>='
        - Remove the unfinished term: 
    c:rc
      ^^ warning mixed-colors: 'rc' mixes colors with the letter for none; this term is ignored
        - Change to 'c:r': c:r
    c:wm
      ^^ warning mixed-colors: 'wm' mixes colors with the letter for many; this term is ignored
        - Change to 'c:w': c:w
    m:2k
       ^ warning malformed-cost: unknown cost symbol 'k'; this term is ignored
    m:{w
      ^ warning malformed-cost: unclosed '{'; this term is ignored
        - Insert '}': m:{w}
    m:{z}
      nothing
    devotion:wu
             ^^ warning mixed-devotion: 'wu' is not a single color or hybrid pair; this term is ignored
    oracleid:5
             ^ warning malformed-identifier: 'oracleid' takes a UUID; this term is ignored
    id:5
      nothing
    pow>pow
        ^^^ warning same-column: 'power' is compared with itself; this term is ignored
        - Remove 'pow>pow': 
    usd<=usd
         ^^^ warning same-column: 'usd' is compared with itself; this term is ignored
        - Remove 'usd<=usd': 
    a:/guay/
      ^^^^^^ warning regex-not-taken: 'artist' takes no regular expression; this term is ignored
        - Change to 'guay': a:guay
        - Change to 'o:/guay/': o:/guay/
        - Change to 't:/guay/': t:/guay/
        - Change to 'm:/guay/': m:/guay/
    mv:/3/
       ^^^ warning regex-not-taken: 'manavalue' takes no regular expression; this term is ignored
        - Change to '3': mv:3
        - Change to 'm:/3/': m:/3/
    f:/modern/
      ^^^^^^^^ warning regex-not-taken: 'format' takes no regular expression; this term is ignored
        - Change to 'modern': f:modern
        - Change to 'ft:/modern/': ft:/modern/
        - Change to 'fo:/modern/': fo:/modern/
        - Change to 't:/modern/': t:/modern/
        - Change to 'o:/modern/': o:/modern/
        - Change to 'm:/modern/': m:/modern/
    pow=1t:goblin
         ^^^^^^^^ warning glued-term: missing space between 'pow=1' and 't:goblin'
        * Insert a space before 't:goblin': pow=1 t:goblin
    t:elf"legendary"
      nothing
    t:goblin,
            ^ warning glued-comma: the comma is part of the value; 'goblin,' matches nothing
        - Remove ',': t:goblin
    t:elf, t:orc
         ^ warning glued-comma: the comma is part of the value; 'elf,' matches nothing
        - Remove ',': t:elf t:orc
    cn:1-5
       ^^^ warning value-list: ranges are not supported; write cn>=1 cn<=5
        - Change to 'cn>=1 cn<=5': cn>=1 cn<=5
    e:war,m21
      ^^^^^^^ warning value-list: value lists are not supported; write (e:war or e:m21)
        - Change to '(e:war or e:m21)': (e:war or e:m21)
    mv:1,2,3
       ^^^^^ warning value-list: value lists are not supported; write (mv:1 or mv:2 or mv:3)
        - Change to '(mv:1 or mv:2 or mv:3)': (mv:1 or mv:2 or mv:3)
    (t:elf order:cmc)
           ^^^^^^^^^ error directive-in-group: directive inside parentheses; the whole query is refused
        * Move to the end: (t:elf) order:cmc
    t:elf (c:g or unique:art)
                  ^^^^^^^^^^ error directive-in-group: directive inside parentheses; the whole query is refused
        * Move to the end: t:elf (c:g) unique:art
    -(order:cmc)
      ^^^^^^^^^ error directive-in-group: directive inside parentheses; the whole query is refused
        * Move to the end: order:cmc
    -order:cmc t:elf
      ‘-’ information negated-directive: '-' has no effect on a directive
        * Remove '-': order:cmc t:elf
    order:cmc order:name t:elf
      ‘order:cmc’ warning repeated-directive: overridden by a later 'order'
              ^^^^^^^^^^ … this one takes effect
        - Remove 'order:cmc': order:name t:elf
    unique:cards t:elf unique:art order:cmc order:name
      ‘unique:cards’ warning repeated-directive: overridden by a later 'unique'
                       ^^^^^^^^^^ … this one takes effect
        - Remove 'unique:cards': t:elf unique:art order:cmc order:name
                                  ^^^^^^^^^ warning repeated-directive: overridden by a later 'order'
                                            ^^^^^^^^^^ … this one takes effect
        - Remove 'order:cmc': unique:cards t:elf unique:art order:name
    -pow>=3
      ‘-pow>=3’ warning negated-number: '-' does not negate the comparison 'pow>=3'
        - Change to 'pow<3': pow<3
        - Change to '-(pow>=3)': -(pow>=3)
    -mv:3 t:elf
      ‘-mv:3’ warning negated-number: '-' does not negate the comparison 'mv:3'
        * Change to 'mv!=3': mv!=3 t:elf
        - Change to '-(mv:3)': -(mv:3) t:elf
    -date>2020
      ‘-date>2020’ warning negated-number: '-' does not negate the comparison 'date>2020'
        * Change to 'date<=2020': date<=2020
        - Change to '-(date>2020)': -(date>2020)
    -usd<1
      ‘-usd<1’ warning negated-number: '-' does not negate the comparison 'usd<1'
        - Change to 'usd>=1': usd>=1
        - Change to '-(usd<1)': -(usd<1)
    -pow>tou
      ‘-pow>tou’ warning negated-number: '-' does not negate the comparison 'pow>tou'
        - Change to 'pow<=tou': pow<=tou
        - Change to '-(pow>tou)': -(pow>tou)
    -(mv>3)
      nothing
    t:elf || c:g
          ^^ warning foreign-connective: '||' is read as a word of the name; use 'or' for alternatives
        - Change to 'or': t:elf or c:g
    t:elf && c:g
          ^^ warning foreign-connective: '&&' is read as a word of the name; adjacent terms must all match
        - Remove '&&': t:elf c:g
    t:elf | c:g
          ^ warning foreign-connective: '|' is read as a word of the name; use 'or' for alternatives
        - Change to 'or': t:elf or c:g
    NOT t:elf
      ‘NOT’ warning foreign-connective: 'NOT' is read as a word of the name; use '-' to exclude
        - Change to '-': -t:elf
    not t:elf
      ‘not’ warning foreign-connective: 'not' is read as a word of the name; use '-' to exclude
        - Change to '-': -t:elf
    t:elf & c:g
          ^ warning foreign-connective: '&' is read as a word of the name; adjacent terms must all match
        - Remove '&': t:elf c:g
    !t:elf
      ‘!’ warning foreign-connective: '!' matches the exact name 't:elf'; use '-' to exclude
        - Change to '-': -t:elf
    t:elf AND NOT c:g
              ^^^ warning foreign-connective: 'NOT' is read as a word of the name; use '-' to exclude
        - Change to '-': t:elf AND -c:g
    t:elf ; c:g
      nothing
    foo:bar f:modren
      ‘foo’ warning unknown-field: unknown field 'foo'; this term is ignored
      ‘foo:bar f:modren’ error all-ignored: all 2 terms are ignored; the query is refused
              ^^^^^^ warning unknown-value: unknown value 'modren' for 'format'; did you mean 'modern'?
        - Change to 'f:modern': foo:bar f:modern
    cmc3
      ‘cmc3’ hint run-together: 'cmc3' looks like a filter without an operator
        - Change to 'cmc:3': cmc:3
        - Change to 'cmc>=3': cmc>=3
        - Change to 'cmc<=3': cmc<=3
    t:elf pow4
          ^^^^ hint run-together: 'pow4' looks like a filter without an operator
        - Change to 'pow:4': t:elf pow:4
        - Change to 'pow>=4': t:elf pow>=4
        - Change to 'pow<=4': t:elf pow<=4
    tcreature
      ‘tcreature’ hint run-together: 'tcreature' looks like a filter without an operator
        - Change to 't:creature': t:creature
        - Change to 't=creature': t=creature
    r>=rr
       ^^ warning unknown-value: unknown value 'rr' for 'rarity'; did you mean 'r'?
        - Change to 'r>=r': r>=r
    t:flying
      ^^^^^^ hint swapped-role: 'flying' is a value of another field
        - Change to 'kw:flying': kw:flying
    o:creature t:haste
                 ^^^^^ hint swapped-role: 'haste' is a value of another field
        - Change to 'kw:haste': o:creature kw:haste
    o:"enters the battlefield tapped"
       ^^^^^^^^^^^^^^^^^^^^^^ warning other-wording: texts have 'enters' now, not 'enters the battlefield'
        - Change to 'enters': o:"enters tapped"
    kw:unblockable
       ^^^^^^^^^^^ warning other-wording: 'unblockable' is no value of 'kw'; write o:"can't be blocked"
        - Change to 'o:"can't be blocked"': o:"can't be blocked"
    t:green
      nothing
    modern
      ‘modern’ hint bare-value: 'modern' is searched in names; it is also a value of 'format'
        - Change to 'f:modern': f:modern
    t:elf legendary
          ^^^^^^^^^ hint bare-value: 'legendary' is searched in names; it is also a value of 'frame'
        - Change to 'frame:legendary': t:elf frame:legendary
    foil
      ‘foil’ hint bare-value: 'foil' is searched in names; it is also a value of 'new'
        - Change to 'new:foil': new:foil
    red elf
      nothing
    t:elf c:g or c:w
      ‘t:elf c:g’ hint surprising-precedence: 'or' binds loosest: this reads as (t:elf c:g) or c:w
        * Add parentheses: (t:elf c:g) or c:w
    a b or c
      ‘a b’ hint surprising-precedence: 'or' binds loosest: this reads as (a b) or c
        * Add parentheses: (a b) or c
    t:elf t:orc or t:goblin f:modern
      ‘t:elf t:orc’ hint surprising-precedence: 'or' binds loosest: this reads as (t:elf t:orc) or (t:goblin f:modern)
                   ^^^^^^^^^^^^^^^^^ … another alternative
        * Add parentheses: (t:elf t:orc) or (t:goblin f:modern)
    order:color-identity
          ^^^^^^^^^^^^^^ warning unknown-value: unknown value 'color-identity' for 'order'; this term is ignored
    order:cmcc
          ^^^^ warning unknown-value: unknown value 'cmcc' for 'order'; did you mean 'cmc'?
        - Change to 'order:cmc': order:cmc
    prefer:oldst
           ^^^^^ warning unknown-value: unknown value 'oldst' for 'prefer'; did you mean 'oldest'?
        - Change to 'prefer:oldest': prefer:oldest
    direction:up
      nothing
    display:full
      nothing
    🧝:elf
      nothing
    mv≥3 t:elf
      ^ warning foreign-operator: '≥' is not an operator; write '>='
        - Change to '>=': mv>=3 t:elf
    /^light/ c:r
      ‘/^light/’ warning bare-regex: a pattern needs a field; write name:/^light/
        - Change to 'name:/^light/': name:/^light/ c:r
    ++e:dom t:elf
      ‘++’ warning glued-term: missing space after '++'
        - Insert a space after '++': ++ e:dom t:elf
    t:elf,c:g
         ^ warning glued-comma: a space separates terms, not a comma
        - Replace ',' with a space: t:elf c:g
    c:w/u
       ^^ warning glued-term: a slash ends an unquoted value
        - Change to 'wu': c:wu
        - Change to '(c:w or c:u)': (c:w or c:u)
    t:creture kw:flyng
      ^^^^^^^ warning unknown-value: unknown value 'creture' for 'type'; did you mean 'creature'?
        - Change to 't:creature': t:creature kw:flyng
                 ^^^^^ warning unknown-value: unknown value 'flyng' for 'keyword'; did you mean 'flying'?
        - Change to 'kw:flying': t:creture kw:flying
    legal:modern banned:modern
                 ^^^^^^^^^^^^^ warning contradiction: 'legal:modern' and 'banned:modern' exclude each other; nothing matches
      ‘legal:modern’ … conflicts with this
        - Remove 'banned:modern': legal:modern
        - Remove 'legal:modern': banned:modern
    t:elf c:rx🧝
            ^^^ warning malformed-colors: 'rx🧝' is not a set of colors; the colors are white (w), blue (u), black (b), red (r) and green (g)
    t:(elf or goblin)
      ‘:’ error missing-value: each value in the parentheses needs the field 't'
        - Change to '(t:elf or t:goblin)': (t:elf or t:goblin)
        - Remove the unfinished term: (elf or goblin)
    cmc BETWEEN 2 AND 5
      ‘cmc BETWEEN 2 AND 5’ warning value-list: ranges are not supported; write cmc>=2 cmc<=5
        - Change to 'cmc>=2 cmc<=5': cmc>=2 cmc<=5
    usd<$5
        ^^ warning malformed-number: '$5' has a unit; write usd<5
        - Change to 'usd<5': usd<5
    date>2020/01/01
         ^^^^^^^^^^ warning malformed-date: '2020/01/01' is not a date such as 2020, 2020-03 or 2020-03-17; write date>2020-01-01
        - Change to 'date>2020-01-01': date>2020-01-01
    t:elf+c:g
         ^ warning glued-term: a space separates terms, not '+'
        - Change to 't:elf c:g': t:elf c:g
    t：elf　–c:g
      ‘：’ warning foreign-syntax: '：' is no sign of the language; write ':'
        - Change to 't:elf -c:g': t:elf -c:g
    order:cmc asc
              ^^^ warning foreign-syntax: 'asc' is read as a word of the name; write dir:asc
        - Change to 'order:cmc dir:asc': order:cmc dir:asc
    !Lightning Bolt
      ‘!Lightning Bolt’ warning unquoted-words: only 'Lightning' is the exact name; write !"Lightning Bolt"
        - Change to '!"Lightning Bolt"': !"Lightning Bolt"
    kw:first strike
      ‘kw:first strike’ warning unquoted-words: a value of several words needs quotes; write kw:"first strike"
        - Change to 'kw:"first strike"': kw:"first strike"
    o:/a/ o:/b/ o:/c/ o:/d/ o:/e/ o:/f/ o:/g/
                                          ^^^ information too-many-regexes: the service takes at most 6 regular expressions
    o:$text
      ^^^^^ error unset-parameter: no value for '$text'; give it with --arg text=VALUE, or in a document with a line '$text = VALUE'
        - Quote '$text' to search for the text: o:"$text"
    o:${text}
      ^^^^^^^ error foreign-parameter: '${text}' is not replaced; a parameter is written '$text'
    """##
}
