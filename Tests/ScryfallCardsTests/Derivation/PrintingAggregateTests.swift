import DataStreams
import FilterAST
import FilterVocabulary
import ScryfallDialect
import Testing

@testable import ScryfallCards

@Suite struct PrintingAggregateTests {
  @Test func countsTellSetsAndPaperApart() {
    let counts = PrintingCounts(of: [
      Sample.printing("lea") {
        $0.games = ["paper"]
        $0.artist = "Ann"
        $0.illustrationID = "1"
      },
      Sample.printing("lea") {
        $0.games = ["paper"]
        $0.artist = "Ann"
        $0.illustrationID = "2"
      },
      Sample.printing("med") {
        $0.games = ["mtgo"]
        $0.artist = "Ann & Bob"
        $0.illustrationID = "1"
      },
      Sample.printing("j21") { $0.isDigital = true },
      Sample.printing("new"),
    ])
    #expect(counts.prints == 5)
    #expect(counts.sets == 4)
    #expect(counts.paperPrints == 3)
    #expect(counts.paperSets == 2)
    #expect(counts.illustrations == 2)
    #expect(counts.artists == 2)
  }

  @Test func whatTheSourceDoesNotSayIsNotCounted() {
    let one = PrintingCounts(of: [Sample.bare("lea")])
    #expect(one.illustrations == nil && one.artists == nil)
    #expect(one.prints == 1 && one.sets == 1 && one.paperSets == 1)
    let two = PrintingCounts(of: [Sample.bare("lea"), Sample.bare("")])
    #expect(two.illustrations == nil && two.artists == nil)
    #expect(two.prints == 2 && two.sets == 1 && two.paperPrints == 2 && two.paperSets == 1)
    let none = PrintingCounts(of: [])
    #expect(none.prints == 0 && none.sets == 0 && none.artists == nil)
  }

  @Test(arguments: [("Ann", 1), ("Ann & Bob", 2), ("Ann & Ann", 1), (" & Bob & ", 1), ("A&B", 2)])
  func jointCredits(_ credit: String, _ count: Int) {
    let printing = Sample.printing { $0.artist = credit }
    #expect(PrintingCounts(of: [printing, printing]).artists == count)
    if credit != "Ann & Ann" { #expect(PrintingCounts(of: [printing]).artists == count) }
  }

  @Test func oneAndManyPrintingsAreCountedAlike() {
    let printing = Sample.printing("lea") {
      $0.games = ["mtgo"]
      $0.artist = "A & B"
      $0.illustrationID = "x"
    }
    var one = PrintingCounts(of: [printing])
    let two = PrintingCounts(of: [printing, printing])
    one.prints = 2
    #expect(one == two)
  }

  @Test func appearancesAreAllThatPrintingsSay() {
    let card = Sample.card(
      "A",
      printings: [
        Sample.printing("lea") {
          $0.setType = "core"
          $0.rarity = "rare"
          $0.frame = "1993"
          $0.games = ["paper"]
        },
        Sample.printing("j21") {
          $0.setType = "draft_innovation"
          $0.rarity = "common"
          $0.games = ["arena", "mtgo"]
          $0.language = "ja"
          $0.isInBoosters = true
        },
        Sample.printing("pxyz") {
          $0.setType = "promo"
          $0.rarity = "mythic"
        },
        Sample.bare(""),
      ])
    #expect(
      appearances(of: card) == [
        "lea", "core", "rare", "1993", "paper", "en", "j21", "draftinnovation", "common", "arena", "mtgo", "ja",
        "booster",
        "2015", "pxyz", "promo",
      ])
  }

  @Test func raritiesOfPromotionsDoNotCount() {
    let rows: [(String, Bool)] = [
      ("promo", false), ("memorabilia", false), ("token", false), ("expansion", true), ("", true), ("box", true),
    ]
    for (setType, counts) in rows {
      let printing = Sample.printing {
        $0.setType = setType
        $0.rarity = "rare"
      }
      #expect(appearances(of: Sample.card("A", printings: [printing])).contains("rare") == counts, "\(setType)")
    }
  }

