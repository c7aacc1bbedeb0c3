package import FilterText

/// The values of a row of SQLite as JSON.
package enum DatabaseValue {
  /// Writes a number; an infinity as a text, since JSON has none.
  package static func write(_ number: Double, to json: inout JSONWriter) {
    if number.isFinite { json.json("\(number)".utf8) } else { json.string(number < 0 ? "-Inf" : "Inf") }
  }

  /// Writes bytes as SQL has them: `x'00ff'`, with `…` if there are more than 32.
  package static func write(_ bytes: some Collection<UInt8>, to json: inout JSONWriter) {
    let digits = bytes.prefix(maximumBlob).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    json.string("x'\(digits)\(bytes.count > maximumBlob ? "…" : "")'")
  }

  /// A statement of one value: 1 if the values of a column in the first 1,000 rows are all objects or arrays of JSON, which
  /// has no type of its own in SQLite. A value without a bracket at its beginning is not read on.
  package static func jsonSample(_ column: String, of table: String) -> String {
    """
    SELECT CASE WHEN count(*) > 0 AND min(CASE
        WHEN typeof(v) <> 'text' OR substr(v, 1, 1) NOT IN ('{', '[') THEN 0 ELSE json_valid(v) END) = 1
      THEN '1' END
    FROM (SELECT \(column) AS v FROM \(table) LIMIT 1000) WHERE v IS NOT NULL
    """
  }

  /// The bytes of a blob that are shown.
  private static let maximumBlob = 32
}
