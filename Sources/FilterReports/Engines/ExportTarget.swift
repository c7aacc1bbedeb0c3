package import FilterEngines
package import FilterSQL

/// The target of an export.
package enum ExportTarget: Hashable {
  /// An SQLite file or a PostgreSQL server.
  case database(EngineAddress)
  /// A folder of files for a dialect.
  case folder(String, SQLDialect)

  /// The dialects of engines that load the files of a folder.
  package static let loaded: [SQLDialect] = [.duckdb, .spark, .clickhouse]

  /// Reads a target: `sqlite:FILE`, a file of the extension `.db`, `.sqlite` or `.sqlite3`, a `postgresql://` URL or
  /// the keywords of libpq, or a folder. A folder needs the dialect.
  package init(_ text: String, for dialect: SQLDialect?) throws(CommandFailure) {
    let address: EngineAddress?
    do throws(EngineError) { address = try ExportTarget.address(text, dialect) } catch {
      throw CommandFailure(error)
    }
    if let address {
      if let dialect, dialect != address.dialect {
        throw CommandFailure(message: "'\(address)' is for \(address.dialect), not for \(dialect)")
      }
      self = .database(address)
      return
    }
    let loaded = ExportTarget.loaded.map { $0.name }.joined(separator: ", ")
    guard let dialect else {
      let name = EngineAddress.shown(text).map { "'\($0)'" } ?? "the target"
      throw CommandFailure(
        message: "\(name) may be a folder for several engines; choose one with --for: \(loaded), or sqlite for a file")
    }
    if dialect == .postgresql {
      let name = EngineAddress.shown(text).map { ", not '\($0)'" } ?? ""
      throw CommandFailure(
        message: "--for postgresql takes an address such as postgresql://HOST/DATABASE\(name)")
    }
    if !ExportTarget.loaded.contains(dialect) {
      throw CommandFailure(
        message:
          "no files are written for \(dialect.title); 'filterq sql --schema --dialect \(dialect)' prints its tables")
    }
    if text.isEmpty { throw CommandFailure(message: "the name of the folder is empty") }
    self = .folder(text, dialect)
  }

  /// The address of a database; nil for a folder.
  private static func address(_ text: String, _ dialect: SQLDialect?) throws(EngineError) -> EngineAddress? {
    if text.hasPrefix("command:") {
      throw EngineError(.refused, "a client loads a list from a folder; name a new folder and --for DIALECT")
    }
    let isOfServer = ["postgres:", "postgresql:"].contains { text.hasPrefix($0) } || EngineAddress.isAddress(text)
    if isOfServer || text.hasPrefix("sqlite:") { return try EngineAddress(text) }
    let isFile = [".db", ".sqlite", ".sqlite3"].contains { text.hasSuffix($0) && text.utf8.count > $0.utf8.count }
    return (isFile && dialect == nil) || dialect == .sqlite ? try EngineAddress("sqlite:" + text) : nil
  }

  /// The path of the file or folder; nil for a server.
  package var path: String? {
    switch self {
    case .database(.sqlite(let path)), .folder(let path, _): path
    case .database: nil
    }
  }

  /// The target without a password, for messages.
  package var name: String {
    switch self {
    case .database(.sqlite(let path)), .folder(let path, _): path
    case .database(let address): address.description
    }
  }

  /// The command that loads the files of a folder; nil for a database.
  package var loadingCommand: String? {
    guard case .folder(let path, let dialect) = self else { return nil }
    let file = ShellText.quoted("\(path)/\(EngineFolder.loadingFile)")
    return switch dialect {
    case .duckdb: "duckdb list.duckdb < \(file)"
    case .spark: "spark-sql -f \(file)"
    case .clickhouse: "clickhouse-client --multiquery < \(file)"
    default: file
    }
  }
}

/// Texts of command lines.
enum ShellText {
  /// A path, quoted for a shell.
  static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
        UInt8(ascii: "-"), UInt8(ascii: "+"):
        true
      default: false
      }
    }
    return isPlain && !path.hasPrefix("-") ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }
}
