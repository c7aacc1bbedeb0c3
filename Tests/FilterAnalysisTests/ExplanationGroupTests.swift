import Testing

/// How clauses are joined, negated and nested, in the words of ``ExplanationVocabulary``. The tables are the
/// specification.
@Suite struct ExplanationGroupTests {
  @Test func clausesAreJoined() {
    expect([
      ("kw:flying kw:haste", "cards with flying and haste"),
      ("kw:flying kw:haste kw:trample", "cards with flying, haste and trample"),
      ("kw:flying or kw:haste or kw:trample", "cards with flying, haste or trample"),
      ("-kw:flying -kw:haste", "cards with neither flying nor haste"),
      ("-kw:flying -kw:haste -kw:trample", "cards with neither flying, haste nor trample"),
      ("-(kw:flying kw:haste)", "cards that do not have both flying and haste"),
      ("-(kw:flying kw:haste kw:trample)", "cards that do not have all of flying, haste and trample"),
      ("-(kw:flying or kw:haste)", "cards with neither flying nor haste"),
      ("-(t:elf or t:goblin)", "cards that are neither Elves nor Goblin cards"),
      ("-(t:elf c:r)", "cards that are not both Elves and red"),
      ("-(f:modern f:legacy)", "cards that are not legal in both Modern and Legacy"),
      ("-(c:r or kw:flying or -f:modern)", "cards that are legal in Modern, are not red and do not have flying"),
      ("-(-(c:r kw:flying) f:modern)", "cards that are not legal in Modern, or are red and have flying"),
      ("-c:r -f:modern", "cards that are neither red nor legal in Modern"),
      ("-c:r -f:modern -kw:flying", "cards that are neither red nor legal in Modern, and do not have flying"),
      (
        "-o:/a/ -o:/b/",
        "cards that do not match the pattern /a/ in their rules text and do not match the pattern /b/ in "
          + "their rules text"
      ),
      ("-pow:3 -pow:4", "cards with a power of neither 3 nor 4"),
      ("c:r kw:flying", "red cards with flying"),
      ("kw:flying is:foil f:modern", "foil cards that have flying and are legal in Modern"),
      ("pow>=3 tou<2 kw:flying", "cards with a power of at least 3, a toughness of less than 2 and flying"),
      ("lightning bolt mv=1", "cards with “lightning” and “bolt” in their name, and a mana value of 1"),
      (
        "pow>=3 pow<=5 tou>2 kw:flying is:foil f:modern",
        "foil cards that are legal in Modern, and have a power of at least 3 and at most 5, a toughness of "
          + "more than 2, and flying"
      ),
      ("c:rg kw:flying", "cards that are red and green, and have flying"),
      ("c:rg is:commander f:modern", "cards that are red and green, can be commanders, and are legal in Modern"),
      ("c=r c>=g", "green cards that are exactly red"),
      ("c:2 f:modern", "cards that have exactly two colors and are legal in Modern"),
      ("m=2 kw:flying", "cards that have exactly {2} in their mana cost and have flying"),
      ("date>=2020 f:modern", "cards that were released in 2020 or later, and are legal in Modern"),
      ("c:r or kw:flying", "cards that are red or have flying"),
      ("c:r or c:g or kw:flying", "cards that are red or green, or have flying"),
      ("-bolt or shock", "cards that have “shock” in their name or do not have “bolt” in their name"),
      ("-bolt shock", "cards that have “shock” in their name and do not have “bolt” in their name"),
    ])
  }

  @Test func groupsAreNested() {
    expect([
      ("id:r or kw:flying", "cards with flying, or a color identity that fits within red"),
      ("id:r kw:flying pow>3", "cards with flying, a power of more than 3, and a color identity that fits within red"),
      ("c:rg or kw:flying", "cards that are red and green, or have flying"),
      ("(c:r kw:flying) or (c:g kw:trample)", "cards that are red and have flying, or are green and have trample"),
      ("t:elf or (c:r kw:flying) or pow>3", "Elves, red cards with flying, or cards with a power of more than 3"),
      ("t:creature (c:r or c:g)", "creatures that are either red or green"),
      ("t:creature (f:modern or f:legacy)", "creatures that are legal in either Modern or Legacy"),
      ("t:creature (kw:flying or pow>3)", "creatures with either flying or a power of more than 3"),
      (
        "t:creature (c:rg or id<=esper)",
        "creatures that are red and green, or have a color identity that fits within Esper (white, blue and black)"
      ),
      (
        "t:creature (c:rg or id<=esper) -o:\"draw a card\" pow>=tou",
        "creatures that have a power no less than their toughness, do not have “draw a card” in their "
          + "rules text, and either are red and green or have a color identity that fits within Esper (white, "
          + "blue and black)"
      ),
      (
        "t:creature ((c:r kw:flying) or (c:g kw:trample))",
        "creatures that are red and have flying, or are green and have trample"
      ),
      (
        "c:r (kw:flying or pow>3) (t:elf or f:modern)",
        "red cards that have either flying or a power of more than 3, and are either Elves or legal in Modern"
      ),
      (
        "(c:r or f:modern) (kw:haste or kw:flying)",
        "cards that are either red or legal in Modern, and have either haste or flying"
      ),
      (
        "(t:elf or t:goblin or t:artifact) f:modern",
        "cards that are legal in Modern, and are either Elves, Goblin cards or artifacts"
      ),
      (
        "-(f:modern c:r) -(f:legacy c:g)",
        "cards that either are not legal in Modern or are not red, and either are not legal in Legacy or are not green"
      ),
      (
        "f:modern (c:r or (kw:flying pow>3)) (t:elf or (o:draw o:card))",
        "cards that are legal in Modern, either are red or have flying and a power of more than 3, and "
          + "either are Elves or have “draw” and “card” in their rules text"
      ),
      (
        "t:elf or (c:r (kw:flying or (pow>3 (tou>2 or (mv>3 usd<1)))))",
        "Elves, or (red cards that have flying; or have a power of more than 3, and either have a "
          + "toughness of more than 2 or have a mana value of more than 3 and cost less than 1 dollar)"
      ),
      (
        "-(c:r (kw:flying or -(pow>3 tou<2)))",
        "cards that are not red; or have a power of more than 3 and a toughness of less than 2, and do not have flying"
      ),
      ("!bolt or t:elf", "Elves, or cards named exactly “bolt”"),
      ("(!bolt or !shock) c:r", "red cards named exactly either “bolt” or “shock”"),
    ])
  }

  private func expect(_ rows: [(query: String, sentence: String)]) {
    for row in rows { #expect(english(row.query) == row.sentence, "\(row.query)") }
  }
}
