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
    of plan: FilterPlan, by names: [String], _ aggregates: [Aggregate] = [], _ columns: ListColumns
  ) throws(EngineError) -> [RowGroups.Part]? {
    guard let statement = try groupStatement(plan, by: names, aggregates) else { return nil }
    let values = RecordValues(columns, names)
    var groups: [RowGroups.Part] = []
    var isDamaged = false
    try connection.run(statement) { row in
      let cells = Array(row)
      guard cells.count > 1, let count = cells[0].integer.flatMap({ Int(exactly: $0) }),
        let found = values.values(of: Array((cells[1].text ?? "").utf8)),
        let numbers = Self.numbers(cells[2...], for: aggregates)
      else {
        isDamaged = true
        return false
      }
      // Without columns there is a group even of no rows.
      if count > 0 { groups.append(RowGroups.Part(found, count: count, numbers: numbers)) }
      return true
    }
    if isDamaged { throw EngineError(.unusable, "\(address): the table has a group that cannot be read") }
    return groups
  }

  /// The parts of aggregates in a group, of the cells that ``numberCells(of:)`` asks for.
  private static func numbers(_ cells: ArraySlice<SQLValue>, for aggregates: [Aggregate]) -> [AggregatePart]? {
    var cells = cells
    var parts: [AggregatePart] = []
    for aggregate in aggregates {
      switch aggregate.function {
      case .sum, .mean:
        guard let count = cells.popFirst()?.integer.flatMap({ Int(exactly: $0) }), let high = cells.popFirst(),
          let low = cells.popFirst()
        else { return nil }
        if count == 0 {
          parts.append(.sum(.zero, count: 0))
          continue
        }
        guard let upper = high.text.flatMap({ Int64($0) }), let lower = DecimalNumber(low.text ?? ""),
          let sum = DecimalNumber(upper, power: 9).adding(lower)
        else { return nil }
        parts.append(.sum(sum, count: count))
      case .minimum, .maximum: parts.append(.value(cells.popFirst()?.text.map { .number($0) } ?? .nothing))
      case .distinct:
        guard let count = cells.popFirst()?.integer.flatMap({ Int(exactly: $0) }) else { return nil }
        parts.append(.distinct(count))
      case .quantile: return nil
      }
    }
    return parts
  }

  /// The statement that counts the rows of a plan by columns, with numbers; nil if the rows have to be looked at.
  func groupStatement(
    _ plan: FilterPlan, by names: [String], _ aggregates: [Aggregate] = []
  ) throws(EngineError) -> SQLStatement? {
    let columns = names.compactMap { groupColumn($0) }
    guard columns.count == names.count, !columns.isEmpty || !aggregates.isEmpty else { return nil }
    var texts: [String] = []
    var results: [SQLStatement.Result] = [.integer, .text]
    var summed: [TableColumnSchema] = []
    for aggregate in aggregates {
      guard let (column, cells) = numberCells(of: aggregate) else { return nil }
      summed.append(column)
      texts += cells.map { $0.text }
      results += cells.map { $0.result }
    }
    let condition = try condition(for: plan)
    guard condition.remaining == nil, try groupsAreTexts(of: columns + summed) else { return nil }
    let keys = columns.map { key(of: $0) }
    let record =
      columns.isEmpty ? "'{}'" : TableRecord.record(of: columns, alias: binding.alias, in: connection.dialect)
    return statement(
      (["count(*)", record] + texts).joined(separator: ", "), condition,
      keys.isEmpty ? "" : "GROUP BY \(keys.joined(separator: ", "))", results: results)
  }

  /// The value by which a column is grouped.
  private func key(of column: TableColumnSchema) -> String {
    let dialect = connection.dialect
    let value = "\(binding.alias).\(dialect.identifier(column.name))"
    // The collation of the column may take texts for one that differ in letter case.
    return dialect == .sqlite && column.storage(in: dialect, isStrict: true) == .text
      ? value + " COLLATE BINARY" : value
  }

  /// The cells of an aggregate in each group: its count and its sum in two parts, which no sum of whole numbers overflows, the
  /// least or greatest value, or the number of different ones. Nil where the engine would count otherwise.
  private func numberCells(
    of aggregate: Aggregate
  ) -> (column: TableColumnSchema, cells: [(text: String, result: SQLStatement.Result)])? {
    let dialect = connection.dialect
    guard [.sqlite, .postgresql, .duckdb].contains(dialect), let column = groupColumn(aggregate.source.name) else {
      return nil
    }
    let value = key(of: column)
    if aggregate.function == .distinct { return (column, [("count(DISTINCT \(value))", .integer)]) }
    let storage = column.storage(in: dialect, isStrict: schema.isStrict)
    guard aggregate.source.kind == .number, aggregate.source.form == .plain, storage == .integer else { return nil }
    func cast(_ expression: String) -> (String, SQLStatement.Result) { ("CAST(\(expression) AS text)", .text) }
    switch aggregate.function {
    case .sum, .mean:
      // Other engines sum whole numbers exactly.
      let parts =
        dialect == .sqlite ? ["sum(\(value) / 1000000000)", "sum(\(value) % 1000000000)"] : ["0", "sum(\(value))"]
      return (column, [("count(\(value))", .integer)] + parts.map(cast))
    case .minimum: return (column, [cast("min(\(value))")])
    case .maximum: return (column, [cast("max(\(value))")])
    case .distinct, .quantile: return nil
    }
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
    case .decimal, .double, .epoch, .interval, .inet, .orderedTime, .writtenTime, .other: return nil
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
