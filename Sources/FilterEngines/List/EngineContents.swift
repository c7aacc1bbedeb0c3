package import FilterSQL

/// The contents of a database before a list is written into it.
package struct EngineContents: Hashable, Sendable {
  /// A list that this program wrote, complete or not.
  package struct List: Hashable, Sendable {
    /// The name of the list; nil if it is incomplete.
    package let name: String?
    /// A short description of its contents: `60 items`.
    package let count: String?
    /// Its tables, in the order in which searches use them.
    package let tables: [String]
  }

  /// The existing list.
  package var list: List?
  /// The names of all other tables and views.
  package var others: [String] = []
  /// The names of all other tables, views and indexes, in lower case.
  private var taken: Set<String> = []

  /// Nothing.
  package init() {}

  /// The contents of the database of a connection.
  ///
  /// - Throws: `.refused` if a table about a list exists and was not written by this program.
  package init(_ connection: any EngineConnection) throws(EngineError) {
    var found: [(kind: String, name: String, table: String)] = []
    let statement = SQLStatement(
      EngineContents.catalog(of: connection.dialect), dialect: connection.dialect, results: [.text, .text, .text])
    try connection.run(statement) { row in
      found.append((row[0].text ?? "", row[1].text ?? "", row[2].text ?? ""))
      return true
    }
    let about = [SQLSchema.Table.about, SQLSchema.Table.costs]
    var tables: [String] = []
    let known = found.filter { about.contains($0.name.lowercased()) }
    if let first = known.first(where: { $0.kind != "table" }) ?? known.first {
      guard first.kind == "table", known.contains(where: { $0.name.lowercased() == SQLSchema.Table.about }) else {
        throw EngineContents.foreign(first.name)
      }
      let entries = try EngineContents.entries(connection)
      for table in found where table.kind == "table" {
        guard let columns = EngineContents.tables(entries)[table.name] else { continue }
        let found = columns.isEmpty ? "" : try EngineContents.columns(of: table.name, connection)
        // A column may have been added at the end.
        if Set(found.split(separator: " ")) == Set(columns.split(separator: " ")) { tables.append(table.name) }
      }
      // The full-text table first, which has tables of its own, and those about the list last.
      tables.sort { $0.hasSuffix("_trigrams") && !$1.hasSuffix("_trigrams") }
      tables += found.map { $0.name }.filter { about.contains($0.lowercased()) }.reversed()
      let count = entries["items"].flatMap { Int($0) }
      let noun = entries["kind"] == "cards" ? "card" : "item"
      list = List(
        name: entries["name"], count: count.map { $0 == 1 ? "1 \(noun)" : "\($0) \(noun)s" }, tables: tables)
    }
    var own = Set(tables.map { $0.lowercased() })
    for table in own where table.hasSuffix("_trigrams") {
      own.formUnion(SQLSchema.trigramEndings.map { table + $0 })
    }
    let further = found.filter { !own.contains($0.name.lowercased()) && !own.contains($0.table.lowercased()) }
    others = further.filter { $0.kind != "index" }.map { $0.name }
    taken = Set(further.map { $0.name.lowercased() })
  }

  private static func entries(_ connection: any EngineConnection) throws(EngineError) -> [String: String] {
    var entries: [String: String] = [:]
    do throws(EngineError) {
      try connection.run(
        SQLStatement(
          "SELECT name, CASE WHEN name IN ('version', 'kind', 'name', 'items', 'tables') THEN value END "
            + "FROM \(SQLSchema.Table.about)",
          dialect: connection.dialect, results: [.text, .text])
      ) { row in
        if let name = row[0].text, entries.count < 256 { entries[name] = row[1].text ?? "" }
        return true
      }
    } catch  where error.kind == .refused {
      throw foreign(SQLSchema.Table.about)
    }
    if entries["version"] == nil, !entries.isEmpty { throw foreign(SQLSchema.Table.about) }
    return entries
  }

  /// The names of the tables of a list, each with its columns. A table of such a name that has other columns was made
  /// by another program since. Former versions had tables of fixed names, and so did an incomplete list.
  private static func tables(_ entries: [String: String]) -> [String: String] {
    guard let text = entries["tables"] else { return Dictionary(uniqueKeysWithValues: formerTables.map { ($0, "") }) }
    let lines = text.split(separator: "\n").map { line -> (String, String) in
      let end = line.firstIndex(of: " ") ?? line.endIndex
      return (String(line[..<end]), String(line[end...].dropFirst()))
    }
    return Dictionary(lines) { first, _ in first }
  }

  /// The names of the columns of a table, separated by spaces.
  private static func columns(of table: String, _ connection: any EngineConnection) throws(EngineError) -> String {
    let dialect = connection.dialect
    let name = dialect.literal(table)
    let sql =
      dialect == .sqlite
      ? "SELECT name FROM pragma_table_info(\(name)) ORDER BY cid"
      : "SELECT a.attname::text FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_class c ON c.oid = a.attrelid "
        + "JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = current_schema() "
        + "AND c.relname::text = \(name) AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum"
    var names: [String] = []
    try connection.run(SQLStatement(sql, dialect: dialect, results: [.text])) { row in
      names.append(row[0].text ?? "")
      return true
    }
    return names.joined(separator: " ")
  }

  private static func foreign(_ name: String) -> EngineError {
    EngineError(
      .refused, "the table or view '\(name)' was not written by filterq; rename it, or name another database")
  }

  /// The schema with names that nothing else in the database has: those of the list if they are free.
  package func placed(_ schema: SQLSchema) -> SQLSchema {
    var placed = schema
    var number = 1
    while !taken.isDisjoint(with: placed.relations), number < 1_000 {
      number += 1
      placed = schema.named("\(schema.name(of: .items))_\(number)")
    }
    return placed
  }

  /// The error if a list exists and may not be replaced; nil otherwise.
  ///
  /// - Parameter place: The database as messages name it.
  package func refusal(replaces: Bool, in place: String) -> EngineError? {
    guard let list, !replaces else { return nil }
    let parts = [list.name.map { EngineText.shown($0) }, list.count].compactMap { $0 }
    let what = parts.isEmpty ? "one that was not finished" : parts.joined(separator: ", ")
    let rest = shownOthers.map { " and keeps the other tables (\($0))" } ?? ""
    return EngineError(.refused, "\(place) already has a list (\(what)); --replace replaces it\(rest)")
  }

  /// The names of other tables, the first ones of many; nil if there are none.
  package var shownOthers: String? {
    if others.isEmpty { return nil }
    let more = others.count > 4 ? " and \(others.count - 4) more" : ""
    return others.prefix(4).map { EngineText.shown($0, limit: 60) }.joined(separator: ", ") + more
  }

  /// The tables of lists of versions before 4.
  private static let formerTables = [
    "fq_items", "fq_item_parts", "fq_item_values", "fq_variants", "fq_variant_parts", "fq_variant_values",
    "fq_item_trigrams",
  ]

  /// The statement for the kind and name of each table, view and index, with the table of an index.
  private static func catalog(of dialect: SQLDialect) -> String {
    if dialect == .sqlite {
      return
        "SELECT type, name, CASE type WHEN 'index' THEN tbl_name ELSE '' END FROM sqlite_master "
        + "WHERE type IN ('table', 'view', 'index') AND substr(name, 1, 7) <> 'sqlite_' ORDER BY name"
    }
    return
      "SELECT CASE WHEN c.relkind IN ('r', 'p') THEN 'table' WHEN c.relkind IN ('v', 'm', 'f') THEN 'view' "
      + "ELSE 'index' END, c.relname::text, COALESCE(t.relname::text, '') "
      + "FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace "
      + "LEFT JOIN pg_catalog.pg_index x ON x.indexrelid = c.oid LEFT JOIN pg_catalog.pg_class t ON t.oid = x.indrelid "
      + "WHERE n.nspname = current_schema() ORDER BY 2"
  }
}
