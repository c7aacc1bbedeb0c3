import FilterEngines
import FilterSQL
import Foundation
import Testing
import _FilterTestSupport

/// An engine whose answers are compared with those of the columns in memory.
enum TestedEngine: String, CaseIterable, CustomTestStringConvertible {
  case sqlite
  case postgresql
  case duckdb
  case spark

  var testDescription: String { rawValue }

  /// The engines that are here. The others are named by the tests that are skipped.
  static var here: [TestedEngine] { allCases.filter { $0.isHere } }

  /// Those of them that hold a list in tables, in which an answer takes a moment.
  static var ofTables: [TestedEngine] { here.filter { $0 == .sqlite || $0 == .postgresql } }

  var variable: String { "FILTERQ_\(rawValue.uppercased())" }

  private var setting: String? { ProcessInfo.processInfo.environment[variable] }

  var isHere: Bool { self == .sqlite || setting?.isEmpty == false }

  /// An address with no list in it, or with one that is replaced.
  func address(in folder: String) throws -> EngineAddress {
    switch self {
    case .sqlite: .sqlite(path: "\(folder)/list.db")
    case .postgresql: try EngineAddress(setting ?? "")
    case .duckdb: try EngineAddress("command:duckdb:\(setting ?? "")")
    // Its tables are in a folder of their own, and its workers may be of another user.
    case .spark:
      try EngineAddress("command:spark:\(setting ?? "") --conf spark.sql.warehouse.dir='\(folder)/warehouse'")
    }
  }

  /// Writes a list and connects to it. The list is removed with the folder, or replaced by the next one.
  func list(
    in folder: String, _ write: ((SQLSchema) throws(EngineError) -> any ContentWriter) throws -> Void
  ) throws -> any EngineConnection {
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
    let connection = try EngineConnections.open(
      address(in: folder), isReadOnly: false, timeLimit: .seconds(120))
    // Tables of this connection alone, since other tests use the same server.
    if self == .postgresql { try connection.execute(["SET search_path TO pg_temp"]) }
    switch self {
    case .sqlite, .postgresql:
      try write { schema throws(EngineError) in try EngineWriter(connection, schema, replaces: true) }
    case .duckdb, .spark:
      let path = "\(folder)/\(rawValue)"
      try write { schema throws(EngineError) in try EngineFolder(path, schema, connection.dialect) }
      // Tables of an earlier list of this name.
      for file in [EngineFolder.removingFile, EngineFolder.loadingFile] {
        try connection.execute(EngineFolder.statements(file, in: path))
      }
    }
    return connection
  }
}
