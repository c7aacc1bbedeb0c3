import FilterEngines
import FilterEvaluation
import FilterSQL
import FilterVocabulary
import Foundation

/// A database with the tables of the toolkit and those that a person made.
struct BenchmarkDatabase {
  let engine: BenchmarkedEngine
  let connection: any EngineConnection
  private let folder: String

  init(_ engine: BenchmarkedEngine, _ connection: any EngineConnection) {
    self.engine = engine
    self.connection = connection
    folder = "\(NSTemporaryDirectory())filterq-benchmark-\(UUID().uuidString)"
  }

  static var counting: SQLRequest {
    var request = SQLRequest()
    request.countsOnly = true
    return request
  }

  /// Whether the engine reads rows from files.
  private var readsFiles: Bool { engine == .duckdb || engine == .spark }

  /// Writes a list.
  func write(indexesTexts: Bool = true, _ body: ((SQLSchema) throws(EngineError) -> any ContentWriter) throws -> Void)
    throws
  {
    if !readsFiles {
      return try body { schema throws(EngineError) in
        try EngineWriter(connection, schema, replaces: true, indexesTexts: indexesTexts)
      }
    }
    let path = folder + "-list"
    try body { schema throws(EngineError) in try EngineFolder(path, schema, connection.dialect) }
    try connection.execute(EngineFolder.statements(in: path))
  }

  /// Makes a table and fills it.
  func load(
    _ table: String, _ columns: [(name: String, result: SQLStatement.Result)], rows: [[SQLValue]]
  ) throws {
    let types = columns.map { column in
      let type = column.result == .integer ? connection.dialect.types.integer : connection.dialect.types.text
      return "\(column.name) \(type)"
    }.joined(separator: ", ")
    try connection.execute(["DROP TABLE IF EXISTS \(table)"])
    if !readsFiles {
      var next = rows.makeIterator()
      try connection.execute(["CREATE TABLE \(table) (\(types))"])
      try connection.load(table, columns: columns.map { $0.name }, results: columns.map { $0.result }) { next.next() }
      return
    }
    let path = "\(folder)-\(table).jsonl"
    var text = ""
    for row in rows {
      let members = zip(columns, row).compactMap { column, value -> String? in
        switch value {
        case .null, .array: nil
        case .integer(let number): "\"\(column.name)\":\(number)"
        case .boolean(let isTrue): "\"\(column.name)\":\(isTrue)"
        case .decimal(let number), .double(let number): "\"\(column.name)\":\(number)"
        case .text(let text), .date(let text), .timestamp(let text, hasZone: _):
          String(decoding: (try? JSONEncoder().encode([column.name: text])) ?? Data("{}".utf8), as: UTF8.self)
            .dropFirst().dropLast().description
        }
      }
      text += "{\(members.joined(separator: ","))}\n"
    }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let literal = connection.dialect.literal(path)
    if engine == .duckdb {
      let map = columns.map { "\($0.name): '\($0.result == .integer ? "BIGINT" : "VARCHAR")'" }
      try connection.execute([
        "CREATE TABLE \(table) AS SELECT * FROM read_json(\(literal), format = 'newline_delimited', columns = "
          + "{\(map.joined(separator: ", "))})"
      ])
    } else {
      try connection.execute([
        "DROP VIEW IF EXISTS \(table)_lines",
        "CREATE TEMPORARY VIEW \(table)_lines (\(types)) USING JSON OPTIONS (path \(literal))",
        "CREATE TABLE \(table) USING PARQUET AS SELECT * FROM \(table)_lines",
      ])
    }
  }

  /// Repeats all rows, with other numbers of items, of which the toolkit's tables have those of `schema`.
  func multiply(by copies: Int, count: Int, _ schema: SQLSchema) throws {
    let tables: [(String, String)] =
      [("plain_cards", "id"), ("types", "card"), ("keywords", "card"), ("formats", "card")]
      + (engine == .spark ? [.items] : schema.tables).map { (schema.name(of: $0), $0 == .items ? "id" : "item") }
    for (table, key) in tables {
      let columns = try names(of: table)
      if columns.isEmpty { continue }
      let list = columns.map { $0 == key ? "t.\($0) + g.n * \(count)" : "t.\($0)" }.joined(separator: ", ")
      switch engine {
      case .spark:
        try connection.execute([
          "CREATE TABLE \(table)_all USING PARQUET AS SELECT "
            + columns.map { $0 == key ? "t.\($0) + g.id * \(count) AS \($0)" : "t.\($0)" }.joined(separator: ", ")
            + " FROM \(table) t CROSS JOIN range(\(copies)) g",
          "DROP TABLE \(table)", "ALTER TABLE \(table)_all RENAME TO \(table)",
        ])
      case .sqlite:
        try connection.execute([
          "INSERT INTO \(table) WITH RECURSIVE g(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM g WHERE n + 1 < \(copies)) "
            + "SELECT \(list) FROM g CROSS JOIN \(table) t"
        ])
      case .postgresql, .duckdb:
        try connection.execute([
          "INSERT INTO \(table) SELECT \(list) FROM \(table) t CROSS JOIN generate_series(1, \(copies - 1)) AS g(n)"
        ])
      }
    }
    for name in ["items", "variants"] {
      if engine == .spark { continue }
      try connection.execute(["UPDATE fq_about SET value = '\(count * copies)' WHERE name = '\(name)'"])
    }
    if engine != .spark { try connection.execute([engine == .postgresql ? "VACUUM ANALYZE" : "ANALYZE"]) }
  }

  private func names(of table: String) throws -> [String] {
    switch engine {
    case .sqlite:
      return try texts("SELECT name FROM pragma_table_info('\(table)') ORDER BY cid")
    case .postgresql, .duckdb:
      return try texts(
        "SELECT column_name FROM information_schema.columns WHERE table_name = '\(table)' ORDER BY ordinal_position")
    case .spark:
      return try connection.lines("SHOW COLUMNS IN \(table)").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty && $0 != "col_name" }
    }
  }

  private func texts(_ sql: String) throws -> [String] {
    var found: [String] = []
    try connection.run(SQLStatement(sql, dialect: connection.dialect, results: [.text])) { row in
      if let text = row.first?.text { found.append(text) }
      return true
    }
    return found
  }

  /// The count of a statement and its least time in milliseconds, of several runs.
  func fastest(
    _ statement: SQLStatement, engine list: EngineList? = nil, _ plan: FilterPlan? = nil
  ) throws -> (count: Int, time: Double) {
    let clock = ContinuousClock()
    var best = Double.infinity
    var spent = 0.0
    var count = 0
    var runs = 0
    while runs < 2 || spent < 300 && runs < 20 {
      let start = clock.now
      if statement.recheck != nil, let list, let plan {
        count = try list.count(of: plan)
      } else {
        try connection.run(statement) { row in
          count = Int(row.first?.integer ?? -1)
          return true
        }
      }
      let time = (clock.now - start).milliseconds
      best = min(best, time)
      spent += time
      runs += 1
    }
    return (count, best)
  }
}

extension Duration {
  /// With two decimals.
  var seconds: String { String(format: "%.2f", milliseconds / 1_000) }
}
