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
      ("t:angel or t:human", "Angel or Human cards"),
      ("t:angel or t:human or t:equipment", "Angel, Human or Equipment cards"),
      ("(t:angel or t:human) c:g", "green Angel or Human cards"),
      ("t:creature (t:angel or t:human)", "Angel or Human creatures"),
      ("t:angel or c:g or t:human", "Angel or Human cards, or green cards"),
      ("t:instant or t:angel or t:human", "instants, or Angel or Human cards"),
      ("t:angel or t:human or o:draw", "Angel or Human cards, or cards with “draw” in their rules text"),
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
      ("(set:mh2 OR set:c21) t:instant", "instants from either Modern Horizons 2 or Commander 2021"),
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
      ("-ci:m t:creature", "creatures that do not have a multicolored color identity"),
      ("-is:dfc -f:commander", "cards that do not have two faces back to back and are not legal in Commander"),
      (
        "-is:reprint t:creature set:mh2 include:extras",
        "creatures from Modern Horizons 2 that are not reprints; including extras"
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
        "creatures that have a color identity that includes red, and do not have a colorless color identity"
      ),
      (
        "t:creature f:edh o:/[a-z]/",
        "creatures that are legal in Commander and match the pattern /[a-z]/ in their rules text"
      ),
      (
        "t:creature legal:modern (t:creature pow>=2) OR (o:\"haste\" OR o:\"first strike\") usd>=5 usd<=15 r:mythic \"Questing Beast\"",
        "creatures that are legal in Modern and have a power of at least 2; or mythic cards "
          + "that cost at least 5 and at most 15 dollars, have “Questing Beast” in their name, and have either "
          + "“haste” or “first strike” in their rules text; “t:creature” is repeated"
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

  @Test func otherQueriesOfTheCorpus() {
    expect([
      (
        "!\"All Hallow's Eve\" unique:prints set:olep",
        "cards from “olep” named exactly “All Hallow\'s Eve”; with every printing shown"
      ),
      (
        "!\"Ayara, Widow of the Realm // Ayara, Furnace Queen\"",
        "the card named exactly “Ayara, Widow of the Realm // Ayara, Furnace Queen”"
      ),
      ("!\"Sift Through Sands\"", "the card named exactly “Sift Through Sands”"),
      (
        "!\"Static Orb\" unique:prints set:wc01",
        "cards from “wc01” named exactly “Static Orb”; with every printing shown"
      ),
      ("!“Marked by Honor”", "the card named exactly “Marked by Honor”"),
      ("(c:red OR c:blue) t:instant", "instants that are either red or blue"),
      ("(c:wu OR c:bg) t:creature", "creatures that are either white and blue or black and green"),
      ("(game:paper) set:da1", "cards from “da1” that are available in paper"),
      (
        "(o:\"add mana\" OR o:\"search for a land\" OR t:land)",
        "lands, or cards with “add mana” or “search for a land” in their rules text"
      ),
      (
        "(o:\"infinite\" OR o:\"win the game\" OR o:\"each opponent\")",
        "cards with “infinite”, “win the game” or “each opponent” in their rules text"
      ),
      (
        "(set:sld OR is:ub) ci:boros t:equipment",
        "Equipment cards that have a color identity that fits within Boros (white and red), and either are "
          + "from Secret Lair Drop or belong to Universes Beyond"
      ),
      ("-(c:red or c:white)", "cards that are neither red nor white"),
      ("-is:foil unique:prints", "cards that are not foil; with every printing shown"),
      ("CI:WU t:creature", "creatures with a color identity that fits within white and blue"),
      ("a:\"Dan Frazer\"", "cards that were illustrated by “Dan Frazer”"),
      ("a:\"dan frazier\"", "cards that were illustrated by “dan frazier”"),
      ("a:dog o:ramp", "cards that were illustrated by “dog” and have “ramp” in their rules text"),
      ("c:r t:creature power>=3", "red creatures with a power of at least 3"),
      (
        "ci:m ci:wubg",
        "cards with a multicolored color identity, and a color identity that fits within white, blue, black and green"
      ),
      ("ci:w OR ci:c", "cards with a colorless color identity, or a color identity that fits within white"),
      (
        "ci=2 t:land o:\"~ enters tapped.\" o:\"When ~ enters, you gain 1 life.\"",
        "lands that have a color identity of exactly two colors, and have “~ enters tapped.” and “When ~ "
          + "enters, you gain 1 life.” in their rules text"
      ),
      (
        "ci=u o:surveil t:pl",
        "cards with “surveil” in their rules text, “pl” in their type line, and a color identity of exactly blue"
      ),
      (
        "ci=u o=surveil t=pl",
        "cards with “surveil” in their rules text, “pl” in their type line, and a color identity of exactly blue"
      ),
      ("ci=wu t:creature", "creatures with a color identity of exactly white and blue"),
      (
        "ci=wubrg include:extras",
        "cards with a color identity of exactly white, blue, black, red and green; including extras"
      ),
      ("cmc=0 t:artifact", "artifacts with a mana value of 0"),
      ("color:WUBRG", "cards that are white, blue, black, red and green"),
      (
        "color:blue oracle:\"draw\" (type:instant OR type:sorcery)",
        "blue instants and sorceries with “draw” in their rules text"
      ),
      ("commander:u", "cards with a color identity that fits within blue"),
      ("commander=w", "cards with a color identity of exactly white"),
      ("date:\"2018-03-16\"", "cards that were released on March 16, 2018"),
      ("date=2024-02-09", "cards that were released on February 9, 2024"),
      ("devotion:{G}", "cards with a devotion of at least {G}"),
      (
        "f:edh ci:wub",
        "cards that are legal in Commander, and have a color identity that fits within white, blue and black"
      ),
      ("f:edh ci>=u t:creature", "creatures that are legal in Commander, and have a color identity that includes blue"),
      (
        "f:edh ci>=wr ci:m t:creature -ci=c",
        "creatures that are legal in Commander, do not have a colorless color identity, and have a "
          + "multicolored color identity, and a color identity that includes white and red"
      ),
      ("flavor:magic", "cards with “magic” in their flavor text"),
      ("ft:\"some flavor phrase\"", "cards with “some flavor phrase” in their flavor text"),
      ("id<=esper t:instant", "instants with a color identity that fits within Esper (white, blue and black)"),
      ("identity=rg", "cards with a color identity of exactly red and green"),
      ("identity>=r", "cards with a color identity that includes red"),
      ("identity>=ur", "cards with a color identity that includes blue and red"),
      ("in:mh2 in:a25", "cards that have been printed in Modern Horizons 2 and “a25”"),
      ("is:nonfoil unique:prints", "cards that are not foil; with every printing shown"),
      ("is:reprint t:creature c:r include:extras", "red creatures that are reprints; including extras"),
      (
        "keyword:persist t:creature legal:commander",
        "creatures that have the keyword “persist” and are legal in Commander"
      ),
      ("number:\"123\"", "cards with a collector number of 123"),
      (
        "o:\"cast ~ from\" !\"Alien Symbiosis\"",
        "cards that have “cast ~ from” in their rules text and are named exactly “Alien Symbiosis”"
      ),
      ("o:\"choose one or both\"", "cards with “choose one or both” in their rules text"),
      (
        "o:\"draw a card\" c:blue usd<=5",
        "blue cards that have “draw a card” in their rules text and cost at most 5 dollars"
      ),
      ("o:\"enters the\"", "cards with “enters the” in their rules text"),
      ("o:\"raptor double\"", "cards with “raptor double” in their rules text"),
      ("o:'gains \"'", "cards with “gains \"” in their rules text"),
      ("o:/deal.*3/", "cards that match the pattern /deal.*3/ in their rules text"),
      ("o:destroy o:target o:creature", "cards with “destroy”, “target” and “creature” in their rules text"),
      ("o:destroy or o:exile", "cards with “destroy” or “exile” in their rules text"),
      (
        "oracle:\"enters the battlefield\" type:creature",
        "creatures with “enters the battlefield” in their rules text"
      ),
      ("pow=x t:creature include:extras", "creatures with a power of x (counts as 0); including extras"),
      ("power>toughness", "cards with a power greater than their toughness"),
      ("produces:wu", "cards that can produce white and blue mana"),
      ("produces:wug", "cards that can produce white, blue and green mana"),
      ("produces=wu", "cards that can produce exactly white and blue mana"),
      ("r:mythic include:extras unique:prints", "mythic cards; including extras, with every printing shown"),
      ("set:mh2 OR set:mh3", "cards from Modern Horizons 2 or “mh3”"),
      ("t:\"elvish mystic\"", "cards with “elvish mystic” in their type line"),
      ("t:artifact usd<=5", "artifacts that cost at most 5 dollars"),
      ("t:creature ci>=r", "creatures with a color identity that includes red"),
      ("t:creature ci>=w", "creatures with a color identity that includes white"),
      ("t:creature is:dfc -f:commander", "creatures that have two faces back to back and are not legal in Commander"),
      ("t:instant set:mh2", "instants from Modern Horizons 2"),
      ("t:land (a:titus or a:avon)", "lands that were illustrated by either “titus” or “avon”"),
      ("t:plane or t:phenom", "cards with “plane” or “phenom” in their type line"),
      ("t:vampire t:legend", "cards with “vampire” and “legend” in their type line"),
      ("type:artifact cmc<=2", "artifacts with a mana value of at most 2"),
      ("type:creature usd<=5", "creatures that cost at most 5 dollars"),
      (
        "type:legendary type:creature usd<5 identity:WU",
        "legendary creatures that cost less than 5 dollars, and have a color identity that fits within white and blue"
      ),
      (
        "year=1994 year>2001 year>=2001 year<2020 year<=2020",
        "cards that were released in 1994, after 2001, in 2001 or later, before 2020, and in 2020 or earlier"
      ),
      ("year>=2015 year<=2020", "cards that were released in 2015 or later, and in 2020 or earlier"),
    ])
  }

  private func expect(_ rows: [(query: String, sentence: String)]) {
    for row in rows { #expect(english(row.query) == row.sentence, "\(row.query)") }
  }
}
