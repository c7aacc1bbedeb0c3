extension GoldenDiagnostics {
  static let syntax = ##"""
    t:elf -
          ^ error dangling-minus: '-' without a term; attach it to the term to negate
        * Remove the unfinished term: t:elf
    - t:elf
      ‘-’ error dangling-minus: '-' without a term; attach it to the term to negate
        - Negate what follows: -t:elf
        - Remove the unfinished term: t:elf
    -
      ‘-’ error dangling-minus: '-' without a term; attach it to the term to negate
        * Remove the unfinished term: 
    t::elf
      ^ warning stray-operator: value starts with an operator: ':elf'
        - Change to 't:elf': t:elf
        - Change to 't=elf': t=elf
    mv>>3
       ^^ error doubled-operator: value starts with an operator: '>3'
        * Use '>': mv>3
        - Change to 'mv>=3': mv>=3
        - Change to 'mv:3': mv:3
        - Remove the unfinished term: 
    mv=>=3
        ^^ error doubled-operator: value starts with an operator: '=3'
        * Use '>=': mv>=3
        - Change to 'mv=3': mv=3
        - Change to 'mv<=3': mv<=3
        - Remove the unfinished term: 
    ()
      ‘()’ error empty-group: no term between the parentheses
        * Remove the parentheses: 
    t:elf ()
          ^^ error empty-group: no term between the parentheses
        * Remove the parentheses: t:elf
    t:elf (  ) c:g
          ^^^^ error empty-group: no term between the parentheses
        * Remove the parentheses: t:elf c:g
    -()
      ‘-()’ error empty-group: no term between the parentheses
        * Remove the parentheses: 
    year!2020
      ‘year!2020’ hint run-together: 'year!2020' looks like a filter without an operator
        - Change to 'year!=2020': year!=2020
        - Change to 'year:2020': year:2020
    t:elf year!2020
          ^^^^^^^^^ hint run-together: 'year!2020' looks like a filter without an operator
        - Change to 'year!=2020': t:elf year!=2020
        - Change to 'year:2020': t:elf year:2020
    or t:elf
      ‘or’ error leading-connective: missing term before 'or'
        * Remove 'or': t:elf
    and t:elf
      ‘and’ error leading-connective: missing term before 'and'
        * Remove 'and': t:elf
    t:elf (or c:g)
           ^^ error leading-connective: missing term before 'or'
        * Remove 'or': t:elf (c:g)
    t:elf or and c:g
             ^^^ error repeated-connective: repeated connective 'and' is ignored
        * Remove 'and': t:elf or c:g
    !
      ‘!’ error missing-exact-name: '!' without a name; attach it to the name
        * Remove the unfinished term: 
    t:elf !
          ^ error missing-exact-name: '!' without a name; attach it to the name
        * Remove the unfinished term: t:elf
    :elf
      ‘:elf’ error missing-field: missing field before the operator of ':elf'
        - Change to 't:elf': t:elf
        - Change to 'o:elf': o:elf
        - Change to 'a:elf': a:elf
        - Remove the unfinished term: 
    >=3 t:elf
      ‘>=3’ error missing-field: missing field before the operator of '>=3'
        - Change to 'pow>=3': pow>=3 t:elf
        - Change to 'mv>=3': mv>=3 t:elf
        - Change to 'usd>=3': usd>=3 t:elf
        - Remove the unfinished term: t:elf
    t:elf or
           ^ error missing-operand: missing term after 'or'
          ^^ … 'or' has no right operand
        * Remove 'or': t:elf
    t:elf and
            ^ error missing-operand: missing term after 'and'
          ^^^ … 'and' has no right operand
        * Remove 'and': t:elf
    (t:elf or) c:g
            ^ error missing-operand: missing term after 'or'
           ^^ … 'or' has no right operand
        * Remove 'or': (t:elf) c:g
    t:elf or
    ··
      1:8+1 error missing-operand: missing term after 'or'
      1:7+2 … 'or' has no right operand
        * Remove 'or': t:elf⏎  
    "lightning"bolt
              ^ warning missing-space: missing space after the closing quote; what follows is a separate term
        * Insert a space: "lightning" bolt
    (t:elf)c:g
      nothing
    t:elf(c:g)
      nothing
    t:
      ‘:’ error missing-value: missing value after 't:'
        - Remove the unfinished term: 
    t: or c:g
      ‘:’ error missing-value: missing value after 't:'
        - Remove the unfinished term: c:g
    mv>= t:elf
       ^ error missing-value: missing value after 'mv>='
        - Remove the unfinished term: t:elf
    t:elf f:
           ^ error missing-value: missing value after 'f:'
        - Remove the unfinished term: t:elf
    ⟪130 (⟫t:elf⟪130 )⟫
      1:129+2 error nesting-too-deep: parentheses nested more than 128 deep; the inner ones are ignored
    t:elf or or c:g
             ^^ error repeated-connective: repeated connective 'or' is ignored
        * Remove 'or': t:elf or c:g
    t:elf and and and c:g
              ^^^^^^^ error repeated-connective: repeated connective 'and and' is ignored
        * Remove 'and': t:elf and c:g
    t:elf or and or c:g
             ^^^^^^ error repeated-connective: repeated connective 'and or' is ignored
        * Remove 'and': t:elf or c:g
    --t:elf
      ‘--’ warning repeated-minus: these '-' cancel each other out
        * Remove '--': t:elf
    ---t:elf
      ‘--’ warning repeated-minus: these '-' cancel each other out
        * Remove '--': -t:elf
    --(t:elf or c:g)
      ‘--’ warning repeated-minus: these '-' cancel each other out
        * Remove '--': (t:elf or c:g)
    t: elf
      ^ error space-after-operator: space between 't:' and its value
        * Remove the space: t:elf
    mv >3
       ^ error space-before-operator: space between a field and its operator '>'
        * Remove the space: mv>3
        - Change to 'pow>3': mv pow>3
        - Change to 'mv>3': mv mv>3
        - Change to 'usd>3': mv usd>3
    mv > 3
       ^ error space-before-operator: space between a field and its operator '>'
        * Remove the space: mv>3
    t : elf
      ^ error space-before-operator: space between a field and its operator ':'
        * Remove the space: t:elf
    o: "draw a card"
      ^ error space-after-operator: space between 'o:' and its value
        * Remove the space: o:"draw a card"
    t:elf)
         ^ error surplus-parenthesis: unmatched ')'
        * Remove ')': t:elf
    t:elf)) c:g
         ^^ error surplus-parenthesis: unmatched ')'
        * Remove ')': t:elf c:g
    )t:elf(
      ‘)’ error surplus-parenthesis: unmatched ')'
        * Remove ')': t:elf(
          ^ error unclosed-group: unclosed '('
        * Remove the parentheses: )t:elf
    (t:elf or c:g
      ‘(’ error unclosed-group: unclosed '('
        * Insert ')': (t:elf or c:g)
    -(t:elf (c:g
      ‘(’ error unclosed-group: unclosed '('
        * Insert ')': -(t:elf (c:g)
            ^ error unclosed-group: unclosed '('
        * Insert ')': -(t:elf (c:g)
    t:elf ((c:g) or c:w
          ^ error unclosed-group: unclosed '('
        * Insert ')': t:elf ((c:g) or c:w)
    o:"draw a card
      ^ error unclosed-quote: unclosed quote
        * Insert '"': o:"draw a card"
    !"Lightning Bolt
      ‘"’ error unclosed-quote: unclosed quote
        * Insert '"': !"Lightning Bolt"
    'Goblin
      ‘'’ error unclosed-quote: unclosed quote
        * Insert ''': 'Goblin'
    o:“draw
      ^ error unclosed-quote: unclosed quote
        * Insert '”': o:“draw”
    t:elf o:/^draw
            ^ error unclosed-regex: unclosed regular expression
        * Insert '/': t:elf o:/^draw/
    o:/draw\
      ^ error unclosed-regex: unclosed regular expression
        * Insert '\/': o:/draw\\/
    bolt" t:elf
        ^ warning unopened-quote: unopened quote is read as part of 'bolt"'
        * Remove '"': bolt t:elf
    draw"a card"
               ^ warning unopened-quote: unopened quote is read as part of 'card"'
        * Remove '"': draw"a card
    t:🧝 or
         ^ error missing-operand: missing term after 'or'
        ^^ … 'or' has no right operand
        * Remove 'or': t:🧝
    🧝 t: elf
        ^ error space-after-operator: space between 't:' and its value
        * Remove the space: 🧝 t:elf
    -/bolt/ t:elf
      ‘/’ warning stray-punctuation: '/' between a prefix and its term is ignored
        - Change to '-name:/bolt/': -name:/bolt/ t:elf
        - Remove '/': -bolt t:elf
    kaboom!
      nothing
    t:elf year! c:g
              ^ warning half-operator: incomplete operator '!' in 'year!'; this term is ignored
        - Remove '!': t:elf year c:g
        - Remove 'year!': t:elf c:g
    """##
}
