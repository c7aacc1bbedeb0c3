import FilterSQL

/// The path of a part of a table that is divided by columns: `day=2026-03-01/status=it%27s`.
enum PartPath {
  /// The columns with the values that the rows of the part have; nil for a value that is no UTF-8.
  ///
  /// - Parameter isOfFile: Whether the last name is that of a file.
  static func parts(of path: String, isOfFile: Bool) -> [(column: String, value: String?)] {
    var names = path.split(separator: "/")[...]
    if isOfFile { names = names.dropLast() }
    return names.compactMap { name in
      let pair = name.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, let column = unescaped(pair[0]) else { return nil }
      return (column, unescaped(pair[1]))
    }
  }

  /// A name with `%3D` for `=`; nil for what is no UTF-8.
  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let one = SQLDialect.bytes(hexadecimal: rest.prefix(2)), one.count == 1 {
        bytes += one
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    let value = String(decoding: bytes, as: UTF8.self)
    return Array(value.utf8) == bytes ? value : nil
  }
}

/// The values of texts in engines without indexes.
extension TableFactReading {
  /// Whether the values of texts are listed without an index: engines of columns read one of them fast.
  var listsAnyText: Bool { connection.dialect == .duckdb || connection.dialect == .spark }

  /// All values of a column of texts: by the paths of the parts where it divides the table, otherwise by reading the
  /// column, unless its first rows have too many values; nil if there are too many, or none.
  func values(ofText column: String, limit: Int) throws(EngineError) -> [String]? {
    if schema.columns.first(where: { $0.name == column })?.leadsIndex ?? false,
      let values = valuesOfParts(column, limit)
    {
      return values
    }
    let dialect = connection.dialect
    if dialect == .duckdb, try !comparesAsWritten(column) { return nil }
    let name = "\(schema.rowName("t")).\(dialect.identifier(column))"
    let table = "\(dialect.identifier(schema.name)) \(schema.rowName("t"))"
    func distinct(_ sql: String) throws(EngineError) -> [String]? {
      let all = try SchemaReader(connection: connection).rows("\(sql) LIMIT \(limit + 1)", count: 1).compactMap {
        $0[0]
      }
      return all.isEmpty || all.count > limit ? nil : all
    }
    let first = "SELECT DISTINCT v FROM (SELECT \(name) AS v FROM \(table) LIMIT \(Self.sampledRows)) s"
    if try distinct(first) == nil { return nil }
    return try distinct("SELECT DISTINCT \(name) AS v FROM \(table)")?.sorted()
  }

  private static let sampledRows = 20_000

  /// Whether DuckDB compares the texts of a column as they are: its collation, of which the catalog does not tell, takes
  /// neither letter case nor accents nor their forms for one. Reads no rows.
  func comparesAsWritten(_ column: String) throws(EngineError) -> Bool {
    let dialect = connection.dialect
    let row = schema.rowName("t")
    let equal = [("a", "A"), ("a", "á"), ("\u{E9}", "e\u{301}")].map { one, other in
      "coalesce(max(v), \(dialect.literal(one))) = \(dialect.literal(other))"
    }
    let sql = """
      SELECT CASE WHEN \(equal.joined(separator: " OR ")) THEN '1' ELSE '0' END
      FROM (SELECT \(row).\(dialect.identifier(column)) AS v FROM \(dialect.identifier(schema.name)) \(row) LIMIT 0) s
      """
    return try SchemaReader(connection: connection).rows(sql, count: 1).first?[0] == "0"
  }

  /// The values of a column that divides a table into parts, by the paths of all parts; nil if the engine does not list
  /// them, or there are too many.
  private func valuesOfParts(_ column: String, _ limit: Int) -> [String]? {
    let dialect = connection.dialect
    let isOfFile = dialect == .duckdb
    let paths =
      isOfFile
      ? try? SchemaReader(connection: connection).rows(
        "SELECT file FROM glob(\(dialect.literal(schema.name.table)))", count: 1
      ).compactMap { $0[0] } : try? connection.lines("SHOW PARTITIONS \(dialect.identifier(schema.name))")
    // Longer answers are cut off.
    guard let paths, paths.count < EngineConnections.maximumLines else { return nil }
    var values: Set<String> = []
    for path in paths {
      for part in PartPath.parts(of: path, isOfFile: isOfFile) where part.column == column {
        guard let value = part.value else { return nil }
        if dialect != .spark || value != "__HIVE_DEFAULT_PARTITION__" { values.insert(value) }
      }
      if values.count > limit { return nil }
    }
    return values.isEmpty ? nil : values.sorted()
  }
}
