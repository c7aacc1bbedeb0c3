import FilterSQL

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

  /// Nothing.
  package init() {}

  /// The contents of the database of a connection.
  ///
  /// - Throws: `.refused` if a table that a list needs exists and was not written by this program.
  package init(_ connection: any EngineConnection) throws(EngineError) {
    var found: [(name: String, isTable: Bool)] = []
    let statement = SQLStatement(
      EngineContents.catalog(of: connection.dialect), dialect: connection.dialect, results: [.text, .text])
    try connection.run(statement) { row in
      found.append((row[1].text ?? "", row[0].text == "table"))
      return true
    }
    let names = EngineContents.names
    let known = found.filter { names.contains($0.name.lowercased()) }
    others = found.map { $0.name }.filter { name in
      // SQLite keeps an index of trigrams in tables of its own.
      !names.contains(name.lowercased()) && !name.lowercased().hasPrefix(SQLSchema.Table.trigrams + "_")
    }
    guard let first = known.first else { return }
    func foreign(_ name: String) -> EngineError {
      EngineError(
        .refused,
        "the table or view '\(name)' was not written by filterq; rename it, or name another database")
    }
    if let view = known.first(where: { !$0.isTable }) { throw foreign(view.name) }
    guard known.contains(where: { $0.name.lowercased() == SQLSchema.Table.about }) else { throw foreign(first.name) }
    var entries: [String: String] = [:]
    do throws(EngineError) {
      try connection.run(
        SQLStatement(
          "SELECT name, CASE WHEN name IN ('version', 'kind', 'name', 'items') THEN value END "
            + "FROM \(SQLSchema.Table.about)",
          dialect: connection.dialect, results: [.text, .text])
      ) { row in
        if let name = row[0].text, entries.count < 256 { entries[name] = row[1].text ?? "" }
        return true
      }
    } catch  where error.kind == .refused {
      throw foreign(SQLSchema.Table.about)
    }
    // An incomplete list of an older version has no entries.
    if entries["version"] == nil, !entries.isEmpty { throw foreign(SQLSchema.Table.about) }
    let order = names
    let tables = known.map { $0.name.lowercased() }.sorted { order.firstIndex(of: $0)! < order.firstIndex(of: $1)! }
    let count = entries["items"].flatMap { Int($0) }
    let noun = entries["kind"] == "cards" ? "card" : "item"
    list = List(
      name: entries["name"], count: count.map { $0 == 1 ? "1 \(noun)" : "\($0) \(noun)s" }, tables: tables)
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

  /// All tables of a list, in the order in which searches use them.
  private static let names =
    SQLSchema.Table.allCases.map { $0.rawValue }
    + [SQLSchema.Table.trigrams, SQLSchema.Table.costs, SQLSchema.Table.about]

  /// The statement for the kind and name of each table and view.
  private static func catalog(of dialect: SQLDialect) -> String {
    if dialect == .sqlite {
      return
        "SELECT type, name FROM sqlite_master WHERE type IN ('table', 'view') AND substr(name, 1, 7) <> 'sqlite_' "
        + "ORDER BY name"
    }
    return
      "SELECT CASE WHEN c.relkind IN ('r', 'p') THEN 'table' ELSE 'view' END, c.relname::text "
      + "FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace "
      + "WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p', 'v', 'm', 'f') ORDER BY 2"
  }
}
