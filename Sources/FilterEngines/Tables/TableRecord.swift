import DataStreams
import FilterSQL
import FilterText

/// The columns of a statement that give a row as a JSON object, with those of related tables in it.
struct TableRecord {
  /// The expressions, separated by commas.
  let sql: String
  let results: [SQLStatement.Result]

  /// A key of a record, and the expression with its value.
  struct Member: Hashable, Sendable {
    let key: String
    let value: String
    /// Whether the value is JSON, and otherwise a value of the engine.
    var isJSON = false
    /// Whether the value is a decimal number.
    var isNumber = false
  }

  /// The maximum number of columns of a call: SQLite passes 127 arguments at most, PostgreSQL 100.
  fileprivate static let maximumColumns = 50

  /// The record of the rows called `alias`.
  ///
  /// - Parameters:
  ///   - members: Further keys. One with the name of a column takes its place.
  ///   - related: The columns of related tables that it has.
  ///   - limit: The maximum number of rows of a list; nil for all.
  init(
    _ schema: TableSchema, alias: String, in dialect: SQLDialect, members: [Member] = [],
    related: RelatedColumns = RelatedColumns(),
    limit: Int? = nil
  ) {
    let writer = RecordWriter(dialect: dialect)
    let tables = schema.related.compactMap { related.columns(of: $0) }
    if members.isEmpty, tables.isEmpty, !schema.hidesColumns, let row = writer.wholeRow(schema.columns, alias: alias) {
      (sql, results) = (row, [.text])
      return
    }
    let replaced = Set(members.map { $0.key })
    var all = writer.members(schema.columns.filter { !replaced.contains($0.name) }, alias: alias) + members
    all += tables.map { writer.member($0, of: alias, limit: limit) }
    var calls: [String] = []
    var rest = all[...]
    while !rest.isEmpty {
      calls.append(writer.text(of: writer.object(Array(rest.prefix(Self.maximumColumns)))))
      rest = rest.dropFirst(Self.maximumColumns)
    }
    sql = calls.isEmpty ? "'{}'" : calls.joined(separator: ", ")
    results = Array(repeating: .text, count: max(1, calls.count))
  }

  /// The record of some columns alone, as an expression.
  static func record(of columns: [TableColumnSchema], alias: String, in dialect: SQLDialect) -> String {
    let writer = RecordWriter(dialect: dialect)
    return writer.text(of: writer.object(writer.members(columns, alias: alias)))
  }

  /// The record of a row: the objects of its columns as one.
  func json(_ values: ArraySlice<SQLValue>) -> [UInt8] {
    var json: [UInt8] = []
    for value in values {
      let bytes = Array((value.text ?? "{}").utf8)
      if json.isEmpty {
        json = bytes
      } else if bytes.count > 2, json.count > 2 {
        json.removeLast()
        json.append(UInt8(ascii: ","))
        json += bytes.dropFirst()
      } else if bytes.count > 2 {
        json = bytes
      }
    }
    return json
  }
}

/// Writes rows as JSON in an engine.
struct RecordWriter {
  let dialect: SQLDialect

  /// A whole row as JSON; nil where its columns have to be named.
  func wholeRow(_ columns: [TableColumnSchema], alias: String) -> String? {
    if dialect == .sqlite || dialect.tables.record.isEmpty { return nil }
    let needsNames = columns.contains { column in
      switch column.storage(in: dialect, isStrict: true) {
      // DuckDB writes infinities as no JSON has them.
      case .double: dialect == .duckdb
      case .interval: true
      case .text where isPadded(column): true
      default: isShortFraction(column)
      }
    }
    return needsNames ? nil : SQLTemplate.filled(dialect.tables.record, alias)
  }

  /// Whether DuckDB would write the binary fractions of a column with the digits of 64 bits: 0.30000001192092896 for 0.3.
  private func isShortFraction(_ column: TableColumnSchema) -> Bool {
    dialect == .duckdb && ["float", "real", "float4"].contains(column.type)
  }

  /// Whether PostgreSQL writes the values of a column with blanks up to its length.
  private func isPadded(_ column: TableColumnSchema) -> Bool { dialect == .postgresql && column.isPadded }

