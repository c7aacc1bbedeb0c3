import FilterAST
import FilterVocabulary
import ScryfallDialect
import Testing

@testable import DataStreams
@testable import ScryfallCards

/// Instructions: Reference 1.9 and 3.10.
@Suite struct DirectiveTests {
  private let table = QueryTable(DirectiveTests.cards)

  static let cards: [Card] = {
    func dollars(_ cents: Int64?) -> DecimalNumber? { cents.map { DecimalNumber($0 * 10_000, power: -6) } }
    func printing(
      _ set: String, _ number: String, _ day: String, _ rarity: String, art: String? = nil, artist: String,
      cents: Int64?,
      promo: Bool = false
    ) -> CardPrinting {
      Sample.printing(set, day) {
        $0.collectorNumber = number
        $0.rarity = rarity
        $0.illustrationID = art
        $0.artist = artist
        $0.usd = dollars(cents)
        $0.tix = dollars(cents.map { $0 / 10 })
        $0.isPromo = promo
      }
    }
    func card(
      _ name: String, _ stats: String?, mv: Int, colors: String, edhrec: Int?, penny: Int?, _ printings: [CardPrinting]
    ) -> Card {
      var card = Sample.card(name, stats == nil ? "Sorcery" : "Creature", stats: stats, printings: printings)
      card.manaValue = DecimalNumber(mv)
      card.colors = CardColors(letters: colors.utf8)
      card.edhrecRank = edhrec
      card.pennyRank = penny
      return card
    }
    return [
      card(
        "Ant", "1/3", mv: 1, colors: "G", edhrec: 30, penny: nil,
        [
          printing("zzz", "10", "2020-01-01", "common", art: "a", artist: "Zoe", cents: 500),
          printing("aaa", "2", "2010-01-01", "rare", art: "b", artist: "Ann", cents: 100),
          printing("mmm", "3", "2015-01-01", "uncommon", art: "a", artist: "Max", cents: nil, promo: true),
        ]),
      card(
        "Bee", "3/1", mv: 3, colors: "WU", edhrec: 10, penny: 5,
        [printing("aaa", "10", "2012-01-01", "mythic", artist: "Bob", cents: 9_000)]),
      card(
        "Cat", nil, mv: 2, colors: "", edhrec: nil, penny: 4,
        [
          printing("aaa", "1", "2018-01-01", "common", art: "c", artist: "Cid", cents: 100),
          printing("bbb", "1a", "2019-01-01", "common", art: "d", artist: "Cid", cents: 300),
        ]),
      card(
        "Dog", "2/2", mv: 2, colors: "W", edhrec: 20, penny: 9,
        [printing("bbb", "1", "2001-01-01", "special", artist: "", cents: 200)]),
    ]
  }()

  @Test func orders() {
    table.expect([
      ("order:name", "Ant | Bee | Cat | Dog"),
      ("order:name dir:desc", "Dog | Cat | Bee | Ant"),
      ("order:cmc", "Ant | Cat | Dog | Bee"),
      ("order:mv", "Ant | Cat | Dog | Bee"),
      ("order:manavalue direction:desc", "Bee | Cat | Dog | Ant"),
      ("order:power", "Ant | Dog | Bee | Cat"),
      // Cards without power come last in both directions.
      ("order:power direction:desc", "Bee | Dog | Ant | Cat"),
      ("order:toughness", "Bee | Dog | Ant | Cat"),
      ("order:color", "Dog | Ant | Bee | Cat"),
      // The most played first.
      ("order:edhrec", "Bee | Dog | Ant | Cat"),
      ("order:penny", "Cat | Bee | Dog | Ant"),
      // These orders start with the largest by default.
      ("order:usd", "Bee | Ant | Cat | Dog"),
      ("order:usd dir:asc", "Ant | Cat | Dog | Bee"),
      ("order:usd dir:auto", "Bee | Ant | Cat | Dog"),
      ("order:tix", "Bee | Ant | Cat | Dog"),
      ("order:rarity", "Bee | Dog | Ant | Cat"),
      ("order:rarity dir:up", "Ant | Cat | Dog | Bee"),
      ("order:released", "Ant | Cat | Bee | Dog"),
      ("order:released direction:asc", "Dog | Ant | Bee | Cat"),
      ("order:artist", "Ant | Bee | Cat | Dog"),
      ("order:artist dir:down", "Ant | Cat | Bee | Dog"),
    ])
  }

  /// By set code, then by number as a number, then as a text.
  @Test func bySet() {
    table.expectPrintings([
      ("order:set ++", "aaa 1 | aaa 2 | aaa 10 | bbb 1 | bbb 1a | mmm 3 | zzz 10"),
      ("order:set", "aaa 1 | aaa 2 | aaa 10 | bbb 1"),
    ])
  }

