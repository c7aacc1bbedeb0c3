import FilterEngines
import Foundation
import Testing

/// The engines that are here.
enum TestedAddress {
  #if SQLite
    static let hasSQLite = true
  #else
    static let hasSQLite = false
  #endif

  /// The address of a PostgreSQL server.
  static var postgresql: String? { setting("FILTERQ_POSTGRESQL") }

  /// The address of a new database on that server. Tests run at once, so each has a database of its own.
  static func newDatabase(_ name: String) throws -> String {
    let server = try #require(postgresql)
    let connection = try EngineConnections.open(EngineAddress(server), isReadOnly: false, timeLimit: .seconds(60))
    defer { connection.close() }
    for statement in ["DROP DATABASE IF EXISTS \(name)", "CREATE DATABASE \(name)"] {
      try connection.execute([statement])
    }
    let path = try #require(server.lastIndex(of: "/"))
    return String(server[...path]) + name
  }

  /// The command line of a client of DuckDB.
  static var duckdb: String? { setting("FILTERQ_DUCKDB") }

  private static func setting(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
