import FilterAST
import FilterVocabulary
import ScryfallCards
import Testing

@Suite struct PrintingPreferenceTests {
  private static let printings = [
    Sample.printing("a", "2000-01-01") {
      $0.usd = FixedNumber(5); $0.eur = FixedNumber(1); $0.promoTypes = ["universesbeyond"]
    },
    Sample.printing("b", "2010-01-01") {
      $0.usd = FixedNumber(2); $0.isPromo = true; $0.tix = FixedNumber(4)
    },
    Sample.printing("c", "2020-01-01") {
      $0.eur = FixedNumber(7); $0.borderColor = "borderless"; $0.tix = FixedNumber(3)
    },
    Sample.bare("d", nil),
  ]

  private func choose(_ preference: PrintingPreference, among places: [Int] = [0, 1, 2, 3]) -> String? {
    let card = Sample.card("A", printings: PrintingPreferenceTests.printings)
    return preference.choose(among: places, of: card).map { card.printings[$0].set }
  }

  @Test(arguments: [
    ("oldest", "a"), ("newest", "c"), ("usd-low", "b"), ("usd-high", "a"), ("eur-low", "a"), ("eur-high", "c"),
    ("tix-low", "c"), ("tix-high", "b"), ("promo", "b"), ("default", "b"), ("atypical", "c"),
    ("universesbeyond", "a"), ("notuniversesbeyond", "c"),
  ])
  func choices(_ value: String, _ expected: String) {
    #expect(PrintingPreference(rawValue: value).flatMap { choose($0) } == expected)
  }

  @Test func onlyTheGivenPlacesCount() {
    #expect(choose(.oldest, among: [1, 2]) == "b")
    #expect(choose(.oldest, among: [3]) == "d")
    #expect(choose(.newest, among: []) == nil)
    #expect(choose(.newest, among: [9, -1]) == nil)
    // None is a promotion: the latest of those of which nothing is known.
    #expect(choose(.promo, among: [0, 2, 3]) == "c")
    #expect(choose(.usdLow, among: [2, 3]) == "c")
  }

  @Test func theVocabularyHasTheseAndNoOthers() {
    let values = Vocabulary.scryfall.field(named: "prefer")?.values.map { $0.text } ?? []
    #expect(Set(values) == Set(PrintingPreference.allCases.map { $0.rawValue }))
  }

  @Test func ofEquallyOldOnesTheFirstOfTheSourceIsChosen() {
    let card = Sample.card("A", printings: [Sample.printing("x"), Sample.printing("y")])
    for preference in PrintingPreference.allCases {
      #expect(preference.choose(among: 0..<2, of: card) == 0)
    }
  }
}
