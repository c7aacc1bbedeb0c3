extension GoldenFindings {
  static let syntax = ##"""
    t:elf -
          ^ error dangling-minus: A lone '-' negates nothing: it must be glued to a term
        * Remove the unfinished term: t:elf
    - t:elf
      ‘-’ error dangling-minus: A lone '-' negates nothing: it must be glued to a term
        - Negate what follows: -t:elf
        * Remove the unfinished term: t:elf
    -
      ‘-’ error dangling-minus: A lone '-' negates nothing: it must be glued to a term
        * Remove the unfinished term: 
    t::elf
      ^ warning stray-operator: The value begins with a mark of an operator: ':elf'
        - Change to 't:elf': t:elf
        - Change to 't=elf': t=elf
    mv>>3
       ^^ error doubled-operator: The value begins with an operator: '>3'
        * Use '>': mv>3
        - Change to 'mv>=3': mv>=3
        - Change to 'mv:3': mv:3
        - Remove the unfinished term: 
    mv=>=3
        ^^ error doubled-operator: The value begins with an operator: '=3'
        * Use '>=': mv>=3
        - Change to 'mv=3': mv=3
        - Change to 'mv<=3': mv<=3
        - Remove the unfinished term: 
    ()
      ‘()’ error empty-group: The parentheses hold no term
        * Remove the parentheses: 
    t:elf ()
          ^^ error empty-group: The parentheses hold no term
        * Remove the parentheses: t:elf
    t:elf (  ) c:g
          ^^^^ error empty-group: The parentheses hold no term
        * Remove the parentheses: t:elf c:g
    -()
      ‘-()’ error empty-group: The parentheses hold no term
        * Remove the parentheses: 
    year!2020
      ‘year!2020’ hint run-together: 'year!2020' looks like a filter without its operator
        - Change to 'year:2020': year:2020
        - Change to 'year>=2020': year>=2020
        - Change to 'year<=2020': year<=2020
    t:elf year!2020
          ^^^^^^^^^ hint run-together: 'year!2020' looks like a filter without its operator
        - Change to 'year:2020': t:elf year:2020
        - Change to 'year>=2020': t:elf year>=2020
        - Change to 'year<=2020': t:elf year<=2020
    or t:elf
      ‘or’ error leading-connective: Nothing stands before 'or'
        * Remove 'or': t:elf
    and t:elf
      ‘and’ error leading-connective: Nothing stands before 'and'
        * Remove 'and': t:elf
    t:elf (or c:g)
           ^^ error leading-connective: Nothing stands before 'or'
        * Remove 'or': t:elf (c:g)
    t:elf or and c:g
             ^^^ error repeated-connective: One connective is enough here: 'and' is passed over
        * Remove 'and': t:elf or c:g
    !
      ‘!’ error missing-exact-name: A lone '!' names nothing: it must be glued to a name
        * Remove the unfinished term: 
    t:elf !
          ^ error missing-exact-name: A lone '!' names nothing: it must be glued to a name
        * Remove the unfinished term: t:elf
    :elf
      ‘:elf’ error missing-field: No field stands before the operator of ':elf'
        - Change to 't:elf': t:elf
        - Change to 'o:elf': o:elf
        - Change to 's:elf': s:elf
        * Remove the unfinished term: 
    >=3 t:elf
      ‘>=3’ error missing-field: No field stands before the operator of '>=3'
        - Change to 'id>=3': id>=3 t:elf
        - Change to 'c>=3': c>=3 t:elf
        - Change to 'produces>=3': produces>=3 t:elf
        * Remove the unfinished term: t:elf
    t:elf or
           ^ error missing-operand: Nothing follows 'or'
          ^^ … 'or' joins what stands before it with nothing
        * Remove 'or': t:elf
    t:elf and
            ^ error missing-operand: Nothing follows 'and'
          ^^^ … 'and' joins what stands before it with nothing
        * Remove 'and': t:elf
    (t:elf or) c:g
            ^ error missing-operand: Nothing follows 'or'
           ^^ … 'or' joins what stands before it with nothing
        * Remove 'or': (t:elf) c:g
    t:elf or
    ··
      1:8+1 error missing-operand: Nothing follows 'or'
      1:7+2 … 'or' joins what stands before it with nothing
        * Remove 'or': t:elf⏎  
    "lightning"bolt
              ^ warning missing-space: Text is glued to the closing quote; it is read as a term of its own
        * Insert a space: "lightning" bolt
    (t:elf)c:g
      nothing
    t:elf(c:g)
      nothing
    t:
      ‘:’ error missing-value: No value follows 't:'
        * Remove the unfinished term: 
    t: or c:g
      ‘:’ error missing-value: No value follows 't:'
        * Remove the unfinished term: c:g
    mv>= t:elf
       ^ error missing-value: No value follows 'mv>='
        * Remove the unfinished term: t:elf
    t:elf f:
           ^ error missing-value: No value follows 'f:'
        * Remove the unfinished term: t:elf
    ⟪130 (⟫t:elf⟪130 )⟫
      1:129+2 error nesting-too-deep: Parentheses are nested more than 128 deep; the inner ones are passed over
    t:elf or or c:g
             ^^ error repeated-connective: One connective is enough here: 'or' is passed over
        * Remove 'or': t:elf or c:g
    t:elf and and and c:g
              ^^^^^^^ error repeated-connective: One connective is enough here: 'and and' is passed over
        * Remove 'and': t:elf and c:g
    t:elf or and or c:g
             ^^^^^^ error repeated-connective: One connective is enough here: 'and or' is passed over
        * Remove 'and': t:elf or c:g
    --t:elf
      ‘--’ warning repeated-minus: These '-' cancel out
        * Remove '--': t:elf
    ---t:elf
      ‘--’ warning repeated-minus: These '-' cancel out
        * Remove '--': -t:elf
    --(t:elf or c:g)
      ‘--’ warning repeated-minus: These '-' cancel out
        * Remove '--': (t:elf or c:g)
    t: elf
      ^ error space-after-operator: A space separates 't:' from its value
        * Remove the space: t:elf
    mv >3
       ^ error space-before-operator: A space separates a field from its operator '>'
        * Remove the space: mv>3
        - Change to 'id>3': mv id>3
        - Change to 'c>3': mv c>3
        - Change to 'produces>3': mv produces>3
    mv > 3
       ^ error space-before-operator: A space separates a field from its operator '>'
        * Remove the space: mv>3
    t : elf
      ^ error space-before-operator: A space separates a field from its operator ':'
        * Remove the space: t:elf
    o: "draw a card"
      ^ error space-after-operator: A space separates 'o:' from its value
        * Remove the space: o:"draw a card"
    t:elf)
         ^ error surplus-parenthesis: No '(' opens what this ')' closes
        * Remove ')': t:elf
    t:elf)) c:g
         ^^ error surplus-parenthesis: No '(' opens what this ')' closes
        * Remove ')': t:elf c:g
    )t:elf(
      ‘)’ error surplus-parenthesis: No '(' opens what this ')' closes
        * Remove ')': t:elf(
          ^ error unclosed-group: No ')' closes this '('
        * Remove the parentheses: )t:elf
    (t:elf or c:g
      ‘(’ error unclosed-group: No ')' closes this '('
        * Insert ')': (t:elf or c:g)
    -(t:elf (c:g
      ‘(’ error unclosed-group: No ')' closes this '('
        * Insert ')': -(t:elf (c:g)
            ^ error unclosed-group: No ')' closes this '('
        * Insert ')': -(t:elf (c:g)
    t:elf ((c:g) or c:w
          ^ error unclosed-group: No ')' closes this '('
        * Insert ')': t:elf ((c:g) or c:w)
    o:"draw a card
      ^ error unclosed-quote: No quote closes this one
        * Insert '"': o:"draw a card"
    !"Lightning Bolt
      ‘"’ error unclosed-quote: No quote closes this one
        * Insert '"': !"Lightning Bolt"
    'Goblin
      ‘'’ error unclosed-quote: No quote closes this one
        * Insert ''': 'Goblin'
    o:“draw
      ^ error unclosed-quote: No quote closes this one
        * Insert '”': o:“draw”
    t:elf o:/^draw
            ^ error unclosed-regex: No '/' closes this regular expression
        * Insert '/': t:elf o:/^draw/
    o:/draw\
      ^ error unclosed-regex: No '/' closes this regular expression
        * Insert '\/': o:/draw\\/
    bolt" t:elf
        ^ warning unopened-quote: This quote was never opened; it is read as a letter of 'bolt"'
        * Remove '"': bolt t:elf
    draw"a card"
               ^ warning unopened-quote: This quote was never opened; it is read as a letter of 'card"'
        * Remove '"': draw"a card
    t:🧝 or
         ^ error missing-operand: Nothing follows 'or'
        ^^ … 'or' joins what stands before it with nothing
        * Remove 'or': t:🧝
    🧝 t: elf
        ^ error space-after-operator: A space separates 't:' from its value
        * Remove the space: 🧝 t:elf
    -/bolt/ t:elf
      ‘/’ warning stray-punctuation: '/' between a prefix and its term is ignored
        - Change to '-name:/bolt/': -name:/bolt/ t:elf
        * Remove '/': -bolt t:elf
    kaboom!
      nothing
    t:elf year! c:g
              ^ warning half-operator: 'year!' ends in half an operator, so the term is ignored
        - Remove '!': t:elf year c:g
        - Remove 'year!': t:elf c:g
    """##
}
