import DataStreams
import ScryfallDialect
import Testing

@testable import ScryfallCards

@Suite struct FlagReadingTests {
  private static let cards: [Card] = {
    var cards = [
      Sample.card("Grizzly Bears", "Creature — Bear", cost: "{1}{G}", stats: "2/2"),
      Sample.card("Tundra", "Land — Plains Island"),
      Sample.card(
        "Atraxa, Voice", "Legendary Creature — Angel", "Flying", keywords: ["Flying"],
        legalities: ["commander": "legal"]),
      Sample.card("Elf", "Token Creature — Elf", layout: "token"),
      Sample.card("split", faces: [Sample.face("Fire", "Instant"), Sample.face("Ice", "Instant")]),
    ]
    let printings = [
      Sample.bare("lea", nil),
      Sample.printing("tsb", "2006-10-06") {
        $0.promoTypes = ["intro_pack", "ffvii", "unheardof"]
        $0.finishes = ["foil"]
        $0.frameEffects = ["showcase"]
      },
      Sample.printing("p", "2001-01-01") {
        $0.promoTypes = ["judge_gift", "glossy"]
        $0.setType = "promo"
      },
    ]
    for place in cards.indices { cards[place].printings += printings }
    return cards
  }()

  /// All flags together agree with each flag alone.
  @Test func readingsAgreeWithTheFlags() {
    for card in FlagReadingTests.cards {
      let facts = CardFacts(of: card)
      let ofCard = FlagReading(of: card, facts)
      for printing in card.printings {
        let ofPrinting = FlagReading(of: printing, card: card, facts: facts)
        for (place, flag) in CardFlag.all.enumerated() {
          let reading = flag.isAboutPrinting ? ofPrinting : ofCard
          let other = flag.isAboutPrinting ? ofCard : ofPrinting
          let answer = flag.holds(for: card, facts: facts, printing: printing)
          if case .underivable = flag.rule {
            #expect(!reading.holds.contains(place) && !reading.unknown.contains(place), "\(flag.value)")
          } else {
            #expect(reading.holds.contains(place) == (answer == true), "\(flag.value) of \(card.name)")
            #expect(reading.unknown.contains(place) == (answer == nil), "\(flag.value) of \(card.name)")
          }
          #expect(!other.holds.contains(place) && !other.unknown.contains(place), "\(flag.value)")
        }
      }
    }
  }

  @Test func aSetHoldsWhatWasInserted() {
    let rows: [Int] = [0, 1, 63, 64, 127, 128, 200, 255, 256, 511]
    for place in rows {
      var set = FlagSet()
      #expect(set == FlagSet() && !set.contains(place), "\(place)")
      set.insert(place)
      #expect(set != FlagSet(), "\(place)")
      #expect((0..<FlagSet.capacity).filter { set.contains($0) } == [place], "\(place)")
      #expect(set.words[place / 64] == 1 << UInt64(place % 64), "\(place)")
      var other = FlagSet()
      other.insert(17)
      other.formUnion(set)
      #expect(other.contains(17) && other.contains(place), "\(place)")
    }
  }

  @Test(arguments: [-1, 512, 1_000, Int.max, Int.min])
  func placesBeyondAreInNoSet(_ place: Int) {
    var set = FlagSet()
    set.insert(place)
    #expect(set == FlagSet() && !set.contains(place))
  }
}
