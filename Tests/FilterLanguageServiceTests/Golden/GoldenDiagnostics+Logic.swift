extension GoldenDiagnostics {
  static let logic = ##"""
    mv>3 mv<2
         ^^^^ warning contradiction: 'mv>3' and 'mv<2' exclude each other; nothing matches
      ‘mv>3’ … conflicts with this
        - Remove 'mv<2': mv>3
        - Remove 'mv>3': mv<2
    t:elf -t:elf
          ^^^^^^ warning contradiction: 't:elf' and '-t:elf' exclude each other; nothing matches
      ‘t:elf’ … conflicts with this
        - Remove '-t:elf': t:elf
        - Remove 't:elf': -t:elf
    (c:g -c:g) or t:elf
         ^^^^ warning contradiction: 'c:g' and '-c:g' exclude each other; nothing matches
      ‘c:g’ … conflicts with this
        - Remove '-c:g': (c:g) or t:elf
        - Remove 'c:g': (-c:g) or t:elf
    t:elf (mv>5 mv<5)
                ^^^^ warning contradiction: 'mv>5' and 'mv<5' exclude each other; nothing matches
           ^^^^ … conflicts with this
        - Remove 'mv<5': t:elf (mv>5)
        - Remove 'mv>5': t:elf (mv<5)
    is:foil not:foil
            ^^^^^^^^ warning contradiction: 'is:foil' and 'not:foil' exclude each other; nothing matches
      ‘is:foil’ … conflicts with this
        - Remove 'not:foil': is:foil
        - Remove 'is:foil': not:foil
    c:g or -c:g
           ^^^^ information always-true: one of 'c:g' and '-c:g' always matches; the alternatives have no effect
      ‘c:g’ … the other alternative
    t:elf (c:g or -c:g)
                  ^^^^ information always-true: one of 'c:g' and '-c:g' always matches; the alternatives have no effect
           ^^^ … the other alternative
        - Remove '(c:g or -c:g)': t:elf
    mv>3 or mv<=3
            ^^^^^ information always-true: one of 'mv>3' and 'mv<=3' always matches; the alternatives have no effect
      ‘mv>3’ … the other alternative
    t:elf t:elf
          ^^^^^ information duplicate-term: 't:elf' is written twice
      ‘t:elf’ … same condition
        - Remove 't:elf': t:elf
    t:elf or type:ELF
             ^^^^^^^^ information duplicate-term: 'type:ELF' means the same as 't:elf'
      ‘t:elf’ … same condition
        - Remove 'type:ELF': t:elf
    t:elf -(t:elf)
            ^^^^^ warning contradiction: '-(t:elf)' excludes 't:elf'; nothing matches
      ‘t:elf’ … conflicts with this
        - Remove 't:elf' from '-(t:elf)': t:elf
        - Remove 't:elf': -(t:elf)
    bolt bolt
         ^^^^ information duplicate-term: 'bolt' is written twice
      ‘bolt’ … same condition
        - Remove 'bolt': bolt
    mv>3 mv>5
      ‘mv>3’ information redundant-term: 'mv>3' has no effect; 'mv>5' implies it
         ^^^^ … implied by this
        - Remove 'mv>3': mv>5
    c:g c:gw
      ‘c:g’ information redundant-term: 'c:g' has no effect; 'c:gw' implies it
        ^^^^ … implied by this
        - Remove 'c:g': c:gw
    c>=gw c>=g or t:elf
      ‘c>=gw c>=g’ hint surprising-precedence: 'or' binds loosest: this reads as (c>=gw c>=g) or t:elf
        * Add parentheses: (c>=gw c>=g) or t:elf
          ^^^^ information redundant-term: 'c>=g' has no effect; 'c>=gw' implies it
      ‘c>=gw’ … implied by this
        - Remove 'c>=g': c>=gw or t:elf
    f:modern t:elf (f:modern or c:g)
                   ^^^^^^^^^^^^^^^^^ information redundant-term: '(f:modern or c:g)' has no effect; 'f:modern' implies it
      ‘f:modern’ … implied by this
        - Remove '(f:modern or c:g)': f:modern t:elf
    t:elf or t:elf c:g
             ^^^^^^^^^ hint surprising-precedence: 'or' binds loosest: this reads as t:elf or (t:elf c:g)
        * Add parentheses: t:elf or (t:elf c:g)
    -t:elf -t:elf
           ^^^^^^ information duplicate-term: '-t:elf' is written twice
      ‘-t:elf’ … same condition
        - Remove '-t:elf': -t:elf
    r>=r r:m
      ‘r>=r’ information redundant-term: 'r>=r' has no effect; 'r:m' implies it
         ^^^ … implied by this
        - Remove 'r>=r': r:m
    year>2020 year>2019
              ^^^^^^^^^ information redundant-term: 'year>2019' has no effect; 'year>2020' implies it
      ‘year>2020’ … implied by this
        - Remove 'year>2019': year>2020
    pow>tou tou<pow
      nothing
    t:elf
    ··t:elf
      2:3+5 information duplicate-term: 't:elf' is written twice
      1:1+5 … same condition
        - Remove 't:elf': t:elf
    t:elf ␍
    ··or t:elf
      2:6+5 information duplicate-term: 't:elf' is written twice
      1:1+5 … same condition
        - Remove 't:elf': t:elf
    mv:even mv:odd
            ^^^^^^ warning contradiction: 'mv:even' and 'mv:odd' exclude each other; nothing matches
      ‘mv:even’ … conflicts with this
        - Remove 'mv:odd': mv:even
        - Remove 'mv:even': mv:odd
    -(t:elf or c:g) t:elf
                    ^^^^^ warning contradiction: '-(t:elf or c:g)' excludes 't:elf'; nothing matches
      ^^^^^ … conflicts with this
        - Remove 't:elf': -(t:elf or c:g)
        - Remove 't:elf' from '-(t:elf or c:g)': -(c:g) t:elf
    c:g (mv>3 mv<2) or t:elf
      ‘c:g (mv>3 mv<2)’ hint surprising-precedence: 'or' binds loosest: this reads as (c:g (mv>3 mv<2)) or t:elf
        * Add parentheses: (c:g (mv>3 mv<2)) or t:elf
              ^^^^ warning contradiction: 'mv>3' and 'mv<2' exclude each other; nothing matches
         ^^^^ … conflicts with this
        - Remove 'mv<2': c:g (mv>3) or t:elf
        - Remove 'mv>3': c:g (mv<2) or t:elf
    t:elf or mv>3 mv<2
             ^^^^^^^^^ hint surprising-precedence: 'or' binds loosest: this reads as t:elf or (mv>3 mv<2)
        * Add parentheses: t:elf or (mv>3 mv<2)
                  ^^^^ warning contradiction: 'mv>3' and 'mv<2' exclude each other; nothing matches
             ^^^^ … conflicts with this
        - Remove 'mv<2': t:elf or mv>3
        - Remove 'mv>3': t:elf or mv<2
    pow>3 pow<2
          ^^^^^ information contradiction-within-part: 'pow>3' and 'pow<2' exclude each other within one part of the same card
      ‘pow>3’ … conflicts with this
        - Remove 'pow<2': pow>3
        - Remove 'pow>3': pow<2
    """##
}
