import FilterAST
import FilterVocabulary
import ScryfallCards
import Testing

@Suite struct CardOrderTests {
  /// The names of cards in an order, the natural direction or the given one.
  private func sorted(_ cards: [Card], by order: CardOrder, descending: Bool? = nil) -> String {
    let keyed = cards.map { ($0.name, order.key(of: $0, CardFacts(of: $0), $0.printings[0])) }
    let down = descending ?? order.isDescending
    return keyed.sorted { $0.1.precedes($1.1, descending: down) }.map { $0.0 }.joined(separator: " ")
  }

  private func card(_ name: String, _ change: (inout CardPrinting) -> Void) -> Card {
    Sample.card(name, printings: [Sample.printing("tst", "2020-01-01", change)])
  }

  @Test func namesAreCollated() {
    let names = ["Zap", "Éa", "eb", "Æf", "A-b"]
    #expect(sorted(names.map { Sample.card($0) }, by: .name) == "A-b Æf Éa eb Zap")
  }

  @Test func colorsComeInTheOrderOfTheWheel() {
    let names = ["C", "WU", "G", "W", "WUBRG", "R", "UB", "B", "U", "WG", "WUB"]
    let cards = names.map { name in
      var card = Sample.card(name)
      card.colors = CardColors(letters: name.utf8)
      card.colors?.bits &= 31
      return card
    }
    #expect(sorted(cards, by: .color) == "W U B R G WU WG UB WUB WUBRG C")
  }

  @Test func reviewGoesByColorThenManaValue() {
    let costs = ["{2}", "{5}{W}", "{W}", "{G}", "{1}{G}"]
    let cards = costs.map { Sample.card($0, cost: $0) }
    #expect(sorted(cards, by: .review) == "{W} {5}{W} {G} {1}{G} {2}")
  }

  @Test func setsGoByCodeThenNumber() {
    func card(_ set: String, _ number: String) -> Card {
      Sample.card("\(set)\(number)", printings: [Sample.printing(set) { $0.collectorNumber = number }])
    }
    let cards = [
      card("m10", "9"), card("m10", "10"), card("lea", "200"), card("m10", "9a"), card("m10", "★2"), card("", "1"),
    ]
    #expect(sorted(cards, by: .set) == "lea200 m10★2 m109 m109a m1010 1")
  }

  @Test func datesAndRaritiesAreDescendingByNature() {
    let cards = [
      card("old") {
        $0.releasedAt = DateSpan("1993-08-05"); $0.rarity = "mythic"
      },
      card("new") {
        $0.releasedAt = DateSpan("2024-08-05"); $0.rarity = "common"
      },
      card("none") { $0.releasedAt = nil },
    ]
    #expect(sorted(cards, by: .released) == "new old none")
    #expect(sorted(cards, by: .spoiled) == "new old none")
    #expect(sorted(cards, by: .released, descending: false) == "old new none")
    #expect(sorted(cards, by: .rarity) == "old new none")
    #expect(sorted(cards, by: .rarity, descending: false) == "new old none")
  }

  @Test(arguments: [CardOrder.usd, .eur, .tix])
  func pricesAreDescendingAndMissingOnesLast(_ order: CardOrder) {
    func priced(_ name: String, _ price: Int?) -> Card {
      card(name) { printing in
        let price = price.map { FixedNumber($0) }
        printing.usdFoil = price
        printing.eurFoil = price
        printing.tix = price
      }
    }
    let cards = [priced("none", nil), priced("one", 1), priced("nine", 9)]
    #expect(sorted(cards, by: order) == "nine one none")
    #expect(sorted(cards, by: order, descending: false) == "one nine none")
  }

  @Test func numbersOfTheFrontFaceCount() {
    let double = Sample.card(
      "transform", faces: [Sample.face("2//9", stats: "2/1"), Sample.face("b", stats: "9/9")])
    let cards = [Sample.card("3", stats: "3/*"), double, Sample.card("none"), Sample.card("*", stats: "1+*/7")]
    #expect(sorted(cards, by: .power) == "* 2//9 // b 3 none")
    #expect(sorted(cards, by: .toughness) == "3 2//9 // b * none")
    let costs = ["{9}", "{W}", "{1}{W}"].map { Sample.card($0, cost: $0) }
    #expect(sorted(costs, by: .cmc) == "{W} {1}{W} {9}")
  }

  @Test func ranksAndArtists() {
    var first = card("first") { $0.artist = "Zoë" }
    first.edhrecRank = 1
    first.pennyRank = 7
    var second = card("second") { $0.artist = "Émile" }
    second.edhrecRank = 2
    second.pennyRank = 5
    let cards = [card("none") { _ in }, second, first]
    #expect(sorted(cards, by: .edhrec) == "first second none")
    #expect(sorted(cards, by: .penny) == "second first none")
    #expect(sorted(cards, by: .artist) == "second first none")
    #expect(sorted(cards, by: .imageUpdated) == "none second first")
  }

  @Test func theVocabularyHasTheseOrdersAndNoOthers() {
    let values = Vocabulary.scryfall.field(named: "order")?.values.map { $0.text } ?? []
    #expect(Set(values) == Set(CardOrder.allCases.map { $0.rawValue }))
    for order in CardOrder.allCases {
      let named = ["released", "rarity", "usd", "tix", "eur", "spoiled", "imageupdated"]
      #expect(order.isDescending == named.contains(order.rawValue))
    }
  }

  @Test func keysOfACardAreTheSameForItsPrintings() {
    var rich = Sample.printing("aaa", "1999-01-01") {
      $0.artist = "A"; $0.rarity = "rare"; $0.collectorNumber = "7"
    }
    rich.usd = FixedNumber(1)
    rich.eur = FixedNumber(1)
    rich.tix = FixedNumber(1)
    let card = Sample.card(
      "A", "Creature", cost: "{W}", stats: "1/1", printings: [rich, Sample.bare("bbb", "2001-01-01")])
    let facts = CardFacts(of: card)
    for order in CardOrder.allCases where order != .imageUpdated {
      let keys = card.printings.map { order.key(of: card, facts, $0) }
      #expect((keys[0] != keys[1]) == order.isAboutPrinting, "\(order)")
    }
  }

  @Test func keysAreAStrictOrder() {
    let keys = [OrderKey(nil), OrderKey(1), OrderKey(1, [1]), OrderKey(1, [1, 0]), OrderKey(2), OrderKey(-5)]
    #expect(
      keys.sorted() == [OrderKey(-5), OrderKey(1), OrderKey(1, [1]), OrderKey(1, [1, 0]), OrderKey(2), OrderKey(nil)])
    for key in keys {
      #expect(!key.precedes(key, descending: false) && !key.precedes(key, descending: true))
      for other in keys where key != other {
        for down in [false, true] {
          #expect(key.precedes(other, descending: down) != other.precedes(key, descending: down))
        }
      }
    }
  }
}
