import FilterVocabulary
import ScryfallDialect
import Testing

@testable import DataStreams
@testable import ScryfallCards

/// Stats, numbers and counts: Reference 3.3.
@Suite struct StatFieldTests {
  private let table = QueryTable(StatFieldTests.cards)

  static let cards: [Card] = {
    func creature(_ name: String, _ stats: String, mv: Int = 1, change: (inout Card) -> Void = { _ in }) -> Card {
      var card = Sample.card(name, "Creature — Test", stats: stats)
      card.manaValue = DecimalNumber(mv)
      change(&card)
      return card
    }
    var walker = Sample.card("Walker", "Planeswalker — Test")
    walker.loyalty = "4"
    walker.manaValue = DecimalNumber(3)
    var battle = Sample.card("Siege", "Battle — Siege")
    battle.defense = "5"
    var turned = Sample.card(
      "transform",
      faces: [
        Sample.face("Pup", "Creature — Wolf", stats: "1/4"), Sample.face("Wolf", "Creature — Wolf", stats: "5/5"),
      ])
    turned.manaValue = DecimalNumber(2)
    return [
      creature("Bear", "2/2", mv: 2) { $0.edhrecRank = 10 }, creature("Ogre", "3/2", mv: 3) { $0.edhrecRank = 200 },
      creature("Star", "*/*+1"), creature("Plus", "1+*/1+*"), creature("Minus", "7-*/0"), creature("Query", "?/1"),
      creature("Mote", ".5/.5"), creature("Endless", "∞/∞", mv: 12), creature("Sunk", "-1/3"),
      Sample.card("Spell", "Instant", cost: "{1}"), walker, battle, turned,
    ]
  }()

  private let wolf = "Pup // Wolf"

  @Test func powerAndToughness() {
    table.expect([
      ("pow=2", "Bear"),
      ("power:3", "Ogre"),
      ("pow=0", "Query | Star"),
      ("pow=*", "Query | Star"),
      ("pow=x", "Query | Star"),
      ("pow=1", "Plus | \(wolf)"),
      ("pow=7", "Minus"),
      ("pow=-1", "Sunk"),
      ("pow<0", "Sunk"),
      ("pow=.5", "Mote"),
      ("pow>1000000", "Endless"),
      ("tou=1", "Plus | Query | Star"),
      ("toughness>=4", "Endless | \(wolf)"),
      ("pow!=2", "Endless | Minus | Mote | Ogre | Plus | \(wolf) | Query | Star | Sunk"),
      // A card without power fails every comparison, and so matches the complement.
      ("-(pow>=-5)", "Siege | Spell | Walker"),
      ("pow:5", wolf),
    ])
  }

  @Test func totalOfTheFront() {
    table.expect([
      ("pt=4", "Bear"), ("powtou:5", "Ogre | \(wolf)"), ("pt>=10 pt<1000", ""), ("pt=1", "Mote | Query | Star"),
    ])
  }

  @Test func loyaltyAndDefense() {
    table.expect([
      ("loy=4", "Walker"), ("loyalty>=1", "Walker"), ("loy<4", ""), ("def=5", "Siege"), ("defense>5", ""),
    ])
  }

  @Test func columns() {
    table.expect([
      ("pow>tou", "Minus | Ogre"),
      // The numbers of one face: 5 of the back does not meet 4 of the front.
      ("pow<tou", "\(wolf) | Query | Star | Sunk"),
      ("pow=tou", "Bear | Endless | Mote | Plus | \(wolf)"),
      ("pow=mv", "Bear | Ogre | Plus"),
      ("cmc=pow t:bear or loy>cmc", "Walker"),
      ("pow!=mv tou=mv", "Query | Star"),
    ])
    table.expectIgnored([("pow>pow", "pow>pow: 'power' is compared with itself")])
  }

  @Test func popularity() {
    table.expect([("edhrec<=10", "Bear"), ("edhrecrank>100", "Ogre"), ("edhrec_rank!=10", "Ogre")])
  }

  /// Invalid numbers are reported.
  @Test func badNumbers() {
    table.expectIgnored([
      ("pow=+1", "pow=+1: '+1' is not a number"), ("pow:\"2\"", "pow:\"2\": 'power' takes no value in quotes"),
      ("mv>=9999999999", "mv>=9999999999: '9999999999' is beyond the largest number"),
    ])
  }

  @Test func countsOverPrintings() {
    var many = Sample.card("Many", "Instant")
    many.printings = ["aaa", "aaa", "bbb", "ccc"].enumerated().map { place, set in
      Sample.printing(set, "200\(place)-01-01") {
        $0.artist = place < 3 ? "Ann" : "Bob"
        $0.illustrationID = "picture \(place / 2)"
        $0.games = place == 3 ? ["mtgo"] : ["paper"]
        $0.collectorNumber = place == 1 ? "12a" : "\(place + 3)"
      }
    }
    var one = Sample.card("One", "Instant")
    one.printings = [
      Sample.printing("aaa") {
        $0.artist = "Ann"
        $0.games = ["paper"]
        $0.illustrationID = "picture 9"
        $0.collectorNumber = "★5"
      }
    ]
    let table = QueryTable([many, one])
    table.expect([
      ("prints=4", "Many"), ("prints=1", "One"), ("sets=3", "Many"), ("paperprints:3", "Many"), ("papersets=2", "Many"),
      ("illustrations=2", "Many"), ("artists>1", "Many"), ("artists=1", "One"), ("prints>sets", "Many"),
      ("prints=sets", "One"), ("prints>=1", "Many | One"),
      ("cn:12a", "Many"), ("cn=12A", "Many"), ("cn:12", ""), ("cn:★5", "One"), ("number>=12", "Many"), ("cn<4", "Many"),
      ("cn>=5", "Many"), ("collector=12", "Many"), ("collectornumber>12", ""), ("cn:3", "Many"),
      ("year:2000", "Many"), ("year>2003", "One"), ("year>=2001 year<2003", "Many"), ("year=2020", "One"),
      // One printing has to have both.
      ("cn:12a e:bbb", ""), ("cn:12a e:aaa", "Many"),
    ])
  }
}
