import FilterSemantics
import ScryfallDialect
import Testing

@testable import FilterAnalysis

/// Names that are looked up, and those that misspelled ones mean.
@Suite struct TitleIndexTests {
  private static let titles = [
    "Lightning Bolt", "Lightning Helix", "Fire // Ice", "Urza's Saga", "Lim-D\u{FB}l's Vault", "Niv-Mizzet, Parun",
    "Sword of Fire and Ice",
  ]
  private static let index = TitleIndex(titles)

  @Test(
    arguments: [
      ("Lightnig Bolt", "Lightning Bolt"), ("lightning hleix", "Lightning Helix"), ("urzas sagga", "Urza's Saga"),
      ("limdul vault", "Lim-D\u{FB}l's Vault"), ("niv-mizet", "Niv-Mizzet, Parun"),
      ("Niv Mizet Parun", "Niv-Mizzet, Parun"),
      ("Zzyzx Qwert", nil), ("", nil), ("...", nil), ("of fyre and", "Sword of Fire and Ice"),
    ] as [(String, String?)])
  func closest(text: String, title: String?) {
    #expect(Self.index.closest(to: text) == title)
    #expect(SpellingDistance.closestTitle(to: text, in: Self.titles) == title)
  }

  @Test func containedTexts() {
    for text in ["lightning", "BOLT", "Fire // Ice", "fireice", "Lim-Dul", "urza\u{2019}s", "", "!?", "ghtning b"] {
      #expect(Self.index.contains(text), "\(text)")
    }
    for text in ["lightnig", "bolt lightning", "icesword", "boltx"] { #expect(!Self.index.contains(text), "\(text)") }
    #expect(!TitleIndex([]).contains("a"))
  }

  @Test func wholeTitles() {
    #expect(Self.index.hasTitle("lightning bolt") && Self.index.hasTitle("Lim-Dul's Vault"))
    #expect(!Self.index.hasTitle("lightning"))
  }

  /// Leaving out names that have other letters changes no answer.
  @Test func theAnswerIsThatOfAllDistances() {
    let words = ["bolt", "bold", "blot", "helix", "felix", "saga", "sage", "\u{E9}omer", "eomer", "vault", "fault"]
    for typed in words + ["bollt", "hlix", "asga", "vaultt", "x"] {
      let others = words.filter { $0 != typed }
      #expect(TitleIndex(others).closest(to: typed) == SpellingDistance.closest(to: typed, in: others), "\(typed)")
    }
  }

  @Test(
    arguments: [
      ("!\"Lightnig Bolt\" t:elf", ["exact Lightnig Bolt"]), ("aether vial", ["words aether vial"]),
      ("name:bolt name=helix", ["ofNameField bolt", "ofNameField helix"]),
      ("a:\"rebeca guay\"", ["ofField rebeca guay"]), ("-a:x -!y", []), ("a:/guay/ name:/x/ o:draw t:elf", []),
      ("elf t:elf vial", ["words elf", "words vial"]),
    ] as [(String, [String])])
  func wantedNames(query: String, names: [String]) {
    let analyzed = AnalyzedQuery(parsing: query, vocabulary: .scryfall)
    #expect(analyzed.wantedNames.map { "\($0.form) \($0.text)" } == names)
  }
}
