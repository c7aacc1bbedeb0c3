import FilterSQL

/// A table or view as the catalog of its database describes it.
struct TableSchema: Sendable {
  /// The name with that of its schema, as statements spell it.
  var name: TableName
  var columns: [TableColumnSchema] = []
  /// The tables that it refers to, and those that refer to it through an index.
  var related: [RelatedTable] = []
  /// All of them, with those to which they refer, under the names of their fields.
  var allRelated: [RelatedTable] { related.flatMap { $0.all } }
  /// The tables that a vocabulary file names, each under the name of its field.
  var ofFields: [RelatedTable] = []
  /// Whether SQLite numbers the rows, so that one can be asked for without a key.
  var hasRowNumbers = false
  /// Whether columns hold only values of their types.
  var isStrict = true
  /// Whether there are columns that the role may not read, so that rows are never asked for as a whole.
  var hidesColumns = false

  /// The columns of the primary key, in its order.
  var key: [TableColumnSchema] {
    columns.filter { $0.keyPlace > 0 }.sorted { $0.keyPlace < $1.keyPlace }
  }

  /// The name of a row in statements: `alias`, doubled while a column has it, which engines would read instead.
  func rowName(_ alias: String) -> String {
    let taken = Set(columns.map { $0.name.lowercased() })
    var name = alias
    while taken.contains(name) { name += alias }
    return name
  }
}

/// A column of a table.
struct TableColumnSchema: Sendable {
  let name: String
  /// The declared type in lower case, with its arguments; empty if there is none.
  let type: String
  let isOptional: Bool
  /// The place in the primary key from 1; 0 for a column that is not of it.
  var keyPlace: Int
  /// Whether an index that begins with the column finds the rows of a value.
  var leadsIndex = false
  /// Whether such an index has the values in their order, so that they are read one after another through it.
  var isReadInOrder = false
  /// All values of an enumerated type or of a constraint.
  var values: [String]?
  /// Whether ``values`` are in the order of their type.
  var isOrdered = false
  /// The index of the column's trigrams; nil without one.
  var trigrams: TrigramTable?
  /// Whether its texts are JSON, so that their members are fields.
  var isJSON = false
  /// The comment on the column; empty without one.
  var comment = ""
}

/// Reads the description of a table.
struct SchemaReader {
  let connection: any EngineConnection

  /// The rows of a statement, all of whose values are texts.
  func rows(_ sql: String, _ parameters: [String] = [], count: Int) throws(EngineError) -> [[String?]] {
    var rows: [[String?]] = []
    let statement = SQLStatement(
      sql, parameters: parameters.map { .text($0) }, dialect: connection.dialect,
      results: Array(repeating: .text, count: count))
    try connection.run(statement) { row in
      rows.append(row.map { $0.text })
      return rows.count < Self.maximumRows
    }
    return rows
  }

  /// The maximum number of columns, tables or values that are read.
  private static let maximumRows = 10_000

  /// The description of a table.
  ///
  /// - Throws: `.unusable` with the names of other tables if there is none of that name.
  func schema(of name: TableName) throws(EngineError) -> TableSchema {
    try checkWritable(name)
    var schema: TableSchema
    do throws(EngineError) { schema = try described(name) } catch {
      // A name may have points, as one that needs no quotes in a shell is written.
      guard name.parts.count > 1, let whole = try? described(TableName(name.shown)) else { throw error }
      schema = whole
    }
    schema.columns = writable(schema.columns)
    return schema
  }

  /// Refuses a name that the client would change on its way to the engine.
  func checkWritable(_ name: TableName) throws(EngineError) {
    guard let scalar = connection.dialect.unwritable(in: name.shown) else { return }
    let code = String(scalar.value, radix: 16, uppercase: true)
    let number = String(repeating: "0", count: max(0, 4 - code.utf8.count)) + code
    throw EngineError(
      .refused,
      "the name '\(EngineText.shown(name.shown))' has a character (U+\(number)) that the client of "
        + "\(connection.dialect.title) would change")
  }

