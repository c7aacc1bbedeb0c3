extension GoldenStructure {
  static let outlines = ##"""
    t:elf
      query t:elf
    t:elf c:g
      query t:elf c:g
        filter t:elf (type line)
        filter c:g (color)
    bolt !"Lightning Bolt" -t:elf mv>=3 is:foil order:cmc ++
      query bolt !"Lightning Bolt" -t:elf mv>=3 is:foil order:cmc ++
        name bolt (name)
        name !"Lightning Bolt" (exact name)
        filter -t:elf (type line) → t:elf
        filter mv>=3 (mana value)
        filter is:foil (property)
        directive order:cmc (order)
        directive ++ (shorthand)
    t:elf (c:g or c:w) -(f:modern banned:legacy)
      query t:elf (c:g or c:w) -(f:modern banned:legacy)
        filter t:elf (type line)
        group (c:g or c:w) (any of 2)
          filter c:g (color)
          filter c:w (color)
        group -(f:modern banned:legacy) (not all of 2) → (f:modern banned:legacy)
          filter f:modern (format)
          filter banned:legacy (ban)
    -(a or -(b c)) --(d)
      query -(a or -(b c)) --(d)
        group -(a or -(b c)) (none of 2) → (a or -(b c))
          name a (name)
          group -(b c) (not all of 2) → (b c)
            name b (name)
            name c (name)
        group --(d) → (d)
          name d (name)
    ()
      query ()
        group () (empty)
    (t:elf or
      query (t:elf or
        group (t:elf or
          filter t:elf (type line)
    t:
      query t:
    foo:bar t:elf
      query foo:bar t:elf
        filter foo:bar (unknown field)
        filter t:elf (type line)
    # my elves
    t:elf c:g
      query my elves (t:elf c:g) → t:elf c:g
        filter t:elf (type line)
        filter c:g (color)
    ## Elves
    t:elf
    ### Green
    c:g t:elf
    ### White
    c:w t:elf
    ## Orcs
    t:orc
    ## Empty
      section Elves
        query t:elf
        section Green
          query c:g t:elf
            filter c:g (color)
            filter t:elf (type line)
        section White
          query c:w t:elf
            filter c:w (color)
            filter t:elf (type line)
      section Orcs
        query t:orc
      section Empty
    # elves␍
    t:elf␍
    ··or t:orc␍
    # no title
    ¶
    t:elf c:g
      query elves (t:elf or t:orc) → t:elf␍⏎  or t:orc
        filter t:elf (type line)
        filter t:orc (type line)
      query t:elf c:g
        filter t:elf (type line)
        filter c:g (color)
    t:creature o:"whenever this creature deals combat damage to a player" pow>=4
      query t:creature o:"whenever this creature deals combat damage to… → t:creature o:"whenever this creature deals combat damage to a player" pow>=4
        filter t:creature (type line)
        filter o:"whenever this creature deals combat damage to a player" (rules text)
        filter pow>=4 (power)
    # 🧝 a very long title that goes on and on and on until nobody reads it any more
    🧝
      query 🧝 a very long title that goes on and on and on until nobody… (🧝) → 🧝
    #
    t:elf
    ## Deck ##
    # lands
    t:land
    ¶
    # ramp
    o:"search your library"
    ··t:sorcery
      query t:elf
      section Deck
        query lands (t:land) → t:land
        query ramp (o:"search your library" t:sorcery) → o:"search your library"⏎  t:sorcery
          filter o:"search your library" (rules text)
          filter t:sorcery (type line)
    (((a)))
      query (((a)))
        group (((a)))
          group ((a))
            group (a)
              name a (name)
    a or b c
      query a or b c
        name a (name)
        name b (name)
        name c (name)
    o:/^draw (a|two) cards?/
      query o:/^draw (a|two) cards?/
    t:elf or
      query t:elf or
    t:elf "
      query t:elf "
        filter t:elf (type line)
        name " (name)
    ### Deep first
    t:elf
    ## Higher
    t:orc
      section Deep first
        query t:elf
      section Higher
        query t:orc
    """##
}
