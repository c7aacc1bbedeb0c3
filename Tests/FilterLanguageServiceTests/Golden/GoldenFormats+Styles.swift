extension GoldenFormats {
  static let styles = ##"""
    t:elf
      as it is
      long: type:elf
    T:Elf   C:G
      edits: [T]{t}:Elf [  C]{c}:G
      tidy: t:Elf c:G
      short: t:Elf c>=G
      long: type:Elf color>=G
    TYPE:elf OR color:G
      edits: [TYPE]{type}:elf [OR]{or} color:G
      tidy: type:elf or color:G
      short: t:elf or c>=G
      long: type:elf or color>=G
    t:elf AND c:g
      edits: t:elf [AND ]c:g
      tidy: t:elf c:g
      short: t:elf c>=g
      long: type:elf color>=g
    t:elf and (c:g)
      edits: t:elf [and (]c:g[)]
      tidy: t:elf c:g
      short: t:elf c>=g
      long: type:elf color>=g
    ( t:elf  or c:g )  f:modern
      edits: ([ ]t:elf [ ]or c:g[ ]) [ ]f:modern
      tidy: (t:elf or c:g) f:modern
      short: (t:elf or c>=g) f:modern
      long: (type:elf or color>=g) format:modern
    ((t:elf))
      edits: [((]t:elf[))]
      tidy: t:elf
      long: type:elf
    -(t:elf)
      edits: -[(]t:elf[)]
      tidy: -t:elf
      long: -type:elf
    -( t:elf or c:g )
      edits: -([ ]t:elf or c:g[ ])
      tidy: -(t:elf or c:g)
      short: -(t:elf or c>=g)
      long: -(type:elf or color>=g)
    -(-t:elf)
      as it is
      long: -(-type:elf)
    --t:elf
      as it is
    (a b) or (c d)
      as it is
    (a or b) or c
      edits: [(]a or b[)] or c
      tidy: a or b or c
    a or (b or (c or d))
      edits: a or [(]b or [(]c or d[))]
      tidy: a or b or c or d
    c:rg rarity>=rare
      as it is
      short: c>=rg r>=r
      long: color>=rg rarity>=rare
    id<=esper f:edh
      as it is
      short: id<=esper f:commander
      long: identity<=esper format:commander
    cmc=>3 pow=<2
      as it is
      short: mv=>3 pow=<2
      long: manavalue=>3 power=<2
    r:mythic e:m21 set:war
      as it is
      short: r=m s:m21 s:war
      long: rarity=mythic set:m21 set:war
    legal:commander banned:modern
      as it is
      short: f:commander banned:modern
      long: format:commander banned:modern
    o:"draw a card" oracle:'flying' fo:x
      as it is
      short: o:"draw a card" o:'flying' fo:x
      long: oracle:"draw a card" oracle:'flying' fulloracle:x
    o:flying keyword:haste
      as it is
      short: o:flying kw:haste
      long: oracle:flying keyword:haste
    date>=2020-01-01 year=2019
      as it is
    m:{2}{w}{w} m:2ww
      as it is
      short: m>={2}{w}{w} m>=2ww
      long: mana>={2}{w}{w} mana>=2ww
    usd<=1.50 eur>usd
      as it is
      short: usd<=1.5 eur>usd
    is:foil not:reprint
      as it is
    sort:cmc order:name
      as it is
      short: sort:cmc sort:name
      long: order:cmc order:name
    unique:prints ++
      as it is
    !bolt !"Lightning Bolt"
      as it is
    lightning bolt
      as it is
    "lightning bolt"
      as it is
    fire // ice
      as it is
    fire/ice
      as it is
    t:elf,c:g
      as it is
      long: type:elf,c:g
    lightning , bolt
      as it is
    a,b
      as it is
    o:/^Draw/ -o:/a|b/
      as it is
      long: oracle:/^Draw/ -oracle:/a|b/
    (t:elf order:cmc)
      as it is
      short: (t:elf sort:cmc)
      long: (type:elf order:cmc)
    t:elf or
      as it is
    t: elf
      as it is
    (t:elf
      as it is
    foo:bar FOO:Bar
      edits: foo:bar [FOO]{foo}:Bar
      tidy: foo:bar foo:Bar
    c:boros c:2 c:colorless
      as it is
      short: c>=boros c=2 c=colorless
      long: color>=boros color=2 color=colorless
    pow>tou Power>=Toughness
      edits: pow>tou [P]{p}ower>=Toughness
      tidy: pow>tou power>=Toughness
      short: pow>tou pow>=tou
      long: power>toughness power>=toughness
    mv:even manavalue:odd
      as it is
      short: mv:even mv:odd
      long: manavalue:even manavalue:odd
    t:elf  # no comment
      as it is
      long: type:elf  # no comment
    (#a) b
      as it is
    🧝   or   🧝
      edits: 🧝 [  ]or [  ]🧝
      tidy: 🧝 or 🧝
    -mv>3 -(mv>3)
      edits: -mv>3 -[(]mv>3[)]
      tidy: -mv>3 -mv>3
      long: -manavalue>3 -manavalue>3
    a and b and c or d and e
      as it is
    (a)(b)
      edits: [(]a[)(]{ }b[)]
      tidy: a b
    (a)b
      edits: [(]a[)]{ }b
      tidy: a b
    -"draw a card"
      as it is
    a OR b oR c
      edits: a [OR]{or} b o[R]{r} c
      tidy: a or b or c
    lang:japanese language:any in:ja
      as it is
      short: lang:ja lang:any in:ja
      long: language:ja language:any in:ja
    devotion:{g}{g} produces:wu
      as it is
      short: devotion>={g}{g} produces>=wu
    direction:descending prefer:oldest display:grid
      as it is
      short: direction:descending prefer:oldest as:grid
      long: direction:descending prefer:oldest display:grid
    border:black frame:2003 st:core
      as it is
      long: border:black frame:2003 settype:core
    """##
}
