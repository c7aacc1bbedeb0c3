import FilterEvaluation
import FilterItems
import FilterLists
import FilterSQL
import FilterVocabulary

/// Numbers of rows by the values of columns, which the engine counts.
extension EngineTable {
  /// The groups of the rows that a plan finds, each with its values and its number of rows, in no order; nil unless the
  /// groups of the engine are those of the records, and the condition is exact.
  ///
  /// - Parameter names: The columns, as ``ListColumns/column(_:)`` spells them.
  func groups(
    of plan: FilterPlan, by names: [String], _ columns: ListColumns
  ) throws(EngineError) -> [(values: [ItemValue], count: Int)]? {
    guard let statement = try groupStatement(plan, by: names) else { return nil }
    let values = RecordValues(columns, names)
    var groups: [(values: [ItemValue], count: Int)] = []
    var isDamaged = false
    try connection.run(statement) { row in
      guard let count = row.first?.integer.flatMap({ Int(exactly: $0) }),
        let found = values.values(of: Array((row.last?.text ?? "").utf8))
      else {
        isDamaged = true
        return false
      }
      groups.append((found, count))
      return true
    }
    if isDamaged { throw EngineError(.unusable, "\(address): the table has a group that cannot be read") }
    return groups
  }

  /// The statement that counts the rows of a plan by columns; nil if the rows have to be looked at.
  func groupStatement(_ plan: FilterPlan, by names: [String]) throws(EngineError) -> SQLStatement? {
    let columns = names.compactMap { groupColumn($0) }
    guard columns.count == names.count, !columns.isEmpty else { return nil }
    let condition = try condition(for: plan)
    guard condition.remaining == nil, try groupsAreTexts(of: columns) else { return nil }
    let row = binding.alias
    let dialect = connection.dialect
    let keys = columns.map { column in
      let value = "\(row).\(dialect.identifier(column.name))"
      // The collation of the column may take texts for one that differ in letter case.
      return dialect == .sqlite && column.storage(in: dialect, isStrict: true) == .text
        ? value + " COLLATE BINARY" : value
    }
    return statement(
      "count(*), \(TableRecord.record(of: columns, alias: row, in: dialect))", condition,
      "GROUP BY \(keys.joined(separator: ", "))", results: [.integer, .text])
  }

  /// The column of a field whose equal values are all written alike, so that those of a group are one text; nil for
  /// another one.
  private func groupColumn(_ name: String) -> TableColumnSchema? {
    guard let id = vocabulary.fieldID(ofColumn: name), vocabulary[id].column == nil else { return nil }
    let sources = vocabulary[id].sourceNames
    let found = schema.columns.filter { sources.contains($0.name) }
    guard found.count == 1, let column = found.first else { return nil }
    let dialect = connection.dialect
    switch column.storage(in: dialect, isStrict: schema.isStrict) {
    case .integer, .boolean, .date: return column
    // A scale is the number of digits of every value.
    case .numeric(let scale): return dialect != .sqlite && scale != nil ? column : nil
    case .timestamp: return column
    // Texts of a fixed length are compared without the spaces at their ends; citext is without letter case.
    case .text:
      return ["citext", "character", "char", "bpchar"].contains(column.type.prefix { $0 != "(" }) ? nil : column
    case .uuid: return column
    case .decimal, .double, .epoch, .interval, .inet, .writtenTime, .other: return nil
    }
  }

  /// Whether no collation takes different texts of columns for one, and all values have the types of their columns.
  private func groupsAreTexts(of columns: [TableColumnSchema]) throws(EngineError) -> Bool {
    switch connection.dialect {
    case .sqlite:
      let reading = TableFactReading(schema: schema, connection: connection)
      let version = try reading.version()
      for column in columns {
        let storage = column.storage(in: .sqlite, isStrict: schema.isStrict)
        if try !isUniform(column, storage, reading, at: version) { return false }
      }
      return true
    case .postgresql:
      let names = columns.map { SQLDialect.postgresql.literal($0.name) }.joined(separator: ", ")
      return try SchemaReader(connection: connection).rows(
        """
        SELECT a.attname::text FROM pg_attribute a JOIN pg_collation c ON c.oid = a.attcollation
        WHERE a.attrelid = to_regclass($1) AND a.attname IN (\(names)) AND NOT c.collisdeterministic
        """, [connection.dialect.identifier(schema.name)], count: 1
      ).isEmpty
    case .duckdb:
      let reading = TableFactReading(schema: schema, connection: connection)
      for column in columns where column.storage(in: .duckdb, isStrict: true) == .text {
        if try !reading.comparesAsWritten(column.name) { return false }
      }
      return true
    default: return true
    }
  }
}
