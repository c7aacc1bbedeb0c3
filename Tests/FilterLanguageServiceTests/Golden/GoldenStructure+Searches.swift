extension GoldenStructure {
  static let searches = ##"""
    elf
      elf warriors (t:"elf warrior" -c:b)
      all elves (t:elf order:cmc)
      t:elf c:g mv<=2 (green Elf cards with a mana value of at most 2)
      (t:elf or t:orc) f:modern (Elf and Orc cards that are legal in Modern)
      -t:land telfer (cards that have “telfer” in their name and are not lands)
    ELF
      elf warriors (t:"elf warrior" -c:b)
      all elves (t:elf order:cmc)
      t:elf c:g mv<=2 (green Elf cards with a mana value of at most 2)
      (t:elf or t:orc) f:modern (Elf and Orc cards that are legal in Modern)
      -t:land telfer (cards that have “telfer” in their name and are not lands)
    t:elf
      all elves (t:elf order:cmc)
      t:elf c:g mv<=2 (green Elf cards with a mana value of at most 2)
      (t:elf or t:orc) f:modern (Elf and Orc cards that are legal in Modern)
      elf warriors (t:"elf warrior" -c:b)
      -t:land telfer (cards that have “telfer” in their name and are not lands)
    telf
      -t:land telfer (cards that have “telfer” in their name and are not lands)
      all elves (t:elf order:cmc)
      t:elf c:g mv<=2 (green Elf cards with a mana value of at most 2)
      (t:elf or t:orc) f:modern (Elf and Orc cards that are legal in Modern)
      elf warriors (t:"elf warrior" -c:b)
    te
      teneb, the harvester (cards with “teneb,”, “the” and “harvester” in their name)
      -t:land telfer (cards that have “telfer” in their name and are not lands)
      all elves (t:elf order:cmc)
      t:elf c:g mv<=2 (green Elf cards with a mana value of at most 2)
      (t:elf or t:orc) f:modern (Elf and Orc cards that are legal in Modern)
    ramp
      land ramp (o:"search your library for a basic land" t:sorcery)
    dc
      t:land produces:g or t:land is:dual (lands that can produce green mana, or original dual lands)
      all elves (t:elf order:cmc)
      cards (o:"draw a card" (c:u or c:g))
      land ramp (o:"search your library for a basic land" t:sorcery)
    draw
      cards (o:"draw a card" (c:u or c:g))
    order
      all elves (t:elf order:cmc)
      (t:elf or t:orc) f:modern (Elf and Orc cards that are legal in Modern)
      land ramp (o:"search your library for a basic land" t:sorcery)
    zzz
      nothing
    c g
      t:elf c:g mv<=2 (green Elf cards with a mana value of at most 2)
      cards (o:"draw a card" (c:u or c:g))
      t:land produces:g or t:land is:dual (lands that can produce green mana, or original dual lands)
    or
      all elves (t:elf order:cmc)
      (t:elf or t:orc) f:modern (Elf and Orc cards that are legal in Modern)
      t:land produces:g or t:land is:dual (lands that can produce green mana, or original dual lands)
      cards (o:"draw a card" (c:u or c:g))
      elf warriors (t:"elf warrior" -c:b)
    (
      (t:elf or t:orc) f:modern (Elf and Orc cards that are legal in Modern)
      cards (o:"draw a card" (c:u or c:g))
    land
      land ramp (o:"search your library for a basic land" t:sorcery)
      t:land produces:g or t:land is:dual (lands that can produce green mana, or original dual lands)
      -t:land telfer (cards that have “telfer” in their name and are not lands)
    elf warrior
      elf warriors (t:"elf warrior" -c:b)
    """##
}