  /// The columns of a row.
  func members(_ columns: [TableColumnSchema], alias: String) -> [TableRecord.Member] {
    columns.map { column in
      let value = "\(alias).\(dialect.identifier(column.name))"
      if column.isJSON { return TableRecord.Member(key: column.name, value: self.json(value), isJSON: true) }
      switch column.storage(in: dialect, isStrict: true) {
      case .double where dialect == .duckdb, .other where isShortFraction(column):
        let text = "CAST(\(value) AS VARCHAR)"
        let number = isShortFraction(column) ? "CAST(\(text) AS JSON)" : "to_json(\(value))"
        let written = "CASE WHEN isfinite(\(value)) THEN \(number) ELSE to_json(\(text)) END"
        return TableRecord.Member(key: column.name, value: written, isJSON: true)
      case .interval:
        return TableRecord.Member(key: column.name, value: SQLTemplate.filled(dialect.tables.seconds, value))
      case .text where isPadded(column): return TableRecord.Member(key: column.name, value: "\(value)::text")
      case .integer, .numeric: return TableRecord.Member(key: column.name, value: value, isNumber: true)
      default: return TableRecord.Member(key: column.name, value: value)
      }
    }
  }

  /// An object as JSON.
  func object(_ members: [TableRecord.Member]) -> String {
    let pairs = members.map { member in
      let isMarked = member.isJSON && dialect == .sqlite
      return "\(dialect.literal(member.key)), \(isMarked ? "json(\(member.value))" : member.value)"
    }.joined(separator: ", ")
    switch dialect {
    case .sqlite: return "fq_record(\(pairs))"
    case .postgresql: return "json_build_object(\(pairs))"
    case .duckdb: return "json_object(\(pairs))"
    // `toJSONString` alone puts whole numbers of 64 bits into quotes.
    case .clickhouse: return joined(members, "toJSONString(%1)")
    case .trino: return joined(members, "json_format(CAST(%1 AS JSON))")
    default: return dialect.tables.record.replacing("struct(%1.*)", with: "named_struct(\(pairs))")
    }
  }

  /// An object with each value as a text, whose parts are joined.
  private func joined(_ members: [TableRecord.Member], _ template: String) -> String {
    var parts: [String] = []
    for (index, member) in members.enumerated() {
      var key = JSONWriter()
      key.string(member.key)
      let written = SQLTemplate.filled(member.isNumber ? dialect.functions.decimal : template, member.value)
      let before = (index == 0 ? "{" : ",") + String(decoding: key.bytes, as: UTF8.self) + ":"
      parts += [dialect.literal(before), "COALESCE(\(written), 'null')"]
    }
    return parts.isEmpty ? "'{}'" : "concat(\((parts + ["'}'"]).joined(separator: ", ")))"
  }

  /// JSON as a text.
  func text(of json: String) -> String {
    switch dialect {
    case .postgresql: "\(json)::text"
    case .duckdb: "CAST(\(json) AS VARCHAR)"
    default: json
    }
  }

  /// The rows of a related table that belong to a row called `alias`.
  func member(_ table: RelatedTable, of alias: String, limit: Int?) -> TableRecord.Member {
    let row = TableBinding.childAlias(beside: alias)
    let further = table.further.map { member($0, of: row, limit: limit) }
    let own = members(table.columns, alias: row).prefix(TableRecord.maximumColumns - further.count)
    let object = object(own + further)
    return TableRecord.Member(
      key: table.label,
      value: table.isList
        ? list(of: object, isJSON: true, table, row: row, alias: alias, limit: limit)
        : "(SELECT \(object) \(table.child.rows(called: row, of: alias, in: dialect)))", isJSON: true)
  }

  /// The values of an expression in the rows of a related table, as a JSON array; null without any.
  func list(
    of value: String, isJSON: Bool, _ table: RelatedTable, row: String, alias: String, limit: Int? = nil
  ) -> String {
    let all = table.child.rows(called: row, of: alias, in: dialect)
    // Others may be hidden from the role.
    let columns = table.columns.map { "\(row).\(dialect.identifier($0.name))" }.joined(separator: ", ")
    let rows = limit.map { "FROM (SELECT \(columns) \(all) LIMIT \($0)) \(row)" } ?? all
    switch dialect {
    case .sqlite: return "(SELECT json_group_array(json(\(isJSON ? value : "fq_record(\(value))"))) \(rows))"
    case .postgresql: return "(SELECT json_agg(\(value)) \(rows))"
    case .duckdb: return "(SELECT json_group_array(\(value)) \(rows))"
    default: return "(SELECT collect_list(\(value)) \(rows))"
    }
  }
}
