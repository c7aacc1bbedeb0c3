#if SQLite
  import DataStreams
  import FilterItems
  import FilterText
  import GRDB

  /// The rows of a table or view of a SQLite database, each as a JSON object.
  struct DatabaseTable {
    private let file: DatabaseFile
    private let table: String?

    /// The table of `app.db:table`, or the only one of `app.db`; nil if there is no database at the path before a
    /// colon. The name of a table may have colons.
    init?(_ name: String) {
      if let file = DatabaseFile(name) {
        self.file = file
        table = nil
        return
      }
      for colon in name.indices where name[colon] == ":" {
        guard let file = DatabaseFile(String(name[..<colon])) else { continue }
        self.file = file
        table = String(name[name.index(after: colon)...])
        return
      }
      return nil
    }

    /// Passes each row to `take` until that returns false, or as soon as `isCancelled`, also while SQLite computes a row.
    /// The database is only read, and no file is created.
    ///
    /// - Parameter readsViews: Whether the database is trusted to compute rows.
    func read(readsViews: Bool = true, isCancelled: () -> Bool, _ take: (RawItem) -> Bool) throws(DatabaseTableError) {
      do {
        try file.open().read { database in
          try DatabaseReading.limited(database, isCancelled: isCancelled) {
            try read(database, readsViews: readsViews, take)
          }
        }
      } catch let error as DatabaseTableError {
        throw error
      } catch let error as DatabaseError {
        if error.resultCode == .SQLITE_INTERRUPT, isCancelled() { return }
        throw file.meaning(of: error)
      } catch {
        throw DatabaseTableError(message: "cannot read '\(file.path)'")
      }
    }

    private func read(_ database: Database, readsViews: Bool, _ take: (RawItem) -> Bool) throws {
      let name = try table ?? onlyTable(of: database)
      if !readsViews, try database.viewExists(name) {
        throw DatabaseTableError(message: "'\(name)' in '\(file.path)' is a view; only the command line may name it")
      }
      guard try database.tableExists(name) || database.viewExists(name) else {
        throw DatabaseTableError(message: "'\(file.path)' has no table '\(name)'\(try hint(database))")
      }
      let table = quoted(name)
      let json = try jsonColumns(of: name, database)
      // In one line each.
      let values = json.map(quoted).map { ", CASE WHEN json_valid(\($0)) THEN json(\($0)) END" }
      let rows = try Row.fetchCursor(database, sql: "SELECT *\(values.joined()) FROM \(table)")
      var number = 0
      while let row = try rows.next() {
        number += 1
        let record = DatabaseTable.json(of: row, json)
        let continues = (record ?? []).withUnsafeBufferPointer { bytes in
          take(
            .json(
              RawRecord(
                bytes: bytes, offset: 0, line: number, number: number - 1,
                error: record == nil ? "the row is longer than 16 MB" : nil)))
        }
        if !continues { return }
      }
    }

    /// The columns whose texts are JSON.
    private func jsonColumns(of table: String, _ database: Database) throws -> [String] {
      let sql = "SELECT name FROM pragma_table_xinfo(?) WHERE hidden <> 1"
      return try String.fetchAll(database, sql: sql, arguments: [table]).filter { column in
        // An index with a collation of an app cannot be read, and the column has texts then.
        let sample = DatabaseValue.jsonSample(quoted(column), of: quoted(table))
        return (try? String.fetchOne(database, sql: sample)) == "1"
      }
    }

    /// A name as one identifier, whatever it contains.
    private func quoted(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }

    private func tables(_ database: Database) throws -> [String] {
      try String.fetchAll(
        database,
        sql: """
          SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
          ORDER BY name
          """)
    }

    private func hint(_ database: Database) throws -> String {
      let names = try tables(database)
      if names.isEmpty { return ", nor any other" }
      let more = names.count > 8 ? " and \(names.count - 8) more" : ""
      return "; it has \(names.prefix(8).map { "'\($0)'" }.joined(separator: ", "))\(more)"
    }

    private func onlyTable(of database: Database) throws -> String {
      let names = try tables(database)
      if names.isEmpty { throw DatabaseTableError(message: "'\(file.path)' has no tables") }
      guard names.count == 1 else {
        throw DatabaseTableError(
          message: "name a table of '\(file.path)', as in '\(file.path):\(names[0])'\(try hint(database))")
      }
      return names[0]
    }

    /// A row as an object; nil if it is longer than ``DatabaseFile/maximumRow``.
    ///
    /// - Parameter jsonColumns: The columns that may have JSON, which stands after the columns of the table.
    private static func json(of row: Row, _ jsonColumns: [String]) -> [UInt8]? {
      let count = row.count - jsonColumns.count
      var json = JSONWriter()
      var isTooLong = false
      json.object { json in
        for (column, value) in row.prefix(count) where !isTooLong {
          defer { isTooLong = json.bytes.count > DatabaseFile.maximumRow }
          json.key(column)
          switch value.storage {
          case .null: json.null()
          case .int64(let number): json.json("\(number)".utf8)
          case .double(let number): DatabaseValue.write(number, to: &json)
          case .string(let text):
            if let place = jsonColumns.firstIndex(of: column), let value: String = row[count + place] {
              json.json(value.utf8)
            } else {
              json.string(text)
            }
          case .blob(let bytes): DatabaseValue.write(bytes, to: &json)
          }
        }
      }
      return isTooLong ? nil : json.bytes
    }
  }
#endif

/// An error of reading a table.
package struct DatabaseTableError: Error {
  /// A phrase that names the file.
  package let message: String
}
