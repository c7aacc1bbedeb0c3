import FilterSQL

/// The catalog of SQLite. (https://www.sqlite.org/pragma.html)
extension SchemaReader {
  func sqliteSchema(of name: TableName) throws(EngineError) -> TableSchema {
    let tables = try sqliteTables()
    guard
      let found = tables.first(where: { $0.name == name.table }) ?? tables.first(where: { isSame($0.name, name.table) })
    else { throw missing(name, among: tables.map { $0.name }) }
    let table = found.name
    var schema = TableSchema(name: TableName(table))
    let flags = try rows("SELECT strict, wr FROM pragma_table_list WHERE name = ?1", [table], count: 2).first
    schema.isStrict = flags?[0] == "1"
    schema.hasRowNumbers = found.type == "table" && flags?[1] != "1"
    schema.columns = try sqliteColumns(of: table, definition: found.definition)
    return schema
  }

  /// The tables of SQLite that a table refers to, and those that refer to it.
  func sqliteRelated(to schema: TableSchema) throws(EngineError) -> [RelatedTable] {
    let tables = try sqliteTables()
    let table = schema.name.table
    let references = try rows(
      """
      SELECT m.name, f."table", f."from", coalesce(f."to", ''), f.id FROM sqlite_master m, pragma_foreign_key_list(m.name) f
      WHERE m.type = 'table' AND (lower(f."table") = lower(?1) OR lower(m.name) = lower(?1))
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
      let columns = try sqliteColumns(of: other, definition: tables.first { $0.name == other }?.definition ?? "")
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

  private func sqliteColumns(of table: String, definition: String) throws(EngineError) -> [TableColumnSchema] {
    let led = Set(
      try rows(
        """
        SELECT i.name FROM pragma_index_list(?1) l, pragma_index_info(l.name) i WHERE i.seqno = 0 AND l.partial = 0
        """, [table], count: 1
      ).compactMap { $0[0] })
    let checks = CheckedValues(definition)
    return try rows(
      "SELECT name, lower(type), \"notnull\", pk FROM pragma_table_xinfo(?1) WHERE hidden <> 1", [table], count: 4
    ).map { row in
      let name = row[0] ?? ""
      let place = Int(row[3] ?? "") ?? 0
      var column = TableColumnSchema(
        name: name, type: row[1] ?? "", isOptional: row[2] != "1" && !(place > 0 && row[1] == "integer"),
        keyPlace: place)
      column.leadsIndex = led.contains(name)
      column.values = checks.values(of: name)
      return column
    }
  }
}

/// The values that constraints of a definition list for columns: `CHECK (status IN ('open', 'paid'))`.
struct CheckedValues {
  private let tokens: [Token]

  private enum Token: Equatable {
    case word(String)
    case text(String)
    case sign(Character)
  }

  /// Reads a definition in SQL. Linear.
  init(_ definition: String) {
    var tokens: [Token] = []
    var rest = Substring(definition)
    func quoted(_ quote: Character) -> String {
      rest.removeFirst()
      var text = ""
      while let next = rest.popFirst() {
        if next != quote {
          text.append(next)
          continue
        }
        guard rest.first == quote else { break }
        rest.removeFirst()
        text.append(quote)
      }
      return text
    }
    while let first = rest.first {
      switch first {
      case "'": tokens.append(.text(quoted("'")))
      case "\"", "`": tokens.append(.word(quoted(first)))
      case _ where first.isLetter || first == "_":
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        tokens.append(.word(String(word)))
        rest.removeFirst(word.count)
      case _ where first.isWhitespace: rest.removeFirst()
      default:
        tokens.append(.sign(first))
        rest.removeFirst()
      }
    }
    self.tokens = tokens
  }

  /// The values of a column that a constraint consists of; nil without one, and for one that says more.
  func values(of column: String) -> [String]? {
    for start in tokens.indices {
      guard case .word(let check) = tokens[start], check.lowercased() == "check", let list = list(after: start + 1),
        list.column.lowercased() == column.lowercased()
      else { continue }
      return list.values
    }
    return nil
  }

  private func list(after start: Int) -> (column: String, values: [String])? {
    var place = start
    func sign(_ character: Character) -> Bool {
      guard place < tokens.count, tokens[place] == .sign(character) else { return false }
      place += 1
      return true
    }
    guard sign("("), place + 1 < tokens.count, case .word(let column) = tokens[place],
      case .word(let word) = tokens[place + 1], word.lowercased() == "in"
    else { return nil }
    place += 2
    guard sign("(") else { return nil }
    var values: [String] = []
    repeat {
      guard place < tokens.count, case .text(let value) = tokens[place] else { return nil }
      values.append(value)
      place += 1
    } while sign(",")
    return sign(")") && sign(")") ? (column, values) : nil
  }
}
