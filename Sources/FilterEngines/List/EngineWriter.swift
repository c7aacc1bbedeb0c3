package import FilterSQL

/// Writes a list piece by piece, into a database or a folder of files that a cluster reads.
package protocol ContentWriter {
  /// The schema of the list.
  var schema: SQLSchema { get }

  /// Writes the next piece.
  mutating func append(_ content: SQLContent) throws(EngineError)

  /// Writes the entries about all pieces, and ends.
  mutating func finish(_ about: SQLAbout) throws(EngineError)
}

/// Statistics of the written content, for ``ContentWriter/finish(_:)``.
package struct WrittenContent {
  package var facts = SQLFacts()
  package var codes = SQLCostCodes()
  private var items = 0
  private var variants = 0

  package init() {}

  /// Adds a piece.
  mutating func add(_ content: SQLContent) {
    content.add(to: &facts)
    items += content.count(ofVariants: false)
    variants += content.count(ofVariants: true)
  }

  /// The entries about the list: those of the caller, and the statistics of the content.
  func about(_ about: SQLAbout, _ schema: SQLSchema) -> (about: SQLAbout, costs: [[SQLValue]]) {
    var about = about
    var facts = facts
    facts.costs = codes.costs
    // Without a piece the list is empty.
    facts.fieldsWithParts = facts.fieldsWithParts ?? []
    facts.fieldsWithReserved = facts.fieldsWithReserved ?? []
    facts.fieldsWithOtherLetters = facts.fieldsWithOtherLetters ?? []
    about.set(facts)
    about.entries["version"] = SQLAbout.version
    // Each item may have one variant where it could have had several.
    about.entries["levels"] = schema.hasVariants ? "2" : "1"
    about.entries["items"] = "\(items)"
    about.entries["variants"] = "\(variants)"
    return (about, SQLAbout.rows(of: facts.costs))
  }
}

extension SQLAbout {
  /// The entries as rows of `fq_about`.
  package var rows: [[SQLValue]] {
    entries.sorted { $0.key < $1.key }.map { [.text($0.key), .text($0.value)] }
  }
}