  /// Every order of the vocabulary is supported by the library or reported, and vice versa.
  @Test func everyOrder() {
    let vocabulary = Vocabulary.scryfall
    guard let field = vocabulary.field(named: "order") else {
      Issue.record("there is no order")
      return
    }
    let values = vocabulary.values(of: field).map { $0.text }
    for order in CardOrder.allCases { #expect(values.contains(order.rawValue), "\(order)") }
    for value in values {
      #expect(table.rows("order:\(value)").count == 4)
      let told = table.ignored("dog order:\(value)")
      if CardOrder(directive: value) == nil {
        #expect(told == "order:\(value): the data says nothing to order by '\(value)'")
        #expect(table.names("order:\(value)") == "Ant | Bee | Cat | Dog")
      } else {
        #expect(told == "")
      }
    }
  }

  @Test func repeatedAndMinus() {
    table.expect([
      // The last wins.
      ("order:usd order:cmc", "Ant | Cat | Dog | Bee"),
      ("order:cmc order:name dir:desc dir:asc", "Ant | Bee | Cat | Dog"),
      ("-order:cmc", "Ant | Cat | Dog | Bee"),
      // Lifted out before `or` is read.
      ("ant or order:cmc dog", "Ant | Dog"),
      ("sort:cmc dog or bee", "Dog | Bee"),
      ("display:text dog", "Dog"),
      ("as:grid dog", "Dog"),
    ])
    table.expectIgnored([
      ("order:size", "order:size: unknown value 'size' for 'order'"),
      ("unique:all dog", "unique:all: unknown value 'all' for 'unique'"),
    ])
    #expect(table.names("order:size order:cmc") == "Ant | Cat | Dog | Bee")
  }

  @Test func unique() {
    table.expectPrintings([
      ("ant", "zzz 10"),
      ("ant unique:cards", "zzz 10"),
      ("ant unique:prints", "zzz 10 | aaa 2 | mmm 3"),
      ("ant ++", "zzz 10 | aaa 2 | mmm 3"),
      ("ant unique:art", "zzz 10 | aaa 2"),
      ("ant @@", "zzz 10 | aaa 2"),
      ("ant unique:arts order:usd dir:asc", "aaa 2 | zzz 10"),
      ("ant r>common @@", "aaa 2 | mmm 3"),
      // Pictures without an identity are one each.
      ("mv>=2 @@", "aaa 10 | aaa 1 | bbb 1a | bbb 1"),
      ("ant ++ order:released", "zzz 10 | mmm 3 | aaa 2"),
    ])
    for query in ["", "ant", "++", "@@", "r:common ++", "@@ cat", "nosuch"] {
      #expect(table.answer(query).count == table.rows(query).count, "\(query)")
      let first = table.library.hits(table.answer(query), limit: 2)
      #expect(first == Array(table.library.hits(table.answer(query)).prefix(2)), "\(query)")
    }
    #expect(table.library.hits(table.answer(""), limit: 0) == [])
    #expect(table.library.hits(table.answer(""), limit: -1) == [])
  }

  /// The printing that represents a card.
  @Test func prefer() {
    table.expectPrintings([
      ("ant prefer:oldest", "aaa 2"),
      ("ant prefer:newest", "zzz 10"),
      ("ant prefer:usd-low", "aaa 2"),
      ("ant prefer:usd-high", "zzz 10"),
      ("ant prefer:tix-low", "aaa 2"),
      ("ant prefer:promo", "mmm 3"),
      // Among the matching printings.
      ("ant r<rare prefer:oldest", "mmm 3"),
      ("ant prefer:oldest prefer:newest", "zzz 10"),
      // Else the first in the order of the rows.
      ("ant order:released", "zzz 10"),
      ("ant order:released dir:asc", "aaa 2"),
      ("ant order:usd dir:asc", "aaa 2"),
      ("ant order:rarity", "aaa 2"),
      ("ant order:set", "aaa 2"),
      ("ant order:artist", "aaa 2"),
      ("ant order:cmc", "zzz 10"),
      ("ant order:usd prefer:promo", "mmm 3"),
      // The order uses the representing printing.
      ("prefer:usd-low order:usd", "aaa 10 | bbb 1 | aaa 2 | aaa 1"),
    ])
    table.expectIgnored([("prefer:shiny", "prefer:shiny: unknown value 'shiny' for 'prefer'")])
  }

  /// A file that is not in the order of names is shown in it all the same.
  @Test func orderOfTheFile() {
    let table = QueryTable(Self.cards.reversed())
    #expect(table.names("") == "Ant | Bee | Cat | Dog")
    #expect(table.names("mv<3") == "Ant | Cat | Dog")
    #expect(table.library.hits(table.answer(""), limit: 1).map { table.library.name(of: $0.card) } == ["Ant"])
  }

  @Test func rows() {
    let row = table.rows("bee")[0]
    #expect(row.columns == ["Bee", "", "Creature", "3/1", "aaa", "10", "mythic", "2012-01-01"])
    #expect(row.language == "en")
    #expect(table.rows("cat")[0].stats == "")
    #expect(QueryTable(StatFieldTests.cards).rows("wolf or walker or siege").map { $0.stats } == ["1/4", "5", "4"])
    #expect(
      QueryTable(ColorFieldTests.cards).rows("half or dawn").map { $0.cost } == ["{2}{W}{W}", "{1}{R} // {1}{U}"])
    #expect(QueryTable([Card(name: "Bare")]).rows("")[0].columns == ["Bare", "", "", "", "", "", "", ""])
  }

  @Test func cardsByName() {
    let library = QueryTable(TextFieldTests.cards).library
    func named(_ name: String) -> String {
      library.cards(named: name).map { library.name(of: $0) }.joined(separator: " | ")
    }
    #expect(named("lim-dul, the old") == "Lim-Dûl, the Old")
    #expect(named("ICE") == "Fire // Ice")
    #expect(named("demigod") == "Demigod")
    #expect(named("god") == "Demigod")
    #expect(named("fog on") == "Fog on the Road")
    #expect(named("\"elf\"\\") == "Selfish Elf")
    #expect(named("nosuch") == "")
    let quoted = QueryTable([Card(name: "\"Ach! Hans, Run!\""), Card(name: "Rumors of \"X\" \\ \"Y\"")]).library
    #expect(quoted.cards(named: "\"Ach! Hans, Run!\"") == [0])
    #expect(quoted.cards(exactlyNamed: "rumors of \"x\" \\ \"y\"") == [1])
    #expect(quoted.cards(named: "of \"x\"") == [1])
  }
}
