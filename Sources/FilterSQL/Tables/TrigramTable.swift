/// A table of FTS5 with the trigrams of a column of another table, by which SQLite finds texts without reading all of them.
///
/// Such a table is made by `CREATE VIRTUAL TABLE notes USING fts5 (note, content = orders, tokenize = trigram)`. It has
/// what its triggers write into it, so only the engine's own comparison is said over it.
/// (https://www.sqlite.org/fts5.html#the_trigram_tokenizer)
public struct TrigramTable: Hashable, Sendable {
  /// The name of the table.
  public let name: TableName
  /// Its column with the texts.
  public let column: String
  /// The column of the other table that numbers the rows of this one.
  public let key: String

  /// A table whose row numbers are those of another table, or a column of it.
  public init(_ name: TableName, column: String, key: String = "rowid") {
    (self.name, self.column, self.key) = (name, column, key)
  }

  /// The condition that a row's text is like a pattern; nil for a pattern without three characters in a row, for which
  /// the index says nothing. With signs it is wider, since no index serves an escaped pattern.
  func condition(
    row: String, _ pattern: LikePattern, in dialect: SQLDialect, _ operands: inout SQLOperands
  ) -> String? {
    let text = pattern.widened
    let hasTrigram = text.unicodeScalars.split { $0 == "%" || $0 == "_" }.contains { $0.count >= 3 }
    if !dialect.hasTrigrams || !hasTrigram || pattern.hasZero { return nil }
    let like = SQLTemplate.filled(
      dialect.tables.like, "f.\(dialect.identifier(column))", operands.write(.text(text)))
    return "\(row).\(dialect.identifier(key)) IN (SELECT f.rowid FROM \(dialect.identifier(name)) f WHERE \(like))"
  }
}
