import DataStreams
import FilterVocabulary
import ScryfallDialect
import Testing

@testable import ScryfallCards

@Suite struct PrintingFlagTests {
  private func answer(_ value: String, _ change: (inout CardPrinting) -> Void) -> Bool? {
    CardFlag.answer(value, Sample.card("A", "Creature", printings: [Sample.printing("tst", "2020-01-01", change)]))
  }

  private func bare(_ value: String) -> Bool? {
    CardFlag.answer(value, Sample.card("A", "Creature", printings: [Sample.bare()]))
  }

  @Test func finishes() {
    for value in ["foil", "nonfoil", "etched"] {
      #expect(answer(value) { $0.finishes = [value] } == true)
      #expect(answer(value) { $0.finishes = ["other"] } == false)
      #expect(answer(value) { $0.finishes = [] } == nil)
    }
  }

  @Test func whatTheSourceSaysIsTaken() {
    let flags: [(String, WritableKeyPath<CardPrinting, Bool?>)] = [
      ("fullart", \.isFullArt), ("textless", \.isTextless), ("oversized", \.isOversized), ("promo", \.isPromo),
      ("reprint", \.isReprint), ("digital", \.isDigital), ("hires", \.hasHighResolution),
      ("spotlight", \.isStorySpotlight), ("booster", \.isInBoosters), ("variation", \.isVariation),
    ]
    for (value, path) in flags {
      #expect(answer(value) { $0[keyPath: path] = true } == true, "\(value)")
      #expect(answer(value) { $0[keyPath: path] = false } == false, "\(value)")
      if value != "reprint" { #expect(answer(value) { _ in } == nil, "\(value)") }
    }
  }

  @Test func reprintsAreToldByTheirDays() {
    let card = Sample.card(
      "A",
      printings: [
        Sample.bare("new", "2020-01-01"), Sample.bare("old", "1999-01-01"), Sample.bare("none", nil),
        Sample.bare("too", "1999-01-01"),
      ])
    let facts = CardFacts(of: card)
    func answers(_ value: String) -> [Bool?] {
      card.printings.map { CardFlag.named(value)?.holds(for: card, facts: facts, printing: $0) }
    }
    #expect(answers("reprint") == [true, false, nil, false])
    #expect(answers("firstprint") == [false, true, nil, true])
    var said = card.printings[0]
    said.isReprint = false
    #expect(CardFlag.named("reprint")?.holds(for: card, facts: facts, printing: said) == false)
  }

  @Test func uniqueIsOneSet() {
    func unique(_ sets: String...) -> Bool? {
      CardFlag.answer("unique", Sample.card("A", printings: sets.map { Sample.printing($0) }))
    }
    #expect(unique("lea") == true)
    #expect(unique("lea", "lea") == true)
    #expect(unique("lea", "leb") == false)
  }

  @Test func digitalIsToldByGames() {
    #expect(answer("digital") { $0.games = ["mtgo", "arena"] } == true)
    #expect(answer("digital") { $0.games = ["mtgo", "paper"] } == false)
    #expect(answer("promo") { $0.setType = "promo" } == true)
    #expect(answer("promo") { $0.setType = "core" } == nil)
  }

  @Test(arguments: [
    ("1993", ["old"]), ("1997", ["old"]), ("2003", ["new", "modern"]), ("2015", ["new"]),
    ("future", ["new", "future"]),
  ])
  func frames(_ frame: String, _ values: [String]) {
    for value in ["old", "new", "modern", "future"] {
      #expect(answer(value) { $0.frame = frame } == values.contains(value))
      #expect(bare(value) == nil)
    }
  }

  @Test(arguments: ["colorshifted", "showcase", "extendedart", "tombstone"])
  func frameEffects(_ effect: String) {
    #expect(answer(effect) { $0.frameEffects = [effect, "legendary"] } == true)
    #expect(answer(effect) { $0.frameEffects = ["legendary"] } == false)
    #expect(answer(effect) { _ in } == false)
    #expect(bare(effect) == nil)
  }

  @Test func looks() {
    func look(_ expected: Bool?, _ change: (inout CardPrinting) -> Void) {
      #expect(answer("atypical", change) == expected)
      #expect(answer("default", change) == expected.map { !$0 })
    }
    look(false) { _ in }
    look(true) { $0.borderColor = "borderless" }
    look(false) { $0.borderColor = "white" }
    look(true) { $0.isFullArt = true }
    look(true) { $0.isTextless = true }
    look(true) { $0.frameEffects = ["legendary", "showcase"] }
    look(false) { $0.frameEffects = ["legendary", "nyxtouched"] }
    look(true) { $0.promoTypes = ["boosterfun"] }
    look(false) { $0.promoTypes = ["prerelease"] }
    look(true) { $0.frame = "1997" }
    look(false) {
      $0.frame = "1997"
      $0.releasedAt = DateSpan("2001-01-01")
    }
    look(true) { $0.frame = "future" }
    look(false) {
      $0.frame = "future"
      $0.set = "fut"
    }
    #expect(bare("atypical") == nil)
    #expect(bare("default") == nil)
    #expect(answer("borderless") { $0.borderColor = "borderless" } == true)
    #expect(answer("borderless") { $0.borderColor = "black" } == false)
    #expect(bare("borderless") == nil)
    #expect(answer("timeshifted") { $0.set = "tsb" } == true)
    #expect(answer("timeshifted") { _ in } == false)
  }

  @Test func setTypes() {
    let rows: [(String, String)] = [
      ("core", "core"), ("expansion", "expansion"), ("masters", "masters"), ("starter", "starter"), ("box", "box"),
      ("memorabilia", "memorabilia"), ("planechase", "planechase"), ("archenemy", "archenemy"), ("arsenal", "arsenal"),
      ("eternal", "eternal"), ("premiumdeck", "premium_deck"), ("masterpiece", "masterpiece"), ("unset", "funny"),
      ("alchemy", "alchemy"),
    ]
    for (value, type) in rows {
      #expect(answer(value) { $0.setType = type } == true, "\(value)")
      #expect(answer(value) { $0.setType = "commander" } == false, "\(value)")
      #expect(answer(value) { $0.setType = "" } == nil, "\(value)")
    }
  }

  @Test func contents() {
    let texts: [(String, WritableKeyPath<CardPrinting, String?>)] = [
      ("watermark", \.watermark), ("flavor", \.flavorText), ("flavorname", \.flavorName), ("artist", \.artist),
      ("illustration", \.illustrationID), ("stamp", \.securityStamp), ("localizedname", \.printedName),
    ]
    for (value, path) in texts {
      #expect(answer(value) { $0[keyPath: path] = "something" } == true, "\(value)")
      #expect(answer(value) { _ in } == false, "\(value)")
      #expect(bare(value) == nil, "\(value)")
      if value != "localizedname" { #expect(answer(value) { $0[keyPath: path] = "" } == false, "\(value)") }
    }
    #expect(answer("localizedname") { $0.printedName = "A" } == false)
  }

  @Test func identities() {
    #expect(answer("arenaid") { $0.arenaID = 1 } == true)
    #expect(answer("mtgoid") { $0.mtgoFoilID = 1 } == false)
    #expect(answer("mtgoid") { $0.mtgoID = 1 } == true)
    #expect(answer("multiverse") { $0.multiverseIDs = [1] } == true)
    #expect(answer("tcgplayer") { $0.tcgplayerID = 1 } == true)
    #expect(answer("cardmarket") { $0.cardmarketID = 1 } == true)
    for value in ["arenaid", "mtgoid", "multiverse", "tcgplayer", "cardmarket"] {
      #expect(answer(value) { _ in } == false)
    }
  }

  @Test func artIsSeenAmongThePrintings() {
    let card = Sample.card(
      "A",
      printings: [
        Sample.printing {
          $0.illustrationID = "1"
          $0.language = "ja"
          $0.games = ["arena"]
        },
        Sample.printing {
          $0.illustrationID = "1"
          $0.games = ["mtgo"]
        },
        Sample.printing {
          $0.illustrationID = "2"
          $0.language = "ja"
          $0.games = ["paper"]
        },
        Sample.printing(),
      ])
    let facts = CardFacts(of: card)
    func answers(_ value: String) -> [Bool?] {
      card.printings.map { CardFlag.named(value)?.holds(for: card, facts: facts, printing: $0) }
    }
    #expect(answers("englishart") == [true, true, false, nil])
    #expect(answers("paperart") == [false, false, true, nil])
  }

  @Test func promoTypes() {
    #expect(answer("prerelease") { $0.promoTypes = ["datestamped", "prerelease"] } == true)
    #expect(answer("prerelease") { $0.promoTypes = ["datestamped"] } == false)
    #expect(answer("prerelease") { _ in } == false)
    #expect(bare("prerelease") == nil)
    // The data parts words with `_`, the value does not.
    #expect(answer("intropack") { $0.promoTypes = ["intro_pack"] } == true)
    #expect(answer("judgegift") { $0.promoTypes = ["judge_gift"] } == true)
    #expect(answer("finalfantasy") { $0.promoTypes = ["ffvii"] } == true)
    #expect(answer("ffvi") { $0.promoTypes = ["ffvii"] } == false)
    #expect(answer("glossy") { $0.promoTypes = ["glossy"] } == true)
    #expect(answer("playtest") { $0.promoTypes = ["playtest"] } == true)
    #expect(answer("rebalanced") { $0.promoTypes = ["rebalanced"] } == true)
    #expect(CardFlag.answer("rebalanced", Sample.card("A-Omnath")) == true)
    #expect(answer("alchemy") { $0.promoTypes = ["alchemy"] } == true)
  }

  @Test func universesBeyond() {
    #expect(answer("universesbeyond") { $0.promoTypes = ["universesbeyond"] } == true)
    #expect(answer("universesbeyond") { $0.securityStamp = "triangle" } == true)
    #expect(answer("universesbeyond") { $0.securityStamp = "oval" } == false)
    #expect(bare("universesbeyond") == nil)
  }

  @Test func funnyCardsAreLegalNowhere() {
    func funny(_ legality: String, _ change: (inout CardPrinting) -> Void) -> Bool? {
      CardFlag.answer(
        "funny", Sample.card("A", legalities: ["legacy": legality], printings: [Sample.printing("tst", nil, change)]))
    }
    #expect(funny("not_legal") { $0.setType = "funny" } == true)
    #expect(funny("legal") { $0.setType = "funny" } == false)
    #expect(funny("restricted") { $0.setType = "funny" } == false)
    #expect(funny("banned") { $0.setType = "funny" } == true)
    #expect(answer("funny") { $0.setType = "funny" } == nil)
    #expect(funny("not_legal") { $0.borderColor = "silver" } == true)
    #expect(funny("not_legal") { $0.securityStamp = "acorn" } == true)
    #expect(funny("not_legal") { $0.promoTypes = ["playtest"] } == true)
    #expect(funny("not_legal") { _ in } == false)
  }

  @Test func listsOfSets() {
    #expect(answer("fbb") { $0.set = "4bb" } == true)
    #expect(answer("fbb") { $0.set = "4ed" } == false)
    #expect(answer("jumpstart") { $0.setName = "Jumpstart 2022" } == true)
    #expect(answer("jumpstart") { $0.setName = "Alpha" } == false)
    #expect(answer("jumpstart") { _ in } == nil)
    #expect(answer("extra") { $0.setType = "memorabilia" } == true)
    #expect(answer("extra") { _ in } == false)
    var warned = Sample.card("A")
    warned.hasContentWarning = true
    #expect(CardFlag.answer("contentwarning", warned) == true)
  }
}
