import FilterEngines
import FilterEvaluation
import FilterSQL
import Foundation
import ScryfallCards
import Testing

/// Cards in a database: the rows, orders and numbers of the library that was written.
@Suite struct EngineCardsTests {
  private func written(
    _ library: CardLibrary, _ engine: TestedEngine = .sqlite
  ) throws -> (cards: EngineCards, connection: any EngineConnection) {
    let folder = try ScratchFolder()
    let collection = CardCollection(library: library, report: nil, source: .none)
    let connection = try engine.list(in: folder.path) { try EngineCards.write(collection, named: "cards", $0) }
    return (try EngineCards(connection, EngineList.about(connection)), connection)
  }

  /// A search lists and counts the same as in memory.
  private func expect(
    _ cards: EngineCards, _ library: CardLibrary, _ query: String, limit: Int? = nil, includesExtras: Bool = false
  ) throws {
    let search = CardSearch(query, includesExtras: includesExtras)
    let answer = library.search(search)
    let expected = library.hits(answer, limit: limit ?? .max)
    let plan = cards.plan(search)
    let found = try cards.rows(of: plan, limit: limit, includesExtras: includesExtras).rows
    let note = "\(query), limit \(limit ?? -1), extras \(includesExtras)"
    #expect(found.map { CardHit(card: $0.found.item, printing: $0.found.variant) } == expected, "\(note)")
    #expect(found.map { $0.shown } == expected.map { library.row($0) }, "\(note)")
    #expect(try cards.count(of: plan, includesExtras: includesExtras) == answer.count, "\(note)")
  }

  private static let orders =
    [""]
    + CardOrder.allCases.flatMap { order in
      ["", " direction:asc", " direction:desc"].map { " order:\(order.rawValue)\($0)" }
    }
  private static let preferences = [
    "oldest", "newest", "usd-low", "usd-high", "eur-low", "eur-high", "tix-low", "tix-high", "promo", "atypical",
    "default", "universesbeyond", "ub", "notuniversesbeyond", "notub",
  ]

  @Test(arguments: TestedEngine.ofTables) func everyOrderOfInventedPrintings(engine: TestedEngine) throws {
    let library = InventedPrintings.library
    let (cards, connection) = try written(library, engine)
    defer { connection.close() }
    for unique in ["", "unique:cards", "unique:prints", "unique:art"] {
      for order in Self.orders { try expect(cards, library, unique + order) }
      for order in ["", " order:usd direction:asc", " order:released", " order:set"] {
        try expect(cards, library, unique + order, includesExtras: true)
        try expect(cards, library, "include:multilingual " + unique + order)
        try expect(cards, library, "lang:any " + unique + order, limit: 2)
      }
    }
  }

  @Test(arguments: TestedEngine.ofTables) func everyPreferenceOfInventedPrintings(engine: TestedEngine) throws {
    let library = InventedPrintings.library
    let (cards, connection) = try written(library, engine)
    defer { connection.close() }
    for preference in Self.preferences {
      for rest in [
        "", " unique:art", " order:usd", " order:rarity direction:asc include:extras", " usd<4", " o:/(?=draw)/",
      ] {
        try expect(cards, library, "prefer:\(preference)\(rest)")
      }
    }
  }

  @Test func everyOrderAndPreferenceOfTheSample() throws {
    let library = CardCollection.sample.library
    let (cards, connection) = try written(library)
    defer { connection.close() }
    for (index, order) in Self.orders.enumerated() {
      try expect(cards, library, ["t:creature", "c:g unique:prints", "mv<3 unique:art"][index % 3] + order, limit: 30)
    }
    for preference in Self.preferences { try expect(cards, library, "t:creature prefer:\(preference)", limit: 30) }
  }

  /// A card is one row, whether the engine answers a query exactly or a part of it is checked here.
  @Test func checkedQueries() throws {
    let library = InventedPrintings.library
    let (cards, connection) = try written(library)
    defer { connection.close() }
    for query in [
      "o:/draw/", "-o:/draw/", "o:/(?=draw)/ r:rare", "o:/x/ or e:aaa", "n:/^[a-c]/ usd>0", "ft:/x/ or r:rare",
    ] {
      for unique in ["", " unique:prints", " unique:art order:usd"] {
        for limit in [nil, 0, 1, 3] { try expect(cards, library, query + unique, limit: limit) }
      }
    }
  }