/// Writes a list into the tables of a database, in one transaction. Until it is committed, other connections see the
/// former content.
package struct EngineWriter: ContentWriter {
  package let schema: SQLSchema
  private let connection: any EngineConnection
  private var written = WrittenContent()
  private let indexesTexts: Bool
  /// The tables of the list that is replaced.
  private let former: [String]

  /// Makes the tables of a list.
  ///
  /// - Parameters:
  ///   - replaces: Whether the tables of another list are replaced; otherwise they are an error.
  ///   - indexesTexts: Whether texts get an index of trigrams, where the engine has one.
  package init(
    _ connection: any EngineConnection, _ schema: SQLSchema, replaces: Bool, indexesTexts: Bool = true
  ) throws(EngineError) {
    self.connection = connection
    self.schema = schema
    let trigrams = indexesTexts ? schema.trigramDefinition(in: connection.dialect) : nil
    self.indexesTexts = trigrams != nil
    try connection.execute(["BEGIN"])
    let contents = try EngineContents(connection)
    if let refusal = contents.refusal(replaces: replaces, in: "the database") { throw refusal }
    former = contents.list?.tables ?? []
    if renamesTables {
      // Reading the items may take longer than a server lets a transaction wait.
      try connection.execute(["SET LOCAL idle_in_transaction_session_timeout = 0"])
    } else {
      try connection.execute(former.map { "DROP TABLE \($0)" })
    }
    try connection.execute((schema.definition(in: connection.dialect) + [trigrams].compactMap { $0 }).map { named($0) })
  }

  /// Whether new tables have temporary names until the end. PostgreSQL locks the former tables from the moment they are
  /// removed; SQLite shows the former ones until the transaction ends.
  private var renamesTables: Bool { connection.dialect == .postgresql }

  /// A name or statement with the temporary names of the tables and indexes.
  private func named(_ sql: String) -> String { renamesTables ? sql.replacing("fq_", with: "fq_new_") : sql }

  /// Writes a piece into all tables.
  package mutating func append(_ content: SQLContent) throws(EngineError) {
    written.add(content)
    for table in schema.tables {
      switch table {
      case .items, .variants: try loadRows(of: table, content)
      case .itemParts, .variantParts: try loadParts(of: table, content)
      case .itemValues, .variantValues: try loadValues(of: table, content)
      }
    }
    if indexesTexts { try loadTrigrams(content) }
  }

  private func loadTrigrams(_ content: SQLContent) throws(EngineError) {
    let parts = content.partRows
    let count = content.count(ofVariants: false)
    var item = 0
    let columns = [(name: "rowid", result: SQLStatement.Result.integer)]
    try load(SQLSchema.Table.trigrams, columns + schema.trigramColumns.map { ($0.name, .text) }) {
      if item >= count { return nil }
      item += 1
      return [.integer(content.number(of: item - 1, ofVariants: false))]
        + content.trigramTexts(of: item - 1, parts[item - 1] ?? [:])
    }
  }

  /// Writes the entries about the list, and creates the indexes.
  package mutating func finish(_ about: SQLAbout) throws(EngineError) {
    written.facts.hasTrigrams = indexesTexts
    let (about, costs) = written.about(about, schema)
    try load(SQLSchema.Table.costs, [("field", .integer), ("code", .integer), ("cost", .text)], rows: costs)
    try connection.execute((schema.indexes(in: connection.dialect) + analysis).map { named($0) })
    // Last, since it marks the list as complete.
    try load(SQLSchema.Table.about, [("name", .text), ("value", .text)], rows: about.rows)
    if renamesTables { try takePlaces() }
    try connection.execute(["COMMIT"])
  }

  /// The statements by which the engine collects statistics of its tables, and of no others.
  private var analysis: [String] {
    renamesTables ? schema.tables.map { "ANALYZE \($0.rawValue)" } : ["ANALYZE"]
  }

  /// Removes the former tables, and gives the new ones their names.
  private func takePlaces() throws(EngineError) {
    var indexes: [String] = []
    try connection.run(
      SQLStatement(
        "SELECT indexname::text FROM pg_catalog.pg_indexes WHERE schemaname = current_schema() "
          + "AND left(tablename::text, 7) = 'fq_new_' AND left(indexname::text, 7) = 'fq_new_'",
        dialect: connection.dialect, results: [.text])
    ) { row in
      if let name = row[0].text { indexes.append(name) }
      return true
    }
    try EngineText.check(names: indexes)
    let tables = schema.tables.map { $0.rawValue } + [SQLSchema.Table.costs, SQLSchema.Table.about]
    // All at once and in the order of searches, which wait briefly.
    let locks = former.isEmpty ? [] : ["LOCK TABLE \(former.joined(separator: ", ")) IN ACCESS EXCLUSIVE MODE"]
    try connection.execute(
      locks + former.map { "DROP TABLE \($0)" } + tables.map { "ALTER TABLE \(named($0)) RENAME TO \($0)" }
        + indexes.map { "ALTER INDEX \($0) RENAME TO \($0.replacing("fq_new_", with: "fq_"))" })
  }

  private mutating func loadRows(of table: SQLSchema.Table, _ content: SQLContent) throws(EngineError) {
    let isOfVariants = table == .variants
    let count = content.count(ofVariants: isOfVariants)
    var codes = written.codes
    var row = 0
    try load(table.rawValue, schema.columns(of: table)) {
      if row >= count { return nil }
      row += 1
      return content.row(row - 1, ofVariants: isOfVariants, &codes)
    }
    written.codes = codes
  }

  private mutating func loadParts(of table: SQLSchema.Table, _ content: SQLContent) throws(EngineError) {
    let isOfVariants = table == .variantParts
    var rows: [[SQLValue]] = []
    content.forEachPart(ofVariants: isOfVariants, &written.codes) { owner, part, values in
      rows.append([.integer(content.number(of: owner, ofVariants: isOfVariants)), .integer(Int64(part))] + values)
    }
    try load(table.rawValue, schema.columns(of: table), rows: rows)
  }

  private func loadValues(of table: SQLSchema.Table, _ content: SQLContent) throws(EngineError) {
    let isOfVariants = table == .variantValues
    var words: [(field: Int, word: String, rows: ArraySlice<UInt32>)] = []
    content.forEachWord(ofVariants: isOfVariants) { words.append(($0, $1, $2)) }
    var next = words.makeIterator()
    var current = next.next()
    try load(table.rawValue, schema.columns(of: table)) {
      while let word = current {
        if let row = current?.rows.popFirst() {
          return [
            .integer(Int64(word.field)), .text(word.word),
            .integer(content.number(of: Int(row), ofVariants: isOfVariants)),
          ]
        }
        current = next.next()
      }
      return nil
    }
  }

  private func load(
    _ table: String, _ columns: [(name: String, result: SQLStatement.Result)], rows: [[SQLValue]]
  ) throws(EngineError) {
    if rows.isEmpty { return }
    var next = rows.makeIterator()
    try load(table, columns) { next.next() }
  }

  private func load(
    _ table: String, _ columns: [(name: String, result: SQLStatement.Result)], _ next: () -> [SQLValue]?
  ) throws(EngineError) {
    try connection.load(
      named(table), columns: columns.map { $0.name }, results: columns.map { $0.result }, next)
  }
}
