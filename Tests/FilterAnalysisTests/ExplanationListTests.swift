import Testing

/// Values of lists, flags, directives and terms without effect, in the words of ``ExplanationVocabulary``. The tables
/// are the specification.
@Suite struct ExplanationListTests {
  @Test func lists() {
    expect([
      ("kw:flying", "cards with flying"),
      ("-kw:flying", "cards that do not have flying"),
      ("kw:\"first strike\"", "cards with first strike"),
      ("kw:nonsense", "cards with the keyword “nonsense”"),
      ("r:rare", "rare cards"),
      ("r>=rare", "cards that are rare or rarer"),
      ("r>rare", "cards that are rarer than rare"),
      ("r<=rare", "cards that are rare or more common"),
      ("r<rare", "cards that are more common than rare"),
      ("r!=rare", "cards that are not rare"),
      ("-r:rare", "cards that are not rare"),
      ("-r!=rare", "cards that are rare"),
      ("f:modern", "cards that are legal in Modern"),
      ("-f:modern", "cards that are not legal in Modern"),
      ("f:pauper", "cards that are legal in pauper"),
      ("f:modern f:legacy", "cards that are legal in Modern and Legacy"),
      ("f:modern or f:legacy", "cards that are legal in Modern or Legacy"),
      ("-f:modern -f:legacy", "cards that are legal in neither Modern nor Legacy"),
      ("s:war", "cards from War of the Spark"),
      ("s:znr", "cards from znr"),
      ("s:zzz", "cards from “zzz”"),
      ("-s:\"Some New Set\"", "cards that are not from “Some New Set”"),
      ("in:war", "cards that have been printed in War of the Spark"),
      ("in:foil", "cards that have been printed in foil"),
      ("in:booster", "cards that have been printed in booster"),
      ("-in:war", "cards that have not been printed in War of the Spark"),
      ("bare:thing", "cards with bare thing"),
      ("-bare:other", "cards that do not have bare “other”"),
    ])
  }

  @Test func flags() {
    expect([
      ("is:foil", "foil cards"),
      ("-is:foil", "cards that are not foil"),
      ("not:foil", "cards that are not foil"),
      ("-not:foil", "cards that are foil"),
      ("is:nonfoil", "cards that are not foil"),
      ("-is:nonfoil", "cards that are foil"),
      ("not:nonfoil", "cards that are foil"),
      ("is:commander", "cards that can be commanders"),
      ("-is:commander", "cards that cannot be commanders"),
      ("not:commander", "cards that cannot be commanders"),
      ("is:reprint", "cards that are reprints"),
      ("-is:reprint", "cards that are not reprints"),
      ("is:promo", "promos"),
      ("not:promo", "cards that are not promotional"),
      ("is:odd", "odd cards"),
      ("-is:odd", "cards that are not odd"),
      ("is:split", "split cards"),
      ("-is:split", "cards that are not split cards"),
      ("is:split t:instant", "split instants"),
      ("is:sided", "cards that are one- or two-sided cards"),
      ("not:odd", "cards that are not odd"),
      ("-not:odd", "cards that are odd"),
      ("is:new", "cards that have been printed once"),
      ("-is:new", "cards that have not been printed once"),
      ("not:new", "cards that have not been printed once"),
      ("t:creature is:commander -is:reprint", "creatures that can be commanders and are not reprints"),
    ])
  }

  @Test func asides() {
    expect([
      ("", "all cards"),
      ("()", "all cards"),
      ("order:cmc", "all cards; sorted by mana value"),
      ("t:elf order:cmc", "Elves; sorted by mana value"),
      (
        "t:elf order:cmc direction:desc unique:prints include:extras include:variations",
        "Elves; sorted by mana value, in descending order, with every printing shown, including extras and variations"
      ),
      ("-order:cmc", "all cards; sorted by mana value"),
      ("order:cmc order:name", "all cards; sorted by name; “order:cmc” is overridden by a later term"),
      ("++", "all cards; with every printing shown"),
      ("foo:bar", "the term “foo:bar” is not understood"),
      ("foo:bar t:elf", "Elves; the term “foo:bar” is not understood"),
      ("f:modren", "the term “f:modren” is not understood"),
      ("t:elf t:", "Elves; “t:” is unfinished"),
      ("t:", "“t:” is unfinished"),
      ("t: pow> -", "“t:”, “pow>” and “-” are unfinished"),
      ("pow>", "“pow>” is unfinished"),
      (
        "foo:bar order:cmc t:",
        "all cards; sorted by mana value; the term “foo:bar” is not understood; “t:” is unfinished"
      ),
      ("foo:bar t:elf f:modren x:y", "Elves; the terms “foo:bar”, “f:modren” and “x:y” are not understood"),
      (
        "order:cmc order:name direction:desc order:cmc direction:desc",
        "all cards; sorted by mana value, in descending order; “order:cmc”, “order:name” and "
          + "“direction:desc” are overridden by later terms"
      ),
      (
        "t:elf foo:bar order:cmc t: order:name",
        "Elves; sorted by name; the term “foo:bar” is not understood; “t:” is unfinished; “order:cmc” is "
          + "overridden by a later term"
      ),
      ("o:\"draw a ca", "cards with “draw a ca” in their rules text"),
      ("(t:elf or", "Elves"),
    ])
  }

  private func expect(_ rows: [(query: String, sentence: String)]) {
    for row in rows { #expect(english(row.query) == row.sentence, "\(row.query)") }
  }
}
