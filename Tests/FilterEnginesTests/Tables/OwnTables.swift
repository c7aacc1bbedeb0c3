#if SQLite
  import FilterEngines
  import FilterVocabulary
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
    /// Sales with their buyer in one table, the region of that in another, their lines in a third, and marks through a
    /// link table; lists in arrays, and types of servers.
    case sales
    /// The same under a vocabulary file, with units, expressions and columns of the other tables.
    case described
    /// Cards, of which an engine knows only columns: long texts, costs, lists of keywords.
    case cards

    /// The statements that make the table with its rows.
    func statements(for engine: TestedEngine, rows: Int, seed: UInt64) -> [String] {
      var random = SeededGenerator(seed: seed)
      let isServer = engine != .sqlite
      let create: String
      let names: [String]
      let values: (inout SeededGenerator, Int) -> [String]
      switch self {
      case .sales, .described: return sales(for: engine, rows: rows, &random)
      case .cards: return Self.cards(for: engine, rows: rows, &random)
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

    /// The name of the table that is searched.
    var table: String { self == .described ? "sales" : rawValue }

    /// Sales, of which some have no buyer or no lines.
    private func sales(for engine: TestedEngine, rows: Int, _ random: inout SeededGenerator) -> [String] {
      let isServer = engine != .sqlite
      let isPostgreSQL = engine == .postgresql
      let list = isServer ? "text[]" : "TEXT"
      let create = """
        CREATE TABLE sales (
          id INTEGER PRIMARY KEY, buyer_id INTEGER references buyers (id), state \(isServer ? "state" : "TEXT NOT NULL"),
          cents INTEGER, made BIGINT NOT NULL, tags \(list), labels \(isPostgreSQL ? "jsonb" : "TEXT"),
          code \(isServer ? "uuid" : "TEXT"), host \(isPostgreSQL ? "inet" : "TEXT"),
          took \(isPostgreSQL ? "interval" : "REAL"))
        """
      var statements = isServer ? ["CREATE TYPE state AS ENUM ('new', 'paid', 'sent', 'back')"] : []
      if isPostgreSQL { statements = ["DROP TYPE IF EXISTS pg_temp.state CASCADE"] + statements }
      let temporary = isPostgreSQL ? "pg_temp." : ""
      statements = statements.map { $0.replacing("TYPE state", with: "TYPE \(temporary)state") }
      statements += [
        "CREATE TABLE regions (id INTEGER PRIMARY KEY, label TEXT, size INTEGER)",
        "CREATE TABLE buyers (id INTEGER PRIMARY KEY, city TEXT, vip \(isServer ? "boolean" : "BOOLEAN"), rating INTEGER, "
          + "region_id INTEGER references regions (id))",
        create.replacing(isServer ? " state," : "\0", with: " \(temporary)state,"),
        "CREATE TABLE lines (id INTEGER PRIMARY KEY, sale INTEGER references sales (id), sku TEXT NOT NULL, qty INTEGER)",
        "CREATE TABLE marks (id INTEGER PRIMARY KEY, word TEXT, weight INTEGER)",
        "CREATE TABLE sale_marks (sale INTEGER references sales (id), mark INTEGER references marks (id), "
          + "PRIMARY KEY (sale, mark))",
      ]
      let cities = ["Oslo", "OSLO", "Århus", "New York", "York"]
      let buyers = (1...20).map { id in
        "(\(id), \(Self.text(cities, &random)), \(Self.one(isServer ? ["true", "false", "NULL"] : ["1", "0", "NULL"], &random)), "
          + "\(Self.one(["1", "2", "5", "NULL"], &random)), \(Self.one(["1", "2", "3", "NULL"], &random)))"
      }
      let regions = ["(1, 'North', 10)", "(2, 'Øst', NULL)", "(3, NULL, 7)"]
      let marks = ["(1, 'new', 5)", "(2, 'On Sale', 1)", "(3, NULL, 5)", "(4, 'Grün', NULL)"]
      var saleMarks: [String] = []
      var sales: [String] = []
      var lines: [String] = []
      for number in 1...rows {
        let id = number * 3
        let tags = (0..<random.below(4)).map { _ in Self.one(["red", "Blue", "grün", "on sale"], &random) }
        let array = tags.map { "\"\($0)\"" }.joined(separator: ", ")
        let list = isServer ? "ARRAY[\(tags.map { "'\($0)'" }.joined(separator: ", "))]::text[]" : "'[\(array)]'"
        let code = "'0000000\(random.below(4))-0000-4000-8000-00000000000\(random.below(3))'"
        let seconds = "\(random.below(100)).\(random.below(9))"
        sales.append(
          "(\(id), \(Self.one(["NULL", "\(random.below(20) + 1)", "\(random.below(20) + 1)"], &random)), "
            + "\(Self.text(["new", "paid", "sent", "back"], &random, isOptional: isServer)), "
            + "\(Self.one(["NULL", "0", "1999", "\(random.below(9_000) - 200)"], &random)), "
            + "\(1_767_225_600 + random.below(10_000_000)), \(Self.one(["NULL", list, list, list], &random)), "
            + "\(Self.one(["NULL", "'[\(array)]'", "'{\"a\": 1}'", "'\"red\"'", isPostgreSQL ? "'[1, \"Blue\", null]'" : "'[1, '"], &random)), "
            + "\(Self.one(["NULL", code, code], &random)), "
            + "\(Self.text(["10.0.0.1", "10.0.12.7", "192.168.1.1"] + (isPostgreSQL ? ["10.0.0.0/8", "::1"] : []), &random)), "
            + "\(isPostgreSQL ? Self.one(["NULL", "interval '\(seconds) seconds'", "interval '1 day 2 hours'"], &random) : seconds))"
        )
        for mark in 1...4 where random.below(3) == 0 { saleMarks.append("(\(id), \(mark))") }
        for _ in 0..<random.below(4) {
          lines.append(
            "(\(lines.count + 1), \(id), \(Self.text(["a1", "A1", "b2", "c-3"], &random, isOptional: false)), "
              + "\(Self.one(["NULL", "1", "2", "9"], &random)))")
        }
      }
      for (name, tuples) in [
        ("regions", regions), ("buyers", buyers), ("sales", sales), ("lines", lines), ("marks", marks),
        ("sale_marks", saleMarks),
      ] {
        statements.append("INSERT INTO \(name) VALUES \(tuples.joined(separator: ", "))")
      }
      return statements + [
        "CREATE INDEX lines_sale ON lines (sale)", "CREATE INDEX lines_sku ON lines (sku)",
        "CREATE INDEX buyers_city ON buyers (city)",
      ]
    }

    /// The vocabulary of the table; nil for one that is inferred.
    func vocabulary(in engine: TestedEngine) throws -> Vocabulary? {
      if self != .described { return nil }
      let tags = engine == .sqlite ? "json" : "array"
      return try Vocabulary(
        json: """
          {"name": "sales", "table": "sales", "nameField": "city", "objectLists": ["lines"], "fields": [
            {"name": "state", "kind": "ordered-enumeration", "values": ["new", "paid", "sent", "back"]},
            {"name": "price", "kind": "number", "source": {"column": "cents", "scale": 2}},
            {"name": "made", "kind": "instant", "source": {"column": "made", "type": "seconds"}},
            {"name": "tags", "kind": "enumeration", "closed": false, "multiplicity": "many",
              "source": {"column": "tags", "type": "\(tags)"}},
            {"name": "labels", "kind": "text", "multiplicity": "many", "source": {"column": "labels", "type": "json"}},
            {"name": "city", "kind": "text",
              "source": {"table": "buyers", "key": "id", "reference": "buyer_id", "column": "city"}},
            {"name": "rating", "kind": "number",
              "source": {"table": "buyers", "key": "id", "reference": "buyer_id", "column": "rating"}},
            {"name": "sku", "kind": "enumeration", "closed": false, "multiplicity": "many",
              "source": {"table": "lines", "key": "sale", "column": "sku"}},
            {"name": "lines.sku", "kind": "text", "source": "lines.sku", "multiplicity": "many"},
            {"name": "lines.qty", "kind": "number", "source": "lines.qty", "multiplicity": "many"},
            {"name": "rest", "kind": "number", "source": {"expression": "s.cents - 5", "type": "integer"}}
          ]}
          """)
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
        return try EngineTable(named: table, on: connection, at: address, describedBy: vocabulary(in: engine))
      default:
        let path = "\(folder)/\(rawValue).db"
        try DatabaseQueue(path: path).write { database in for text in statements { try database.execute(sql: text) } }
        let address = EngineAddress.sqlite(path: path)
        return try EngineTable(
          named: table, on: EngineConnections.open(address, timeLimit: .seconds(60)), at: address,
          describedBy: vocabulary(in: engine))
      }
    }
  }
#endif
