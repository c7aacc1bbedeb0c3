import Foundation
import GRDB
import PackedFiles

/// The file of a store: what may be there, how it is opened, and what SQLite's complaints mean.
enum StoreFile {
  /// Tells our files from other databases: "FQST".
  private static let applicationID = 0x4651_5354
  /// The version of the tables.
  private static let version = 1

  /// Refuses a file that is not what was expected, without touching it.
  static func check(_ path: String, _ expectation: CatalogStore.Expectation) throws(StoreError) {
    let exists = FileManager.default.fileExists(atPath: path)
    switch expectation {
    case .existing: if !exists { throw .missing(path: path) }
    case .new: if exists { throw .exists(path: path) }
    case .any: break
    }
    if !exists, !FileManager.default.fileExists(atPath: URL(filePath: path).deletingLastPathComponent().path) {
      throw .directory(path: path)
    }
  }

  /// Opens a file, makes the tables where there are none, and checks every page.
  static func open(_ path: String) throws(StoreError) -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { database in
      // The journal lets one process write while others read; FULL has each commit on the disk before it is acknowledged.
      try database.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
    }
    do {
      try refuseForeign(path)
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      try queue.write { database in try prepare(database, path) }
      let finding = try queue.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
      if let finding, finding != "ok" { throw StoreError.damaged(path: path, detail: finding) }
      try queue.read { try checkBlobs($0, path) }
      return queue
    } catch {
      throw meaning(of: error, path)
    }
  }

  /// Compares each blob with its checksum: SQLite cannot see damage inside a long value.
  private static func checkBlobs(_ database: Database, _ path: String) throws {
    let rows = try Row.fetchCursor(database, sql: "SELECT name, entries, checksum FROM catalog")
    while let row = try rows.next() {
      let found = try row.withUnsafeData(named: "entries") { data in
        data?.withUnsafeBytes { CRC32(of: $0).value } ?? CRC32().value
      }
      if Int64(found) != row["checksum"] as Int64? {
        throw StoreError.damaged(path: path, detail: "the catalog '\(row["name"] as String)' is not what was saved")
      }
    }
  }

  /// Looks at who made a database before anything is written: opening in write-ahead mode would change a stranger's file.
  private static func refuseForeign(_ path: String) throws {
    guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size > 0 else { return }
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(5)
    // A reader of a file in write-ahead mode makes its two companions; what a kill left in them must be read as well.
    let isJournaled = FileManager.default.fileExists(atPath: path + "-wal")
    let name = isJournaled ? path : "file:\(escaped(path))?immutable=1"
    let queue = try DatabaseQueue(path: name, configuration: configuration)
    let (id, version, tables) = try queue.read { database in
      (
        try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0,
        try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0,
        try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") ?? 0
      )
    }
    if id != applicationID, id != 0 || tables > 0 { throw StoreError.foreign(path: path) }
    if version > Self.version { throw StoreError.newer(path: path) }
  }

  private static func escaped(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }

  private static func prepare(_ database: Database, _ path: String) throws {
    if try Int.fetchOne(database, sql: "PRAGMA user_version") == version { return }
    try database.execute(
      sql: """
        CREATE TABLE catalog (
          name TEXT PRIMARY KEY, version TEXT NOT NULL, expires REAL, count INTEGER NOT NULL, entries BLOB NOT NULL,
          revision INTEGER NOT NULL, checksum INTEGER NOT NULL);
        CREATE TABLE use (
          key TEXT PRIMARY KEY, text TEXT NOT NULL, canonical TEXT NOT NULL, weight REAL NOT NULL, last REAL NOT NULL);
        CREATE TABLE pin (
          key TEXT PRIMARY KEY, text TEXT NOT NULL, canonical TEXT NOT NULL, place INTEGER NOT NULL);
        PRAGMA application_id = \(applicationID);
        PRAGMA user_version = \(version);
        """)
  }

  /// Puts a damaged file and its companions aside, under the first name that is free.
  static func setAside(_ path: String) throws(StoreError) -> String {
    var number = 1
    while FileManager.default.fileExists(atPath: "\(path).corrupt-\(number)") { number += 1 }
    let target = "\(path).corrupt-\(number)"
    do {
      try FileManager.default.moveItem(atPath: path, toPath: target)
    } catch {
      throw .readOnly(path: path)
    }
    for suffix in ["-wal", "-shm"] { try? FileManager.default.moveItem(atPath: path + suffix, toPath: target + suffix) }
    return target
  }

  /// What an error of SQLite means for whoever uses the store.
  static func meaning(of error: any Error, _ path: String) -> StoreError {
    if let error = error as? StoreError { return error }
    guard let error = error as? DatabaseError else { return .failed(path: path, detail: "\(error)") }
    switch error.resultCode {
    case .SQLITE_NOTADB, .SQLITE_CORRUPT: return .damaged(path: path, detail: error.message ?? "\(error.resultCode)")
    case .SQLITE_BUSY, .SQLITE_LOCKED: return .busy(path: path)
    case .SQLITE_READONLY: return .readOnly(path: path)
    case .SQLITE_CANTOPEN: return .directory(path: path)
    default: return .failed(path: path, detail: error.message ?? "\(error.resultCode)")
    }
  }
}
