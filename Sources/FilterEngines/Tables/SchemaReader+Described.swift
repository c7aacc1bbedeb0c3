import FilterSQL

/// Tables that an engine describes by a statement or in a view of its catalog, with types alone.
extension SchemaReader {
  /// Files that DuckDB reads as a table. It looks at the beginnings of the files.
  func filesSchema(of name: TableName) throws(EngineError) -> TableSchema {
    let found = try rows(
      """
      SELECT column_name, lower(column_type), column_type
      FROM (DESCRIBE SELECT * FROM \(connection.dialect.identifier(name)))
      """, count: 3)
    var schema = TableSchema(name: name)
    let files = try rows("SELECT file FROM glob(\(connection.dialect.literal(name.table))) LIMIT 1", count: 1)
    let parts = Set(PartPath.parts(of: files.first?[0] ?? "", isOfFile: true).map { $0.column })
    schema.columns = Self.columns(
      found.map { row in
        var column = TableColumnSchema(name: row[0] ?? "", type: row[1] ?? "", isOptional: true, keyPlace: 0)
        column.values = Self.values(ofEnumeration: row[2] ?? "")
        column.leadsIndex = parts.contains(column.name)
        return column
      })
    return schema
  }

  /// `DESCRIBE TABLE` of Spark, whose lines are the name, the type and the comment of a column, then, after a line that
  /// begins with `#`, those of the columns that divide the table into parts.
  /// (https://spark.apache.org/docs/latest/sql-ref-syntax-aux-describe-table.html)
  func sparkSchema(of name: TableName) throws(EngineError) -> TableSchema {
    let lines = try connection.lines("DESCRIBE TABLE \(connection.dialect.identifier(name))")
    var schema = TableSchema(name: name)
    var isOfParts = false
    var columns: [TableColumnSchema] = []
    for line in lines {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map { EngineText.withoutBlanks($0) }
      guard cells.count == 3 else { continue }
      if cells[0].isEmpty || cells[0].hasPrefix("# ") {
        if cells[0] == "# col_name" { continue }
        isOfParts = cells[0] == "# Partition Information"
        if !isOfParts { break }
      } else if isOfParts {
        if let index = columns.firstIndex(where: { $0.name == cells[0] }) { columns[index].leadsIndex = true }
      } else {
        var column = TableColumnSchema(
          name: String(cells[0]), type: cells[1].lowercased(), isOptional: true, keyPlace: 0)
        column.comment = String(cells[2])
        columns.append(column)
      }
    }
    if columns.isEmpty {
      throw EngineError(.unusable, "'\(EngineText.shown(name.shown))' is described by no lines with columns")
    }
    schema.columns = Self.columns(columns)
    return schema
  }

  /// The columns of a table in the catalog of ClickHouse.
  /// (https://clickhouse.com/docs/operations/system-tables/columns)
  func clickHouseSchema(of name: TableName) throws(EngineError) -> TableSchema {
    let dialect = connection.dialect
    let database = name.parts.count > 1 ? dialect.literal(name.parts[name.parts.count - 2]) : "currentDatabase()"
    let found = try rows(
      """
      SELECT toString(position), name, type, comment FROM system.columns
      WHERE table = \(dialect.literal(name.table)) AND database = \(database)
      """, count: 4)
    if found.isEmpty {
      let names = try rows("SELECT name FROM system.tables WHERE database = \(database) ORDER BY name", count: 1)
      throw missing(name, among: names.compactMap { $0[0] })
    }
    return described(name, found) { row in
      let type = ClickHouseType(row[2] ?? "")
      var column = TableColumnSchema(
        name: row[1] ?? "", type: type.name.lowercased(), isOptional: type.isOptional, keyPlace: 0)
      column.values = type.values
      column.comment = row[3] ?? ""
      return column
    }
  }

