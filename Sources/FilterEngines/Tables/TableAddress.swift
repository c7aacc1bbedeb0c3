import DataFiles
package import FilterLists
package import FilterSQL
package import FilterVocabulary
import Foundation

/// The address of a table: that of its engine, a colon and its name, as in `sqlite:app.db:orders`,
/// `postgresql://localhost/shop:app.orders` or `command:spark-sql :shop.orders`; or files that DuckDB reads, as in
/// `duckdb:data/*.parquet`.
package struct TableAddress: Hashable, Sendable {
  package let engine: EngineAddress
  package let table: TableName

  /// Reads an address; nil for one that names no table.
  ///
  /// A file that has the whole text as its name is a file. The name of a table may have colons, and, in quotes, points.
  package init?(_ text: String) throws(EngineError) {
    if text.hasPrefix("sqlite:") {
      guard let (file, table) = TableAddress.file(text.dropFirst(7)) else { return nil }
      (engine, self.table) = (.sqlite(path: file), table)
    } else if text.hasPrefix("duckdb:") {
      if let (file, table) = TableAddress.file(text.dropFirst(7)) {
        engine = .command(["duckdb", "-readonly", file], dialect: .duckdb)
        self.table = table
      } else if let files = try DataFileName(text.dropFirst(7)) {
        engine = .command(["duckdb"], dialect: .duckdb)
        self.table = files.table
      } else {
        throw EngineError(
          .unreachable,
          "name a table of the file, as in duckdb:FILE:TABLE, or files of data, as in duckdb:data/*.parquet")
      }
    } else if let (client, table) = TableAddress.client(text) {
      engine = try EngineAddress(client)
      self.table = table
    } else if let (server, table) = TableAddress.server(text) {
      engine = try EngineAddress(server)
      self.table = table
    } else {
      return nil
    }
  }

  /// Whether a text is the address of a table by its form alone.
  package static func isAddress(_ text: String) -> Bool {
    if text.hasPrefix("sqlite:") { return file(text.dropFirst(7)) != nil }
    return text.hasPrefix("duckdb:") || client(text) != nil || server(text) != nil
  }

  /// A file before a colon, and the table after it; nil if the whole is a file, or no part before a colon is one.
  package static func file(_ text: Substring) -> (path: String, table: TableName)? {
    func isFile(_ path: String) -> Bool { (try? InputFile(path: path)) != nil }
    if isFile(String(text)) { return nil }
    for colon in text.indices where text[colon] == ":" {
      let path = String(text[..<colon])
      guard !path.isEmpty, isFile(path), let table = TableName(written: String(text[text.index(after: colon)...]))
      else { continue }
      return (path, table)
    }
    return nil
  }

  /// A server, and the table after a colon: in the name of the database of a URL, or at the end of the whole address.
  private static func server(_ text: String) -> (server: String, table: TableName)? {
    guard EngineAddress.isServer(text) else {
      return PostgreSQLAddress.isOfKeywords(text) ? ending(text) { PostgreSQLAddress.lastKeyword(of: $0) } : nil
    }
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let start = parts[0].range(of: "://"), let slash = parts[0][start.upperBound...].firstIndex(of: "/"),
      let colon = parts[0][slash...].firstIndex(of: ":"),
      let table = TableName(written: String(parts[0][parts[0].index(after: colon)...]))
    else {
      return parts.count > 1 ? ending(text) { $0.split { "?&".contains($0) }.last?.prefix { $0 != "=" } } : nil
    }
    let options = parts.count > 1 ? "?" + parts[1] : ""
    return (parts[0][..<colon] + options, table)
  }

  /// An address, and the table after a colon at its end, unless the colon is of a password or a host.
  ///
  /// - Parameter lastKeyword: The name of the last value of an address.
  private static func ending(
    _ text: String, _ lastKeyword: (Substring) -> Substring?
  ) -> (server: String, table: TableName)? {
    guard let colon = text.lastIndex(of: ":"), let name = lastKeyword(text[..<colon]),
      !["host", "hostaddr", "password", "sslpassword"].contains(name),
      case let written = String(text[text.index(after: colon)...]), !written.contains("'"), !written.contains("&"),
      let first = written.first, first.isLetter || first == "_" || first == "\"",
      let table = TableName(written: written)
    else { return nil }
    return (String(text[..<colon]), table)
  }

  /// A client, and the table in a last word that begins with a colon: other words may have colons of their own.
  private static func client(_ text: String) -> (client: String, table: TableName)? {
    guard text.hasPrefix("command:"), let start = text.range(of: " :", options: .backwards)?.lowerBound,
      CommandWords.split(text[..<start]) != nil,
      let table = TableName(written: String(EngineText.withoutBlanks(text[start...].dropFirst(2))))
    else { return nil }
    return (String(text[..<start]), table)
  }
}

