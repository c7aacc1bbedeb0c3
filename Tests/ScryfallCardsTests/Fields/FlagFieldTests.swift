import FilterVocabulary
import ScryfallDialect
import Testing

@testable import DataStreams
@testable import ScryfallCards

/// Legality, flags and identities: Reference 3.7 to 3.9.
@Suite struct FlagFieldTests {
  private static let first = "11111111-1111-4111-8111-111111111111"
  private static let second = "22222222-2222-4222-8222-222222222222"
  private let table = QueryTable(FlagFieldTests.cards)

  static let cards: [Card] = {
    var bear = Sample.card(
      "Bear", "Creature — Bear", cost: "{1}{G}", stats: "2/2",
      legalities: ["modern": "legal", "vintage": "restricted", "legacy": "banned", "commander": "legal"])
    bear.oracleID = first
    bear.manaValue = DecimalNumber(2)
    bear.isReserved = true
    bear.printings = [
      Sample.printing("one") {
        $0.id = second
        $0.finishes = ["foil"]
        $0.isReprint = false
        $0.frameEffects = ["extendedart"]
        $0.tcgplayerID = 77
        $0.mtgoFoilID = 12
        $0.multiverseIDs = [5, 6]
        $0.illustrationID = first
      },
      Sample.printing("two", "2021-01-01") {
        $0.finishes = ["nonfoil"]
        $0.isReprint = true
        $0.arenaID = 900
        $0.mtgoID = 13
      },
    ]
    let land = Sample.card(
      "Grove", "Land — Forest", "{T}: Add {G}.", legalities: ["modern": "not_legal", "vintage": "legal"])
    var captain = Sample.card(
      "Captain", "Legendary Creature — Human Rogue", "Choose one —\n• Draw a card.\n• Gain 1 life.", cost: "{2}{W/B}",
      stats: "3/2", legalities: ["commander": "legal", "modern": "legal"])
    captain.manaValue = DecimalNumber(3)
    return [bear, land, captain]
  }()

  @Test func legality() {
    table.expect([
      ("f:modern", "Bear | Captain"), ("format=modern", "Bear | Captain"), ("f:vintage", "Bear | Grove"),
      ("legal:edh", "Bear | Captain"), ("banned:legacy", "Bear"), ("restricted:vintage", "Bear"),
      ("-f:modern", "Grove"),
      ("banned:modern", ""), ("f:commander -f:vintage", "Captain"),
    ])
    table.expectIgnored([
      ("f:chess", "f:chess: unknown value 'chess' for 'format'"),
      ("f:pauper", "f:pauper: the card data does not say what is legal in pauper"),
      ("banned:pauper", "banned:pauper: the card data does not say what is legal in pauper"),
    ])
  }

  @Test func flagsOfCards() {
    table.expect([
      ("is:permanent", "*"), ("is:spell", "Bear | Captain"), ("not:spell", "Grove"), ("-not:spell", "Bear | Captain"),
      ("is:bear", "Bear"), ("is:hybrid", "Captain"), ("is:vanilla", "Bear"), ("is:modal", "Captain"),
      ("is:commander", "Captain"),
      ("is:party", "Captain"), ("is:outlaw", "Captain"), ("is:historic", "Captain"), ("is:reserved", "Bear"),
      ("-is:reserved", "Captain | Grove"), ("not:reserved t:land", "Grove"),
    ])
  }

  @Test func flagsOfPrintings() {
    table.expect([
      ("is:foil", "Bear"), ("is:foil is:nonfoil", ""), ("is:extended-art", "Bear"), ("is:extended_art e:one", "Bear"),
      ("is:extendedart e:two", ""), ("has:extendedart", "Bear"), ("is:reprint", "Bear"), ("is:reprint e:one", ""),
      ("not:reprint e:two", ""), ("not:reprint bear", "Bear"), ("-is:foil bear", "Bear"),
      ("-(is:foil or is:nonfoil) bear", ""),
    ])
    table.expectIgnored([
      ("is:purple", "is:purple: unknown value 'purple' for 'is'"),
      ("is:\"foil\"", "is:\"foil\": 'is' takes no value in quotes"),
    ])
  }

