package import FilterItems
import FilterSQL
package import FilterVocabulary

/// The fields of the columns of a table in a file of SQLite, so that it has the same kinds as a file of items and where it
/// stands.
package struct DeclaredColumns: Sendable {
  private let schema: TableSchema

  /// The columns of `app.db:table`, or of the only table of `app.db`; nil for another file, and for one that cannot be
  /// read.
  package init?(ofFile path: String) {
    #if SQLite
      let (file, table) = TableAddress.file(path[...]).map { ($0.path, $0.table) } ?? (path, nil)
      guard
        let connection = try? SQLiteConnection(path: file, access: .reading, timeLimit: OpenedEngine.defaultTimeLimit)
      else { return nil }
      defer { connection.close() }
      let reader = SchemaReader(connection: connection)
      let names = (try? reader.sqliteTables().map { $0.name }) ?? []
      guard let name = table ?? (names.count == 1 ? TableName(names[0]) : nil), let found = try? reader.schema(of: name)
      else { return nil }
      schema = found
    #else
      return nil
    #endif
  }

  /// The fields whose kind the type of their column decides.
  package var fields: [DeclaredField] { schema.declaredFields(in: .sqlite) }

  /// The fields of the columns of which the rows have no value, besides those of a vocabulary.
  package func unseen(in vocabulary: Vocabulary) -> [DeclaredField] { schema.unseenFields(of: vocabulary, in: .sqlite) }
}
