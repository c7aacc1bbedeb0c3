extension GoldenStructure {
  static let searches = ##"""
    elf
      elf warriors (t:"elf warrior" -c:b)
      all elves (t:elf order:cmc)
      t:elf c:g mv<=2
      (t:elf or t:orc) f:modern
      -t:land telfer
    ELF
      elf warriors (t:"elf warrior" -c:b)
      all elves (t:elf order:cmc)
      t:elf c:g mv<=2
      (t:elf or t:orc) f:modern
      -t:land telfer
    t:elf
      all elves (t:elf order:cmc)
      t:elf c:g mv<=2
      (t:elf or t:orc) f:modern
      elf warriors (t:"elf warrior" -c:b)
      -t:land telfer
    telf
      -t:land telfer
      all elves (t:elf order:cmc)
      t:elf c:g mv<=2
      (t:elf or t:orc) f:modern
      elf warriors (t:"elf warrior" -c:b)
    te
      teneb, the harvester
      -t:land telfer
      all elves (t:elf order:cmc)
      t:elf c:g mv<=2
      (t:elf or t:orc) f:modern
    ramp
      land ramp (o:"search your library for a basic land" t:sorcery)
    dc
      t:land produces:g or t:land is:dual
      all elves (t:elf order:cmc)
      cards (o:"draw a card" (c:u or c:g))
      land ramp (o:"search your library for a basic land" t:sorcery)
    draw
      cards (o:"draw a card" (c:u or c:g))
    order
      all elves (t:elf order:cmc)
      (t:elf or t:orc) f:modern
      land ramp (o:"search your library for a basic land" t:sorcery)
    zzz
      nothing
    c g
      t:elf c:g mv<=2
      cards (o:"draw a card" (c:u or c:g))
      t:land produces:g or t:land is:dual
    or
      all elves (t:elf order:cmc)
      (t:elf or t:orc) f:modern
      t:land produces:g or t:land is:dual
      cards (o:"draw a card" (c:u or c:g))
      elf warriors (t:"elf warrior" -c:b)
    (
      (t:elf or t:orc) f:modern
      cards (o:"draw a card" (c:u or c:g))
    land
      land ramp (o:"search your library for a basic land" t:sorcery)
      t:land produces:g or t:land is:dual
      -t:land telfer
    elf warrior
      elf warriors (t:"elf warrior" -c:b)
    """##
}
