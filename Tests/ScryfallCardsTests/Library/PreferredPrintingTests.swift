import FilterVocabulary
import Testing

@testable import ScryfallCards

/// The printing that `prefer:` chooses if the first printing does not have the value.
@Suite struct PreferredPrintingTests {
  private func printing(_ number: String, day: String?, cents: Int64?) -> CardPrinting {
    var printing = CardPrinting()
    printing.set = "aaa"
    printing.collectorNumber = number
    printing.releasedAt = day.flatMap { DateSpan($0) }
    printing.usd = cents.map { DecimalNumber($0 * 10_000, power: -6) }
    return printing
  }

  private func preferred(_ value: String, _ printings: [CardPrinting]) -> String {
    var card = Card(name: "Ember Lantern")
    card.printings = printings
    let library = CardLibrary([card])
    return library.hits(library.search(CardSearch("ember prefer:\(value)"))).map { library.row($0).number }
      .joined(separator: " ")
  }

  @Test(arguments: [
    ("usd-high", "3"), ("usd-low", "2"), ("newest", "3"), ("oldest", "2"),
  ])
  func aMissingValueIsNeverPreferred(_ value: String, _ expected: String) {
    let first = printing("1", day: nil, cents: nil)
    let others = [printing("2", day: "2001-01-01", cents: 100), printing("3", day: "2002-01-01", cents: 200)]
    #expect(preferred(value, [first] + others) == expected)
    #expect(preferred(value, others + [first]) == expected)
    #expect(preferred(value, [first, others[0]]) == "2")
    #expect(preferred(value, [first]) == "1")
  }
}