  @Test func aLibraryWithoutFurtherPrintingsHasNoVariants() throws {
    let library = CardLibrary(
      InventedPrintings.cards.map { card in
        var card = card
        card.printings = [card.printings[0]]
        return card
      })
    #expect(library.printingCount == library.count)
    for engine in TestedEngine.ofTables {
      let (cards, connection) = try written(library, engine)
      defer { connection.close() }
      #expect(!cards.list.schema.hasVariants)
      for unique in ["", "unique:prints", "unique:art"] {
        for order in Self.orders { try expect(cards, library, unique + order, includesExtras: true) }
        try expect(cards, library, unique)
        try expect(cards, library, "o:/(?=draw)/ " + unique)
      }
    }
  }

  @Test func anEmptyLibrary() throws {
    let library = CardLibrary([])
    let (cards, connection) = try written(library)
    defer { connection.close() }
    for query in ["", "t:elf unique:prints", "o:/x/ unique:art"] { try expect(cards, library, query) }
  }

  @Test func settingsRoundTrip() throws {
    for library in [InventedPrintings.library, CardCollection.sample.library] {
      let (cards, connection) = try written(library)
      defer { connection.close() }
      let about = try EngineList.about(connection)
      #expect(CardSettings(entries: about.entries) == library.settings)
      #expect(about.entries["kind"] == EngineCards.kind)
      #expect(about.entries["name"] == "cards")
      #expect(cards.list.count == library.count)
      #expect(cards.list.variantCount == library.printingCount)
      // The days of sets are part of what a query means.
      for set in ["aaa", "ash", "zzz"] { try expect(cards, library, "date>=\(set)") }
    }
  }

  @Test func damagedSettingsAreRefused() throws {
    let (_, connection) = try written(InventedPrintings.library)
    defer { connection.close() }
    let about = try EngineList.about(connection)
    func kind(_ change: (inout SQLAbout) -> Void) -> EngineError.Kind? {
      var changed = about
      change(&changed)
      return engineError { _ = try EngineCards(connection, changed) }?.kind
    }
    #expect(kind { _ in } == nil)
    for name in ["coverage", "formats", "days", "extras", "fields", "items", "costs"] {
      #expect(kind { $0.entries[name] = nil } == .unusable, "\(name)")
    }
    for (name, value) in [
      ("coverage", "x"), ("coverage", ""), ("coverage", "99999999999999999999"), ("days", "aaa"), ("days", "aaa\tx"),
      ("days", "aaa\t1\t2"), ("days", "aaa\t10000000000"), ("days", "aaa\t-9223372036854775808"),
      ("days", String(repeating: "a\t1\n", count: 100_001)), ("formats", String(repeating: "x\n", count: 100_001)),
      ("extras", String(repeating: "x\n", count: 100_001)), ("fields", "0"),
    ] {
      #expect(kind { $0.entries[name] = value } == .unusable, "\(name) = \(value.prefix(20))")
    }
  }

  /// The values that results show are a stranger's too.
  @Test func damagedRowsAreEmpty() throws {
    let table: [String] = [
      "''", "NULL", "'{'", "'[]'", "'{\"name\":1}'", "'{\"name\":null}'", "'\u{1}'", "12", "x'ff'",
    ]
    for value in table {
      let (cards, connection) = try written(InventedPrintings.library)
      defer { connection.close() }
      try connection.execute(["UPDATE cards_variants SET shown = \(value)"])
      let rows = try cards.rows(of: cards.plan(CardSearch("e:aaa")), limit: nil).rows
      #expect(rows.count == 3, "\(value)")
      #expect(rows.allSatisfy { $0.shown.columns.allSatisfy { $0.isEmpty } && $0.shown.language.isEmpty }, "\(value)")
    }
  }
}
