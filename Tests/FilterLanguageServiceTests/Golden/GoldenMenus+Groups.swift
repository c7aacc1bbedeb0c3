extension GoldenMenus {
  static let groups = ##"""
    (t:elf‸)
      refactor.rewrite: Negate '(t:elf)'
        -(t:elf)
      refactor.inline: Remove the parentheses
        t:elf
      refactor.rewrite: Write names in full: type:elf
        (type:elf)
    (t:elf)‸
      refactor.rewrite: Negate '(t:elf)'
        -(t:elf)
      refactor.inline: Remove the parentheses
        t:elf
      refactor.rewrite: Write names in full: type:elf
        (type:elf)
    ((t:elf‸))
      refactor.rewrite: Negate '((t:elf))'
        -((t:elf))
      refactor.inline: Remove the parentheses
        (t:elf)
      refactor.inline: Remove all redundant parentheses
        t:elf
      refactor.rewrite: Write names in full: type:elf
        ((type:elf))
    -(t:elf‸)
      refactor.rewrite: Remove the negation of 't:elf'
        t:elf
      refactor.inline: Remove the parentheses
        -t:elf
      refactor.rewrite: Write names in full: -type:elf
        -(type:elf)
    -(-t:elf‸)
      refactor.rewrite: Remove the negation of '-t:elf'
        -t:elf
      refactor.rewrite: Write names in full: type:elf
        -(-type:elf)
    -(t:elf or c:g‸)
      refactor.rewrite: Negate 'c:g'
        -(t:elf or -c:g)
      refactor.rewrite: Move the negation inward: -t:elf -c:g
        -t:elf -c:g
      refactor.rewrite: Write names in full: color:g
        -(t:elf or color:g)
      refactor.rewrite: Sort the terms
        -(c:g or t:elf)
    -‸(t:elf c:g)
      refactor.rewrite: Remove the negation of '(t:elf c:g)'
        (t:elf c:g)
      refactor.rewrite: Move the negation inward: -t:elf or -c:g
        -t:elf or -c:g
    t:elf ‸(c:g or c:w)
      refactor.rewrite: Negate '(c:g or c:w)'
        t:elf -(c:g or c:w)
      refactor.rewrite: Distribute over '(c:g or c:w)': t:elf c:g or t:elf c:w
        t:elf c:g or t:elf c:w
      refactor.rewrite: Write names in full
        t:elf (color:g or color:w)
    t:elf (c:g‸ or c:w)
      refactor.rewrite: Negate 'c:g'
        t:elf (-c:g or c:w)
      refactor.rewrite: Distribute over '(c:g or c:w)': t:elf c:g or t:elf c:w
        t:elf c:g or t:elf c:w
      refactor.rewrite: Write names in full: color:g
        t:elf (color:g or c:w)
    t:elf -‸(c:g or c:w)
      refactor.rewrite: Remove the negation of '(c:g or c:w)'
        t:elf (c:g or c:w)
      refactor.rewrite: Move the negation inward: -c:g -c:w
        t:elf -c:g -c:w
      refactor.rewrite: Write names in full
        t:elf -(color:g or color:w)
    t:elf (c:g ‸c:w)
      refactor.rewrite: Negate 'c:w'
        t:elf (c:g -c:w)
      refactor.inline: Remove the parentheses
        t:elf c:g c:w
      refactor.rewrite: Write names in full: color:w
        t:elf (c:g color:w)
    t:elf or (c:g c:w‸)
      refactor.rewrite: Negate 'c:w'
        t:elf or (c:g -c:w)
      refactor.inline: Remove the parentheses
        t:elf or c:g c:w
      refactor.rewrite: Write names in full: color:w
        t:elf or (c:g color:w)
    (a b)‸ or c
      refactor.rewrite: Negate '(a b)'
        -(a b) or c
      refactor.inline: Remove the parentheses
        a b or c
      refactor.rewrite: Sort the terms
        c or (a b)
    (a or b) (a or c)‸
      refactor.rewrite: Negate '(a or c)'
        (a or b) -(a or c)
      refactor.rewrite: Factor out 'a': a or b c
        a or b c
      refactor.rewrite: Distribute over '(a or c)': (a or b) a or (a or b) c
        (a or b) a or (a or b) c
    a b or a c‸
      refactor.rewrite: Negate 'c'
        a b or a -c
      refactor.rewrite: Factor out 'a': a (b or c)
        a (b or c)
      refactor.rewrite: Add clarifying parentheses
        (a b) or (a c)
    a (b‸ or c)
      refactor.rewrite: Negate 'b'
        a (-b or c)
      refactor.rewrite: Distribute over '(b or c)': a b or a c
        a b or a c
    a (b or c‸) d
      refactor.rewrite: Negate 'c'
        a (b or -c) d
      refactor.rewrite: Distribute over '(b or c)': a b d or a c d
        a b d or a c d
      refactor.rewrite: Sort the terms
        a d (b or c)
    a b or‸ c d
      refactor.rewrite: Negate 'a b or c d'
        -(a b or c d)
      refactor.rewrite: Add clarifying parentheses
        (a b) or (c d)
      refactor.rewrite: Write 'and' between terms
        a and b or c and d
    a or b c‸
      quickfix *: Add parentheses
        a or (b c)
      refactor.rewrite: Negate 'c'
        a or b -c
    -(a b) -(c or d)‸
      refactor.rewrite: Remove the negation of '(c or d)'
        -(a b) (c or d)
      refactor.rewrite: Move the negation inward: -c -d
        -(a b) -c -d
      refactor.rewrite: Factor out the negation: -((a b) or c or d)
        -((a b) or c or d)
    -(a b)‸ -(c or d)
      refactor.rewrite: Remove the negation of '(a b)'
        (a b) -(c or d)
      refactor.rewrite: Move the negation inward: (-a or -b)
        (-a or -b) -(c or d)
      refactor.rewrite: Factor out the negation: -((a b) or c or d)
        -((a b) or c or d)
      refactor.rewrite: Simplify the query: -(a b) -c -d
        -(a b) -c -d
    -(a b) or -(c d)‸
      refactor.rewrite: Remove the negation of '(c d)'
        -(a b) or (c d)
      refactor.rewrite: Move the negation inward: -c or -d
        -(a b) or -c or -d
      refactor.rewrite: Factor out the negation: -(a b c d)
        -(a b c d)
    -((a b) or c‸)
      refactor.rewrite: Negate 'c'
        -((a b) or -c)
      refactor.rewrite: Move the negation inward: -(a b) -c
        -(a b) -c
      refactor.rewrite: Sort the terms
        -(c or (a b))
    -((a or b) c‸)
      refactor.rewrite: Negate 'c'
        -((a or b) -c)
      refactor.rewrite: Move the negation inward: -(a or b) or -c
        -(a or b) or -c
      refactor.rewrite: Distribute over '(a or b)': a c or b c
        -(a c or b c)
      refactor.rewrite: Sort the terms
        -(c (a or b))
    -(a -b‸)
      refactor.rewrite: Remove the negation of 'b'
        -(a b)
      refactor.rewrite: Move the negation inward: -a or b
        -a or b
    -(-a or -b‸)
      refactor.rewrite: Remove the negation of 'b'
        -(-a or b)
      refactor.rewrite: Move the negation inward: a b
        a b
    -(a or -(b c‸))
      refactor.rewrite: Negate 'c'
        -(a or -(b -c))
      refactor.rewrite: Move the negation inward: -b or -c
        -(a or -b or -c)
      refactor.rewrite: Simplify the query: -a b c
        -a b c
    -a -(b or c)‸
      refactor.rewrite: Remove the negation of '(b or c)'
        -a (b or c)
      refactor.rewrite: Move the negation inward: -b -c
        -a -b -c
      refactor.rewrite: Factor out the negation: -(a or b or c)
        -(a or b or c)
    -a or -(b c)‸
      refactor.rewrite: Remove the negation of '(b c)'
        -a or (b c)
      refactor.rewrite: Move the negation inward: -b or -c
        -a or -b or -c
      refactor.rewrite: Factor out the negation: -(a b c)
        -(a b c)
    ((a or b)‸) or c
      refactor.rewrite: Negate '((a or b))'
        -((a or b)) or c
      refactor.inline: Remove the parentheses
        (a or b) or c
      refactor.inline: Remove all redundant parentheses
        a or b or c
      refactor.rewrite: Sort the terms
        c or ((a or b))
    t:elf ((c:g) or‸ (c:w))
      refactor.rewrite: Negate '((c:g) or (c:w))'
        t:elf -((c:g) or (c:w))
      refactor.inline: Remove all redundant parentheses
        t:elf (c:g or c:w)
      refactor.rewrite: Distribute over '((c:g) or (c:w))': t:elf (c:g) or t:elf (c:w)
        t:elf (c:g) or t:elf (c:w)
      refactor.rewrite: Write names in full
        t:elf ((color:g) or (color:w))
      refactor.rewrite: Write all names in the query in full
        type:elf ((color:g) or (color:w))
      refactor.rewrite: Write 'and' between terms
        t:elf and ((c:g) or (c:w))
    (t:elf order:cmc‸)
      quickfix *: Move to the end
        (t:elf) order:cmc
      refactor.rewrite: Shorten names: sort:cmc
        (t:elf sort:cmc)
    t:elf (c:g or c:w)‸ order:cmc
      refactor.rewrite: Negate '(c:g or c:w)'
        t:elf -(c:g or c:w) order:cmc
      refactor.rewrite: Distribute over '(c:g or c:w)': (t:elf c:g or t:elf c:w)
        (t:elf c:g or t:elf c:w) order:cmc
      refactor.rewrite: Write names in full
        t:elf (color:g or color:w) order:cmc
    -(mv>3 or t:elf‸)
      refactor.rewrite: Negate 't:elf'
        -(mv>3 or -t:elf)
      refactor.rewrite: Move the negation inward: -(mv>3) -t:elf
        -(mv>3) -t:elf
      refactor.rewrite: Simplify the query: mv<=3 -t:elf
        mv<=3 -t:elf
      refactor.rewrite: Write names in full: type:elf
        -(mv>3 or type:elf)
    -(mv>3 pow>3‸)
      refactor.rewrite: Negate 'pow>3'
        -(mv>3 -(pow>3))
      refactor.rewrite: Move the negation inward: -(mv>3) or -(pow>3)
        -(mv>3) or -(pow>3)
      refactor.rewrite: Write names in full: power>3
        -(mv>3 power>3)
    -mv>3 -t:elf‸
      refactor.rewrite: Remove the negation of 't:elf'
        -mv>3 t:elf
      refactor.rewrite: Simplify the query: mv<=3 -t:elf
        mv<=3 -t:elf
      refactor.rewrite: Write names in full: -type:elf
        -mv>3 -type:elf
    -(o:a or o:b) -(o:c or o:d)‸ t:elf
      refactor.rewrite: Remove the negation of '(o:c or o:d)'
        -(o:a or o:b) (o:c or o:d) t:elf
      refactor.rewrite: Move the negation inward: -o:c -o:d
        -(o:a or o:b) -o:c -o:d t:elf
      refactor.rewrite: Factor out the negation: -(o:a or o:b or o:c or o:d)
        -(o:a or o:b or o:c or o:d) t:elf
      refactor.rewrite: Simplify the query: -o:a -o:b -o:c -o:d t:elf
        -o:a -o:b -o:c -o:d t:elf
      refactor.rewrite: Write names in full
        -(o:a or o:b) -(oracle:c or oracle:d) t:elf
      refactor.rewrite: Sort the terms
        t:elf -(o:a or o:b) -(o:c or o:d)
    (a (b (c (d‸))))
      refactor.rewrite: Negate '(d)'
        (a (b (c -(d))))
      refactor.inline: Remove the parentheses
        (a (b (c d)))
      refactor.inline: Remove all redundant parentheses
        a b c d
    t:elf (c:g or -(c:w or‸ -(f:edh r:r)))
      refactor.rewrite: Remove the negation of '(c:w or -(f:edh r:r))'
        t:elf (c:g or (c:w or -(f:edh r:r)))
      refactor.rewrite: Move the negation inward: -c:w f:edh r:r
        t:elf (c:g or -c:w f:edh r:r)
      refactor.rewrite: Distribute over '(c:g or -(c:w or -(f:edh r:r)))'
        t:elf c:g or t:elf -(c:w or -(f:edh r:r))
      refactor.rewrite: Write names in full
        t:elf (c:g or -(color:w or -(format:commander rarity:rare)))
      refactor.rewrite: Write all names in the query in full
        type:elf (color:g or -(color:w or -(format:commander rarity:rare)))
      refactor.rewrite: Write 'and' between terms
        t:elf and (c:g or -(c:w or -(f:edh and r:r)))
    a or b or (c or d)‸
      refactor.rewrite: Negate '(c or d)'
        a or b or -(c or d)
      refactor.inline: Remove the parentheses
        a or b or c or d
    (a)(b)‸
      refactor.rewrite: Negate '(b)'
        (a) -(b)
      refactor.inline: Remove the parentheses
        (a)b
    (a)b‸
      refactor.rewrite: Negate 'b'
        (a) -b
      refactor.rewrite: Sort the terms
        b(a)
    fire/ice‸
      refactor.rewrite: Negate 'ice'
        fire/ -ice
    a / b‸
      refactor.rewrite: Negate 'b'
        a / -b
    """##
}
