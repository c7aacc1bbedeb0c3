import FilterVocabulary
import ScryfallDialect
import Testing

@testable import DataStreams
@testable import ScryfallCards

/// Cards with thousands of printings: values shared by the printings are derived once.
@Suite struct ManyPrintingsTests {
  private static func card(_ count: Int) -> Card {
    Sample.card(
      "A",
      printings: (0..<count).map { place in
        Sample.printing("s\(place)") {
          $0.illustrationID = "p\(place / 3)"
          $0.language = place % 3 == 2 ? "en" : "ja"
          $0.games = place % 2 == 0 ? ["paper"] : ["mtgo"]
        }
      })
  }

  /// Compared with comparing each printing with all others.
  @Test func picturesOfOtherPrintings() {
    let rows: [Int] = [1, 2, 7, 8, 9, 40]
    for count in rows {
      let card = Self.card(count)
      let facts = CardFacts(of: card)
      for printing in card.printings {
        let same = card.printings.filter { $0.illustrationID == printing.illustrationID }
        #expect(
          CardFlag.named("englishart")?.holds(for: card, facts: facts, printing: printing)
            == same.contains { $0.language == "en" }, "\(count)")
        #expect(
          CardFlag.named("paperart")?.holds(for: card, facts: facts, printing: printing)
            == same.contains { $0.isOnPaper }, "\(count)"
        )
      }
      #expect(CardFlag.named("paperart")?.holds(for: card, facts: facts, printing: Sample.bare()) == nil, "\(count)")
    }
  }

  /// The printings are not visited again: a card with as many printings but no pictures gives the same answers.
  @Test func picturesAreCollectedOnce() {
    let card = Self.card(3_000)
    let facts = CardFacts(of: card)
    var blank = card
    blank.printings = card.printings.map { _ in Sample.bare() }
    for printing in card.printings.prefix(9) {
      for flag in ["englishart", "paperart"] {
        #expect(
          CardFlag.named(flag)?.holds(for: blank, facts: facts, printing: printing)
            == CardFlag.named(flag)?.holds(for: card, facts: facts, printing: printing))
      }
    }
  }

  /// Printings with different layouts: each layout with a meaning is derived once, all others together.
  @Test func layoutsAreWorkedOutOnce() {
    var card = Self.card(500)
    for place in card.printings.indices {
      card.printings[place].layout = place % 5 == 0 ? "token" : place % 5 == 1 ? "transform" : "layout \(place)"
    }
    let facts = CardFacts(of: card)
    var layouts = FlagReading.OtherLayouts(card)
    for (place, printing) in card.printings.enumerated() {
      let flags = layouts.flags(of: printing, printing.layout ?? "")
      if place >= 8 { continue }
      var other = card
      other.layout = printing.layout ?? ""
      var expected = FlagReading(of: other, CardFacts(of: other)).holds
      expected.formUnion(FlagReading(of: printing, card: other, facts: CardFacts(of: other)).holds)
      #expect(flags == expected, "\(printing.layout ?? "")")
    }
    #expect(layouts.known.count == 3)
    #expect(FlagReading.flags(of: card, facts: facts, printings: card.printings).count == 500)
  }
}
