#if Catalogs
  import DataStreams
  import FilterText
  import GRDB

  /// The rows of a table or view of a SQLite database, each as a JSON object.
  struct DatabaseTable {
    private let path: String
    private let table: String?

    /// The table of `app.db:table`, or the only one of `app.db`.
    init(_ name: String) {
      if let colon = name.lastIndex(of: ":"), InputFile.resolved(name) == nil {
        path = String(name[..<colon])
        table = String(name[name.index(after: colon)...])
      } else {
        path = name
        table = nil
      }
    }

    /// Whether a name is that of a database, with or without a table.
    static func isDatabase(_ name: String) -> Bool {
      let magic = Array("SQLite format 3\0".utf8)
      func hasMagic(_ path: String) -> Bool {
        do throws(PackedFileError) {
          return try InputFile(path: path, accepting: .regular).rest(atMost: magic.count) == magic
        } catch { return false }
      }
      if hasMagic(name) { return true }
      guard let colon = name.lastIndex(of: ":") else { return false }
      return hasMagic(String(name[..<colon]))
    }

    /// Passes each row to `take` until that returns false. The database is only read.
    func read(_ take: (RawItem) -> Bool) throws(DatabaseTableError) {
      var configuration = Configuration()
      configuration.readonly = true
      configuration.prepareDatabase { database in
        // A schema that is not trusted cannot run code.
        try database.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0")
      }
      do {
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.read { database in
          let name = try table ?? onlyTable(of: database)
          guard try database.tableExists(name) || database.viewExists(name) else {
            throw DatabaseTableError(message: "'\(path)' has no table '\(name)'\(try hint(database))")
          }
          let rows = try Row.fetchCursor(database, sql: "SELECT * FROM \(name.quotedDatabaseIdentifier)")
          var number = 0
          while let row = try rows.next() {
            number += 1
            let bytes = DatabaseTable.json(of: row)
            let goesOn = bytes.withUnsafeBufferPointer { bytes in
              take(.json(RawRecord(bytes: bytes, offset: 0, line: number, number: number - 1, error: nil)))
            }
            if !goesOn { return }
          }
        }
      } catch let error as DatabaseTableError {
        throw error
      } catch let error as DatabaseError {
        throw DatabaseTableError(message: "cannot read '\(path)': \(error.message ?? "\(error.resultCode)")")
      } catch {
        throw DatabaseTableError(message: "cannot read '\(path)'")
      }
    }

    private func tables(_ database: Database) throws -> [String] {
      try String.fetchAll(
        database,
        sql: "SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%' ORDER BY name"
      )
    }

    private func hint(_ database: Database) throws -> String {
      let names = try tables(database).prefix(8).map { "'\(path):\($0)'" }
      return names.isEmpty ? "" : "; there is \(names.joined(separator: ", "))"
    }

    private func onlyTable(of database: Database) throws -> String {
      let names = try tables(database)
      guard names.count == 1 else {
        throw DatabaseTableError(message: "name a table of '\(path)'\(try hint(database))")
      }
      return names[0]
    }

    private static func json(of row: Row) -> [UInt8] {
      var json = JSONWriter()
      json.object { json in
        for (column, value) in row {
          json.key(column)
          switch value.storage {
          case .null, .blob: json.null()
          case .int64(let number): json.json("\(number)".utf8)
          case .double(let number) where number.isFinite: json.json("\(number)".utf8)
          case .double: json.null()
          case .string(let text): json.string(text)
          }
        }
      }
      return json.bytes
    }
  }
#endif

/// Why a table cannot be read.
struct DatabaseTableError: Error {
  /// A phrase that names the file.
  let message: String
}
