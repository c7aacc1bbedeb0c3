package import Foundation

/// The folder of the package that these tests were built from.
package enum PackageFolder {
  /// The path of the folder.
  package static let path = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")

  /// The path of a file or folder in the package.
  package static func path(of name: String) -> String { "\(path)/\(name)" }

  /// The text of a file in the package.
  package static func text(of name: String) throws -> String {
    try String(contentsOfFile: path(of: name), encoding: .utf8)
  }
}

extension PackageFolder {
  /// The names of the invented cards in `Examples/Cards`, each once, in the order of the file.
  package static func sampleNames() throws -> [String] {
    var seen: Set<String> = []
    return try text(of: "Examples/Cards/sample-cards.jsonl").split(separator: "\n").compactMap { line in
      let card = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return (card?["name"] as? String).flatMap { seen.insert($0).inserted ? $0 : nil }
    }
  }
}

/// The queries in `Tests/CorpusTests/Corpus`, which are part of the package.
package enum OwnCorpus {
  /// The path of the file of valid queries.
  package static let validFile = PackageFolder.path(of: "Tests/CorpusTests/Corpus/valid.txt")

  /// The valid queries.
  package static func valid() throws -> [String] { try lines(of: "valid.txt") }

  /// The damaged queries, each with what is expected of it.
  package static func damagedRows() throws -> [(query: String, expectation: String)] {
    let lines = try lines(of: "damaged.txt")
    return stride(from: 0, to: lines.count - 1, by: 2).map {
      (lines[$0], String(lines[$0 + 1].drop { $0 == " " }))
    }
  }

  /// The damaged queries.
  package static func damaged() throws -> [String] { try damagedRows().map { $0.query } }

  /// All queries, the valid ones first.
  package static func all() throws -> [String] { try valid() + damaged() }

  /// The valid queries in the syntax of lists.
  package static func validOfLists() throws -> [String] { try lines(of: "lists-valid.txt") }

  /// The damaged queries in the syntax of lists, each with what is expected of it if an indented line says so.
  package static func damagedRowsOfLists() throws -> [(query: String, expectation: String?)] {
    var rows: [(query: String, expectation: String?)] = []
    for line in try lines(of: "lists-damaged.txt") {
      if line.hasPrefix("  "), !rows.isEmpty {
        rows[rows.count - 1].expectation = String(line.drop { $0 == " " })
      } else {
        rows.append((line, nil))
      }
    }
    return rows
  }

  /// Queries in the syntax of lists that are not finished, as a search field has them.
  package static func halfTypedOfLists() throws -> [String] { try lines(of: "lists-half-typed.txt") }

  /// All queries in the syntax of lists, the valid ones first.
  package static func allOfLists() throws -> [String] {
    try validOfLists() + damagedRowsOfLists().map { $0.query } + halfTypedOfLists()
  }

  private static func lines(of name: String) throws -> [String] {
    try PackageFolder.text(of: "Tests/CorpusTests/Corpus/\(name)").split(separator: "\n").map { String($0) }
      .filter { !$0.hasPrefix("# ") }
  }
}

/// A folder of its own for a test, removed with the last reference to it.
package final class TemporaryFolder {
  package let url: URL

  /// Creates an empty folder.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "filterq-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in the folder.
  package func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file and returns its path.
  package func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: url.appending(path: name))
    return path(name)
  }

  /// Writes a text file and returns its path.
  package func write(_ name: String, _ text: String) throws -> String { try write(name, Array(text.utf8)) }

  /// The bytes of a file.
  package func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: url.appending(path: name))) }

  /// All files with their bytes, to compare before and after. A file that cannot be read is empty.
  package var contents: [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] {
      contents[name] = (try? bytes(name)) ?? []
    }
    return contents
  }
}
