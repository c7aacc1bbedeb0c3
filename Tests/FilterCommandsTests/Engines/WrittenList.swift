import FilterEngines
import FilterItems
import FilterReports
import FilterSQL
import FilterVocabulary
import Foundation
import ListFiles
import _FilterTestSupport

/// Lists of the examples in files of SQLite, whole and damaged.
enum WrittenList {
  static let people = PackageFolder.path(of: "Examples/Lists/people.jsonl")

  /// The address of a file with the people, in which statements changed something after it was written.
  static func people(in folder: TemporaryFolder, _ changes: [String] = []) throws -> String {
    let path = folder.path("people-\(changes.count).db")
    let connection = try EngineConnections.open(
      .sqlite(path: path), isReadOnly: false, timeLimit: .seconds(60))
    var sample = RecordSample()
    try sample.add(firstOf: ItemFile(people))
    let vocabulary = Vocabulary.inferred(from: sample, named: "people")
    _ = try EngineItems.write([ItemFile(people)], vocabulary, named: "people.jsonl") { schema throws(EngineError) in
      try EngineWriter(connection, schema, replaces: false)
    }
    try connection.execute(changes)
    connection.close()
    return "sqlite:\(path)"
  }

  /// The address of a file with some tables.
  static func database(in folder: TemporaryFolder, _ statements: [String]) throws -> String {
    let path = folder.path("other.db")
    let connection = try EngineConnections.open(
      .sqlite(path: path), isReadOnly: false, timeLimit: .seconds(60))
    try connection.execute(statements)
    connection.close()
    return "sqlite:\(path)"
  }

  /// A statement after which a search for people never ends.
  static let endless = [
    "ALTER TABLE people RENAME TO x",
    "CREATE VIEW people AS WITH RECURSIVE n(k) AS (SELECT 0 UNION ALL SELECT 0 FROM n) SELECT x.* FROM x, n WHERE x.id + n.k < 0",
  ]
}
