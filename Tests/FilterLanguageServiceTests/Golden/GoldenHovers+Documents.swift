extension GoldenHovers {
  static let documents = ##"""
    # elves‸⏎t:elf
      nothing
    # elves⏎t:e‸lf
      [elf] value: Elf
        Finds Elf cards
    t:elf⏎  c‸:g⏎  -is:reprint
      [:] comparison: color includes the colors
        ':' reads as '>=': superset; a bare digit means exact count; colorless means exactly none
        Finds green cards
        = Finds green Elf cards that are not reprints
    t:elf⏎  c:g⏎  ‸-is:reprint
      [-] negation: not
        Leaves out reprints
        Finds cards that are not reprints
        = Finds green Elf cards that are not reprints
    t:elf␍⏎␍⏎t:or‸c␍⏎
      [orc] value: Orc
        Finds Orc cards
    t:elf⏎⏎  ⏎c‸:g
      [:] comparison: color includes the colors
        ':' reads as '>=': superset; a bare digit means exact count; colorless means exactly none
        Finds green cards
    🧝 t:e‸lf 🧝
      [elf] value: Elf
        Finds Elf cards
        = Finds Elf cards with “🧝” in their name; “🧝” is repeated
    name:"🧝‍♀️ ‸x"
      ["🧝‍♀️ x"] value: “🧝‍♀️ x”
        In quotes spaces and punctuation count; capitals make no difference
        Finds cards with “🧝‍♀️ x” in their name
    t:¿‸x
      [�x] value: “�x”
        No word that is known, so it may stand inside of others
        Finds cards with “�x” in their type line
    ¿ or t:e‸lf
      [elf] value: Elf
        Finds Elf cards
        = Finds Elf cards, or cards with “�” in their name
    t:‸creature (c:rg or id<=esper) -o:"draw a card" pow>=tou !"Lightning Bolt"
      [creature] value: creature
        Finds creatures
        = Finds creatures that have a power no less than their toughness, are named exactly “Lightning Bolt”, do not have “draw a card” in their rules text, and either are red and green or have a color identity that fits within Esper (white, blue and black)
    t:creature (c:rg or i‸d<=esper) -o:"draw a card" pow>=tou !"Lightning Bolt"
      [id] field: color identity
        Color identity (cost, rules-text symbols, indicator, all faces)
        Letters: 'w' white, 'u' blue, 'b' black, 'r' red, 'g' green, or names such as 'azorius', 'dimir', …, or how many
        Operators: ':' '<=' fits within, '=' is exactly, '!=' is not exactly, '<' is only a part of, '>' includes more than, '>=' includes
        ':' reads as '<=': subset, i.e. fits into a deck of those colors; a bare digit means exact count
        Also written 'identity', 'ci', 'commander'
        - id<=esper: cards with a color identity that fits within Esper (white, blue and black)
        - id:c: cards with a colorless color identity
        - id=wu: cards with a color identity of exactly white and blue
        = Finds creatures that have a power no less than their toughness, are named exactly “Lightning Bolt”, do not have “draw a card” in their rules text, and either are red and green or have a color identity that fits within Esper (white, blue and black)
    t:creature (c:rg or id<=esper) -o:"draw a card" pow‸>=tou !"Lightning Bolt"
      [>=] comparison: power is at least toughness
        Finds cards with a power no less than their toughness
        = Finds creatures that have a power no less than their toughness, are named exactly “Lightning Bolt”, do not have “draw a card” in their rules text, and either are red and green or have a color identity that fits within Esper (white, blue and black)
    t:creature (c:rg or id<=esper) ‸-o:"draw a card" pow>=tou !"Lightning Bolt"
      [-] negation: not
        Leaves out cards with “draw a card” in their rules text
        Finds cards that do not have “draw a card” in their rules text
        = Finds creatures that have a power no less than their toughness, are named exactly “Lightning Bolt”, do not have “draw a card” in their rules text, and either are red and green or have a color identity that fits within Esper (white, blue and black)
    r:mythic e:‸m21 is:foil
      [m21] value: Core Set 2021
        Released 2020-07-03
        Finds cards from Core Set 2021
        = Finds mythic rare cards from Core Set 2021 that exist in foil
    t:elf or order:‸cmc t:orc
      [cmc] value: mana value
        Also written 'mv', 'manavalue'
        Results: sorted by mana value
        = Finds Elf cards or Orc cards; sorted by mana value
    f:edh -(kw:flying or o:‸draw) ++ dir:asc
      [draw] value: “draw”
        It may stand inside of a word; capitals make no difference, and spaces need quotes
        Finds cards with “draw” in their rules text
        = Finds cards that are legal in Commander, and have neither flying nor “draw” in their rules text; one row per printing, in ascending order
    """##
}
