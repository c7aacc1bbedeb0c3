import DataStreams
import FilterVocabulary
import ScryfallDialect
import Testing

@testable import ScryfallCards

@Suite struct ManaTests {
  @Test func hybridAndPhyrexian() {
    let rows: [(String, Bool, Bool)] = [
      ("{W}", false, false), ("{2}{W}{W}", false, false), ("", false, false),
      ("{W/U}", true, false), ("{2/R}", true, false), ("{C/W}", true, false),
      ("{W/P}", false, true), ("{1}{W/P}{W/P}", false, true), ("{W/U/P}", true, true), ("{B}{W/P}{G/U}", true, true),
      ("{w/p}", false, true), ("{P}", false, false), ("{H}", false, false), ("{W/U", false, false),
      ("W/P", false, false),
    ]
    for (cost, isHybrid, isPhyrexian) in rows {
      #expect(ManaSymbols.hasHybrid(cost) == isHybrid, "\(cost)")
      #expect(ManaSymbols.hasPhyrexian(cost) == isPhyrexian, "\(cost)")
    }
  }

  @Test func manaValuesOfCosts() {
    let rows: [(String, String)] = [
      ("", "0"), ("{0}", "0"), ("{W}", "1"), ("{2}{W}{W}", "4"), ("{X}{R}", "1"), ("{X}{Y}{Z}", "0"), ("{16}", "16"),
      ("{2/W}{2/W}", "4"), ("{W/U}{B/P}", "2"), ("{C/W}", "1"), ("{HW}", "0.5"), ("{½}{G}", "1.5"), ("{S}{S}", "2"),
      ("{W/U/P}", "1"), ("{1000000}", "1000000"), ("{D}", "1"),
    ]
    for (cost, expected) in rows {
      #expect(Sample.card("A", cost: cost).derivedManaValue.description == expected, "\(cost)")
    }
  }

  /// Symbols agree with those of the vocabulary.
  @Test func symbolsCountAsInTheVocabulary() {
    for symbol in Vocabulary.scryfall.symbols where symbol.kind != .text {
      guard let halves = symbol.halves else { continue }
      let value = Sample.card("A", cost: "{\(symbol.code)}").derivedManaValue
      #expect(value == DecimalNumber(Int64(halves) * 5, power: -1), "\(symbol.code)")
    }
  }

  @Test func theSourceKnowsBetter() {
    var card = Sample.card("A", cost: "{5}")
    card.manaValue = DecimalNumber(2)
    #expect(card.derivedManaValue == DecimalNumber(2))
  }

  @Test func splitCardsCountBothHalvesAndOthersTheFront() {
    let faces = [Sample.face("Fire", cost: "{1}{R}"), Sample.face("Ice", cost: "{1}{U}")]
    #expect(Sample.card("split", faces: faces).derivedManaValue == DecimalNumber(4))
    #expect(Sample.card("adventure", faces: faces).derivedManaValue == DecimalNumber(2))
    #expect(Sample.card("transform", faces: faces).derivedManaValue == DecimalNumber(2))
  }

  @Test func devotion() {
    let rows: [(String, String, Int)] = [
      ("{W}{W}", "W", 2), ("{W}{W}", "U", 0), ("{2}{B}{B}{B}", "B", 3),
      ("{W/U}{W/U}", "W", 2), ("{W/U}{W/U}", "U", 2), ("{W/U}{W/U}", "WU", 2), ("{W/U}{W}", "WU", 2),
      ("{W}{U}", "WU", 2), ("{G}{G/U}{U}", "GU", 3), ("{2/R}{R/P}", "R", 2), ("{R/G/P}", "RG", 1),
      ("{R}{G}", "RG", 2), ("{B/R}", "RG", 1), ("{C}{C}", "C", 0), ("{W}", "WUB", 0), ("{X}{S}{5}", "G", 0),
      ("{U/R}{B/G}", "UG", 2), ("{B/G}{B/G}{W/B}", "BG", 3),
    ]
    for (cost, colors, expected) in rows {
      #expect(Devotion(cost: cost).count(of: CardColors(letters: colors.utf8)) == expected, "\(cost), \(colors)")
    }
  }

  @Test func pairsDoNotMix() {
    let letters = Array("WUBRG")
    for first in letters {
      for second in letters where first != second {
        let devotion = Devotion(cost: "{\(first)/\(second)}{\(first)/\(second)}")
        for third in letters {
          for fourth in letters where third != fourth {
            let touches = [first, second].contains(third) || [first, second].contains(fourth)
            let count = devotion.count(of: CardColors(letters: "\(third)\(fourth)".utf8))
            #expect(count == (touches ? 2 : 0), "{\(first)/\(second)} for \(third)\(fourth)")
          }
        }
      }
    }
  }

  @Test func onlyPermanentsAreDevoted() {
    for (type, count) in [
      ("Creature — Human", 2), ("Legendary Planeswalker", 2), ("Instant", nil), ("Sorcery", nil), ("", nil),
    ] as [(String, Int?)] {
      let devotion = CardCosts.devotion(of: Sample.card("A", type, cost: "{W}{W}").parts[0])
      #expect(devotion?.symbols.first?.count == count)
    }
    #expect(CardCosts.devotion(of: Sample.card("A", "Land").parts[0]) == nil)
  }

  @Test func devotionStopsAt255() {
    let cost = String(repeating: "{G}", count: 400)
    #expect(Devotion(cost: cost).count(of: CardColors(letters: "G".utf8)) == 255)
  }
}
