extension GoldenStructure {
  static let outlines = ##"""
    t:elf
      query t:elf (Elf cards)
    t:elf c:g
      query t:elf c:g (green Elf cards)
        filter t:elf (type line)
        filter c:g (color)
    bolt !"Lightning Bolt" -t:elf mv>=3 is:foil order:cmc ++
      query bolt !"Lightning Bolt" -t:elf mv>=3 is:foil order:cmc ++ (cards that have “bolt” in their name and a mana value of at least 3, are named exactly “Lightning…)
        name bolt (name)
        name !"Lightning Bolt" (exact name)
        filter -t:elf (type line) → t:elf
        filter mv>=3 (mana value)
        filter is:foil (property)
        directive order:cmc (order)
        directive ++ (shorthand)
    t:elf (c:g or c:w) -(f:modern banned:legacy)
      query t:elf (c:g or c:w) -(f:modern banned:legacy) (Elf cards that are either green or white, and either are not legal in Modern or are not banned in…)
        filter t:elf (type line)
        group (c:g or c:w) (any of 2)
          filter c:g (color)
          filter c:w (color)
        group -(f:modern banned:legacy) (not all of 2) → (f:modern banned:legacy)
          filter f:modern (format)
          filter banned:legacy (ban)
    -(a or -(b c)) --(d)
      query -(a or -(b c)) --(d) (cards that have “b”, “c” and “d” in their name, and do not have “a” in their name)
        group -(a or -(b c)) (none of 2) → (a or -(b c))
          name a (name)
          group -(b c) (not all of 2) → (b c)
            name b (name)
            name c (name)
        group --(d) → (d)
          name d (name)
    ()
      query () (all cards)
        group () (empty)
    (t:elf or
      query (t:elf or (Elf cards)
        group (t:elf or
          filter t:elf (type line)
    t:
      query t: (“t:” is unfinished)
    foo:bar t:elf
      query foo:bar t:elf (Elf cards; the term “foo:bar” is not understood)
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
        query t:elf (Elf cards)
        section Green
          query c:g t:elf (green Elf cards)
            filter c:g (color)
            filter t:elf (type line)
        section White
          query c:w t:elf (white Elf cards)
            filter c:w (color)
            filter t:elf (type line)
      section Orcs
        query t:orc (Orc cards)
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
      query t:elf c:g (green Elf cards)
        filter t:elf (type line)
        filter c:g (color)
    t:creature o:"whenever this creature deals combat damage to a player" pow>=4
      query t:creature o:"whenever this creature deals combat damage to… (creatures with “whenever this creature deals combat damage to a player” in their rules text and a…) → t:creature o:"whenever this creature deals combat damage to a player" pow>=4
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
      query t:elf (Elf cards)
      section Deck
        query lands (t:land) → t:land
        query ramp (o:"search your library" t:sorcery) → o:"search your library"⏎  t:sorcery
          filter o:"search your library" (rules text)
          filter t:sorcery (type line)
    (((a)))
      query (((a))) (cards with “a” in their name)
        group (((a)))
          group ((a))
            group (a)
              name a (name)
    a or b c
      query a or b c (cards that have “a” in their name, or have “b” and “c” in their name)
        name a (name)
        name b (name)
        name c (name)
    o:/^draw (a|two) cards?/
      query o:/^draw (a|two) cards?/ (cards that match the pattern /^draw (a|two) cards?/ in their rules text)
    t:elf or
      query t:elf or (Elf cards)
    t:elf "
      query t:elf " (Elf cards with “” in their name)
        filter t:elf (type line)
        name " (name)
    ### Deep first
    t:elf
    ## Higher
    t:orc
      section Deep first
        query t:elf (Elf cards)
      section Higher
        query t:orc (Orc cards)
    """##
}
