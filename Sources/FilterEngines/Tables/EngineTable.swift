import DataStreams
package import FilterEvaluation
import FilterItems
import FilterLists
package import FilterSQL
import FilterSemantics
import FilterText
package import FilterVocabulary

/// A person's own table in an engine, searched where it stands. It is only read.
///
/// Each row is a record, as if the table were a file: the engine finds the rows that may match, and those that it cannot
/// decide exactly are decided by the record. So the rows are those that a search in the file would find.
package final class EngineTable: Sendable {
  let connection: any EngineConnection
  let address: EngineAddress
  package let vocabulary: Vocabulary
  let schema: TableSchema
  let items: ItemList
  let binding: TableBinding
  /// How exactly conditions say what queries mean.
  let exactness: SQLExactness
  /// The values of fields that are no column of the record.
  private let members: [TableRecord.Member]
  /// The connection on which rows are written, while they are.
  let writer = Lock<(any EngineConnection)?>(nil)
  /// Whether the client was told to only read, though the address does not say so.
  let opensReadOnly: Bool
  /// The number of rows when it was asked for first; nil before.
  private let counted = Lock<Int?>(nil)
  /// The facts about the contents of columns, by their names.
  private let facts = Lock(TableFacts())

  /// Opens a table on a connection.
  ///
  /// - Parameter described: The vocabulary of the table; nil for one that is inferred from the schema and the first rows.
  init(
    _ name: TableName, on connection: any EngineConnection, at address: EngineAddress,
    describedBy described: Vocabulary? = nil, exactness: SQLExactness = .exact, opensReadOnly: Bool = false
  ) throws(EngineError) {
    (self.connection, self.address, self.exactness) = (connection, address, exactness)
    self.opensReadOnly = opensReadOnly
    let reader = SchemaReader(connection: connection)
    var schema = try reader.schema(of: name)
    schema.columns = reader.markingJSON(in: schema, describedBy: described)
    schema.related = try reader.related(to: schema)
    if let described { try schema.addTables(of: described, reader) }
    self.schema = schema
    if let described {
      vocabulary = described.knowingOthers
    } else {
      vocabulary = try EngineTable.inferred(schema, on: connection)
    }
    items = ItemList(vocabulary)
    binding = try schema.binding(of: vocabulary, in: connection.dialect)
    members = schema.members(of: vocabulary, binding, in: connection.dialect)
  }

  /// Opens a table by the name that an address has after its colon.
  package convenience init(
    named name: String, on connection: any EngineConnection, at address: EngineAddress,
    describedBy described: Vocabulary? = nil, exactness: SQLExactness = .exact
  ) throws(EngineError) {
    guard let name = TableName(written: name) else {
      throw EngineError(.unusable, "'\(EngineText.shown(name))' is not the name of a table")
    }
    try self.init(name, on: connection, at: address, describedBy: described, exactness: exactness)
  }

  /// Ends the connection.
  package func close() { connection.close() }

  // MARK: Requests

  /// The binding for a plan, with what is known of the columns that it is about.
  func binding(for plan: FilterPlan) throws(EngineError) -> TableBinding {
    var binding = binding
    let version = try TableFactReading(schema: schema, connection: connection).version()
    for name in fieldNames(of: plan) {
      guard let column = binding[name] else { continue }
      binding[name] = try known(column, of: vocabulary.fields.first { $0.name == name }, at: version)
    }
    return binding
  }

  /// The names of the fields that a plan is about, those of elements with the name of their list.
  private func fieldNames(of plan: FilterPlan) -> [String] {
    let fields = Set(plan.leaves.indices.flatMap { plan.fieldIndices(ofLeaf: $0) })
    var names = fields.sorted().filter { vocabulary.fields.indices.contains($0) }.map { vocabulary.fields[$0].name }
    for leaf in plan.leaves {
      guard case .element(let test) = leaf.test, let elements = vocabulary.elements(of: test.list) else { continue }
      names += elements.fields.map { "\(test.list).\($0.name)" }
    }
    return names
  }

  /// The columns of related tables that a record needs for a plan.
  func related(for plan: FilterPlan) -> RelatedColumns { related(for: fieldNames(of: plan)) }

  /// Whether a column of a list is one of a related table.
  func isRelated(_ name: String) -> Bool { !related(for: [name]).isEmpty }

  /// The columns of related tables that a record needs for some columns or fields.
  func related(for names: [String]) -> RelatedColumns {
    if schema.related.isEmpty || names.isEmpty { return RelatedColumns() }
    var fields = names.compactMap { name in vocabulary.fieldID(ofColumn: name).map { vocabulary[$0] } }
    // A flag is the field of truth values of its name.
    if fields.contains(where: { $0.kind == .flag }) { fields += vocabulary.fields.filter { $0.kind == .boolean } }
    return RelatedColumns(names + fields.flatMap { $0.sourceNames }, of: schema.related)
  }

  /// A column with what its contents tell: in SQLite whether all values have its type, and the values that an index or a
  /// column of values lists.
  private func known(
    _ column: ColumnBinding, of field: Field?, at version: Int64?
  ) throws(EngineError) -> ColumnBinding {
    var owner = schema
    if let child = column.child {
      guard case .table(let name, _) = child.source,
        let other = (schema.allRelated + schema.ofFields).first(where: { $0.name == name })
      else { return column }
      owner = TableSchema(name: other.name, columns: other.columns, isStrict: connection.dialect != .sqlite)
    }
    guard case .column(let name) = column.source, let described = owner.columns.first(where: { $0.name == name }) else {
      return column
    }
    var column = column
    let reading = TableFactReading(schema: owner, connection: connection)
    if try !isUniform(described, column.storage, reading, at: version) { column.storage = .other }
    if let form = try times(described, column.storage, field, reading, at: version) { column.storage = form }
    if column.values == nil, column.storage == .text, !column.isPadded, described.isReadInOrder || reading.listsAnyText
    {
      let key = reading.key(of: name)
      if let known = facts.withLock({ $0.values(key, at: version) }) {
        column.values = known
      } else {
        column.values = try reading.values(of: name)
        let values = column.values
        facts.withLock { $0.setValues(key, values, at: version) }
      }
    }
    return column
  }

  /// Whether all values of a column have its type, as only SQLite does not demand.
  func isUniform(
    _ column: TableColumnSchema, _ storage: ColumnStorage, _ reading: TableFactReading, at version: Int64?
  ) throws(EngineError) -> Bool {
    if connection.dialect != .sqlite || reading.schema.isStrict { return true }
    let key = reading.key(of: column.name)
    if let known = facts.withLock({ $0.uniform(key, at: version) }) { return known }
    let isUniform = try reading.isUniform(column.name, storage)
    facts.withLock { $0.setUniform(key, isUniform, at: version) }
    return isUniform
  }

  /// The form of the times of a column that has no type for them; nil if it has several, or the form is not looked for.
  private func times(
    _ column: TableColumnSchema, _ storage: ColumnStorage, _ field: Field?, _ reading: TableFactReading,
    at version: Int64?
  ) throws(EngineError) -> ColumnStorage? {
    guard let field, field.kind == .instant || field.kind == .date else { return nil }
    switch storage {
    case .integer
    where field.kind == .instant && (column.leadsIndex || [.sqlite, .duckdb].contains(connection.dialect)): break
    case .writtenTime where connection.dialect == .sqlite: break
    default: return nil
    }
    // A column may be the source of days and of instants.
    let key = "\(reading.key(of: column.name)) \(field.kind.rawValue)"
    if let known = facts.withLock({ $0.times(key, at: version) }) { return known }
    let form = try reading.times(
      of: column.name, storage, isOfDays: field.kind == .date, isUTC: vocabulary.timeZone == .utc)
    facts.withLock { $0.setTimes(key, form, at: version) }
    return form
  }

  /// The condition of a plan whose rows, once checked, are exactly those of the query.
  func condition(for plan: FilterPlan, literals: Bool = false) throws(EngineError) -> SQLFragment {
    let dialect = literals ? connection.dialect.withLiterals : connection.dialect
    return try binding(for: plan).condition(for: plan, under: vocabulary, in: dialect, exactness: exactness)
  }

  /// The number of rows when it was asked for first.
  func rowCount() throws(EngineError) -> Int {
    if let known = counted.withLock({ $0 }) { return known }
    let count = try count(of: items.list.planOfEverything)
    counted.withLock { $0 = count }
    return count
  }

  /// The number of rows that a plan finds.
  func count(of plan: FilterPlan) throws(EngineError) -> Int {
    let condition = try condition(for: plan)
    if condition.remaining != nil {
      var count = 0
      try forEachRow(satisfying: condition, RelatedColumns(), order: nil, limit: nil) { _, _ in
        count += 1
        return true
      }
      return count
    }
    return try connection.number(of: statement("count(*)", condition, results: [.integer]))
  }

  /// The statements that count the rows of a plan and find the numbers of the first ones, and the latter as a person reads
  /// it.
  package func statements(
    for plan: FilterPlan, limit: Int = 20
  ) throws(EngineError) -> (count: SQLStatement, page: SQLStatement, shown: SQLStatement) {
    let condition = try condition(for: plan)
    let order = try self.order(self.order(of: plan), of: number ?? "NULL", condition)
    let tail = SQLStatement.Layout.tail(order: order, limit: limit)
    return (
      statement("count(*)", condition, results: [.integer]),
      statement(number ?? "NULL", condition, tail, results: [.integer]),
      statement(number ?? "NULL", try self.condition(for: plan, literals: true), tail, results: [.integer])
    )
  }

  /// Passes the rows that a plan finds as numbers and records, as they come, until `take` returns false.
  ///
  /// - Parameters:
  ///   - related: The columns of related tables that records have besides those that are needed to check them.
  ///   - order: The order, as the text after `ORDER BY`; nil for that of the key.
  ///   - limit: The number of rows after which no more are asked for.
  func forEachRow(
    of plan: FilterPlan, _ related: RelatedColumns, order: String?, limit: Int?, numbered item: Int? = nil,
    _ take: (_ item: Int, _ record: [UInt8]) -> Bool
  ) throws(EngineError) {
    try forEachRow(satisfying: condition(for: plan), related, order: order, limit: limit, numbered: item, take)
  }

  private func forEachRow(
    satisfying condition: SQLFragment, _ related: RelatedColumns, order: String?, limit: Int?,
    numbered item: Int? = nil,
    _ take: (_ item: Int, _ record: [UInt8]) -> Bool
  ) throws(EngineError) {
    let needed = condition.remaining.map { self.related(for: $0) } ?? RelatedColumns()
    let record = TableRecord(
      schema, alias: binding.alias, in: connection.dialect, members: members,
      related: needed.union(related))
    let columns = "\(number ?? "NULL"), \(record.sql)"
    let tail = SQLStatement.Layout.tail(
      order: try item == nil ? self.order(order, of: columns, condition) : nil,
      limit: condition.remaining == nil ? limit : nil)
    let statement = statement(columns, condition, tail, results: [.integer] + record.results, item: item)
    let row = items.row(checks: .wanted)
    let passes = condition.remaining.map { CompiledFilter($0, for: items.list).matcher() }
    var count = 0
    try connection.run(statement) { values in
      let json = record.json(values.dropFirst())
      if let passes {
        let isFound = json.withUnsafeBufferPointer { bytes in
          (try? row.read(json: bytes)) != nil && passes(row)
        }
        if !isFound { return true }
      }
      count += 1
      let number = values[0].integer.flatMap { Int(exactly: $0) } ?? count - 1
      return take(number, json) && limit.map { count < $0 } ?? true
    }
  }

  /// The statement that shows whole rows, for people to read.
  func shownStatement(_ plan: FilterPlan, hasParameters: Bool) throws(EngineError) -> SQLStatement {
    let condition = try condition(for: plan, literals: !hasParameters)
    let columns = wholeRow
    let order = try self.order(self.order(of: plan), of: columns, condition)
    return statement(columns, condition, SQLStatement.Layout.tail(order: order, limit: nil), results: [.text])
  }

  /// All columns that may be read.
  var wholeRow: String {
    let alias = binding.alias
    if !schema.hidesColumns { return "\(alias).*" }
    return schema.columns.map { "\(alias).\(connection.dialect.identifier($0.name))" }.joined(separator: ", ")
  }

  /// A statement over the rows of a condition.
  ///
  /// - Parameters:
  ///   - tail: The text after the conditions; may be empty.
  ///   - item: The number of the only row that is wanted; nil for all.
  func statement(
    _ columns: String, _ condition: SQLFragment, _ tail: String = "", results: [SQLStatement.Result], item: Int? = nil
  ) -> SQLStatement {
    var layout = binding.layout(columns, where: condition, tail: tail)
    if let item, let number {
      layout.conjuncts.insert(SQLFragment.Conjunct(text: "\(number) = \(item)", terms: []), at: 0)
    }
    var statement = SQLStatement(
      layout.text, parameters: condition.parameters, dialect: condition.dialect, results: results)
    statement.infersTexts = true
    statement.layout = layout
    return statement
  }

  // MARK: Keys and orders

  /// The expression that numbers a row: a key of one column of whole numbers, or SQLite's own; nil without either.
  var number: String? {
    let key = schema.key
    let isOfSQLite = connection.dialect == .sqlite
    if key.count == 1, let column = key.first, column.storage(in: connection.dialect, isStrict: true) == .integer,
      !isOfSQLite || column.type == "integer"
    {
      return "\(binding.alias).\(connection.dialect.identifier(column.name))"
    }
    if !schema.hasRowNumbers { return nil }
    // A column may have one of these names.
    let taken = Set(schema.columns.map { $0.name.lowercased() })
    return ["rowid", "_rowid_", "oid"].first { !taken.contains($0) }.map { "\(binding.alias).\($0)" }
  }

  /// The columns of the key, by which rows are numbered; empty for a table without one.
  private var key: [String] {
    if let number { return [number] }
    return schema.key.map { "\(binding.alias).\(connection.dialect.identifier($0.name))" }
  }

  /// An order that is asked for, otherwise that of the key; nil for a table without one.
  ///
  /// SQLite would rather walk through the whole table in that order than look rows up in an index and sort them. A plus
  /// sign before the columns keeps the index. (https://www.sqlite.org/optoverview.html)
  private func order(
    _ wanted: String?, of columns: String, _ condition: SQLFragment
  ) throws(EngineError) -> String? {
    if wanted != nil || key.isEmpty { return wanted }
    let order = key.joined(separator: ", ")
    if connection.dialect != .sqlite || !condition.isFiltered { return order }
    let plan = try accesses(of: statement(columns, condition, results: []))
    if plan.contains(where: { $0.hasPrefix("SCAN ") }) { return order }
    let tail = SQLStatement.Layout.tail(order: order, limit: nil)
    if try accesses(of: statement(columns, condition, tail, results: [])) == plan { return order }
    return key.map { "+\($0)" }.joined(separator: ", ")
  }

  /// How SQLite gets at the rows of a statement, a line for each table. Nothing is run.
  private func accesses(of statement: SQLStatement) throws(EngineError) -> [String] {
    var lines: [String] = []
    let plan = SQLStatement(
      "EXPLAIN QUERY PLAN \(statement.text)", parameters: statement.parameters, dialect: statement.dialect,
      results: [.integer, .integer, .integer, .text])
    try connection.run(plan) { row in
      // The lines below others are those of subqueries.
      if row[1].integer == 0, let line = row[3].text, !line.hasPrefix("USE TEMP B-TREE") { lines.append(line) }
      return true
    }
    return lines
  }

  /// The order that a query asks for, as the text after `ORDER BY`; nil if it asks for none, or the engine orders the
  /// column in another way.
  func order(of plan: FilterPlan) -> String? {
    guard let order = binding.order(of: plan.reading, under: vocabulary, in: connection.dialect) else { return nil }
    return ([order] + key).joined(separator: ", ")
  }
}

extension EngineConnection {
  /// The only number that a statement returns.
  func number(of statement: SQLStatement) throws(EngineError) -> Int {
    var number: Int?
    try run(statement) { row in
      number = row.first?.integer.flatMap { Int(exactly: $0) }
      return false
    }
    guard let number else { throw EngineError(.unusable, "the engine returned no number") }
    return number
  }
}

extension StatementList {
  /// The statements over a person's own table.
  init(_ table: EngineTable) {
    let own = OwnTable(
      statement: { (plan, dialect) throws(SQLObstacle) in
        try said { () throws(EngineError) in
          try table.shownStatement(plan, hasParameters: dialect == table.connection.dialect)
        }
      },
      terms: { (plan, dialect) throws(SQLObstacle) in
        try said { () throws(EngineError) in try table.condition(for: plan, literals: true).terms }
      }, sorts: { table.order(of: $0) != nil })
    self.init(own, in: table.connection.dialect)
  }
}

/// Reads what a statement needs from an engine.
private func said<Result>(_ body: () throws(EngineError) -> Result) throws(SQLObstacle) -> Result {
  do throws(EngineError) { return try body() } catch { throw SQLObstacle(reason: error.message) }
}
