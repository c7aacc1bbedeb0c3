extension GoldenMenus {
  static let selections = ##"""
    ①t:elf② c:g
      refactor.rewrite: Negate 't:elf'
        -t:elf c:g
      refactor.rewrite: Write names in full: type:elf
        type:elf c:g
      refactor.rewrite: Sort the terms
        c:g t:elf
      refactor.rewrite: Write all names in the query in full
        type:elf color:g
      refactor.rewrite: Write 'and' between terms
        t:elf and c:g
    ①t:elf c:g② c:w
      refactor.extract: Put parentheses around the selection
        (t:elf c:g) c:w
      refactor.rewrite: Negate 't:elf c:g'
        -(t:elf c:g) c:w
      refactor.rewrite: Write names in full
        type:elf color:g c:w
      refactor.rewrite: Sort the terms
        c:g t:elf c:w
      refactor.rewrite: Write all names in the query in full
        type:elf color:g color:w
      refactor.rewrite: Write 'and' between terms
        t:elf and c:g and c:w
    ①t:elf② or c:g
      refactor.rewrite: Negate 't:elf'
        -t:elf or c:g
      refactor.rewrite: Write names in full: type:elf
        type:elf or c:g
      refactor.rewrite: Sort the terms
        c:g or t:elf
      refactor.rewrite: Write all names in the query in full
        type:elf or color:g
    ①t:elf or c:g② or c:w
      refactor.extract: Put parentheses around the selection
        (t:elf or c:g) or c:w
      refactor.rewrite: Negate 't:elf or c:g'
        -(t:elf or c:g) or c:w
      refactor.rewrite: Write names in full
        type:elf or color:g or c:w
      refactor.rewrite: Sort the terms
        c:g or t:elf or c:w
      refactor.rewrite: Write all names in the query in full
        type:elf or color:g or color:w
    t:elf ①c:g or c:w②
      quickfix *: Add parentheses
        (t:elf c:g) or c:w
      refactor.extract: Put parentheses around the selection
        (t:elf c:g or c:w)
      refactor.rewrite: Negate 't:elf c:g or c:w'
        -(t:elf c:g or c:w)
      refactor.rewrite: Sort the terms
        c:w or t:elf c:g
      refactor.rewrite: Write all names in the query in full
        type:elf color:g or color:w
      refactor.rewrite: Write 'and' between terms
        t:elf and c:g or c:w
    t:elf ①-c:g -c:w② f:edh
      refactor.extract: Put parentheses around the selection
        t:elf (-c:g -c:w) f:edh
      refactor.rewrite: Negate '-c:g -c:w'
        t:elf -(-c:g -c:w) f:edh
      refactor.rewrite: Factor out the negation: -(c:g or c:w)
        t:elf -(c:g or c:w) f:edh
      refactor.rewrite: Write names in full
        t:elf -color:g -color:w f:edh
      refactor.rewrite: Sort the terms
        t:elf f:edh -c:g -c:w
      refactor.rewrite: Write all names in the query in full
        type:elf -color:g -color:w format:commander
      refactor.rewrite: Write 'and' between terms
        t:elf and -c:g and -c:w and f:edh
    ①-t:elf c:g② -c:w
      refactor.extract: Put parentheses around the selection
        (-t:elf c:g) -c:w
      refactor.rewrite: Negate '-t:elf c:g'
        -(-t:elf c:g) -c:w
      refactor.rewrite: Write names in full
        -type:elf color:g -c:w
      refactor.rewrite: Sort the terms
        c:g -t:elf -c:w
      refactor.rewrite: Write all names in the query in full
        -type:elf color:g -color:w
      refactor.rewrite: Write 'and' between terms
        -t:elf and c:g and -c:w
    ①mv>=2 mv<=4② t:elf
      refactor.extract: Put parentheses around the selection
        (mv>=2 mv<=4) t:elf
      refactor.rewrite: Negate 'mv>=2 mv<=4'
        -(mv>=2 mv<=4) t:elf
      refactor.rewrite: Write names in full
        manavalue>=2 manavalue<=4 t:elf
      refactor.rewrite: Write all names in the query in full
        manavalue>=2 manavalue<=4 type:elf
      refactor.rewrite: Write 'and' between terms
        mv>=2 and mv<=4 and t:elf
    t:elf① ②c:g
      refactor.rewrite: Negate 'c:g'
        t:elf -c:g
      refactor.rewrite: Write names in full: color:g
        t:elf color:g
      refactor.rewrite: Sort the terms
        c:g t:elf
    t:e①l②f c:g
      refactor.rewrite: Negate 't:elf'
        -t:elf c:g
      refactor.rewrite: Write names in full: type:elf
        type:elf c:g
      refactor.rewrite: Sort the terms
        c:g t:elf
      refactor.rewrite: Write all names in the query in full
        type:elf color:g
      refactor.rewrite: Write 'and' between terms
        t:elf and c:g
    ①t:elf (c:g② or c:w)
      refactor.extract: Put parentheses around the selection
        (t:elf (c:g or c:w))
      refactor.rewrite: Negate 't:elf (c:g or c:w)'
        -(t:elf (c:g or c:w))
      refactor.rewrite: Write all names in the query in full
        type:elf (color:g or color:w)
      refactor.rewrite: Write 'and' between terms
        t:elf and (c:g or c:w)
    t:elf (①c:g or c:w②)
      refactor.rewrite: Negate '(c:g or c:w)'
        t:elf -(c:g or c:w)
      refactor.rewrite: Distribute over '(c:g or c:w)': t:elf c:g or t:elf c:w
        t:elf c:g or t:elf c:w
      refactor.rewrite: Write names in full
        t:elf (color:g or color:w)
      refactor.rewrite: Write all names in the query in full
        type:elf (color:g or color:w)
      refactor.rewrite: Write 'and' between terms
        t:elf and (c:g or c:w)
    t:elf ①(c:g or c:w)②
      refactor.rewrite: Negate '(c:g or c:w)'
        t:elf -(c:g or c:w)
      refactor.rewrite: Distribute over '(c:g or c:w)': t:elf c:g or t:elf c:w
        t:elf c:g or t:elf c:w
      refactor.rewrite: Write names in full
        t:elf (color:g or color:w)
      refactor.rewrite: Write all names in the query in full
        type:elf (color:g or color:w)
      refactor.rewrite: Write 'and' between terms
        t:elf and (c:g or c:w)
    t:elf ①or② c:g
      refactor.extract: Put parentheses around the selection
        (t:elf or c:g)
      refactor.rewrite: Negate 't:elf or c:g'
        -(t:elf or c:g)
      refactor.rewrite: Sort the terms
        c:g or t:elf
      refactor.rewrite: Write all names in the query in full
        type:elf or color:g
    ①t:elf order:cmc②
      refactor.rewrite: Write all names in the query in full
        type:elf order:cmc
      refactor.rewrite: Shorten all names in the query
        t:elf sort:cmc
    ①t:elf
    c:g②
      nothing
    ①t:elf c:g
    ·· or c:w②
      quickfix *: Add parentheses
        | (t:elf c:g)
        |    or c:w
      refactor.extract: Put parentheses around the selection
        | (t:elf c:g
        |    or c:w)
      refactor.rewrite: Negate 't:elf c:g    or c:w'
        | -(t:elf c:g
        |    or c:w)
      refactor.rewrite: Sort the terms
        | c:w
        |    or t:elf c:g
      refactor.rewrite: Write all names in the query in full
        | type:elf color:g
        |    or color:w
      refactor.rewrite: Write 'and' between terms
        | t:elf and c:g
        |    or c:w
      refactor.rewrite: Join the query into one line
        t:elf c:g or c:w
    ①"draw② a card"
      refactor.rewrite: Negate '"draw a card"'
        -"draw a card"
    ① t:elf c:g ②
      quickfix *: Remove the indentation
        t:elf c:g·
      refactor.extract: Put parentheses around the selection
         (t:elf c:g)·
      refactor.rewrite: Negate 't:elf c:g'
         -(t:elf c:g)·
      refactor.rewrite: Sort the terms
         c:g t:elf·
      refactor.rewrite: Write all names in the query in full
         type:elf color:g·
      refactor.rewrite: Write 'and' between terms
         t:elf and c:g·
    a b ①c d② e f
      refactor.extract: Put parentheses around the selection
        a b (c d) e f
      refactor.rewrite: Negate 'c d'
        a b -(c d) e f
      refactor.rewrite: Write 'and' between terms
        a and b and c and d and e and f
    a or ①b c② or d
      quickfix *: Add parentheses
        a or (b c) or d
      refactor.rewrite: Negate 'b c'
        a or -(b c) or d
      refactor.rewrite: Sort the terms
        a or d or b c
      refactor.rewrite: Write 'and' between terms
        a or b and c or d
    -(①a b②)
      refactor.rewrite: Remove the negation of '(a b)'
        (a b)
      refactor.rewrite: Move the negation inward: -a or -b
        -a or -b
      refactor.rewrite: Write 'and' between terms
        -(a and b)
    -①(a b)②
      refactor.rewrite: Remove the negation of '(a b)'
        (a b)
      refactor.rewrite: Move the negation inward: -a or -b
        -a or -b
      refactor.rewrite: Write 'and' between terms
        -(a and b)
    (①a② b) or c
      refactor.rewrite: Negate 'a'
        (-a b) or c
      refactor.inline: Remove the parentheses
        a b or c
      refactor.rewrite: Sort the terms
        c or (a b)
      refactor.rewrite: Write 'and' between terms
        (a and b) or c
    """##
}
