import FilterEvaluation
import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing

@testable import DataStreams
@testable import ScryfallCards

/// Values that are derived once for all fields.
@Suite struct SharedDerivationTests {
  @Test func legalitiesOfAllFormats() {
    let states = [
      "modern": "legal", "vintage": "restricted", "legacy": "banned", "pauper": "not_legal", "x": "odd",
    ]
    let formats = FormatLegalities(states)
    #expect(Set(formats.legal) == ["modern", "vintage"])
    #expect(formats.restricted == ["vintage"])
    #expect(formats.banned == ["legacy"])
    #expect(formats == FormatLegalities(states) && formats != .none)
    var card = Card(name: "A")
    #expect(card.legalities == [:] && card.formats === FormatLegalities.none)
    card.legalities = states
    #expect(card.legalities == states && card.formats.isPlayable(in: "vintage") == true)
    #expect(card.formats.legality(in: "x") == nil && card.formats.legality(in: "absent") == nil)
  }

  @Test func phrasesOfRulesTexts() {
    let rows: [(String, TextPhrases)] = [
      ("", []), ("Choose one —", [.choose]), ("CHOOSE", [.choose]), ("choos", []),
      ("Open a spellbook.", [.spellbook]),
      ("It can be your commander.", [.canBeCommander]), ("can be your commande", []),
      ("Choose a spellbook that can be your commander", [.choose, .spellbook, .canBeCommander]),
      ("cccchoose", [.choose]),
      ("sspellbook", [.spellbook]), ("é choose", [.choose]), ("It enters tapped.", [.enters]), ("It may enter.", []),
      ("This creature is every creature type.", [.everyKind]),
      ("It is also a Cleric, Rogue, Warrior, and Wizard.", [.everyKind]),
      ("It is also a Cleric.", []), ("If it isn't on the battlefield, it's a 1/1 creature.", [.creatureElsewhere]),
      ("If it isn't on the battlefield, draw. A creature dies.", []),
    ]
    for (text, phrases) in rows {
      #expect(TextPhrases(in: text) == phrases, "\(text)")
    }
  }

  @Test func theCheapestPrintings() {
    func price(_ cents: Int64) -> DecimalNumber { DecimalNumber(cents * 10_000, power: -6) }
    var card = Card(name: "A")
    card.printings = [
      Sample.printing("a", nil) { $0.usd = price(100) },
      Sample.printing("b", nil) {
        $0.usd = price(50)
        $0.tix = price(3)
      },
      Sample.printing("c", nil) { $0.usdFoil = price(50) },
      Sample.printing("d", nil),
    ]
    #expect(CurrencySet.cheapest(of: card).map { $0.bits } == [0, 5, 1, 0])
    card.printings = [card.printings[1]]
    #expect(CurrencySet.cheapest(of: card).map { $0.bits } == [5])
    card.printings = []
    #expect(CurrencySet.cheapest(of: card).map { $0.bits } == [0])
    for (place, currency) in PriceCurrency.allCases.enumerated() {
      card.printings = [Sample.printing("a", nil) { $0.usd = price(1) }]
      #expect((CurrencySet.cheapest(of: card)[0].bits >> UInt8(place) & 1 == 1) == (currency == .usd))
    }
  }

  /// Columns fold their values, so raw and folded words give the same result.
  @Test func appearancesInTheSpellingOfTheData() {
    var card = Card(name: "A")
    card.printings = [
      Sample.printing("OLD", nil) {
        $0.setType = "draft_innovation"
        $0.rarity = "Rare"
        $0.games = ["paper", "mtgo"]
        $0.frame = "1997"
        $0.isInBoosters = true
      },
      Sample.printing("prm", nil) {
        $0.setType = "promo"
        $0.rarity = "mythic"
        $0.language = "ja"
      },
      CardPrinting(),
    ]
    #expect(
      CardPrinting.appearances(of: card.printings) == [
        "OLD", "draft_innovation", "en", "1997", "paper", "mtgo", "Rare", "booster", "prm", "promo", "ja", "2015", "en",
      ])
    #expect(CardPrinting.appearances(of: []) == [])
    #expect(appearances(of: card).isSuperset(of: ["old", "draftinnovation", "rare", "booster", "ja", "prm"]))
    #expect(!appearances(of: card).contains("mythic"))
  }

  @Test func aSummaryOfACard() {
    var card = Sample.card("Æther Wisp", "Creature", stats: "2/3")
    card.printings = [
      Sample.printing("a", "2020-01-02") {
        $0.collectorNumber = "12b"
        $0.rarity = "rare"
        $0.language = "ja"
      },
      Sample.printing("b", nil) { $0.setType = "memorabilia" },
    ]
    let summary = CardSummary(CardEntry(card))
    #expect(summary.stats == "2/3")
    #expect(summary.sortName == Array("aetherwisp".utf8))
    #expect(summary.printings.map { $0.number } == [12, .max])
    #expect(summary.printings.map { $0.isExtra } == [false, true])
    #expect(summary.printings.map { $0.isTranslation } == [true, false])
    card.printings = [card.printings[0]]
    #expect(CardSummary(CardEntry(card)).printings.map { $0.isTranslation } == [false])
  }

  /// Without reminder text the rules are marked once for both fields.
  @Test func markedTexts() {
    let card = Sample.card("Ashwick Elf", "Creature", "When Ashwick Elf enters, draw a card. (Ashwick Elf is fine.)")
    let entry = CardEntry(card)
    #expect(entry.markedRules == ["When ~ enters, draw a card."])
    #expect(entry.markedTexts == ["When ~ enters, draw a card. (~ is fine.)"])
    let plain = CardEntry(Sample.card("Ashwick Elf", "Creature", "When Ashwick Elf enters, draw a card."))
    #expect(plain.markedTexts == plain.markedRules)
  }

  @Test func flagsOfAllPrintings() {
    let card = Sample.card(
      "A", "Creature", "Flying",
      printings: [
        Sample.printing("x", nil) { $0.finishes = ["foil"] },
        Sample.printing("y", nil) { $0.layout = "token" },
      ])
    let entry = CardEntry(card)
    for place in card.printings.indices {
      var layout = card
      layout.layout = card.printings[place].layout ?? card.layout
      let facts = CardFacts(of: layout)
      let expected = CardFlag.values(of: layout, facts, card.printings[place])
      #expect(Set(CardFlags.values(entry.flags[place]).values) == expected)
    }
    #expect(CardEntry(Card(name: "B")).flags.count == 1)
  }
}
