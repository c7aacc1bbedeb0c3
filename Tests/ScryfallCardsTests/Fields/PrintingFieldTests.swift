import FilterEvaluation
import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing

@testable import DataStreams
@testable import ScryfallCards

/// Fields of printings: Reference 2.1 and 3.6.
@Suite struct PrintingFieldTests {
  private let table = QueryTable(PrintingFieldTests.cards)

  static let cards: [Card] = {
    func price(_ dollars: Double) -> DecimalNumber { DecimalNumber(Int64((dollars * 1_000_000).rounded()), power: -6) }
    var lamp = Sample.card("Lamp", "Artifact")
    lamp.printings = [
      Sample.printing("old", "1994-03-01") {
        $0.setName = "Old Set"
        $0.setType = "core"
        $0.rarity = "common"
        $0.frame = "1993"
        $0.borderColor = "white"
        $0.games = ["paper"]
        $0.finishes = ["nonfoil"]
        $0.isInBoosters = true
        $0.usd = price(12.50)
        $0.eur = price(20)
        $0.artist = "Ann"
        $0.collectorNumber = "9"
      },
      Sample.printing("prm", "2010-07-15") {
        $0.setName = "Promos"
        $0.setType = "promo"
        $0.rarity = "mythic"
        $0.frame = "2003"
        $0.borderColor = "black"
        $0.games = ["paper", "mtgo"]
        $0.finishes = ["foil"]
        $0.usdFoil = price(3.25)
        $0.tix = price(0.02)
        $0.artist = "Ann"
        $0.collectorNumber = "1"
      },
      Sample.printing("new", "2024-02-09") {
        $0.setName = "New Set"
        $0.setType = "expansion"
        $0.rarity = "rare"
        $0.frame = "2015"
        $0.frameEffects = ["showcase"]
        $0.borderColor = "borderless"
        $0.games = ["paper", "arena"]
        $0.finishes = ["foil", "nonfoil", "etched"]
        $0.securityStamp = "oval"
        $0.usdEtched = price(3.25)
        $0.eur = price(1)
        $0.artist = "Bob"
        $0.collectorNumber = "100"
      },
    ]
    var wick = Sample.card("Wick", "Instant")
    wick.layout = "adventure"
    wick.printings = [
      Sample.printing("new", "2024-02-09") {
        $0.setName = "New Set"
        $0.setType = "expansion"
        $0.rarity = "special"
        $0.games = ["paper"]
        $0.finishes = ["nonfoil"]
        $0.collectorNumber = "2"
      },
      Sample.printing("new", "2024-02-09") {
        $0.setName = "New Set"
        $0.setType = "expansion"
        $0.rarity = "bonus"
        $0.language = "ja"
        $0.games = ["paper"]
        $0.finishes = ["nonfoil"]
        $0.collectorNumber = "2"
      },
    ]
    var zori = Sample.card("Zori", "Instant")
    zori.printings = [
      Sample.printing("jps", "2025-01-31") {
        $0.setName = "Only Japanese"
        $0.setType = "funny"
        $0.rarity = "uncommon"
        $0.language = "ja"
        $0.games = ["paper"]
      }
    ]
    return [lamp, wick, zori]
  }()

  @Test func sets() {
    table.expect([
      ("e:new", "Lamp | Wick"), ("set:OLD", "Lamp"), ("s=prm", "Lamp"), ("edition:jps", "Zori"),
      ("e:\"old set\"", "Lamp"), ("e:\"Only Japanese\"", "Zori"), ("e:nosuch", ""), ("-e:new", "Lamp | Zori"),
      ("-(e:new or e:old or e:prm)", "Zori"),
      ("st:promo", "Lamp"), ("settype:funny", "Zori"), ("set_type:expansion", "Lamp | Wick"),
    ])
  }

  /// All terms of printings have to be met by one.
  @Test func onePrintingMeetsAll() {
    table.expect([
      ("r:mythic e:prm", "Lamp"), ("r:mythic e:new", ""), ("e:old is:foil", ""), ("e:new is:foil", "Lamp"),
      ("e:new a:ann", ""), ("e:new (a:ann or a:bob)", "Lamp"), ("-is:foil e:prm", ""),
      ("(e:old or e:prm) border:white", "Lamp"),
      ("r:common usd>10", "Lamp"), ("r:common usd<10", ""), ("year=1994 r:rare", ""),
    ])
    table.expectPrintings([
      ("t:artifact unique:prints order:released dir:asc", "old 9 | prm 1 | new 100"),
      ("t:artifact r>=rare unique:prints order:released dir:asc", "prm 1 | new 100"),
      ("-r:mythic t:artifact ++ order:set", "new 100 | old 9"),
    ])
  }

  @Test func rarity() {
    table.expect([
      ("r:c", "Lamp"), ("rarity:common", "Lamp"), ("r>=mythic", "Lamp"), ("r=special", "Wick"), ("r:m", "Lamp"),
      ("r>rare lang:any", "Lamp | Wick"), ("r<uncommon", "Lamp"), ("r:u", "Zori"), ("r>=special r<mythic", "Wick"),
      ("r!=common", "Lamp | Wick | Zori"), ("r:bonus", ""), ("r:bonus lang:any", "Wick"), ("r>mythic lang:any", "Wick"),
    ])
  }

  /// A collector number is compared as text, and as a number by comparison operators.
  @Test func collectorNumbers() {
    table.expect([
      ("cn:100", "Lamp"), ("cn:1-00", ""), ("cn:\"1 00\"", ""), ("cn:9", "Lamp"), ("cn>=50", "Lamp"), ("cn<2", "Lamp"),
      ("-cn:2", "Lamp | Zori"),
    ])
  }

