import Testing
import _FilterTestSupport

/// What is offered for a query of cards that finds nothing: names and artists with typing errors, and terms for words.
@Suite struct NameHintTests {
  private static let rows: [(query: String, hint: String)] = [
    (
      "!\"Firefly Heder\"", "no name is 'Firefly Heder'; did you mean !\"Firefly Herder\" (1 card)?"
    ),
    ("name:\"fierfly herder\"", "no name is 'fierfly herder'; did you mean !\"Firefly Herder\" (1 card)?"),
    (
      "fathom-deep raeder",
      "no name is 'fathom-deep raeder'; did you mean !\"Fathom-Deep Reader // Flooded Reading Room\" (1 card)?"
    ),
    ("a:\"rasmus tjæreborj\"", "no artist is 'rasmus tjæreborj'; did you mean a:\"Rasmus Tjæreborg\" (19 cards)?"),
    ("legendary elf", "did you mean t:legendary t:elf (2 cards)?"),
    ("t:elf without flying", "did you mean t:elf -kw:flying (7 cards)?"),
  ]

  @Test func searchesOfferWhatIsMeant() {
    for row in Self.rows {
      let found = run(["search", row.query], bytes: [])
      #expect(found.status == 1, "\(row.query)")
      #expect(found.errors == "filterq: \(row.hint)\n", "\(row.query)")
    }
  }

  /// Texts that are near no name, and short ones, have no name.
  @Test(arguments: ["!\"Zzyzx Qwert\"", "lotv", "a:zz"]) func nothingIsOffered(query: String) {
    #expect(!run(["search", query], bytes: []).errors.contains("did you mean"))
  }
}
