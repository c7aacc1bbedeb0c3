import FilterVocabulary
import ScryfallDialect
import Testing

@testable import DataStreams
@testable import ScryfallCards

/// The flags against the values of `is:` in the shipped vocabulary.
@Suite struct CardFlagVocabularyTests {
  private let values = Vocabulary.scryfall.catalog(named: "is-values")?.values ?? []

  @Test func everyValueIsAnsweredOrRefusedWithAReason() {
    #expect(values.count > 200)
    for value in values {
      guard let flag = CardFlag.named(value.text) else {
        Issue.record("is:\(value.text) has no flag")
        continue
      }
      #expect(flag.value == value.text)
      if case .underivable(let reason) = flag.rule {
        #expect(reason.utf8.count > 20 && !reason.hasSuffix("."), "\(value.text)")
        #expect(reason.contains("data"), "\(value.text)")
      }
    }
  }

  @Test func thereIsNoFlagBeside() {
    let known = Set(values.map { $0.text })
    for flag in CardFlag.all { #expect(known.contains(flag.value), "\(flag.value)") }
    #expect(CardFlag.all.count == values.count)
    #expect(Set(CardFlag.all.map { $0.value }).count == CardFlag.all.count)
    #expect(CardFlag.named("nonsense") == nil)
    // Aliases are the vocabulary's to resolve.
    #expect(CardFlag.named("ub") == nil)
  }

  @Test func fewAreRefused() {
    let refused = CardFlag.all.filter { if case .underivable = $0.rule { true } else { false } }.map { $0.value }
    #expect(
      Set(refused) == [
        "scryfallpreview", "printedtext", "image", "placeholderimage", "back", "misprint", "covered", "fwb",
        "invitational", "belzenlok", "preprint", "cube", "intro", "beginner",
      ])
  }

  /// Each difference between the vocabulary and the flags in whether a value is about the card or the printing has a
  /// reason.
  @Test func levelsAreThoseOfTheVocabulary() {
    var different: Set<String> = []
    for value in values {
      guard let flag = CardFlag.named(value.text) else { continue }
      if case .underivable = flag.rule { continue }
      if flag.isAboutPrinting != value.isAboutPrinting { different.insert(value.text) }
    }
    #expect(
      different == [
        // Printings of one card differ in them.
        "extra", "funny", "universesbeyond", "unset", "alchemy", "rebalanced",
        // The same for all printings.
        "unique", "contentwarning", "tron",
      ])
  }

  @Test func obstaclesAreTold() {
    let nothing = DataCoverage()
    #expect(CardFlag.named("foil")?.obstacle(in: nothing) == "the card data does not give finishes")
    #expect(CardFlag.named("cube")?.obstacle(in: nothing) == "the lists of cubes are not in the data")
    #expect(CardFlag.named("bear")?.obstacle(in: nothing) == nil)
    var some = DataCoverage()
    some.insert(.finishes)
    #expect(CardFlag.named("foil")?.obstacle(in: some) == nil)
    #expect(CardFlag.named("fullart")?.obstacle(in: some) != nil)
    let worlds = CardFlag.named("universesbeyond")
    #expect(worlds?.obstacle(in: some) == "the card data does not give promo_types or security_stamp")
    for key in [SourceKey.promoTypes, .securityStamp] {
      var either = DataCoverage()
      either.insert(key)
      #expect(worlds?.obstacle(in: either) == nil)
    }
    for value in ["funny", "promo", "reprint", "firstprint", "digital", "default", "atypical"] {
      #expect(CardFlag.named(value)?.obstacle(in: nothing) != nil, "\(value)")
    }
    let modern = DataCoverage(of: [Sample.card("A", legalities: ["modern": "legal"])])
    #expect(CardFlag.named("brawler")?.obstacle(in: modern) == "the card data does not give legalities for brawl")
    let brawl = DataCoverage(of: [Sample.card("A", legalities: ["modern": "legal", "standardbrawl": "legal"])])
    #expect(CardFlag.named("brawler")?.obstacle(in: brawl) == nil)
    #expect(CardFlag.named("commander")?.obstacle(in: brawl) != nil)
  }

  @Test func coverageIsWhatSomeCardSays() {
    var rich = CardPrinting()
    #expect(SourceKey.allCases.allSatisfy { !DataCoverage(of: [Card(name: "A")]).contains($0) })
    rich.promoTypes = ["fnm"]
    rich.isFullArt = false
    rich.tix = DecimalNumber(1)
    var card = Sample.card("A", keywords: ["Flying"], legalities: ["modern": "legal"], printings: [rich])
    card.isReserved = false
    let coverage = DataCoverage(of: [Card(name: "B"), card])
    let expected: Set<SourceKey> = [.promoTypes, .fullArt, .prices, .keywords, .legalities, .reserved]
    #expect(Set(SourceKey.allCases.filter { coverage.contains($0) }) == expected)
  }

  @Test func everyKeyCanBeSaid() {
    var printing = Sample.printing {
      $0.promoTypes = ["x"]
      $0.frameEffects = ["x"]
      $0.borderColor = "x"
      $0.watermark = "x"
      $0.flavorText = "x"
      $0.flavorName = "x"
      $0.printedName = "x"
      $0.securityStamp = "x"
      $0.artist = "x"
      $0.illustrationID = "x"
      $0.finishes = ["x"]
      $0.games = ["x"]
      $0.setType = "x"
      $0.isFullArt = false
      $0.isTextless = false
    }
    printing.isOversized = false
    printing.isPromo = false
    printing.isVariation = false
    printing.isDigital = false
    printing.isReprint = false
    printing.isInBoosters = false
    printing.isStorySpotlight = false
    printing.hasHighResolution = false
    printing.eur = DecimalNumber(1)
    printing.arenaID = 1
    printing.mtgoID = 1
    printing.multiverseIDs = [1]
    printing.tcgplayerID = 1
    printing.cardmarketID = 1
    var card = Sample.card("A", keywords: ["x"], legalities: ["x": "legal"], printings: [printing])
    card.relatedParts = [RelatedPart(id: "1", component: "token", name: "x")]
    card.attractionLights = [1]
    card.colorIndicator = CardColors()
    card.producedMana = CardColors()
    card.isReserved = false
    card.isGameChanger = false
    card.hasContentWarning = true
    card.edhrecRank = 1
    card.pennyRank = 1
    let coverage = DataCoverage(of: [card])
    for key in SourceKey.allCases { #expect(coverage.contains(key), "\(key)") }
  }

  /// Only derivable flags have an index in a set.
  @Test func flagsThatCannotBeWorkedOutAreTheLast() {
    #expect(CardFlag.derivable.count <= FlagSet.capacity)
    for flag in CardFlag.all.dropFirst(CardFlag.derivable.count) {
      if case .underivable = flag.rule { continue }
      Issue.record("\(flag.value) has no place")
    }
  }

  @Test func allValuesOfOneCard() {
    let card = Sample.card("Grizzly Bears", "Creature — Bear", cost: "{1}{G}", stats: "2/2")
    let found = CardFlag.values(of: card, CardFacts(of: card), card.printings[0])
    #expect(found == ["permanent", "spell", "vanilla", "bear", "new", "default", "firstprint", "unique"])
  }
}
