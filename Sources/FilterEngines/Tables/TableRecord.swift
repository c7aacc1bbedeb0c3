import DataStreams
import FilterSQL
import FilterText

/// The columns of a statement that give a row as a JSON object.
struct TableRecord {
  /// The expressions, separated by commas.
  let sql: String
  let results: [SQLStatement.Result]

  /// The maximum number of columns of a call: SQLite passes 127 arguments at most.
  private static let maximumColumns = 63

  /// The record of the rows called `alias`.
  init(_ schema: TableSchema, alias: String, in dialect: SQLDialect) {
    if dialect == .duckdb, schema.columns.contains(where: { $0.storage(in: dialect, isStrict: true) == .double }) {
      // DuckDB writes infinities as no JSON has them.
      let pairs = schema.columns.map { column in
        let value = "\(alias).\(dialect.identifier(column.name))"
        let isDouble = column.storage(in: dialect, isStrict: true) == .double
        let written =
          isDouble
          ? "CASE WHEN isfinite(\(value)) THEN to_json(\(value)) ELSE to_json(CAST(\(value) AS VARCHAR)) END" : value
        return "\(dialect.literal(column.name)), \(written)"
      }
      sql = "CAST(json_object(\(pairs.joined(separator: ", "))) AS VARCHAR)"
      results = [.text]
      return
    }
    if let value = TableRecord.valueTemplate(in: dialect) {
      sql = TableRecord.joined(schema, alias: alias, value, in: dialect)
      results = [.text]
      return
    }
    if !dialect.tables.record.isEmpty {
      sql = SQLTemplate.filled(dialect.tables.record, alias)
      results = [.text]
      return
    }
    var calls: [String] = []
    var rest = schema.columns[...]
    while !rest.isEmpty {
      let pairs = rest.prefix(Self.maximumColumns).map { column in
        "\(dialect.literal(column.name)), \(alias).\(dialect.identifier(column.name))"
      }
      calls.append("fq_record(\(pairs.joined(separator: ", ")))")
      rest = rest.dropFirst(Self.maximumColumns)
    }
    sql = calls.isEmpty ? "'{}'" : calls.joined(separator: ", ")
    results = Array(repeating: .text, count: max(1, calls.count))
  }

  /// The JSON of a value, which stands at `%1`, in an engine that has no function for a row; nil for another engine.
  private static func valueTemplate(in dialect: SQLDialect) -> String? {
    switch dialect.name {
    // `toJSONString` alone puts whole numbers of 64 bits into quotes.
    case SQLDialect.clickhouse.name: "toJSONString(%1)"
    case SQLDialect.trino.name: "json_format(CAST(%1 AS JSON))"
    default: nil
    }
  }

  /// An object with each column as a text, whose parts are joined.
  private static func joined(
    _ schema: TableSchema, alias: String, _ template: String, in dialect: SQLDialect
  ) -> String {
    var parts: [String] = []
    for (index, column) in schema.columns.enumerated() {
      var key = JSONWriter()
      key.string(column.name)
      let value = "\(alias).\(dialect.identifier(column.name))"
      let isNumber =
        switch column.storage(in: dialect, isStrict: true) {
        case .integer, .numeric: true
        default: false
        }
      let written = SQLTemplate.filled(isNumber ? dialect.functions.decimal : template, value)
      let before = (index == 0 ? "{" : ",") + String(decoding: key.bytes, as: UTF8.self) + ":"
      parts += [dialect.literal(before), "COALESCE(\(written), 'null')"]
    }
    return parts.isEmpty ? "'{}'" : "concat(\((parts + ["'}'"]).joined(separator: ", ")))"
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
