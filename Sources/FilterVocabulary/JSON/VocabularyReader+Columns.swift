/// Columns of tables.
extension VocabularyReader {
  /// The source of a field if it is an object; nil for names in records.
  mutating func columnSource(_ field: VocabularyObject<FieldKey>) -> ColumnSource? {
    guard let value = field.members[.source], case .object = value.content,
      let object: VocabularyObject<ColumnKey> = object(value, at: field.location(of: .source))
    else { return nil }
    var source = ColumnSource(
      column: name(.column, of: object), table: tableName(.table, of: object), key: name(.key, of: object),
      reference: name(.reference, of: object), type: choice(.type, of: object, noun: "type"),
      scale: number(.scale, of: object, in: 0...ColumnSource.maximumScale))
    source.expression = name(.expression, of: object)
    let hasColumn = object.members[.column] != nil
    let hasExpression = object.members[.expression] != nil
    if hasColumn == hasExpression { note(VocabularyMessages.columnOrExpression, at: object.location) }
    if object.members[.table] != nil, object.members[.key] == nil {
      note(VocabularyMessages.tableWithoutKey, at: object.location(of: .table))
    }
    for key in [ColumnKey.key, .reference] where object.members[key] != nil && object.members[.table] == nil {
      note(VocabularyMessages.keyWithoutTable(key.rawValue), at: object.location(of: key))
    }
    if source.scale > 0, let type = source.type, type != .integer {
      note(VocabularyMessages.scaleOfWholeNumbers, at: object.location(of: .scale))
    }
    return source
  }

  /// The name of a table, of one to three parts with points between them.
  mutating func tableName<Key>(_ key: Key, of object: VocabularyObject<Key>) -> String {
    let name = name(key, of: object)
    if !name.isEmpty, ColumnSource.parts(of: name).isEmpty {
      note(VocabularyMessages.notATableName(name), at: object.location(of: key))
    }
    return name
  }
}

extension VocabularyMessages {
  static let columnOrExpression = "a source in a table needs either 'column' or 'expression'"
  static let tableWithoutKey = "'table' needs 'key', the column that belongs to a row of the list"
  static let scaleOfWholeNumbers = "'scale' is for whole numbers; remove it or write \"type\": \"integer\""

  static func keyWithoutTable(_ key: String) -> String { "'\(key)' needs 'table'" }

  static func notATableName(_ name: String) -> String {
    "\(quoted(name)) is not the name of a table; write one to three names with points between them"
  }
}
