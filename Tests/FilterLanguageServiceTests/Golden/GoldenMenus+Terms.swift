extension GoldenMenus {
  static let terms = ##"""
    t:elf‸
      refactor.rewrite: Negate 't:elf'
        -t:elf
      refactor.rewrite: Write names in full: type:elf
        type:elf
    -t:elf‸
      refactor.rewrite: Remove the negation of 't:elf'
        t:elf
      refactor.rewrite: Write names in full: -type:elf
        -type:elf
    ‸bolt
      refactor.rewrite: Negate 'bolt'
        -bolt
    lightning bo‸lt
      refactor.rewrite: Negate 'bolt'
        lightning -bolt
    !"Lightning Bolt"‸
      refactor.rewrite: Negate '!"Lightning Bolt"'
        -!"Lightning Bolt"
    o:"draw a card"‸
      refactor.rewrite: Negate 'o:"draw a card"'
        -o:"draw a card"
      refactor.rewrite: Write names in full: oracle:"draw a card"
        oracle:"draw a card"
    o:/^draw/‸
      refactor.rewrite: Negate 'o:/^draw/'
        -o:/^draw/
      refactor.rewrite: Write names in full
        oracle:/^draw/
    mv>3‸
      refactor.rewrite: Negate 'mv>3'
        -(mv>3)
      refactor.rewrite: Write names in full: manavalue>3
        manavalue>3
    -mv>3‸
      quickfix *: Change to 'mv<=3'
        mv<=3
      quickfix: Change to '-(mv>3)'
        -(mv>3)
      refactor.rewrite: Remove the negation of 'mv>3'
        mv>3
      refactor.rewrite: Write names in full: -manavalue>3
        -manavalue>3
    -(mv>3‸)
      refactor.rewrite: Remove the negation of 'mv>3'
        mv>3
      refactor.rewrite: Simplify the query: mv<=3
        mv<=3
      refactor.rewrite: Write names in full: -manavalue>3
        -(manavalue>3)
    mv=‸even
      refactor.rewrite: Negate 'mv=even'
        -(mv=even)
      refactor.rewrite: Write names in full: manavalue=even
        manavalue=even
    pow>tou‸
      refactor.rewrite: Negate 'pow>tou'
        -(pow>tou)
      refactor.rewrite: Write names in full: power>toughness
        power>toughness
    is:foil‸
      refactor.rewrite: Negate 'is:foil'
        -is:foil
    not:foil‸
      refactor.rewrite: Negate 'not:foil'
        -not:foil
    -is:foil‸
      refactor.rewrite: Remove the negation of 'is:foil'
        is:foil
    c:rg‸
      refactor.rewrite: Negate 'c:rg'
        -c:rg
      refactor.rewrite: Write names in full: color:rg
        color:rg
    color<=esper‸
      refactor.rewrite: Negate 'color<=esper'
        -color<=esper
      refactor.rewrite: Shorten names: c<=esper
        c<=esper
    id:temur‸
      refactor.rewrite: Negate 'id:temur'
        -id:temur
      refactor.rewrite: Write names in full: identity:temur
        identity:temur
    m:{2}{w}{w}‸
      refactor.rewrite: Negate 'm:{2}{w}{w}'
        -m:{2}{w}{w}
      refactor.rewrite: Write names in full: mana:{2}{w}{w}
        mana:{2}{w}{w}
    f:modern‸
      refactor.rewrite: Negate 'f:modern'
        -f:modern
      refactor.rewrite: Write names in full: format:modern
        format:modern
    banned:legacy‸
      refactor.rewrite: Negate 'banned:legacy'
        -banned:legacy
    r>=r‸
      refactor.rewrite: Negate 'r>=r'
        -r>=r
      refactor.rewrite: Write names in full: rarity>=rare
        rarity>=rare
    date>=2020‸
      refactor.rewrite: Negate 'date>=2020'
        -(date>=2020)
    ++‸
      nothing
    order:cmc‸
      refactor.rewrite: Shorten names: sort:cmc
        sort:cmc
    t:elf order:cmc‸
      refactor.rewrite: Shorten names: sort:cmc
        t:elf sort:cmc
    t:elf‸ order:cmc direction:desc
      refactor.rewrite: Negate 't:elf'
        -t:elf order:cmc direction:desc
      refactor.rewrite: Write names in full: type:elf
        type:elf order:cmc direction:desc
    t:elf‸ t:elf
      refactor.rewrite: Negate 't:elf'
        -t:elf t:elf
      refactor.rewrite: Remove duplicate terms: t:elf
        t:elf
      refactor.rewrite: Write names in full: type:elf
        type:elf t:elf
    mv>=2 mv<=2‸
      refactor.rewrite: Negate 'mv<=2'
        mv>=2 -(mv<=2)
      refactor.rewrite: Merge into one term: mv=2
        mv=2
      refactor.rewrite: Write names in full: manavalue<=2
        mv>=2 manavalue<=2
    mv>3‸ mv>5
      quickfix: Remove 'mv>3'
        mv>5
      refactor.rewrite: Negate 'mv>3'
        -(mv>3) mv>5
      refactor.rewrite: Write names in full: manavalue>3
        manavalue>3 mv>5
    pow>=2 t:elf pow>=4‸
      refactor.rewrite: Negate 'pow>=4'
        pow>=2 t:elf -(pow>=4)
      refactor.rewrite: Remove implied terms: pow>=4
        t:elf pow>=4
      refactor.rewrite: Write names in full: power>=4
        pow>=2 t:elf power>=4
      refactor.rewrite: Sort the terms
        t:elf pow>=2 pow>=4
    c:g or c:g‸ or t:elf
      quickfix: Remove 'c:g'
        c:g or t:elf
      refactor.rewrite: Negate 'c:g'
        c:g or -c:g or t:elf
      refactor.rewrite: Write names in full: color:g
        c:g or color:g or t:elf
    t:elf c:g‸ -f:modern
      refactor.rewrite: Negate 'c:g'
        t:elf -c:g -f:modern
      refactor.rewrite: Write names in full: color:g
        t:elf color:g -f:modern
      refactor.rewrite: Sort the terms
        c:g t:elf -f:modern
    -t:elf -c:g‸
      refactor.rewrite: Remove the negation of 'c:g'
        -t:elf c:g
      refactor.rewrite: Factor out the negation: -(t:elf or c:g)
        -(t:elf or c:g)
      refactor.rewrite: Write names in full: -color:g
        -t:elf -color:g
      refactor.rewrite: Sort the terms
        -c:g -t:elf
    -t:elf t:orc -c:g‸
      refactor.rewrite: Remove the negation of 'c:g'
        -t:elf t:orc c:g
      refactor.rewrite: Write names in full: -color:g
        -t:elf t:orc -color:g
      refactor.rewrite: Sort the terms
        t:orc -c:g -t:elf
    t:elf -c:g‸ -c:w or bolt
      quickfix *: Add parentheses
        (t:elf -c:g -c:w) or bolt
      refactor.rewrite: Remove the negation of 'c:g'
        t:elf c:g -c:w or bolt
      refactor.rewrite: Factor out the negation: -(c:g or c:w)
        t:elf -(c:g or c:w) or bolt
      refactor.rewrite: Write names in full: -color:g
        t:elf -color:g -c:w or bolt
      refactor.rewrite: Sort the terms
        bolt or t:elf -c:g -c:w
    t:elf and‸ c:g
      refactor.rewrite: Negate 't:elf and c:g'
        -(t:elf c:g)
      refactor.rewrite: Sort the terms
        c:g and t:elf
      refactor.rewrite: Write all names in the query in full
        type:elf and color:g
      refactor.rewrite: Remove 'and' between terms
        t:elf c:g
    t:elf or‸ c:g
      refactor.rewrite: Negate 't:elf or c:g'
        -(t:elf or c:g)
      refactor.rewrite: Sort the terms
        c:g or t:elf
      refactor.rewrite: Write all names in the query in full
        type:elf or color:g
    type:elf‸ color:g
      refactor.rewrite: Negate 'type:elf'
        -type:elf color:g
      refactor.rewrite: Shorten names: t:elf
        t:elf color:g
      refactor.rewrite: Sort the terms
        color:g type:elf
    T:Elf‸
      refactor.rewrite: Negate 'T:Elf'
        -T:Elf
      refactor.rewrite: Write names in full: type:Elf
        type:Elf
    t : elf‸ c:g
      nothing
    foo:bar‸
      refactor.rewrite: Negate 'foo:bar'
        -foo:bar
    t:elf ‸ c:g
      refactor.rewrite: Negate 't:elf  c:g'
        -(t:elf  c:g)
      refactor.rewrite: Sort the terms
        c:g  t:elf
      refactor.rewrite: Write all names in the query in full
        type:elf  color:g
      refactor.rewrite: Write 'and' between terms
        t:elf  and c:g
    ‸
      nothing
    usd<=1.50‸ eur>2
      refactor.rewrite: Negate 'usd<=1.50'
        -(usd<=1.50) eur>2
    a:"Rebecca Guay"‸
      refactor.rewrite: Negate 'a:"Rebecca Guay"'
        -a:"Rebecca Guay"
      refactor.rewrite: Write names in full: artist:"Rebecca Guay"
        artist:"Rebecca Guay"
    o:~‸ -o:~
      refactor.rewrite: Negate 'o:~'
        -o:~ -o:~
      refactor.rewrite: Write names in full: oracle:~
        oracle:~ -o:~
    f:edh‸
      refactor.rewrite: Negate 'f:edh'
        -f:edh
      refactor.rewrite: Write names in full: format:commander
        format:commander
    lang:any‸
      refactor.rewrite: Negate 'lang:any'
        -lang:any
      refactor.rewrite: Write names in full: language:any
        language:any
    e:war‸ e:m21
      refactor.rewrite: Negate 'e:war'
        -e:war e:m21
      refactor.rewrite: Write names in full: set:war
        set:war e:m21
    🧝‸ t:elf
      refactor.rewrite: Negate '🧝'
        -🧝 t:elf
    """##
}
