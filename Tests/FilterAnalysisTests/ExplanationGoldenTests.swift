import Testing

/// Queries that people wrote, from the shared corpus, in the words of ``ExplanationVocabulary``. The tables are the
/// specification.
@Suite struct ExplanationGoldenTests {
  @Test func queriesOfTheCorpus() {
    expect([
      ("(c:red or c:white) t:angel", "Angel cards that are either red or white"),
      ("(c:red OR c:blue) t:creature", "creatures that are either red or blue"),
      ("(c:red or c:white) -o:draw", "cards that do not have “draw” in their rules text, and are either red or white"),
      ("(cmc>=3 AND color:red) OR type:creature", "red cards with a mana value of at least 3, or creatures"),
      ("(f:standard OR f:modern OR f:commander)", "cards that are legal in Standard, Modern or Commander"),
      ("(is:shockland OR is:fetchland)", "shock lands or fetch lands"),
      (
        "(is:ub OR s:sld) ci:boros t:equipment",
        "Equipment cards that have a color identity that fits within Boros (white and red), and either "
          + "belong to Universes Beyond or are from Secret Lair Drop"
      ),
      (
        "(name:/giant/ OR oracle:/giant/ OR name:/troll/)",
        "cards that match the pattern /giant/ or the pattern /troll/ in their name, or the pattern /giant/ "
          + "in their rules text"
      ),
      (
        "(o:\"add mana\" OR o:\"search for a land\" OR (t:artifact AND o:\"add\"))",
        "artifacts with “add” in their rules text, or cards with “add mana” or “search for a land” in their rules text"
      ),
      (
        "(o:\"draw cards\" OR o:\"draw a card\" OR o:\"draw two\")",
        "cards with “draw cards”, “draw a card” or “draw two” in their rules text"
      ),
      ("(o:\"human\" OR t:\"human\")", "Human cards, or cards with “human” in their rules text"),
      ("(o:counter AND o:spell)", "cards with “counter” and “spell” in their rules text"),
      ("(r:mythic OR r:rare) include:extras", "cards that are mythic or rare; including extras"),
      ("(set:mh2 OR set:c21) t:instant", "instants that are from either Modern Horizons 2 or Commander 2021"),
      (
        "(set:sld OR is:ub) lightning",
        "cards that have “lightning” in their name, and either are from Secret Lair Drop or belong to Universes Beyond"
      ),
      (
        "(t:artifact OR t:enchantment OR (t:instant AND (o:draw OR o:search)))",
        "artifacts, enchantments, or instants with either “draw” or “search” in their rules text"
      ),
      ("(t:creature OR t:artifact) f:commander", "creatures and artifacts that are legal in Commander"),
      (
        "(t:creature OR t:planeswalker) (pow>=3 OR loy>=3)",
        "creatures and planeswalkers with either a power of at least 3 or a loyalty of at least 3"
      ),
      (
        "(t:creature cmc>=3 cmc<=5) OR (t:planeswalker)",
        "creatures with a mana value of at least 3 and at most 5, or planeswalkers"
      ),
      (
        "(t:creature pow>=2) OR (o:\"haste\" OR o:\"first strike\")",
        "creatures with a power of at least 2, or cards with “haste” or “first strike” in their rules text"
      ),
      ("(t:enchantment OR t:artifact) ci>=r", "enchantments and artifacts with a color identity that includes red"),
      ("(type:instant OR type:sorcery) AND cmc<=2", "instants and sorceries with a mana value of at most 2"),
      (
        "(type:instant OR type:sorcery) oracle:destroy oracle:creature cmc<=3",
        "instants and sorceries with “destroy” and “creature” in their rules text, and a mana value of at most 3"
      ),
      (
        "-(date>=2020-01-01 date<2030-01-01)",
        "cards that were not released both on or after January 1, 2020, and before January 1, 2030"
      ),
      ("-Dragon AND rage", "cards that have “rage” in their name and do not have “Dragon” in their name"),
      ("-Dragon or rage", "cards that have “rage” in their name or do not have “Dragon” in their name"),
      (
        "-a:dragon o:ramp -o:draw",
        "cards that have “ramp” in their rules text, were not illustrated by “dragon” and do not have "
          + "“draw” in their rules text"
      ),
      ("-c=r name:bolt", "cards that have “bolt” in their name and are not exactly red"),
      ("-ci:m t:creature", "creatures that do not have a color identity that is multicolored"),
      ("-is:dfc -f:commander", "cards that do not have two faces back to back and are not legal in Commander"),
      (
        "-is:reprint t:creature set:mh2 include:extras",
        "creatures that are from Modern Horizons 2 and are not reprints; including extras"
      ),
      ("-is:token t:creature", "creatures that are not tokens"),
      ("-t:creature t:instant", "instants that are not creatures"),
      ("Budoka Gardener c:g", "green cards with “Budoka” and “Gardener” in their name"),
      ("a:titus or a:avon", "cards that were illustrated by “titus” or “avon”"),
      (
        "bolt -otag:\"spot removal\" x",
        "cards that have “bolt” and “x” in their name, and are not tagged “spot removal”"
      ),
      ("ci>=r OR t:creature", "creatures, or cards with a color identity that includes red"),
      (
        "date>=2015-08-18 date<2020-01-01",
        "cards that were released on or after August 18, 2015, and before January 1, 2020"
      ),
      ("f:m or f:l or f:c or f:v", "the terms “f:m”, “f:l”, “f:c” and “f:v” are not understood"),
      ("game:paper order:name", "cards that are available in paper; sorted by name"),
      (
        "is:commander identity:gruul",
        "cards that can be commanders, and have a color identity that fits within Gruul (red and green)"
      ),
      ("is:mdfc f:edh t:land t:creature", "modal double-faced lands that are creatures and legal in Commander"),
      ("kw:flying t:creature", "creatures with flying"),
      ("kw:landfall f:commander", "cards that have landfall and are legal in Commander"),
      (
        "legal:commander game:arena ci<=ur o:\"instant or sorcery\"",
        "cards that are legal in Commander and available in Arena, and have “instant or sorcery” in their "
          + "rules text, and a color identity that fits within blue and red"
      ),
      (
        "lightning ci:r o:deal o:3",
        "cards with “lightning” in their name, “deal” and “3” in their rules text, and a color identity "
          + "that fits within red"
      ),
      (
        "name:\"Lightning Bolt\" o:\"draw a card\"",
        "cards with “Lightning Bolt” in their name and “draw a card” in their rules text"
      ),
      ("o:/enters the battlefield/", "cards that match the pattern /enters the battlefield/ in their rules text"),
      ("otag:ramp t:creature", "creatures that are tagged “ramp”"),
      ("pow=0 t:creature include:extras", "creatures with a power of 0; including extras"),
      ("power-toughness=0", "the term “power-toughness=0” is not understood"),
      ("t:creature (t:artifact or t:enchantment)", "creatures that are either artifacts or enchantments"),
      ("t:creature OR (c:white pow>3)", "creatures, or white cards with a power of more than 3"),
      ("t:creature OR t:instant", "creatures or instants"),
      (
        "t:creature ci>=r -ci=c",
        "creatures that have a color identity that includes red, and do not have a color identity that is colorless"
      ),
      (
        "t:creature f:edh o:/[a-z]/",
        "creatures that are legal in Commander and match the pattern /[a-z]/ in their rules text"
      ),
      (
        "t:creature legal:modern (t:creature pow>=2) OR (o:\"haste\" OR o:\"first strike\") usd>=5 usd<=15 r:mythic \"Questing Beast\"",
        "creatures that are creatures and legal in Modern, and have a power of at least 2; or mythic cards "
          + "that cost at least 5 and at most 15 dollars, have “Questing Beast” in their name, and have either "
          + "“haste” or “first strike” in their rules text"
      ),
      (
        "t:creature mv<=2 ci:w",
        "creatures with a mana value of at most 2, and a color identity that fits within white"
      ),
      ("t:legendary creator", "legendary cards with “creator” in their name"),
      ("type:Dragon AND color:red", "red Dragon cards"),
      ("type:creature cmc<=6 power>=8", "creatures with a mana value of at most 6 and a power of at least 8"),
      ("type:legendary type:creature usd<10", "legendary creatures that cost less than 10 dollars"),
      ("usd<0.10 t:creature", "creatures that cost less than 0.10 dollars"),
      ("t:creature ci>=wubrg", "creatures with a color identity that includes white, blue, black, red and green"),
      ("flavor:'power of darkness'", "cards with “power of darkness” in their flavor text"),
    ])
  }

  private func expect(_ rows: [(query: String, sentence: String)]) {
    for row in rows { #expect(english(row.query) == row.sentence, "\(row.query)") }
  }
}
