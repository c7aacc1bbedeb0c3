import FilterSQL
import Foundation

/// The facts that were read of the contents of columns, as of a version of the database.
struct TableFacts {
  private var version: Int64?
  private var uniform: [String: Bool] = [:]
  private var values: [String: [String]?] = [:]
  private var times: [String: ColumnStorage?] = [:]

  /// Whether all values of a column have its type; nil if that is not known of this version.
  mutating func uniform(_ column: String, at version: Int64?) -> Bool? {
    forget(before: version)
    return uniform[column]
  }

  mutating func setUniform(_ column: String, _ isUniform: Bool, at version: Int64?) {
    forget(before: version)
    if version != nil { uniform[column] = isUniform }
  }

  /// All values of a column, or that there are too many; nil if that is not known of this version.
  mutating func values(_ column: String, at version: Int64?) -> [String]?? {
    forget(before: version)
    return values[column]
  }

  mutating func setValues(_ column: String, _ all: [String]?, at version: Int64?) {
    forget(before: version)
    if version != nil { values[column] = .some(all) }
  }

  /// The form of the times of a column, or that they have none; nil if that is not known of this version.
  mutating func times(_ column: String, at version: Int64?) -> ColumnStorage?? {
    forget(before: version)
    return times[column]
  }

  mutating func setTimes(_ column: String, _ form: ColumnStorage?, at version: Int64?) {
    forget(before: version)
    if version != nil { times[column] = .some(form) }
  }

  private mutating func forget(before version: Int64?) {
    if self.version == version { return }
    (self.version, uniform, values, times) = (version, [:], [:], [:])
  }
}

/// Reads facts about the contents of columns.
struct TableFactReading {
  let schema: TableSchema
  let connection: any EngineConnection

  var table: String { connection.dialect.identifier(schema.name) }

  /// The name by which facts about a column are kept.
  func key(of column: String) -> String { "\(schema.name.shown).\(column)" }

  /// A number that changes whenever the contents do; nil for an engine that has none, so that nothing is kept. Where
  /// values are listed by reading a column, it changes once a minute.
  func version() throws(EngineError) -> Int64? {
    if listsAnyText { return Int64(Date().timeIntervalSince1970) / 60 }
    if connection.dialect != .sqlite { return nil }
    var version: Int64?
    try connection.run(SQLStatement("PRAGMA data_version", dialect: .sqlite, results: [.integer])) { row in
      version = row.first?.integer
      return false
    }
    return version
  }

  /// Whether all values of a column of SQLite have the type that it stores, or are missing, and none is infinite. Reads
  /// the whole column, but for texts with an index.
  func isUniform(_ column: String, _ storage: ColumnStorage) throws(EngineError) -> Bool {
    let value = "t.\(connection.dialect.identifier(column))"
    let isOther: String
    switch storage {
    case .integer, .epoch, .decimal, .boolean: isOther = "typeof(\(value)) NOT IN ('integer', 'null')"
    case .numeric, .double:
      isOther = "typeof(\(value)) IN ('text', 'blob') OR typeof(\(value)) = 'real' AND abs(\(value)) = 9e999"
    // Numbers stand before all texts, and bytes after them. (https://www.sqlite.org/datatype3.html#sort_order) The
    // column's own collation may be one of its app.
    case .text, .writtenTime: isOther = "\(value) COLLATE BINARY < '' OR \(value) COLLATE BINARY >= x''"
    case .date, .timestamp, .interval, .orderedTime, .uuid, .inet, .other: return true
    }
    var hasOthers = true
    let sql = "SELECT EXISTS (SELECT 1 FROM \(table) t WHERE \(isOther))"
    try connection.run(SQLStatement(sql, dialect: connection.dialect, results: [.integer])) { row in
      hasOthers = row.first?.integer != 0
      return false
    }
    return !hasOthers
  }

  /// The maximum number of values that are read.
  private static let maximumValues = 500

  /// All values of a column that an index begins with, one after another through the index; nil if there are too many,
  /// or if the index does not serve.
  func values(of column: String) throws(EngineError) -> [String]? {
    if listsAnyText { return try values(ofText: column, limit: TableFactReading.maximumValues) }
    let name = "t.\(connection.dialect.identifier(column))"
    // The index may have another collation than the column, so that each value would be looked for in all rows.
    if connection.dialect == .sqlite {
      let plan = try? connection.explained("SELECT min(\(name)) FROM \(table) t WHERE \(name) > ''")
      guard let plan, plan.contains(where: { $0.contains(">?)") }) else { return nil }
    }
    let sql = """
      WITH RECURSIVE found(value) AS (
        SELECT min(\(name)) FROM \(table) t
        UNION ALL SELECT (SELECT min(\(name)) FROM \(table) t WHERE \(name) > found.value) FROM found
        WHERE found.value IS NOT NULL)
      SELECT value FROM found WHERE value IS NOT NULL LIMIT \(TableFactReading.maximumValues + 1)
      """
    var values: [String] = []
    try connection.run(SQLStatement(sql, dialect: connection.dialect, results: [.text])) { row in
      if let text = row.first?.text { values.append(text) }
      return true
    }
    return values.count > TableFactReading.maximumValues ? nil : values
  }
}
