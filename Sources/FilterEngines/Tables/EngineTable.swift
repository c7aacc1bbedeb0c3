import DataStreams
import FilterEvaluation
import FilterItems
import FilterLists
import FilterSQL
import FilterSemantics
import FilterText
import FilterVocabulary

/// A person's own table in an engine, searched where it stands. It is only read.
///
/// Each row is a record, as if the table were a file: the engine finds the rows that may match, and those that it cannot
/// decide exactly are decided by the record. So the rows are those that a search in the file would find.
package final class EngineTable: Sendable {
  let connection: any EngineConnection
  let address: EngineAddress
  let vocabulary: Vocabulary
  let schema: TableSchema
  let items: ItemList
  let binding: TableBinding
  /// The connection on which rows are written, while they are.
  let writer = Lock<(any EngineConnection)?>(nil)
  /// Whether the client was told to only read, though the address does not say so.
  let opensReadOnly: Bool
  /// The facts about the contents of columns, by their names.
  private let facts = Lock(TableFacts())

  /// Opens a table on a connection. Its vocabulary is inferred from the schema and the first rows.
  init(
    _ name: TableName, on connection: any EngineConnection, at address: EngineAddress, opensReadOnly: Bool = false
  ) throws(EngineError) {
    (self.connection, self.address, self.opensReadOnly) = (connection, address, opensReadOnly)
    schema = try SchemaReader(connection: connection).schema(of: name)
    vocabulary = try EngineTable.inferred(schema, on: connection)
    items = ItemList(vocabulary)
    binding = schema.binding(of: vocabulary, in: connection.dialect)
  }

  /// Opens a table by the name that an address has after its colon.
  package convenience init(
    named name: String, on connection: any EngineConnection, at address: EngineAddress
  ) throws(EngineError) {
    guard let name = TableAddress.name(name[...]) else {
      throw EngineError(.unusable, "'\(EngineText.shown(name))' is not the name of a table")
    }
    try self.init(name, on: connection, at: address)
  }

  /// Ends the connection.
  package func close() { connection.close() }

  private static func inferred(
    _ schema: TableSchema, on connection: any EngineConnection
  ) throws(EngineError) -> Vocabulary {
    var sample = RecordSample()
    let scratch = JSONScratch()
    let row = schema.rowName("t")
    let columns = TableRecord(schema, alias: row, in: connection.dialect)
    let name = connection.dialect.identifier(schema.name)
    try connection.run(
      SQLStatement(
        "SELECT \(columns.sql) FROM \(name) \(row) LIMIT \(RecordSample.usualRecords)", dialect: connection.dialect,
        results: columns.results)
    ) { row in
      columns.json(row[...]).withUnsafeBufferPointer { bytes in try? sample.add(json: bytes, scratch: scratch) }
      return true
    }
    var vocabulary = Vocabulary.inferred(
      from: sample, named: schema.name.table, declaring: schema.declaredFields(in: connection.dialect))
    vocabulary.describe(by: schema)
    return vocabulary
  }

  // MARK: Requests

  /// The binding for a plan, with what is known of the columns that it is about.
  func binding(for plan: FilterPlan) throws(EngineError) -> TableBinding {
    var binding = binding
    let reading = TableFactReading(schema: schema, connection: connection)
    let version = try reading.version()
    let fields = Set(plan.leaves.indices.flatMap { plan.fieldIndices(ofLeaf: $0) })
    for field in fields.sorted() where vocabulary.fields.indices.contains(field) {
      let name = vocabulary.fields[field].name
      guard let column = binding[name] else { continue }
      binding[name] = try known(column, reading, at: version)
    }
    return binding
  }

  /// A column with what its contents tell: in SQLite whether all values have its type, and the values that an index
  /// lists.
  private func known(
    _ column: ColumnBinding, _ reading: TableFactReading, at version: Int64?
  ) throws(EngineError) -> ColumnBinding {
    guard case .column(let name) = column.source, column.child == nil,
      let described = schema.columns.first(where: { $0.name == name })
    else { return column }
    var column = column
    if try !isUniform(described, column.storage, reading, at: version) { column.storage = .other }
    if column.values == nil, column.storage == .text, described.leadsIndex || reading.listsAnyText {
      if let known = facts.withLock({ $0.values(name, at: version) }) {
        column.values = known
      } else {
        column.values = try reading.values(of: name)
        let values = column.values
        facts.withLock { $0.setValues(name, values, at: version) }
      }
    }
    return column
  }

  /// Whether all values of a column have its type, as only SQLite does not demand.
  func isUniform(
    _ column: TableColumnSchema, _ storage: ColumnStorage, _ reading: TableFactReading, at version: Int64?
  ) throws(EngineError) -> Bool {
    if connection.dialect != .sqlite || schema.isStrict { return true }
    if let known = facts.withLock({ $0.uniform(column.name, at: version) }) { return known }
    let isUniform = try reading.isUniform(column.name, storage)
    facts.withLock { $0.setUniform(column.name, isUniform, at: version) }
    return isUniform
  }

  /// The condition of a plan whose rows, once checked, are exactly those of the query.
  func condition(for plan: FilterPlan, literals: Bool = false) throws(EngineError) -> SQLFragment {
    let dialect = literals ? connection.dialect.withLiterals : connection.dialect
    return try binding(for: plan).condition(for: plan, under: vocabulary, in: dialect, exactness: .exact)
  }

  /// The number of rows that a plan finds.
  func count(of plan: FilterPlan) throws(EngineError) -> Int {
    let condition = try condition(for: plan)
    if condition.remaining != nil {
      var count = 0
      try forEachRow(satisfying: condition, order: nil, limit: nil) { _, _ in
        count += 1
        return true
      }
      return count
    }
    var count: Int?
    try connection.run(statement("count(*)", condition, results: [.integer])) { row in
      count = row.first?.integer.flatMap { Int(exactly: $0) }
      return false
    }
    guard let count else { throw EngineError(.unusable, "the engine returned no number") }
    return count
  }

  /// Passes the rows that a plan finds as numbers and records, as they come, until `take` returns false.
  ///
  /// - Parameters:
  ///   - order: The order, as the text after `ORDER BY`; nil for that of the key.
  ///   - limit: The number of rows after which no more are asked for.
  func forEachRow(
    of plan: FilterPlan, order: String?, limit: Int?, numbered item: Int? = nil,
    _ take: (_ item: Int, _ record: [UInt8]) -> Bool
  ) throws(EngineError) {
    try forEachRow(satisfying: condition(for: plan), order: order, limit: limit, numbered: item, take)
  }

  private func forEachRow(
    satisfying condition: SQLFragment, order: String?, limit: Int?, numbered item: Int? = nil,
    _ take: (_ item: Int, _ record: [UInt8]) -> Bool
  ) throws(EngineError) {
    let record = TableRecord(schema, alias: binding.alias, in: connection.dialect)
    var tail = (order ?? keyOrder).map { " ORDER BY \($0)" } ?? ""
    if condition.remaining == nil, let limit { tail += " LIMIT \(max(0, limit))" }
    let statement = statement(
      "\(number ?? "NULL"), \(record.sql)", condition, tail, results: [.integer] + record.results, item: item)
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
    return statement("\(binding.alias).*", condition, keyOrder.map { " ORDER BY \($0)" } ?? "", results: [.text])
  }

  func statement(
    _ columns: String, _ condition: SQLFragment, _ tail: String = "", results: [SQLStatement.Result], item: Int? = nil
  ) -> SQLStatement {
    var wanted = condition.isFiltered ? [condition.text] : []
    if let item, let number { wanted = ["\(number) = \(item)"] + wanted.map { "(\($0))" } }
    let name = connection.dialect.identifier(schema.name)
    let filter = wanted.isEmpty ? "" : " WHERE \(wanted.joined(separator: " AND "))"
    var statement = SQLStatement(
      "SELECT \(columns) FROM \(name) \(binding.alias)\(filter)\(tail)", parameters: condition.parameters,
      dialect: condition.dialect, results: results)
    statement.infersTexts = true
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

  /// The order of the key; nil for a table without one.
  private var keyOrder: String? {
    if let number { return number }
    let key = schema.key.map { "\(binding.alias).\(connection.dialect.identifier($0.name))" }
    return key.isEmpty ? nil : key.joined(separator: ", ")
  }

  /// The order that a query asks for, as the text after `ORDER BY`; nil if it asks for none, or the engine orders the
  /// column in another way.
  func order(of plan: FilterPlan) -> String? {
    guard let name = plan.reading[directive: "order"], let id = vocabulary.fieldID(spelled: name.lowercased()),
      let column = binding[vocabulary[id].name], case .column(let text) = column.source, column.storage.isOrdered
    else { return nil }
    let isDescending = plan.reading[directive: "direction"] == "desc"
    let value = "\(binding.alias).\(connection.dialect.identifier(text))"
    return ["\(value)\(isDescending ? " DESC" : "") NULLS LAST", keyOrder].compactMap { $0 }.joined(separator: ", ")
  }
}

extension ColumnStorage {
  /// Whether the engine orders the values as the toolkit does.
  fileprivate var isOrdered: Bool {
    switch self {
    case .integer, .decimal, .numeric, .double, .date, .timestamp, .epoch: true
    case .text, .boolean, .writtenTime, .other: false
    }
  }
}

extension Vocabulary {
  /// Adds the comments of columns as summaries.
  fileprivate mutating func describe(by schema: TableSchema) {
    let comments = schema.columns.filter { !$0.comment.isEmpty }
    if comments.isEmpty { return }
    var changed = fields
    for column in comments {
      guard let index = changed.firstIndex(where: { $0.sourceNames.contains(column.name) }) else { continue }
      changed[index].summary = String(column.comment.split(separator: "\n").first ?? "")
    }
    self = replacing(fields: changed)
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
      })
    self.init(own, in: table.connection.dialect)
  }
}

/// Reads what a statement needs from an engine.
private func said<Result>(_ body: () throws(EngineError) -> Result) throws(SQLObstacle) -> Result {
  do throws(EngineError) { return try body() } catch { throw SQLObstacle(reason: error.message) }
}
