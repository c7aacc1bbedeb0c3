import FilterSQL

/// The catalog of SQLite. (https://www.sqlite.org/pragma.html)
extension SchemaReader {
  func sqliteSchema(of name: TableName) throws(EngineError) -> TableSchema {
    let tables = try sqliteTables()
    func named(_ name: String) -> (name: String, type: String, definition: String)? {
      tables.first { $0.name == name } ?? tables.first { isSame($0.name, name) }
    }
    // A table of the whole name comes before one of a schema.
    guard let found = named(name.shown) ?? named(name.table) else { throw missing(name, among: tables.map { $0.name }) }
    let table = found.name
    var schema = TableSchema(name: TableName(table))
    let flags = try rows("SELECT strict, wr FROM pragma_table_list WHERE name = ?1", [table], count: 2).first
    schema.isStrict = flags?[0] == "1"
    schema.hasRowNumbers = found.type == "table" && flags?[1] != "1"
    schema.columns = try sqliteColumns(of: table, among: tables)
    return schema
  }

  /// The tables of SQLite that a table refers to, and those that refer to it.
  func sqliteRelated(to schema: TableSchema, withLists: Bool) throws(EngineError) -> [RelatedTable] {
    let tables = try sqliteTables()
    let table = schema.name.table
    let references = try rows(
      """
      SELECT m.name, f."table", f."from", coalesce(f."to", ''), f.id FROM sqlite_master m, pragma_foreign_key_list(m.name) f
      WHERE m.type = 'table' AND (lower(m.name) = lower(?1)\(withLists ? " OR lower(f.\"table\") = lower(?1)" : ""))
      ORDER BY lower(m.name) <> lower(?1), m.name, f.id, f.seq
      """, [table], count: 5)
    var related: [RelatedTable] = []
    var seen: Set<[String]> = []
    for first in references {
      let (from, to) = (first[0] ?? "", first[1] ?? "")
      // Of several references of one table to this one the first. A table may refer to itself.
      let isList = !isSame(from, table)
      if !seen.insert([from, isList ? "" : first[4] ?? ""]).inserted || isList && isSame(from, to) { continue }
      let other = isList ? from : tables.first { isSame($0.name, to) }?.name
      guard let other else { continue }
      let columns = try sqliteColumns(of: other, among: tables)
      // Without a name the reference is to the primary key.
      let key = isList ? schema.key : columns.filter { $0.keyPlace > 0 }.sorted { $0.keyPlace < $1.keyPlace }
      let pairs = references.filter { $0[0] == first[0] && $0[4] == first[4] }.enumerated().map { place, row in
        let named = row[3] ?? ""
        let target = named.isEmpty && key.indices.contains(place) ? key[place].name : named
        return isList ? (column: row[2] ?? "", key: target) : (column: target, key: row[2] ?? "")
      }
      if pairs.contains(where: { $0.key.isEmpty || $0.column.isEmpty }) { continue }
      related.append(
        RelatedTable(label: "", name: TableName(other), references: pairs, columns: columns, isList: isList))
    }
    return related
  }

  /// All tables and views in the order of their names, with what made them.
  func sqliteTables() throws(EngineError) -> [(name: String, type: String, definition: String)] {
    try rows(
      """
      SELECT name, type, coalesce(sql, '') FROM sqlite_master
      WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name
      """, count: 3
    ).map { (name: $0[0] ?? "", type: $0[1] ?? "", definition: $0[2] ?? "") }
  }

  private func isSame(_ one: String?, _ other: String) -> Bool { one?.lowercased() == other.lowercased() }

  private func sqliteColumns(
    of table: String, among tables: [(name: String, type: String, definition: String)]
  ) throws(EngineError) -> [TableColumnSchema] {
    let led = Set(
      try rows(
        """
        SELECT i.name FROM pragma_index_list(?1) l, pragma_index_info(l.name) i WHERE i.seqno = 0 AND l.partial = 0
        """, [table], count: 1
      ).compactMap { $0[0] })
    let definition = TableDefinition(tables.first { $0.name == table }?.definition ?? "")
    var trigrams: [String: TrigramTable] = [:]
    for other in tables where other.definition.hasPrefix("CREATE VIRTUAL TABLE") {
      trigrams.merge(TableDefinition(other.definition).trigrams(named: other.name, of: table)) { first, _ in first }
    }
    return try rows(
      "SELECT name, lower(type), \"notnull\", pk FROM pragma_table_xinfo(?1) WHERE hidden <> 1", [table], count: 4
    ).map { row in
      let name = row[0] ?? ""
      let place = Int(row[3] ?? "") ?? 0
      var column = TableColumnSchema(
        name: name, type: row[1] ?? "", isOptional: row[2] != "1" && !(place > 0 && row[1] == "integer"),
        keyPlace: place)
      column.leadsIndex = led.contains(name)
      column.isReadInOrder = column.leadsIndex
      column.values = definition.values(of: name)
      column.trigrams = trigrams[name.lowercased()]
      return column
    }
  }
}
