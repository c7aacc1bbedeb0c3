extension GoldenStructure {
  static let library = ##"""
    ## Elves
    # all elves
    t:elf order:cmc
    t:elf c:g mv<=2
    # elf warriors
    t:"elf warrior" -c:b
    (t:elf or t:orc) f:modern
    ## Ramp
    # land ramp
    o:"search your library for a basic land" t:sorcery
    o:/add {g}{g}/ mv=1
    t:land produces:g or t:land is:dual
    # cards
    o:"draw a card" (c:u or c:g)
    -t:land telfer
    teneb, the harvester
    """##
}
