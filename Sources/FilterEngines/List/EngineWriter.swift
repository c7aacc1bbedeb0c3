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
  ///
  /// - Returns: The fields whose exact numbers a schema has no column for.
  mutating func add(_ content: SQLContent, to schema: SQLSchema) -> Set<Int> {
    content.add(to: &facts)
    items += content.count(ofVariants: false)
    variants += content.count(ofVariants: true)
    return facts.fieldsWithRests.subtracting(schema.facts.fieldsWithRests)
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
    about.entries["table"] = schema.name(of: .items)
    let tables = schema.tables.map { table in [schema.name(of: table)] + schema.columns(of: table).map { $0.name } }
    let trigrams = [schema.trigramTable] + schema.trigramColumns.map { schema.name(of: $0) }
    about.entries["tables"] = (tables + [trigrams]).map { $0.joined(separator: " ") }.joined(separator: "\n")
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
  package private(set) var schema: SQLSchema
  /// The schema with the names that tables have until the end. PostgreSQL locks the former tables from the moment they
  /// are removed; SQLite shows the former ones until the transaction ends.
  private var draft: SQLSchema
  private let connection: any EngineConnection
  private var written = WrittenContent()
  private let indexesTexts: Bool
  /// The tables of the list that is replaced.
  private let former: [String]

  /// Makes the tables of a list, with numbers in their names where other tables have these.
  ///
  /// - Parameters:
  ///   - replaces: Whether the tables of another list are replaced; otherwise they are an error.
  ///   - indexesTexts: Whether texts get an index of trigrams, where the engine has one.
  package init(
    _ connection: any EngineConnection, _ schema: SQLSchema, replaces: Bool, indexesTexts: Bool = true
  ) throws(EngineError) {
    self.connection = connection
    let dialect = connection.dialect
    try connection.execute(["BEGIN"])
    let contents = try EngineContents(connection)
    if let refusal = contents.refusal(replaces: replaces, in: "the database") { throw refusal }
    self.schema = contents.placed(schema)
    draft = dialect == .postgresql ? contents.placed(schema.named("fq_draft")) : self.schema
    let trigrams = indexesTexts ? self.schema.trigramDefinition(in: dialect) : nil
    self.indexesTexts = trigrams != nil
    former = (contents.list?.tables ?? []).map { dialect.identifier($0) }
    if renamesTables {
      // Reading the items may take longer than a server lets a transaction wait.
      try connection.execute(["SET LOCAL idle_in_transaction_session_timeout = 0"])
    } else {
      try connection.execute(former.map { "DROP TABLE \($0)" })
    }
    let definition = draft.contentDefinition(in: dialect) + draft.aboutDefinition(in: dialect, prefix: prefix)
    try connection.execute(definition + [trigrams].compactMap { $0 })
  }

  /// Whether new tables have other names until the end.
  private var renamesTables: Bool { connection.dialect == .postgresql }

  /// The beginning of the names that the tables about the list have until the end.
  private var prefix: String { renamesTables ? "new_" : "" }

  /// Writes a piece into all tables.
  package mutating func append(_ content: SQLContent) throws(EngineError) {
    let rests = written.add(content, to: schema)
    if !rests.isEmpty {
      let former = draft
      (schema, draft) = (schema.keepingRests(of: rests), draft.keepingRests(of: rests))
      try connection.execute(draft.addingColumns(since: former, in: connection.dialect))
    }
    let content = content.under(schema)
    for table in schema.tables {
      var codes = written.codes
      var rows = content.rows(of: table, &codes)
      let columns = schema.columns(of: table)
      try connection.load(
        draft.name(of: table), columns: columns.map { $0.name }, results: columns.map { $0.result }
      ) { rows.next(&codes) }
      written.codes = codes
    }
    if indexesTexts { try loadTrigrams(content) }
  }

  private func loadTrigrams(_ content: SQLContent) throws(EngineError) {
    let parts = content.partRows
    let count = content.count(ofVariants: false)
    var item = 0
    let columns = ["rowid"] + schema.trigramColumns.map { schema.name(of: $0) }
    let results: [SQLStatement.Result] = [.integer] + schema.trigramColumns.map { _ in .text }
    try connection.load(schema.trigramTable, columns: columns, results: results) {
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
    let dialect = connection.dialect
    try load(SQLSchema.Table.costs, ["field", "code", "cost"], [.integer, .integer, .text], costs)
    try connection.execute(draft.indexes(in: dialect) + analysis)
    // Last, since it marks the list as complete.
    try load(SQLSchema.Table.about, ["name", "value"], [.text, .text], about.rows)
    if renamesTables { try takePlaces() }
    try connection.execute(["COMMIT"])
  }

  /// The statements by which the engine collects statistics of its tables, and of no others.
  private var analysis: [String] {
    renamesTables ? draft.tables.map { "ANALYZE \(identifier($0))" } : ["ANALYZE"]
  }

  /// Removes the former tables, and gives the new ones and their indexes their names.
  private func takePlaces() throws(EngineError) {
    let dialect = connection.dialect
    var indexes: [(table: String, name: String)] = []
    try connection.run(
      SQLStatement(
        "SELECT tablename::text, indexname::text FROM pg_catalog.pg_indexes WHERE schemaname = current_schema()",
        dialect: dialect, results: [.text, .text])
    ) { row in
      indexes.append((row[0].text ?? "", row[1].text ?? ""))
      return true
    }
    let tables =
      zip(draft.tables, schema.tables).map { (draft.name(of: $0), schema.name(of: $1)) }
      + [SQLSchema.Table.costs, SQLSchema.Table.about].map { (prefix + $0, $0) }
    // All at once and in the order of searches, which wait briefly.
    let locks = former.isEmpty ? [] : ["LOCK TABLE \(former.joined(separator: ", ")) IN ACCESS EXCLUSIVE MODE"]
    var renamed = zip(draft.indexNames, schema.indexNames).map { ($0, $1) }
    for (old, new) in tables {
      for index in indexes where index.table == old && index.name.hasSuffix("_pkey") {
        renamed.append((index.name, new + "_pkey"))
      }
    }
    try connection.execute(
      locks + former.map { "DROP TABLE \($0)" }
        + tables.map { "ALTER TABLE \(dialect.identifier($0)) RENAME TO \(dialect.identifier($1))" }
        + renamed.map { "ALTER INDEX \(dialect.identifier($0)) RENAME TO \(dialect.identifier($1))" })
  }

  private func identifier(_ table: SQLSchema.Table) -> String {
    connection.dialect.identifier(draft.name(of: table))
  }

  private func load(
    _ table: String, _ columns: [String], _ results: [SQLStatement.Result], _ rows: [[SQLValue]]
  ) throws(EngineError) {
    if rows.isEmpty { return }
    var next = rows.makeIterator()
    try connection.load(prefix + table, columns: columns, results: results) { next.next() }
  }
}
