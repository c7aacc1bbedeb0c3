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
    private static let columns: [(name: String, type: String)] = [
      ("big", "BIGINT"), ("exact", "NUMERIC(38,18)"), ("fraction", "DOUBLE PRECISION"), ("small", "REAL"),
      ("written", "TEXT"),
    ]

    /// A value of a column; nil for none.
    private static func value(_ column: String, _ random: inout SeededGenerator) -> String? {
      if random.chance(8) { return nil }
      let edges: [String]
      switch column {
      case "big":
        edges = ["9007199254740993", "9007199254740992", "9223372036854775807", "-9223372036854775808", "0", "-1"]
      case "exact":
        edges = ["0.000000000000000001", "9007199254740993", "18446744073709551615.5", "1.5", "-0.25", "100"]
      case "fraction": edges = ["0.1", "0.30000000000000004", "0.3", "1e300", "-1e-300", "9007199254740992", "5e-324"]
      case "small": edges = ["0.1", "0.5", "3e7", "-2.25", "16777216"]
      default: edges = ["1e20", "18446744073709551616", "18446744073709551615", "0.00000000000000000001", "7.10", "-3"]
      }
      if random.chance(60) { return edges[random.below(edges.count)] }
      return column == "fraction" ? "\(Double(random.below(1_000_000)) / 1024)" : "\(Int(random.below(4_000)) - 2_000)"
    }

    @Test(arguments: TestedEngine.here.filter { $0 == .sqlite || $0 == .postgresql })
    func numbersAreThoseOfMemory(engine: TestedEngine) throws {
      var random = SeededGenerator(seed: PropertyCases.seed(default: 52))
      var statements = [
        "CREATE TABLE numbers (id INTEGER PRIMARY KEY, "
          + Self.columns.map { "\($0.name) \($0.type)" }.joined(separator: ", ") + ")"
      ]
      for id in 0..<60 {
        let values = Self.columns.map { column in
          Self.value(column.name, &random).map { column.name == "written" ? "'\($0)'" : $0 } ?? "NULL"
        }
        statements.append("INSERT INTO numbers VALUES (\(id), \(values.joined(separator: ", ")))")
      }
      let folder = try ScratchFolder()
      let table = try Self.open(engine, statements, in: folder.path)
      defer { table.close() }
      let agreement = try RecordAgreement(SearchableList(table), in: folder)
      // Beyond 64 bits a literal is a binary fraction for SQLite, perhaps one that equals the least whole number.
      for end in [
        "-9223372036854775809", "-9223372036854775808.5", "-9223372036854777000", "-1e300", "9223372036854775808",
        "9223372036854775807.5", "1e300",
      ] {
        for comparison in ["=", "<", ">", "<=", ">=", "!="] {
          let query = "big\(comparison)\(end)"
          #expect(agreement.compared(query).difference == nil, "\(query)")
        }
      }
      var found = 0
      for _ in 0..<TestTier.size(16, long: 1_500) {
        let column = Self.columns[random.below(Self.columns.count)].name
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
      #expect(found > 3)
    }

    private static func open(_ engine: TestedEngine, _ statements: [String], in folder: String) throws -> EngineTable {
      if engine == .postgresql {
        let address = try engine.address(in: folder)
        let connection = try EngineConnections.open(address, isReadOnly: false, timeLimit: .seconds(60))
        try connection.execute(["SET search_path TO pg_temp, public"] + statements)
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
