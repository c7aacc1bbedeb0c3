import FilterVocabulary
import Testing

@testable import DataStreams
@testable import ScryfallCards
@testable import ScryfallDialect

/// Cards that are hidden unless a query asks for them: Reference 3.11.
@Suite struct HiddenExtrasTests {
  private let table = QueryTable(HiddenExtrasTests.cards)
  private static let id = "33333333-3333-4333-8333-333333333333"

  static let cards: [Card] = {
    func card(
      _ name: String, _ type: String, _ layout: String, set: String, _ change: (inout CardPrinting) -> Void = { _ in }
    ) -> Card {
      var card = Sample.card(name, type, layout: layout)
      card.printings = [
        Sample.printing(set) {
          $0.setName = "Set of \(set)"
          $0.setType = "expansion"
          $0.illustrationID = name
          $0.borderColor = "black"
          change(&$0)
        }
      ]
      return card
    }
    var plain = card("Plain", "Creature — Goblin", "normal", set: "abc")
    plain.printings.append(
      Sample.printing("wcd") {
        $0.setName = "Souvenirs"
        $0.setType = "memorabilia"
        $0.illustrationID = "gold"
        $0.borderColor = "gold"
      })
    var token = card("Token", "Token Creature — Goblin", "token", set: "tabc") { $0.setType = "token" }
    token.oracleID = id
    var nasty = card("Nasty", "Instant", "normal", set: "abc")
    nasty.hasContentWarning = true
    return [
      plain, token, card("Art", "Card // Card", "art_series", set: "tabc") { $0.setType = "memorabilia" },
      card("Place", "Plane — Somewhere", "planar", set: "pln"), card("Plot", "Scheme", "scheme", set: "pln"),
      card("Avatar", "Vanguard", "vanguard", set: "pln"),
      card("Large", "Artifact", "normal", set: "abc") { $0.isOversized = true }, nasty,
      card("Draft", "Artifact", "normal", set: "abc") { $0.promoTypes = ["playtest"] },
      card("Astral", "Artifact", "normal", set: "abc") { $0.games = ["astral"] },
    ]
  }()

  private let all = "Art | Astral | Avatar | Draft | Large | Nasty | Place | Plain | Plot | Token"

  @Test func hiddenByDefault() {
    table.expect([
      ("", "Plain"), ("a", "Plain"), ("name:token", ""), ("!token", ""), ("\"Token\"", ""), ("t:goblin", "Plain"),
      ("t:artifact", ""), ("e:abc", "Plain"), ("border:gold", ""), ("-is:token", "Plain"), ("-t:token", "Plain"),
      ("-name:/xyz/", "Plain"), ("-e:pln", "Plain"), ("is:permanent", "Plain"),
    ])
    table.expectPrintings([("plain ++", "abc "), ("plain include:extras ++", "abc  | wcd ")])
  }

  @Test func revealed() {
    table.expect([
      ("include:extras", all),
      ("include:all", all),
      ("unique:art token", "Token"),
      ("t:token", "Token"),
      ("t:plane", "Place"),
      ("t:scheme or t:vanguard", "Avatar | Plot"),
      ("t:goblin t:token", "Token"),
      ("e:pln", "Avatar | Place | Plot"),
      ("e:\"set of pln\"", "Avatar | Place | Plot"),
      ("e:wcd", "Plain"),
      ("name:/^t/", "Token"),
      ("oracleid:\(Self.id)", "Token"),
      ("lore:token", "Token"),
      ("is:token", "Token"),
      ("not:token name:/token/", ""),
      ("-not:token", "Token"),
      ("is:oversized", "Large"),
      ("is:playtest", "Draft"),
      ("t:plane or e:abc", "Astral | Draft | Large | Nasty | Place | Plain"),
      ("include:funny", "Plain"),
      ("include:multilingual", "Plain"),
    ])
  }

  @Test func withTheOption() {
    let open = QueryTable(table.library, includesExtras: true)
    #expect(open.names("") == all)
    #expect(open.names("name:token") == "Token")
    #expect(open.names("t:goblin -t:token") == "Plain")
    #expect(open.printings("plain ++") == "abc  | wcd ")
    #expect(open.names("border:gold") == "Plain")
    let strict = QueryTable(table.library, reading: .strict, includesExtras: true)
    #expect(strict.names("t:artifact") == "Astral | Draft | Large")
  }

  /// A term that the data cannot answer reveals nothing.
  @Test func sample() {
    let table = QueryTable(CardCollection.sample.library)
    let hidden = QueryTable(CardCollection.sample.library, includesExtras: true)
    #expect(table.rows("").count < hidden.rows("").count)
    #expect(hidden.rows("").count == CardCollection.sample.library.count)
    for query in [
      "t:token", "t:plane", "t:scheme", "t:vanguard", "is:planar", "e:atkt", "e:wkc", "is:artseries", "st:token",
    ] {
      #expect(table.names(query) != "", "\(query)")
      #expect(table.names(query) == hidden.names(query), "\(query)")
    }
    for query in ["border:gold", "layout:planar", "name:Citizen -t:creature"] {
      #expect(table.names(query) == "", "\(query)")
    }
  }
}