/// Opens what an engine holds.
package enum EngineLists {
  /// The list of an address: a person's own table, or a list that was exported.
  ///
  /// - Parameters:
  ///   - described: The vocabulary of a person's own table, which may name the table; nil for one that is inferred.
  ///   - exactness: How exactly conditions over a person's own table say what queries mean.
  ///   - timeLimit: The limit of the connection and of each statement.
  ///   - reading: The reading of queries, which only cards leave open.
  ///   - counts: Whether the rows of a person's own table are counted now, so that a failure is one to open it.
  package static func open(
    _ text: String, describedBy described: Vocabulary? = nil, exactness: SQLExactness = .exact,
    timeLimit: Duration = OpenedEngine.defaultTimeLimit, reading: ListReading = ListReading(), counts: Bool = true
  ) throws(EngineError) -> OpenedList {
    let place = try TableAddress(text)
    let address: EngineAddress
    if let place { address = place.engine } else { address = try EngineAddress(text) }
    let connection = try EngineConnections.open(address, timeLimit: timeLimit)
    var table = place?.table ?? described.flatMap { TableName(written: $0.table) }
    do throws(EngineError) {
      if table == nil { table = try onlyTable(of: address, connection) }
    } catch {
      connection.close()
      throw error
    }
    do throws(EngineError) {
      guard let table else {
        if described != nil {
          throw EngineError(
            .refused,
            "the vocabulary names no table, and an exported list has a vocabulary of its own; name the table "
              + "after a colon, or as \"table\" in the vocabulary")
        }
        if exactness == .engine {
          throw EngineError(
            .refused,
            "an exported list has the toolkit's own comparison; only a table of your own has that of the engine")
        }
        return OpenedList(EngineAnswers(try OpenedEngine(connection, at: address)), reading: reading)
      }
      // Tables are found as the role and its database say.
      if connection.dialect == .postgresql { try connection.execute(["RESET search_path"]) }
      let opened = try EngineTable(
        table, on: connection, at: address, describedBy: described, exactness: exactness,
        opensReadOnly: text.hasPrefix("duckdb:"))
      if counts { _ = try opened.rowCount() }
      return OpenedList(opened, timeLimit: timeLimit)
    } catch {
      let reason = table.map { TableFaults(name: $0, schema: nil, connection: connection).explained(error) } ?? error
      connection.close()
      throw EngineError(reason.kind, "\(address): \(reason.message)")
    }
  }

  /// Whether a file of SQLite has an exported list; false for a file that cannot be read.
  package static func isExport(_ path: String) -> Bool {
    guard let connection = try? EngineConnections.open(.sqlite(path: path), timeLimit: .seconds(10)) else {
      return false
    }
    defer { connection.close() }
    let names = try? SchemaReader(connection: connection).sqliteTables().map { $0.name }
    return names?.contains(SQLSchema.Table.about) ?? false
  }

  /// The table of a file without an exported list; nil if it has one, and for a server. The failure names the file.
  private static func onlyTable(
    of address: EngineAddress, _ connection: any EngineConnection
  ) throws(EngineError) -> TableName? {
    guard case .sqlite(let path) = address else { return nil }
    let names: [String]
    do throws(EngineError) { names = try SchemaReader(connection: connection).sqliteTables().map { $0.name } } catch {
      throw EngineError(error.kind, "\(address): \(error.message)")
    }
    if names.contains(SQLSchema.Table.about) { return nil }
    if names.count == 1 { return TableName(names[0]) }
    let file = EngineText.shown(path)
    if names.isEmpty { throw EngineError(.unusable, "'\(file)' has no tables") }
    throw EngineError(
      .unusable, "name a table of '\(file)', as in '\(file):\(names[0])'; it has \(SchemaReader.list(names))")
  }
}