  @Test func appearances() {
    table.expect([
      ("in:old", "Lamp"), ("in:promo", "Lamp"), ("in:mtgo", "Lamp"), ("in:ja", "Wick | Zori"), ("in:common", "Lamp"),
      ("in:1993", "Lamp"), ("in:booster", "Lamp"), ("in:arena", "Lamp"), ("in:nosuch", ""),
      // The mythic one is a promotion.
      ("in:mythic", ""), ("in:rare", "Lamp"),
      // Of any printing, so that the others may be elsewhere.
      ("e:new in:old", "Lamp"), ("-in:paper", ""), ("e:new -in:ja", "Lamp"),
    ])
  }

  @Test func novelty() {
    table.expect([
      ("new:rarity e:new t:artifact", "Lamp"), ("new:artist e:prm", ""), ("new:artist e:new", "Lamp"),
      ("new:frame e:prm", "Lamp"), ("new:foil e:prm", "Lamp"), ("new:foil e:new", ""), ("new:nonfoil e:old", "Lamp"),
      ("new:arena", "Lamp"), ("new:mtgo e:new", ""), ("new:language lang:ja", "Wick | Zori"),
    ])
    table.expectIgnored([("new:nose", "new:nose: unknown value 'nose' for 'new'")])
  }

  @Test func dates() {
    table.expect([
      ("date=1994", "Lamp"), ("date:1994-03", "Lamp"), ("date=1994-03-01", "Lamp"), ("date>2024", "Zori"),
      ("date>=2025-01", "Zori"), ("date<1994-03-02", "Lamp"), ("date<1994", ""), ("date!=2024-02-09", "Lamp | Zori"),
      ("date>2010-06 date<2010-08", "Lamp"), ("date>=prm date<new", "Lamp"), ("date=new", "Lamp | Wick"),
      ("date>new", "Zori"), ("date<=old", "Lamp"), ("date>2030", ""),
      ("year=2010 e:prm", "Lamp"), ("year>2024", "Zori"), ("year!=2024", "Lamp | Zori"),
    ])
    table.expectIgnored([
      ("date>2024-13", "date>2024-13: '2024-13' is not a date such as 2020, 2020-03 or 2020-03-17"),
      ("date>2024-1-1", "date>2024-1-1: '2024-1-1' is not a date such as 2020, 2020-03 or 2020-03-17"),
    ])
  }

  /// `now` and `today` name the day it is.
  @Test func today() {
    table.expect([
      ("date<=now", "*"), ("date>today", ""), ("date<today e:jps", "Zori"), ("date=now", ""),
    ])
    #expect(
      CardList.list(today: DateSpan("2011-01-01")).filter("date<now", in: Self.cards.map(CardEntry.init)).count == 1)
  }

  @Test func prices() {
    table.expect([
      ("usd>=12.50", "Lamp"), ("usd=3.25 is:foil", "Lamp"), ("usd=3.25 e:new", "Lamp"), ("usd<3", ""),
      ("usd>0", "Lamp"),
      ("usd!=12.50", "Lamp"), ("-usd>0", "Wick | Zori"), ("eur:1", "Lamp"), ("tix<0.03", "Lamp"),
      ("usd>eur", "Lamp"), ("usd<eur", "Lamp"), ("usd>eur e:old", ""), ("usd>eur e:new", "Lamp"), ("eur>tix", ""),
      ("usdfoil=3.25", "Lamp"), ("usdfoil>0 e:new", ""),
    ])
    table.expectPrintings([
      ("cheapest:usd ++ order:set", "new 100 | prm 1"), ("cheapest:eur", "new 100"), ("cheapest:$ e:old", ""),
      ("cheapest:tix", "prm 1"), ("cheapest:€", "new 100"),
    ])
  }

  @Test func looks() {
    table.expect([
      ("frame:1993", "Lamp"), ("frame:old", "Lamp"), ("frame:new e:old", ""), ("frame:new", "Lamp | Wick | Zori"),
      ("frame:modern", "Lamp"), ("frame:showcase", "Lamp"), ("frame:showcase e:prm", ""), ("border:white", "Lamp"),
      ("border:borderless e:new", "Lamp"), ("stamp:oval", "Lamp"), ("layout:adventure", "Wick"),
      ("layout:normal", "Lamp | Zori"),
      ("game:arena", "Lamp"), ("game:arena e:prm", ""), ("game:mtgo", "Lamp"),
    ])
    table.expectIgnored([
      ("frame:fullart", "frame:fullart: unknown value 'fullart' for 'frame'"),
      ("game:chess", "game:chess: unknown value 'chess' for 'game'"),
    ])
  }

  /// Without a word about languages a card is there once, in English or in the language it has.
  @Test func languages() {
    table.expectPrintings([
      ("t:instant ++", "new 2 | jps "), ("t:instant lang:any ++", "new 2 | new 2 | jps "),
      ("lang:ja ++", "new 2 | jps "),
      ("language:japanese ++", "new 2 | jps "), ("lang:en t:instant ++", "new 2"), ("-lang:en ++", "new 2 | jps "),
      ("t:instant include:multilingual ++", "new 2 | new 2 | jps "),
    ])
    #expect(table.rows("lang:ja wick").map { $0.language } == ["ja"])
    #expect(table.rows("wick").map { $0.language } == ["en"])
  }
}