  /// The columns of a table in the information schema of Trino.
  /// (https://trino.io/docs/current/connector.html)
  func trinoSchema(of name: TableName) throws(EngineError) -> TableSchema {
    let dialect = connection.dialect
    let catalog = name.parts.count > 2 ? dialect.identifier(name.parts[0]) + "." : ""
    let schema = name.parts.count > 1 ? dialect.literal(name.parts[name.parts.count - 2]) : "current_schema"
    let found = try rows(
      """
      SELECT CAST(ordinal_position AS VARCHAR), column_name, lower(data_type), is_nullable
      FROM \(catalog)information_schema.columns
      WHERE table_name = \(dialect.literal(name.table)) AND table_schema = \(schema)
      """, count: 4)
    if found.isEmpty {
      let names = try rows(
        """
        SELECT table_name FROM \(catalog)information_schema.tables WHERE table_schema = \(schema) ORDER BY 1
        """, count: 1)
      throw missing(name, among: names.compactMap { $0[0] })
    }
    return described(name, found) { row in
      TableColumnSchema(name: row[1] ?? "", type: row[2] ?? "", isOptional: row[3] != "NO", keyPlace: 0)
    }
  }

  /// A table with the columns of rows that begin with their place.
  private func described(
    _ name: TableName, _ rows: [[String?]], _ column: ([String?]) -> TableColumnSchema
  ) -> TableSchema {
    var schema = TableSchema(name: name)
    let inOrder = rows.sorted { (Int($0[0] ?? "") ?? 0) < (Int($1[0] ?? "") ?? 0) }
    schema.columns = Self.columns(inOrder.map(column))
    return schema
  }

  /// The columns without those whose names have a line break, which no statement for a client can have.
  private static func columns(_ all: [TableColumnSchema]) -> [TableColumnSchema] {
    all.filter { column in !column.name.unicodeScalars.contains { $0.properties.generalCategory == .control } }
  }

  /// The values of a type such as `ENUM('a', 'b')`; nil for another one.
  static func values(ofEnumeration type: String) -> [String]? {
    guard type.lowercased().hasPrefix("enum(") else { return nil }
    return TableDefinition("CHECK (x IN " + type.dropFirst(4) + ")").values(of: "x")
  }
}

/// A type of ClickHouse without what wraps it: `LowCardinality(Nullable(String))` is a text that may be missing.
struct ClickHouseType: Hashable {
  /// The type itself.
  let name: String
  let isOptional: Bool
  /// The values of an enumeration; nil for another type, and for values with escapes.
  let values: [String]?

  /// Reads a type as the catalog spells it.
  init(_ text: String) {
    var text = text
    var isOptional = false
    for (wrapper, isMissing) in [("LowCardinality(", false), ("Nullable(", true)]
    where text.hasPrefix(wrapper) && text.hasSuffix(")") {
      text = String(text.dropFirst(wrapper.count).dropLast())
      isOptional = isOptional || isMissing
    }
    (name, self.isOptional) = (text, isOptional)
    var values: [String]?
    if text.hasPrefix("Enum8(") || text.hasPrefix("Enum16("), !text.contains("\\") {
      let parts = text.split(separator: "'", omittingEmptySubsequences: false)
      // The texts in quotes are every second part: Enum8('a' = 1, 'b' = 2).
      values = parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
    self.values = values
  }
}

extension TableColumnSchema {
  /// The form of the types of clusters that other engines spell in another way; nil for the types that all share.
  func storageOfCluster(in dialect: SQLDialect) -> ColumnStorage? {
    let word = String(type.prefix { $0 != "(" })
    switch dialect {
    case .spark:
      switch word {
      case "string": return .text
      // Spark pads texts of a fixed length.
      case "char": return .other
      case "timestamp", "timestamp_ltz": return .timestamp(hasZone: true)
      case "timestamp_ntz": return .timestamp(hasZone: false)
      default: return nil
      }
    case .clickhouse:
      switch word {
      case "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32": return .integer
      case "float64": return .double
      case "string": return .text
      case "bool": return .boolean
      case "date", "date32": return .date
      case "decimal": return nil
      case "enum8", "enum16": return values == nil ? .other : .text
      default: return .other
      }
    case .trino:
      switch word {
      // Instants are looked at one by one.
      case "timestamp", "char": return .other
      default: return nil
      }
    default: return nil
    }
  }
}
