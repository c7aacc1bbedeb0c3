extension GoldenFormats {
  static let widths = ##"""
    t:elf c:g
      width 80: t:elf c:g
    t:elf c:g f:modern mv<=3
      width 80: t:elf c:g f:modern mv<=3
      width 20
      | t:elf
      |   c:g
      |   f:modern
      |   mv<=3
    t:elf (c:g or c:w) f:modern
      width 80: t:elf (c:g or c:w) f:modern
      width 20
      | t:elf
      |   (c:g or c:w)
      |   f:modern
    t:creature (c:rg or id<=esper) -o:"draw a card" pow>=tou !"Lightning Bolt"
      width 80: t:creature (c:rg or id<=esper) -o:"draw a card" pow>=tou !"Lightning Bolt"
      width 40
      | t:creature
      |   (c:rg or id<=esper)
      |   -o:"draw a card"
      |   pow>=tou
      |   !"Lightning Bolt"
      width 20
      | t:creature
      |   (c:rg
      |     or id<=esper)
      |   -o:"draw a card"
      |   pow>=tou
      |   !"Lightning Bolt"
    t:creature or t:artifact or t:enchantment or t:land or t:planeswalker or t:battle
      width 80
      | t:creature
      |   or t:artifact
      |   or t:enchantment
      |   or t:land
      |   or t:planeswalker
      |   or t:battle
    t:creature c:g pow>=4 or t:artifact mv<=2 -o:"enters tapped" or t:land is:fetchland
      width 80
      | t:creature c:g pow>=4
      |   or t:artifact mv<=2 -o:"enters tapped"
      |   or t:land is:fetchland
      width 20
      | t:creature
      |   c:g
      |   pow>=4
      |   or t:artifact
      |     mv<=2
      |     -o:"enters tapped"
      |   or t:land
      |     is:fetchland
    -(t:creature or t:artifact or -(t:enchantment t:land is:dual) or t:planeswalker) f:modern
      width 80
      | -(t:creature or t:artifact or -(t:enchantment t:land is:dual) or t:planeswalker)
      |   f:modern
      width 40
      | -(t:creature
      |   or t:artifact
      |   or -(t:enchantment t:land is:dual)
      |   or t:planeswalker)
      |   f:modern
      width 20
      | -(t:creature
      |   or t:artifact
      |   or -(t:enchantment
      |     t:land
      |     is:dual)
      |   or t:planeswalker)
      |   f:modern
    (t:elf (c:g (f:modern (mv<=3 (pow>=2 (tou>=2 (r:rare)))))))
      width 80: t:elf c:g f:modern mv<=3 pow>=2 tou>=2 r:rare
      width 40
      | t:elf
      |   c:g
      |   f:modern
      |   mv<=3
      |   pow>=2
      |   tou>=2
      |   r:rare
    t:elf (c:g or (f:modern (mv<=3 or (pow>=2 (tou>=2 or (r:rare t:legendary))))))
      width 80: t:elf (c:g or (f:modern (mv<=3 or (pow>=2 (tou>=2 or (r:rare t:legendary))))))
      width 40
      | t:elf
      |   (c:g
      |     or (f:modern
      |       (mv<=3
      |         or (pow>=2
      |           (tou>=2
      |             or (r:rare t:legendary))))))
      width 20
      | t:elf
      |   (c:g
      |     or (f:modern
      |       (mv<=3
      |         or (pow>=2
      |           (tou>=2
      |             or (r:rare
      |               t:legendary))))))
    o:"whenever this creature deals combat damage to a player, draw a card" t:elf
      width 80: o:"whenever this creature deals combat damage to a player, draw a card" t:elf
      width 40
      | o:"whenever this creature deals combat damage to a player, draw a card"
      |   t:elf
    averyveryverylongwordthatnobodywouldtype or t:elf
      width 80: averyveryverylongwordthatnobodywouldtype or t:elf
      width 40
      | averyveryverylongwordthatnobodywouldtype
      |   or t:elf
    t:elf
    ··or c:g
      width 80: t:elf or c:g
    t:elf
    ··c:g
    ··(f:modern
    ··or f:legacy)
      width 80: t:elf c:g (f:modern or f:legacy)
      width 20
      | t:elf
      |   c:g
      |   (f:modern
      |     or f:legacy)
    t:creature (o:"draw a card" or o:"draws a card") -(c:w or c:u)
    ··order:cmc
      width 80: t:creature (o:"draw a card" or o:"draws a card") -(c:w or c:u) order:cmc
      width 40
      | t:creature
      |   (o:"draw a card" or o:"draws a card")
      |   -(c:w or c:u)
      |   order:cmc
      width 20
      | t:creature
      |   (o:"draw a card"
      |     or o:"draws a card")
      |   -(c:w or c:u)
      |   order:cmc
    lightning, bolt, fireball, shock, incinerate
      width 80: lightning, bolt, fireball, shock, incinerate
      width 40
      | lightning,
      |   bolt,
      |   fireball,
      |   shock,
      |   incinerate
    fire/ice wear/tear life/death
      width 80: fire/ice wear/tear life/death
      width 20
      | fire/ice
      |   wear/tear
      |   life/death
    t:elf AND c:g AND f:modern AND mv<=3 AND pow>=2
      width 80: t:elf c:g f:modern mv<=3 pow>=2
      width 20
      | t:elf
      |   c:g
      |   f:modern
      |   mv<=3
      |   pow>=2
    🧝🧝🧝🧝🧝🧝🧝🧝🧝 🧝🧝🧝🧝🧝🧝🧝🧝🧝 🧝
      width 80: 🧝🧝🧝🧝🧝🧝🧝🧝🧝 🧝🧝🧝🧝🧝🧝🧝🧝🧝 🧝
      width 20
      | 🧝🧝🧝🧝🧝🧝🧝🧝🧝
      |   🧝🧝🧝🧝🧝🧝🧝🧝🧝
      |   🧝
    o:"a
    ··b" t:elf c:g f:modern
      width 80
      | o:"a
      |   b" t:elf c:g f:modern
      width 20
      | o:"a
      |   b"
      |   t:elf
      |   c:g
      |   f:modern
    order:cmc direction:desc unique:prints prefer:oldest t:elf
      width 80: order:cmc direction:desc unique:prints prefer:oldest t:elf
      width 40
      | order:cmc
      |   direction:desc
      |   unique:prints
      |   prefer:oldest
      |   t:elf
    (a or b) (c or d) (e or f) (g or h) (i or j)
      width 80: (a or b) (c or d) (e or f) (g or h) (i or j)
      width 40
      | (a or b)
      |   (c or d)
      |   (e or f)
      |   (g or h)
      |   (i or j)
    t:elf or
      width 80: t:elf or
    """##
}