  @Test func pricesFallBackToFoils() {
    var printing = Sample.printing()
    #expect(printing.price(in: .usd) == nil)
    printing.usdEtched = DecimalNumber(3)
    #expect(printing.price(in: .usd) == DecimalNumber(3))
    printing.usdFoil = DecimalNumber(2)
    #expect(printing.price(in: .usd) == DecimalNumber(2))
    printing.usd = DecimalNumber(1)
    #expect(printing.price(in: .usd) == DecimalNumber(1))
    printing.eurFoil = DecimalNumber(9)
    #expect(printing.price(in: .eur) == DecimalNumber(9))
    printing.eur = DecimalNumber(8)
    #expect(printing.price(in: .eur) == DecimalNumber(8))
    #expect(printing.price(in: .tix) == nil)
  }

  @Test func theCheapestMayBeSeveral() {
    func printing(_ usd: Int?) -> CardPrinting { Sample.printing { $0.usd = usd.map { DecimalNumber($0) } } }
    let card = Sample.card("A", printings: [3, 1, nil, 2, 1].map { printing($0) })
    #expect(card.cheapestPrintings(in: .usd) == [1, 4])
    #expect(card.cheapestPrintings(in: .eur) == [])
    #expect(Sample.card("A", printings: []).cheapestPrintings(in: .usd) == [])
  }
}

@Suite struct PrintingNoveltyTests {
  private func card(_ printings: [CardPrinting]) -> Card { Sample.card("A", printings: printings) }

  @Test func theFirstPrintingIsNewInAll() {
    let first = Sample.printing("lea", "1993-08-05") {
      $0.rarity = "rare"
      $0.artist = "Ann"
      $0.illustrationID = "1"
      $0.flavorText = "Ha."
      $0.finishes = ["nonfoil"]
      $0.games = ["paper"]
    }
    #expect(
      card([first]).novelties == [[.rarity, .art, .artist, .flavor, .frame, .language, .nonfoil, .game, .paper]])
  }

  @Test func laterPrintingsAreNewInWhatDiffers() {
    let old = Sample.printing("lea", "1993-08-05") {
      $0.rarity = "rare"
      $0.games = ["paper"]
      $0.finishes = ["nonfoil"]
    }
    var new = old
    new.releasedAt = DateSpan("2010-01-01")
    #expect(card([new, old]).novelties[0] == [])
    new.rarity = "common"
    new.finishes = ["foil", "nonfoil", "etched"]
    new.games = ["paper", "mtgo"]
    #expect(card([new, old]).novelties[0] == [.rarity, .foil, .game, .mtgo])
    #expect(card([new, old]).novelties[1].contains(.rarity))
    new.language = "ja"
    new.frame = "2003"
    #expect(card([old, new]).novelties[1].isSuperset(of: [.language, .frame]))
  }

  @Test func allOfOneDayAreNew() {
    let printing = Sample.printing("lea", "1993-08-05") { $0.rarity = "rare" }
    let later = Sample.printing("leb", "1993-10-01") { $0.rarity = "rare" }
    #expect(card([printing, later, printing]).novelties.map { $0.contains(.rarity) } == [true, false, true])
  }

  @Test func withoutADateNothingIsNew() {
    let undated = Sample.printing("lea", nil) { $0.rarity = "rare" }
    let dated = Sample.printing("leb", "1993-10-01") { $0.rarity = "rare" }
    #expect(card([undated, dated]).novelties.map { $0.contains(.rarity) } == [false, true])
    #expect(card([undated]).novelties == [[]])
    #expect(card([]).novelties == [])
  }

  @Test func everyValueOfTheVocabularyIsABit() {
    let values = Vocabulary.scryfall.field(named: "new")?.values ?? []
    #expect(values.count == 14)
    var all: PrintingNovelty = []
    for value in values {
      guard let bit = PrintingNovelty(value: value.text) else {
        Issue.record("\(value.text)")
        continue
      }
      #expect(bit.rawValue.nonzeroBitCount == 1 && all.isDisjoint(with: bit))
      all.formUnion(bit)
    }
    #expect(PrintingNovelty(value: "border") == nil)
  }

  @Test(arguments: ["arena", "astral", "sega", "mtgo", "paper"])
  func gamesHaveTheirOwnBits(_ game: String) {
    let printing = Sample.printing { $0.games = [game] }
    #expect(card([printing]).novelties[0].contains(PrintingNovelty(value: game) ?? []))
    #expect(PrintingNovelty(value: game) != nil)
  }
}
