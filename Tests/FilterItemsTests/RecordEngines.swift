import Foundation

#if SQLite
  import GRDB

  /// Records in a SQLite database in memory, each as JSON. SQLite reads, compares and joins conditions by itself; only
  /// the folding of texts, which it does not have, is a function of Foundation.
  struct SQLiteRecords {
    private let queue: DatabaseQueue

    init(_ lines: [String]) throws {
      var configuration = Configuration()
      configuration.prepareDatabase { database in
        let folded = DatabaseFunction("folded", argumentCount: 1, pure: true) { values in
          String.fromDatabaseValue(values[0]).map { NaiveRecord.folded($0) }
        }
        database.add(function: folded)
        let begins = DatabaseFunction("begins", argumentCount: 2, pure: true) { values in
          guard let text = String.fromDatabaseValue(values[0]), let word = String.fromDatabaseValue(values[1]) else {
            return false
          }
          return NaiveRecord.begins(word, in: text)
        }
        database.add(function: begins)
      }
      queue = try DatabaseQueue(configuration: configuration)
      try queue.write { database in
        try database.execute(sql: "CREATE TABLE items (number INTEGER PRIMARY KEY, record TEXT)")
        for (number, line) in lines.enumerated() {
          try database.execute(sql: "INSERT INTO items VALUES (?, ?)", arguments: [number, line])
        }
      }
    }

    /// The numbers of the records that meet a condition.
    func found(_ condition: String) throws -> [Int] {
      try queue.read { try Int.fetchAll($0, sql: "SELECT number FROM items WHERE \(condition) ORDER BY number") }
    }
  }
#endif

/// The program jq, which tests compare with where it is installed.
enum JQ {
  /// The path of the program; nil if it is not on the PATH.
  static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").lazy
    .map { "\($0)/jq" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The numbers of the records of a file of JSON lines that meet each of some conditions. One process answers all.
  static func found(_ conditions: [String], in file: String, folding lines: [String]) throws -> [[Int]] {
    var foldings: [String: String] = [:]
    for character in lines.joined() where character.isLetter {
      foldings[String(character)] = NaiveRecord.folded(String(character))
    }
    let table = String(decoding: try JSONSerialization.data(withJSONObject: foldings), as: UTF8.self)
    let program = """
      def fold: [explode[] | [.] | implode | $fold[.] // .] | join("");
      [inputs] as $records | [
      \(conditions.map { "[range(0; $records | length) as $n | select($records[$n] | \($0)) | $n]" }
        .joined(separator: ",\n"))]
      """
    let process = Process()
    let output = Pipe()
    process.executableURL = path.map { URL(filePath: $0) }
    process.arguments = ["-n", "-c", "--argjson", "fold", table, program, file]
    process.standardOutput = output
    try process.run()
    let json = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode([[Int]].self, from: json)
  }
}
