import Foundation

/// The engines that are here.
enum TestedAddress {
  #if SQLite
    static let hasSQLite = true
  #else
    static let hasSQLite = false
  #endif

  /// The address of a PostgreSQL server whose list may be replaced.
  static var postgresql: String? { setting("FILTERQ_POSTGRESQL") }

  /// The command line of a client of DuckDB.
  static var duckdb: String? { setting("FILTERQ_DUCKDB") }

  private static func setting(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
