#if SQLite
  import FilterEngines
  import Foundation
  import GRDB
  import _FilterTestSupport

  /// Tables as an app or a team has them, in SQL of SQLite or PostgreSQL.
  enum OwnTables: String, CaseIterable {
    /// Orders of a shop: constraints, money, texts of several scripts, days and times.
    case orders
    /// A log: many rows, few values, durations, paths.
    case log
    /// Columns with names and values that need care.
    case odd

    /// The statements that make the table with its rows.
    func statements(for engine: TestedEngine, rows: Int, seed: UInt64) -> [String] {
      var random = SeededGenerator(seed: seed)
      let isServer = engine != .sqlite
      let create: String
      let names: [String]
      let values: (inout SeededGenerator, Int) -> [String]
      switch self {
      case .orders:
        let created = isServer ? "timestamptz" : "TEXT"
        create = """
          CREATE TABLE orders (
            id INTEGER PRIMARY KEY, status TEXT NOT NULL CHECK (status IN ('open', 'paid', 'sent', 'Cancelled')),
            total INTEGER NOT NULL, rating \(isServer ? "double precision" : "REAL"), note TEXT, city TEXT,
            created \(created), due \(isServer ? "date" : "TEXT"), gift \(isServer ? "boolean" : "BOOLEAN"),
            price \(isServer ? "numeric(10, 2)" : "DECIMAL(10, 2)"))
          """
        names = ["id", "status", "total", "rating", "note", "city", "created", "due", "gift", "price"]
        values = { random, id in
          [
            "\(id)", Self.text(["open", "paid", "sent", "Cancelled"], &random, isOptional: false),
            "\(random.below(2_000) - 100)",
            Self.one(
              ["NULL", "1", "2.5", "4.5", "-0.25", "5"] + (isServer ? ["'NaN'", "'Infinity'", "'-Infinity'"] : []),
              &random),
            Self.text(Self.notes, &random),
            Self.text(["Oslo", "OSLO", "Århus", "New York", "York", "São Paulo"], &random),
            Self.instant(&random), Self.day(&random),
            Self.one(isServer ? ["true", "false", "NULL"] : ["1", "0", "NULL"], &random),
            "\(random.below(10_000) / 100).\(random.below(90) + 10)",
          ]
        }
      case .log:
        create = """
          CREATE TABLE log (
            id INTEGER PRIMARY KEY, "at" \(isServer ? "timestamp" : "TEXT") NOT NULL, level TEXT NOT NULL, path TEXT,
            status INTEGER, took \(isServer ? "double precision" : "REAL"), message TEXT, host TEXT)
          """
        names = ["id", "at", "level", "path", "status", "took", "message", "host"]
        values = { random, id in
          [
            "\(id)", Self.instant(&random), Self.text(["info", "warn", "ERROR", "debug"], &random, isOptional: false),
            Self.text(["/api/items", "/api/users/7", "/", "/static/app.js"], &random),
            Self.one(["200", "404", "500", "NULL"], &random),
            random.below(50) == 0 && !isServer ? "-9e999" : "\(random.below(4_000)).\(random.below(1_000))",
            Self.text(Self.notes, &random), Self.text(["10.0.0.1", "10.0.12.7", "192.168.1.1"], &random),
          ]
        }
      case .odd:
        create = """
          CREATE TABLE odd (
            id INTEGER PRIMARY KEY, "select" TEXT, "Unit Price ($)" \(isServer ? "numeric" : "NUMERIC"), "naïve ""x"" y" TEXT,
            "a.b" INTEGER, version TEXT)
          """
        names = ["id", "select", "Unit Price ($)", "naïve \"x\" y", "a.b", "version"]
        values = { random, id in
          [
            "\(id)", Self.text(["it's", "100%", "a_b", "back\\slash", "", "ﬁne", "ＡＢＣ"], &random),
            Self.one(["NULL", "0.0000014", "12.5", "-3", "1000000"], &random),
            Self.text(["Straße", "strasse", "STRASSE", "e\u{301}te", "été"], &random),
            isServer ? "\(random.below(9))" : Self.one(["1", "2", "'three'", "2.5", "NULL", "x'00ff'"], &random),
            Self.text(["1.9.5", "1.10.0", "v2.0.0", "1.10.0-rc.1"], &random),
          ]
        }
      }
      let quoted = names.map { "\"\($0.replacing("\"", with: "\"\""))\"" }
      let columns = quoted.joined(separator: ", ")
      let indexes = quoted.prefix(6).enumerated().filter { $0.offset % 2 == 1 }.map { place, name in
        "CREATE INDEX \(rawValue)_\(place) ON \(rawValue) (\(name))"
      }
      var tuples: [String] = []
      for id in 1...rows { tuples.append("(\(values(&random, id * 3).joined(separator: ", ")))") }
      return [create, "INSERT INTO \(rawValue) (\(columns)) VALUES \(tuples.joined(separator: ", "))"] + indexes
    }

    private static let notes = [
      "left at the door", "ring twice", "fragile – handle with care", "café order", "", "out of stock; timeout",
      "Straße 5",
      "50% off", "Москва", "ring_twice", "A", "the\nnext line",
    ]

    private static func one(_ all: [String], _ random: inout SeededGenerator) -> String { all[random.below(all.count)] }

    private static func text(_ all: [String], _ random: inout SeededGenerator, isOptional: Bool = true) -> String {
      if isOptional, random.below(6) == 0 { return "NULL" }
      return "'\(one(all, &random).replacing("'", with: "''"))'"
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static func day(_ random: inout SeededGenerator) -> String {
      "'202\(random.below(4) + 4)-\(two(random.below(12) + 1))-\(two(random.below(28) + 1))'"
    }

    private static func instant(_ random: inout SeededGenerator) -> String {
      let time = "\(two(random.below(24))):\(two(random.below(60))):\(two(random.below(60)))"
      return "'2026-\(two(random.below(12) + 1))-\(two(random.below(28) + 1)) \(time)'"
    }

    /// Opens the table in an engine that is here, with rows of a seed.
    func open(in engine: TestedEngine, folder: String, rows: Int, seed: UInt64) throws -> EngineTable {
      let statements = statements(for: engine, rows: rows, seed: seed)
      switch engine {
      case .postgresql, .duckdb:
        let address = try engine.address(in: folder)
        let connection = try EngineConnections.open(address, isReadOnly: false, timeLimit: .seconds(60))
        // Tables of this connection alone, since other tests use the same server.
        if engine == .postgresql { try connection.execute(["SET search_path TO pg_temp, public"]) }
        try connection.execute(statements)
        return try EngineTable(named: rawValue, on: connection, at: address)
      default:
        let path = "\(folder)/\(rawValue).db"
        try DatabaseQueue(path: path).write { database in for text in statements { try database.execute(sql: text) } }
        let address = EngineAddress.sqlite(path: path)
        return try EngineTable(
          named: rawValue, on: EngineConnections.open(address, timeLimit: .seconds(60)), at: address)
      }
    }
  }
#endif