  /// The columns whose names reach the engine; rows are checked here for the others. A key is one with all its columns.
  private func writable(_ columns: [TableColumnSchema]) -> [TableColumnSchema] {
    var kept = columns.filter { connection.dialect.unwritable(in: $0.name) == nil }
    if kept.count(where: { $0.keyPlace > 0 }) != columns.count(where: { $0.keyPlace > 0 }) {
      for place in kept.indices { kept[place].keyPlace = 0 }
    }
    return kept
  }

  private func described(_ name: TableName) throws(EngineError) -> TableSchema {
    switch connection.dialect {
    case .sqlite: try sqliteSchema(of: name)
    case .postgresql: try postgreSQLSchema(of: name)
    case .duckdb where name.parts.count == 1 && DataFileName.isRead(name.table): try filesSchema(of: name)
    case .duckdb: try duckDBSchema(of: name)
    case .spark: try sparkSchema(of: name)
    case .clickhouse: try clickHouseSchema(of: name)
    case .trino: try trinoSchema(of: name)
    default:
      throw EngineError(.refused, "tables of \(connection.dialect.title) cannot be searched by their names yet")
    }
  }

  /// The tables that a table refers to, those to which these refer, and the tables that refer to it, perhaps from another
  /// one through a link table; with labels that no column has. Empty for an engine whose references are not read. A
  /// list that no index finds is left out.
  func related(to schema: TableSchema) throws(EngineError) -> [RelatedTable] {
    let isOfColumns = connection.dialect == .duckdb
    let own = try references(of: schema, withLists: true).filter { isOfColumns || $0.isIndexed }
    var (found, linked): ([RelatedTable], [RelatedTable]) = ([], [])
    for var table in own {
      let others =
        found.count < RelatedTable.maximumCount
        ? try references(of: TableSchema(name: table.name, columns: table.columns), withLists: false) : []
      if !table.isList {
        table.further = others
      } else {
        // The reference by which its rows belong to this table leads back.
        let columns = Set(table.references.map { $0.column })
        for var other in others where columns.isDisjoint(with: other.references.map { $0.key }) {
          other = RelatedTable(
            label: "", name: other.name, references: other.references, columns: other.columns, isList: true)
          other.through = [ChildTable.Step(table.name, table.references)]
          linked.append(other)
        }
      }
      found.append(table)
    }
    return RelatedTable.labelled(found + linked, besides: schema.columns)
  }

  /// The tables that a table refers to and those that refer to it, without those whose names would not reach the engine.
  private func references(of schema: TableSchema, withLists: Bool) throws(EngineError) -> [RelatedTable] {
    let all: [RelatedTable]
    switch connection.dialect {
    case .sqlite: all = try sqliteRelated(to: schema, withLists: withLists)
    case .postgresql: all = try postgreSQLRelated(to: schema, withLists: withLists)
    case .duckdb: all = try duckDBRelated(to: schema, withLists: withLists)
    default: all = []
    }
    return all.compactMap { table -> RelatedTable? in
      let names = [table.name.shown] + table.references.flatMap { [$0.column, $0.key] }
      if names.contains(where: { connection.dialect.unwritable(in: $0) != nil }) { return nil }
      var table = table
      table.columns = writable(table.columns)
      return table
    }
  }

  /// The failure for a table that does not exist.
  func missing(_ name: TableName, among names: [String]) -> EngineError {
    if names.isEmpty {
      return EngineError(.unusable, "there is no table '\(EngineText.shown(name.shown))', nor any other")
    }
    return EngineError(
      .unusable, "there is no table '\(EngineText.shown(name.shown))'; there is \(SchemaReader.list(names))")
  }

  /// The first names of tables, for a message: `'orders', 'users' and 3 more`.
  static func list(_ names: [String]) -> String {
    let more = names.count > 8 ? " and \(names.count - 8) more" : ""
    return names.prefix(8).map { "'\(EngineText.shown($0, limit: 80))'" }.joined(separator: ", ") + more
  }
}
