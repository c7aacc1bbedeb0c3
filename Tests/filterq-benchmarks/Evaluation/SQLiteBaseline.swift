#if SQLite
  import Foundation
  import GRDB

  /// The same rows in SQLite, in memory: a table of the cards with indexes on its numbers, and tables of words for
  /// types, keywords and formats. Patterns are run by a function that uses `NSRegularExpression`.
  struct SQLiteBaseline {
    private let database: DatabaseQueue

    init(_ rows: [PlainCard]) throws {
      var configuration = Configuration()
      configuration.prepareDatabase { $0.add(function: Self.regexp) }
      database = try DatabaseQueue(configuration: configuration)
      try database.write { database in
        try database.execute(sql: Self.schema)
        let insertion = try database.makeStatement(
          sql: "insert into cards values (\(Array(repeating: "?", count: 28).joined(separator: ",")))")
        let words = try ["types", "keywords", "formats"].map {
          try database.makeStatement(sql: "insert or ignore into \($0) values (?, ?)")
        }
        for (id, row) in rows.enumerated() {
          try insertion.execute(arguments: Self.values(id, row: row))
          for (statement, list) in zip(words, [row.types, row.keywords, row.formats]) {
            for word in list { try statement.execute(arguments: [word, id]) }
          }
        }
        try database.execute(sql: "analyze")
      }
    }

    private static var schema: String {
      let numbers = ["colors", "colorcount", "power", "toughness", "loyalty", "generic", "white", "greendevotion"]
      let sides = numbers.flatMap { [$0, $0 + "2"] }
      let plain = ["identity", "manavalue", "day", "commander"]
      let texts = ["names", "plainnames", "typeline", "rules", "artist", "rarity"]
      let columns = ["id integer primary key"] + (sides + plain).map { $0 + " numeric" } + texts.map { $0 + " text" }
      let indexed = ["identity", "manavalue", "day", "commander", "rarity", "loyalty", "loyalty2"]
      return "create table cards (\(columns.joined(separator: ", ")), spare);"
        + ["types", "keywords", "formats"].map {
          "create table \($0) (word text, card integer, primary key (word, card)) without rowid;"
        }.joined() + indexed.map { "create index by_\($0) on cards (\($0));" }.joined()
    }

    private static func values(_ id: Int, row: PlainCard) -> StatementArguments {
      var values: [(any DatabaseValueConvertible)?] = [id]
      func both(_ value: (PlainCard.Side) -> (any DatabaseValueConvertible)?) {
        values += [value(row.front), row.back.flatMap(value)]
      }
      both { $0.colors }
      both { $0.colors.nonzeroBitCount }
      both { $0.power }
      both { $0.toughness }
      both { $0.loyalty }
      both { $0.generic }
      both { $0.white }
      both { $0.greenDevotion }
      values += [row.identity, row.manaValue, row.day, row.isCommander ? 1 : 0]
      let plainNames = "\n" + row.plainNames.joined(separator: "\n") + "\n"
      values += [row.names.joined(separator: "\n"), plainNames, row.typeLine, row.rules, row.artist, row.rarity, nil]
      return StatementArguments(values)
    }

    private static let regexp: DatabaseFunction = {
      nonisolated(unsafe) var known: [String: NSRegularExpression] = [:]
      return DatabaseFunction("regexp", argumentCount: 2, pure: true) { values in
        guard let pattern = String.fromDatabaseValue(values[0]), let text = String.fromDatabaseValue(values[1]) else {
          return nil
        }
        if known[pattern] == nil {
          known[pattern] = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
        }
        return known[pattern]?.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
      }
    }()

    /// The prepared statement of a query is kept by the connection, so that what is timed is the run.
    func count(_ query: EvaluationQuery) throws -> Int {
      try database.inDatabase { database in
        let statement = try database.cachedStatement(sql: "select count(*) from cards where \(query.sql)")
        return try Int.fetchOne(statement) ?? 0
      }
    }

    func first(_ limit: Int, query: EvaluationQuery) throws -> Int {
      try database.inDatabase { database in
        let statement = try database.cachedStatement(
          sql: "select names from cards where \(query.sql) order by id limit \(limit)")
        return try String.fetchAll(statement).count
      }
    }
  }
#endif