  @Test func identities() {
    table.expect([
      ("oracleid:\(Self.first)", "Bear"), ("oracle_id:\(Self.second)", ""), ("scryfallid:\(Self.second)", "Bear"),
      ("scryfallid:\(Self.second) e:two", ""), ("illustrationid:\(Self.first)", "Bear"), ("tcgplayerid:77", "Bear"),
      ("mtgoid:12", "Bear"), ("mtgo:13", "Bear"), ("mtgo:13 e:one", ""), ("arena:900", "Bear"),
      ("multiverse:6", "Bear"),
      ("multiverseid=7", ""),
    ])
    table.expectIgnored([
      ("oracleid:12", "oracleid:12: '12' is not an identifier for 'oracleid'"),
      ("mtgo:one", "mtgo:one: 'one' is not an identifier for 'mtgoid'"),
    ])
  }

  /// Terms without data are reported and left out of a query; alone, they find nothing.
  @Test func whatTheDataDoesNotSay() {
    var bare = Card(name: "Bare")
    bare.printings = [CardPrinting()]
    let table = QueryTable([bare])
    for (query, field) in [
      ("usd>1", "usd"), ("a:ann", "artist"), ("date>2000", "date"), ("year>2000", "year"), ("kw:flying", "keyword"),
      ("ft:a", "flavor"), ("wm:boros", "watermark"), ("border:black", "border"), ("frame:2015", "frame"),
      ("game:paper", "game"), ("st:core", "settype"), ("f:modern", "format"), ("produces:w", "produces"),
      ("edhrec<10", "edhrec"), ("cheapest:usd", "cheapest"), ("stamp:oval", "stamp"), ("mtgoid:1", "mtgoid"),
      ("new:art", "new"), ("papersets>1", "papersets"), ("cube:vintage", "cube"), ("otag:ramp", "oracletag"),
      ("art:sun", "arttag"), ("block:abc", "block"), ("group:abc", "group"),
    ] {
      #expect(table.ignored(query) == "\(query): no data for '\(field)'", "\(query)")
      #expect(table.names(query) == "", "\(query)")
      #expect(table.names("\(query) bare") == "Bare", "\(query)")
      #expect(table.library.unansweredFields.contains(field), "\(query)")
      // Only that operand of an `or` is dropped, and the rest of a group counts.
      #expect(table.names("\(query) or nosuch") == "", "\(query)")
      #expect(table.names("-(\(query)) bare") == "Bare", "\(query)")
    }
    for flag in ["reserved", "foil", "borderless", "artist"] {
      #expect(table.library.unansweredFlags.contains(flag))
      #expect(table.ignored("is:\(flag)") != "", "\(flag)")
      #expect(table.ignored("not:\(flag)") != "", "\(flag)")
    }
    #expect(table.ignored("name:bare -t:elf o:x cn:1 prints=1 is:permanent") == "")
  }

  /// Values without data in any source are reported for the sample too, as are all others that it lacks.
  @Test func whatTheSampleDoesNotSay() {
    let library = CardCollection.sample.library
    let table = QueryTable(library)
    for flag in library.unansweredFlags { #expect(table.ignored("is:\(flag)") != "", "\(flag)") }
    for name in library.unansweredFields {
      #expect(["cube", "oracletag", "arttag", "block", "group", "spellbook"].contains(name), "\(name)")
    }
    table.expectIgnored([
      ("cube:vintage", "cube:vintage: no data for 'cube'"),
      ("t:elf otag:ramp", "otag:ramp: no data for 'oracletag'"),
      ("date>nosuchset", "date>nosuchset: 'nosuchset' is not a date such as 2020, 2020-03 or 2020-03-17"),
    ])
  }
}
