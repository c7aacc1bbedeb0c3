extension GoldenFindings {
  static let logic = ##"""
    mv>3 mv<2
         ^^^^ warning contradiction: 'mv>3' and 'mv<2' exclude each other, so this finds nothing
      ‘mv>3’ … what it excludes
        - Remove 'mv<2': mv>3
        - Remove 'mv>3': mv<2
    t:elf -t:elf
          ^^^^^^ warning contradiction: 't:elf' and '-t:elf' exclude each other, so this finds nothing
      ‘t:elf’ … what it excludes
        - Remove '-t:elf': t:elf
        - Remove 't:elf': -t:elf
    (c:g -c:g) or t:elf
         ^^^^ warning contradiction: 'c:g' and '-c:g' exclude each other, so this finds nothing
      ‘c:g’ … what it excludes
        - Remove '-c:g': (c:g) or t:elf
        - Remove 'c:g': (-c:g) or t:elf
    t:elf (mv>5 mv<5)
                ^^^^ warning contradiction: 'mv>5' and 'mv<5' exclude each other, so this finds nothing
           ^^^^ … what it excludes
        - Remove 'mv<5': t:elf (mv>5)
        - Remove 'mv>5': t:elf (mv<5)
    is:foil not:foil
            ^^^^^^^^ warning contradiction: 'is:foil' and 'not:foil' exclude each other, so this finds nothing
      ‘is:foil’ … what it excludes
        - Remove 'not:foil': is:foil
        - Remove 'is:foil': not:foil
    c:g or -c:g
           ^^^^ information always-true: One of 'c:g' and '-c:g' always holds, so the alternatives narrow nothing
      ‘c:g’ … the other alternative
    t:elf (c:g or -c:g)
                  ^^^^ information always-true: One of 'c:g' and '-c:g' always holds, so the alternatives narrow nothing
           ^^^ … the other alternative
        * Remove '(c:g or -c:g)': t:elf
    mv>3 or mv<=3
            ^^^^^ information always-true: One of 'mv>3' and 'mv<=3' always holds, so the alternatives narrow nothing
      ‘mv>3’ … the other alternative
    t:elf t:elf
          ^^^^^ information duplicate-term: 't:elf' says the same as 't:elf'
      ‘t:elf’ … what it follows from
        * Remove 't:elf': t:elf
    t:elf or type:ELF
             ^^^^^^^^ information duplicate-term: 'type:ELF' says the same as 't:elf'
      ‘t:elf’ … what it follows from
        * Remove 'type:ELF': t:elf
    t:elf -(t:elf)
            ^^^^^ warning contradiction: 't:elf' and 't:elf' exclude each other, so this finds nothing
      ‘t:elf’ … what it excludes
        - Remove 't:elf': t:elf
        - Remove 't:elf': -(t:elf)
    bolt bolt
         ^^^^ information duplicate-term: 'bolt' says the same as 'bolt'
      ‘bolt’ … what it follows from
        * Remove 'bolt': bolt
    mv>3 mv>5
      ‘mv>3’ information redundant-term: 'mv>3' follows from 'mv>5', so it narrows nothing
         ^^^^ … what it follows from
        * Remove 'mv>3': mv>5
    c:g c:gw
      ‘c:g’ information redundant-term: 'c:g' follows from 'c:gw', so it narrows nothing
        ^^^^ … what it follows from
        * Remove 'c:g': c:gw
    c>=gw c>=g or t:elf
      ‘c>=gw c>=g’ hint surprising-precedence: 'or' binds weaker than a space, so 'c>=gw c>=g' is one alternative
        * Put it between parentheses: (c>=gw c>=g) or t:elf
          ^^^^ information redundant-term: 'c>=g' follows from 'c>=gw', so it narrows nothing
      ‘c>=gw’ … what it follows from
        * Remove 'c>=g': c>=gw or t:elf
    f:modern t:elf (f:modern or c:g)
                   ^^^^^^^^^^^^^^^^^ information redundant-term: '(f:modern or c:g)' follows from 'f:modern', so it narrows nothing
      ‘f:modern’ … what it follows from
        * Remove '(f:modern or c:g)': f:modern t:elf
    t:elf or t:elf c:g
             ^^^^^^^^^ hint surprising-precedence: 'or' binds weaker than a space, so 't:elf c:g' is one alternative
        * Put it between parentheses: t:elf or (t:elf c:g)
    -t:elf -t:elf
           ^^^^^^ information duplicate-term: '-t:elf' says the same as '-t:elf'
      ‘-t:elf’ … what it follows from
        * Remove '-t:elf': -t:elf
    r>=r r:m
      ‘r>=r’ information redundant-term: 'r>=r' follows from 'r:m', so it narrows nothing
         ^^^ … what it follows from
        * Remove 'r>=r': r:m
    year>2020 year>2019
              ^^^^^^^^^ information redundant-term: 'year>2019' follows from 'year>2020', so it narrows nothing
      ‘year>2020’ … what it follows from
        * Remove 'year>2019': year>2020
    pow>tou tou<pow
      nothing
    t:elf
    ··t:elf
      2:3+5 information duplicate-term: 't:elf' says the same as 't:elf'
      1:1+5 … what it follows from
        * Remove 't:elf': t:elf
    t:elf ␍
    ··or t:elf
      2:6+5 information duplicate-term: 't:elf' says the same as 't:elf'
      1:1+5 … what it follows from
        * Remove 't:elf': t:elf
    mv:even mv:odd
            ^^^^^^ warning contradiction: 'mv:even' and 'mv:odd' exclude each other, so this finds nothing
      ‘mv:even’ … what it excludes
        - Remove 'mv:odd': mv:even
        - Remove 'mv:even': mv:odd
    -(t:elf or c:g) t:elf
                    ^^^^^ warning contradiction: 't:elf' and 't:elf' exclude each other, so this finds nothing
      ^^^^^ … what it excludes
        - Remove 't:elf': -(t:elf or c:g)
        - Remove 't:elf': -(c:g) t:elf
    c:g (mv>3 mv<2) or t:elf
      ‘c:g (mv>3 mv<2)’ hint surprising-precedence: 'or' binds weaker than a space, so 'c:g (mv>3 mv<2)' is one alternative
        * Put it between parentheses: (c:g (mv>3 mv<2)) or t:elf
              ^^^^ warning contradiction: 'mv>3' and 'mv<2' exclude each other, so this finds nothing
         ^^^^ … what it excludes
        - Remove 'mv<2': c:g (mv>3) or t:elf
        - Remove 'mv>3': c:g (mv<2) or t:elf
    t:elf or mv>3 mv<2
             ^^^^^^^^^ hint surprising-precedence: 'or' binds weaker than a space, so 'mv>3 mv<2' is one alternative
        * Put it between parentheses: t:elf or (mv>3 mv<2)
                  ^^^^ warning contradiction: 'mv>3' and 'mv<2' exclude each other, so this finds nothing
             ^^^^ … what it excludes
        - Remove 'mv<2': t:elf or mv>3
        - Remove 'mv>3': t:elf or mv<2
    pow>3 pow<2
          ^^^^^ information contradiction-within-part: 'pow>3' and 'pow<2' cannot both hold for one face or part of a card
      ‘pow>3’ … what it excludes
        - Remove 'pow<2': pow>3
        - Remove 'pow>3': pow<2
    """##
}
