extension GoldenPlaces {
  static let terms = ##"""
    t:el‸f -t:elf type:ELF t:"elf" t:orc
      highlights: [t:elf] -{t:elf} [type:ELF] t:"elf" t:orc
    -t:el‸f t:elf -(t:elf) -(-t:elf)
      highlights: -[t:elf] {t:elf} -([t:elf]) -(-{t:elf})
    t‸:elf type:orc -t:goblin T:x
      highlights: [t]:elf [type]:orc -[t]:goblin [T]:x
    ty‸pe:elf
    t:orc
    # t:elf
    -t:elf
      highlights
      | [type]:elf
      | [t]:orc
      | # t:elf
      | -[t]:elf
    bolt‸ Bolt "bolt" !bolt -bolt bolts
      highlights: [bolt] [Bolt] "bolt" !bolt -{bolt} bolts
    !bo‸lt bolt !"Bolt"
      highlights: [!bolt] bolt !"Bolt"
    "lightning bo‸lt" lightning bolt "Lightning Bolt"
      highlights: ["lightning bolt"] lightning bolt ["Lightning Bolt"]
    c:r‸g color:gr c>=rg c=rg c:gruul -c:rg
      highlights: [c:rg] [color:gr] [c>=rg] c=rg [c:gruul] -{c:rg}
    c:gru‸ul c:rg
      highlights: [c:gruul] [c:rg]
    id<=es‸per ci<=wub id:esper
      highlights: [id<=esper] [ci<=wub] [id:esper]
    mv=‸3 cmc:3 manavalue=3 mv>=3 mv=3.0
      highlights: [mv=3] [cmc:3] [manavalue=3] mv>=3 [mv=3.0]
    mv>‸3 -mv>3 mv<=3
      highlights: [mv>3] -{mv>3} mv<=3
    pow>to‸u tou<pow pow>=tou tou>3
      highlights: pow>[tou] [tou]<pow pow>=[tou] [tou]>3
    po‸w>tou tou<pow power=3
      highlights: [pow]>tou tou<[pow] [power]=3
    is:fo‸il not:foil -is:foil -not:foil
      highlights: [is:foil] {not:foil} -{is:foil} -[not:foil]
    not:fo‸il is:foil
      highlights: [not:foil] {is:foil}
    f:mod‸ern format:modern legal:modern banned:modern
      highlights: [f:modern] [format:modern] [legal:modern] banned:modern
    f:e‸dh f:commander format:cmdr
      highlights: [f:edh] [f:commander] format:cmdr
    r:ra‸re rarity=r r>=rare
      highlights: [r:rare] [rarity=r] r>=rare
    date>=20‸20 year>=2020 date>=2020-01-01
      highlights: [date>=2020] year>=2020 date>=2020-01-01
    m:2w‸w m:{2}{w}{w} mana:ww2 m>=2ww
      highlights: [m:2ww] [m:{2}{w}{w}] [mana:ww2] [m>=2ww]
    o:"draw a c‸ard" oracle:"Draw a card" o:'draw a card' fo:"draw a card"
      highlights: [o:"draw a card"] [oracle:"Draw a card"] [o:'draw a card'] fo:"draw a card"
    o:/dr‸aw/ o:/draw/ oracle:/DRAW/
      highlights: [o:/draw/] [o:/draw/] oracle:/DRAW/
    foo:b‸ar foo:BAR fo‸o:x
      highlights: [foo:bar] foo:BAR fo‸o:x
    fo‸o:bar FOO:x t:foo
      highlights: [foo]:bar [FOO]:x t:foo
    f:modr‸en f:modren
      highlights: [f:modren] [f:modren]
    order:c‸mc sort:mv order:name
      highlights: [order:cmc] [sort:mv] order:name
    or‸der:cmc sort:name t:elf
      highlights: [order]:cmc [sort]:name t:elf
    ++‸ ++ unique:prints
      highlights: [++] [++] [unique:prints]
    t:e‸lf
    ¶
    # t:elf
      highlights
      | [t:elf]
      | 
      | # t:elf
    t:elf or␍
    ··-t:ELF
      highlights
      | [t]:elf or␍
      |   -[t]:ELF
    t:‸
      nothing
    e:w‸ar set:war s:WAR
      highlights: [e:war] [set:war] [s:WAR]
    a:"rebecca gu‸ay" artist:"Rebecca Guay"
      highlights: [a:"rebecca guay"] [artist:"Rebecca Guay"]
    usd<=1.5‸0 usd<=1.5
      highlights: [usd<=1.50] [usd<=1.5]
    t:🧝‸ -t:🧝
      highlights: [t:🧝] -{t:🧝}
    kw:fly‸ing keyword:Flying
      highlights: [kw:flying] [keyword:Flying]
    lang:j‸a lang:japanese language:ja
      highlights: [lang:ja] [lang:japanese] [language:ja]
    """##
}
