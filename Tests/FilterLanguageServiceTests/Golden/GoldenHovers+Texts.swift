extension GoldenHovers {
  static let texts = ##"""
    bolt
      [bolt] name: name “bolt”
        Without quotes only letters and digits count; capitals, accents, spaces and punctuation make no difference
        Finds cards with “bolt” in their name
    "lightning bolt"
      ["lightning bolt"] name: name “lightning bolt”
        In quotes spaces and punctuation count; capitals make no difference
        Finds cards with “lightning bolt” in their name
    lightning bolt
      [lightning] name: name “lightning”
        Without quotes only letters and digits count; capitals, accents, spaces and punctuation make no difference
        Finds cards with “lightning” in their name
        = Finds cards with “lightning” and “bolt” in their name
      [bolt] name: name “bolt”
        Without quotes only letters and digits count; capitals, accents, spaces and punctuation make no difference
        Finds cards with “bolt” in their name
        = Finds cards with “lightning” and “bolt” in their name
    !bolt
      [!bolt] name: exact name “bolt”
        The whole name must be this one
        Finds the card named exactly “bolt”
    !"Lightning Bolt"
      [!"Lightning Bolt"] name: exact name “Lightning Bolt”
        The whole name must be this one
        Finds the card named exactly “Lightning Bolt”
    -!fire
      [-] negation: not
        Leaves out the card named exactly “fire”
        Finds cards that are not named exactly “fire”
      [!fire] name: exact name “fire”
        The whole name must be this one
        Finds cards that are not named exactly “fire”
    urza's
      [urza's] name: name “urza's”
        Without quotes only letters and digits count; capitals, accents, spaces and punctuation make no difference
        Finds cards with “urza's” in their name
    'Goblin Welder'
      ['Goblin Welder'] name: name “Goblin Welder”
        In quotes spaces and punctuation count; capitals make no difference
        Finds cards with “Goblin Welder” in their name
    lim-dul
      [lim-dul] name: name “lim-dul”
        Without quotes only letters and digits count; capitals, accents, spaces and punctuation make no difference
        Finds cards with “lim-dul” in their name
    Lim-Dûl
      [Lim-Dûl] name: name “Lim-Dûl”
        Without quotes only letters and digits count; capitals, accents, spaces and punctuation make no difference
        Finds cards with “Lim-Dûl” in their name
    fire-ice
      [fire-ice] name: name “fire-ice”
        Without quotes only letters and digits count; capitals, accents, spaces and punctuation make no difference
        Finds cards with “fire-ice” in their name
    fire/ice
      [fire] name: name “fire”
        Without quotes only letters and digits count; capitals, accents, spaces and punctuation make no difference
        Finds cards with “fire” in their name
        = Finds cards with “fire” and “ice” in their name
      [ice] name: name “ice”
        Without quotes only letters and digits count; capitals, accents, spaces and punctuation make no difference
        Finds cards with “ice” in their name
        = Finds cards with “fire” and “ice” in their name
    o:‸draw
      [draw] value: “draw”
        It may stand inside of a word; capitals make no difference, and spaces need quotes
        Finds cards with “draw” in their rules text
    o:"‸draw a card"
      ["draw a card"] value: “draw a card”
        In quotes spaces and punctuation count; capitals make no difference
        Finds cards with “draw a card” in their rules text
    o:'‸draw a card'
      ['draw a card'] value: “draw a card”
        In quotes spaces and punctuation count; capitals make no difference
        Finds cards with “draw a card” in their rules text
    o:“‸draw a card”
      [“draw a card”] value: “draw a card”
        In quotes spaces and punctuation count; capitals make no difference
        Finds cards with “draw a card” in their rules text
    o:"~ ‸enters"
      ["~ enters"] value: “~ enters”
        In quotes spaces and punctuation count; capitals make no difference
        Finds cards with “~ enters” in their rules text
    o:‸~
      [~] value: “~”
        It may stand inside of a word; capitals make no difference, and spaces need quotes
        Finds cards with “~” in their rules text
    o:"say \"‸no\""
      ["say \"no\""] value: “say "no"”
        In quotes spaces and punctuation count; capitals make no difference
        Finds cards with “say "no"” in their rules text
    fo:‸without
      [without] value: “without”
        It may stand inside of a word; capitals make no difference, and spaces need quotes
        Finds cards with “without” in their full rules text
    ft:‸jace
      [jace] value: “jace”
        It may stand inside of a word; capitals make no difference, and spaces need quotes
        Finds cards with “jace” in their flavor text
    lore:‸urza
      [urza] value: “urza”
        It may stand inside of a word; capitals make no difference, and spaces need quotes
        Finds cards that mention “urza” in their lore
    a:‸nielsen
      [nielsen] value: “nielsen”
        It may stand inside of a word; capitals make no difference, and spaces need quotes
        Finds cards that were illustrated by “nielsen”
    a:"‸Rebecca Guay"
      ["Rebecca Guay"] value: “Rebecca Guay”
        In quotes spaces and punctuation count; capitals make no difference
        Finds cards that were illustrated by “Rebecca Guay”
    t:"‸legendary creature"
      ["legendary creature"] value: “legendary creature”
        In quotes spaces and punctuation count; capitals make no difference
        Finds legendary creatures
    t:‸legend
      [legend] value: “legend”
        No word that is known, so it may stand inside of others
        Finds cards with “legend” in their type line
    name:‸bolt
      [bolt] value: “bolt”
        Without quotes only letters and digits count; capitals, accents, spaces and punctuation make no difference
        Finds cards with “bolt” in their name
    name:"‸fire // ice"
      ["fire // ice"] value: “fire // ice”
        In quotes spaces and punctuation count; capitals make no difference
        Finds cards with “fire // ice” in their name
    o:‸{t}
      [{t}] value: “{t}”
        It may stand inside of a word; capitals make no difference, and spaces need quotes
        Finds cards with “{t}” in their rules text
    o:"{‸t}: add"
      ["{t}: add"] value: “{t}: add”
        In quotes spaces and punctuation count; capitals make no difference
        Finds cards with “{t}: add” in their rules text
    cn:"‸12a"
      ["12a"] value: “12a”
        Finds cards with a collector number of 12a
    🧝
      [🧝] name: name “🧝”
        Without quotes only letters and digits count; capitals, accents, spaces and punctuation make no difference
        Finds cards with “🧝” in their name
    o:‸🧝
      [🧝] value: “🧝”
        It may stand inside of a word; capitals make no difference, and spaces need quotes
        Finds cards with “🧝” in their rules text
    o:‸caf¿e
      [caf�e] value: “caf�e”
        It may stand inside of a word; capitals make no difference, and spaces need quotes
        Finds cards with “caf�e” in their rules text
    ?
      [?] name: name “?”
        Without quotes only letters and digits count; capitals, accents, spaces and punctuation make no difference
        Finds cards with “?” in their name
    """##
}
