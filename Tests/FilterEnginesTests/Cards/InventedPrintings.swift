import FilterVocabulary
import ScryfallCards

/// A few invented cards with several printings, hidden extras and translations, and without values.
enum InventedPrintings {
  static let library = CardLibrary(cards)

  static let cards: [Card] = [
    card(
      "Ant", mv: 1, colors: "G", edhrec: 30, penny: nil,
      [
        printing("zzz", "10", "2020-01-01", "common", art: "a", artist: "Zoe", cents: 500),
        printing("aaa", "2", "2010-01-01", "rare", art: "b", artist: "Ann", cents: 100),
        printing("mmm", "3", "2015-01-01", "uncommon", art: "a", artist: "Max", cents: nil) { $0.isPromo = true },
        printing("wcd", "4", "2016-01-01", "rare", art: "gold", artist: "Max", cents: 4) {
          $0.setType = "memorabilia"
          $0.borderColor = "gold"
        },
      ]),
    card(
      "Bee d'Or", mv: 3, colors: "WU", edhrec: 10, penny: 5,
      [
        printing("aaa", "10", "2012-01-01", "mythic", artist: "Bob", cents: 9_000),
        printing("aaa", "10", nil, "mythic", artist: "Bob", cents: nil) { $0.language = "de" },
        printing("aaa", "★", "2012-01-02", "special", artist: "", cents: 1) { $0.frameEffects = ["showcase"] },
      ]),
    card(
      "Cat", mv: 2, colors: "", edhrec: nil, penny: 4, [printing("aaa", "1", nil, "common", artist: "Cid", cents: 1)]),
    {
      var token = card(
        "Dog", mv: 0, colors: "W", edhrec: nil, penny: nil,
        [
          printing("taa", "1", "2012-01-01", "common", art: "t", artist: "Ann", cents: nil) { $0.setType = "token" }
        ])
      token.layout = "token"
      token.typeLine = "Token Creature — Dog"
      return token
    }(),
    card(
      "Elk", mv: 2, colors: "WUBRG", edhrec: 20, penny: 9,
      [
        printing("bbb", "1a", "2019-01-01", "common", art: "d", artist: "Cid", cents: 300),
        printing("bbb", "1", "2019-01-01", "common", art: "e", artist: "Cid", cents: 300),
        printing("ccc", "7", "2001-01-01", "bonus", art: nil, artist: "Ann", cents: 200) { $0.language = "ja" },
      ]),
  ]

  private static func card(
    _ name: String, mv: Int, colors: String, edhrec: Int?, penny: Int?, _ printings: [CardPrinting]
  ) -> Card {
    var card = Card(name: name)
    card.typeLine = mv == 2 ? "Sorcery" : "Creature — Insect"
    card.oracleText = "Draw a card. \(name) is 'here'; \\ \u{1F600}"
    card.power = mv == 2 ? nil : "\(mv)"
    card.toughness = mv == 2 ? nil : "*"
    card.manaValue = DecimalNumber(mv)
    card.colors = CardColors(letters: colors.utf8)
    card.edhrecRank = edhrec
    card.pennyRank = penny
    card.printings = printings
    return card
  }

  private static func printing(
    _ set: String, _ number: String, _ day: String?, _ rarity: String, art: String? = nil, artist: String,
    cents: Int64?, _ change: (inout CardPrinting) -> Void = { _ in }
  ) -> CardPrinting {
    var printing = CardPrinting()
    printing.set = set
    printing.setName = "Set of \(set)"
    printing.setType = "expansion"
    printing.collectorNumber = number
    printing.releasedAt = day.flatMap { DateSpan($0) }
    printing.rarity = rarity
    printing.illustrationID = art
    printing.artist = artist
    printing.usd = cents.map { DecimalNumber($0 * 10_000, power: -6) }
    printing.tix = cents.map { DecimalNumber($0 * 1_000, power: -6) }
    printing.eur = cents.map { DecimalNumber(90_000_000 - $0 * 10_000, power: -6) }
    printing.borderColor = "black"
    change(&printing)
    return printing
  }
}
