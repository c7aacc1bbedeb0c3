#if SQLite
  import FilterLists
  import Foundation
  import GRDB
  import ListFiles
  import Testing
  import _FilterTestSupport

  @testable import FilterEngines

  /// Numbers of tables, of any size and any number of places: an engine finds the rows that their records have in memory,
  /// by their own values, by neighbours of them and by other spellings.
  @Suite struct WrittenNumberTests {
    /// The columns of an engine.
    private static func columns(in engine: TestedEngine) -> [(name: String, type: String)] {
      let common = [
        ("big", "BIGINT"), ("exact", "NUMERIC(38,18)"), ("fraction", "DOUBLE PRECISION"), ("small", "REAL"),
        ("written", "TEXT"),
      ]
      return switch engine {
      case .sqlite: common + [("mixed", "INTEGER"), ("loose", "NUMERIC"), ("untyped", "")]
      case .postgresql: common + [("huge", "NUMERIC(38,0)"), ("loose", "NUMERIC"), ("little", "SMALLINT")]
      default: common + [("huge", "HUGEINT"), ("unsigned", "UBIGINT"), ("exacter", "DECIMAL(38,20)")]
      }
    }

    /// A value of a column; nil for none.
    private static func value(_ column: String, _ random: inout SeededGenerator) -> String? {
      if random.chance(8) { return nil }
      let edges: [String]
      switch column {
      case "big":
        edges = ["9007199254740993", "9007199254740992", "9223372036854775807", "-9223372036854775808", "0", "-1"]
      case "unsigned": edges = ["18446744073709551615", "9223372036854775808", "9007199254740993", "0"]
      case "huge":
        edges = [
          "18446744073709551616", "9223372036854775808", "-9223372036854775809", "9007199254740993",
          "99999999999999999999999999999999999999", "99999999999999999999999999999999999998",
        ]
      case "exact":
        edges = ["0.000000000000000001", "9007199254740993", "18446744073709551615.5", "1.5", "-0.25", "100"]
      case "exacter": edges = ["0.00000000000000000001", "-0.00000000000000000002", "999999999999999999.5", "1.5"]
      case "fraction": edges = ["0.1", "0.30000000000000004", "0.3", "1e300", "-1e-300", "9007199254740992", "5e-324"]
      case "small":
        edges = ["0.1", "0.3", "0.5", "3e7", "-2.25", "16777216", "16777217", "3.4e38", "1e-40", "33554436"]
      case "mixed", "untyped": edges = ["1.5", "-0.0", "0", "9007199254740993", "0.1", "2.0", "-1e300"]
      case "loose": edges = ["1.50", "-0.0", "0.1", "12345678901234567", "1e20", "100"]
      case "little": edges = ["32767", "-32768", "0"]
      default: edges = ["1e20", "18446744073709551616", "18446744073709551615", "0.00000000000000000001", "7.10", "-3"]
      }
      if random.chance(60) { return edges[random.below(edges.count)] }
      if column == "unsigned" { return "\(random.below(2_000))" }
      return column == "fraction" ? "\(Double(random.below(1_000_000)) / 1024)" : "\(Int(random.below(4_000)) - 2_000)"
    }

    @Test(arguments: TestedEngine.here.filter { $0 != .spark })
    func numbersAreThoseOfMemory(engine: TestedEngine) throws {
      var random = SeededGenerator(seed: PropertyCases.seed(default: 52))
      let columns = Self.columns(in: engine)
      var statements = [
        "CREATE TABLE numbers (id INTEGER PRIMARY KEY, "
          + columns.map { "\($0.name) \($0.type)" }.joined(separator: ", ") + ")"
      ]
      for id in 0..<60 {
        let values = columns.map { column in
          Self.value(column.name, &random).map { column.name == "written" ? "'\($0)'" : $0 } ?? "NULL"
        }
        statements.append("INSERT INTO numbers VALUES (\(id), \(values.joined(separator: ", ")))")
      }
      if engine != .sqlite {
        // No number of the toolkit, and ordered as numbers by the engine.
        for (id, value) in ["'NaN'", "'Infinity'", "'-Infinity'"].enumerated() {
          statements.append("INSERT INTO numbers (id, fraction, small) VALUES (\(60 + id), \(value), \(value))")
        }
      }
      let folder = try ScratchFolder()
      let table = try Self.open(engine, statements, in: folder.path)
      defer { table.close() }
      let agreement = try RecordAgreement(SearchableList(table), in: folder)
      // Beyond 64 bits a literal is a binary fraction for SQLite, perhaps one that equals the least whole number.
      for end in [
        "-9223372036854775809", "-9223372036854775808.5", "-9223372036854777000", "-1e300", "9223372036854775808",
        "9223372036854775807.5", "1e300",
      ] where engine != .duckdb || TestTier.isLong {
        for comparison in ["=", "<", ">", "<=", ">=", "!="] {
          let query = "big\(comparison)\(end)"
          #expect(agreement.compared(query).difference == nil, "\(query)")
        }
      }
      var found = 0
      for _ in 0..<TestTier.size(engine == .duckdb ? 6 : 24, long: engine == .duckdb ? 60 : 600) {
        let column = columns[random.below(columns.count)].name
        guard var value = Self.value(column, &random) else { continue }
        switch random.below(4) {
        case 0: value = WrittenNumbers.twin(of: value, &random)
        case 1: value = WrittenNumbers.spelling(&random)
        default: break
        }
        let query = column + ["=", "<", ">", "<=", ">=", "!="][random.below(6)] + value
        let (count, difference) = agreement.compared(query)
        #expect(difference == nil, "\(query)")
        found += count > 0 ? 1 : 0
      }
      #expect(found > 1)
    }

    private static func open(_ engine: TestedEngine, _ statements: [String], in folder: String) throws -> EngineTable {
      if engine != .sqlite {
        let address = try engine.address(in: folder)
        let connection = try EngineConnections.open(address, isReadOnly: false, timeLimit: .seconds(60))
        let path = engine == .postgresql ? ["SET search_path TO pg_temp, public"] : []
        try connection.execute(path + statements)
        return try EngineTable(named: "numbers", on: connection, at: address, describedBy: nil)
      }
      let path = "\(folder)/numbers.db"
      try DatabaseQueue(path: path).write { database in for text in statements { try database.execute(sql: text) } }
      let address = EngineAddress.sqlite(path: path)
      return try EngineTable(
        named: "numbers", on: EngineConnections.open(address, timeLimit: .seconds(60)), at: address, describedBy: nil)
    }
  }
#endif
