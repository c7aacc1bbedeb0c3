import FilterSQL
import FilterVocabulary
import ListFiles

/// Columns of texts in SQLite that hold JSON, which has no type of its own there.
extension SchemaReader {
  /// The columns of a table, those marked whose first values are all objects or arrays of JSON. In other engines the type
  /// of a column says so.
  ///
  /// A value that is none is a text in its row, as in a file of lines; so a mark changes how fields are found, and no value.
  ///
  /// - Parameter described: The vocabulary of the table, for which only the columns of its members and lists are marked; nil
  ///   for one that is inferred.
  func markingJSON(in schema: TableSchema, describedBy described: Vocabulary?) -> [TableColumnSchema] {
    if connection.dialect != .sqlite { return schema.columns }
    let table = connection.dialect.identifier(schema.name)
    var columns = schema.columns
    for index in columns.indices where columns[index].mayHoldJSON {
      if let described, !described.hasMembers(of: columns[index].name) { continue }
      let name = connection.dialect.identifier(columns[index].name)
      // An index with a collation of an app cannot be read, and the column has texts then.
      let found = try? rows(DatabaseValue.jsonSample(name, of: table), count: 1)
      columns[index].isJSON = found?.first?[0] == "1"
    }
    return columns
  }
}

extension TableColumnSchema {
  /// Whether values of the column may be texts of any length.
  fileprivate var mayHoldJSON: Bool {
    values == nil && keyPlace == 0 && (type.contains("text") || type.contains("json") || type.contains("char"))
  }
}

extension Vocabulary {
  /// Whether fields are members of a column, or its elements.
  fileprivate func hasMembers(of column: String) -> Bool {
    fields.contains { field in
      field.column == nil
        && field.sourceNames.contains { $0.hasPrefix(column + ".") || $0 == column && field.multiplicity == .many }
    }
  }
}
