import Foundation

/// The queries the tests run over.
enum CorpusFiles {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// The valid queries that ship with the package.
  static func valid() throws -> [String] {
    try lines(of: folder.appending(path: "Corpus/valid.txt"))
  }

  /// The damaged queries that ship with the package, each with what is expected of it.
  static func damaged() throws -> [(query: String, expectation: String)] {
    let lines = try lines(of: folder.appending(path: "Corpus/damaged.txt"))
    return stride(from: 0, to: lines.count - 1, by: 2).map {
      (lines[$0], String(lines[$0 + 1].drop { $0 == " " }))
    }
  }

  /// The rows of the shared corpus of real queries; nil where the folder is not there.
  static func shared() -> [(query: String, kind: String)]? {
    let file = folder.appending(path: "../../../shared/corpus/queries.tsv").standardizedFileURL
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return text.split(separator: "\n").dropFirst().map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      return (String(columns[0]), columns.count > 2 ? String(columns[2]) : "")
    }
  }

  /// Every query there is, valid or not.
  static func all() throws -> [String] {
    try valid() + damaged().map { $0.query } + (shared() ?? []).map { $0.query }
  }

  private static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { String($0) }.filter {
      !$0.hasPrefix("# ")
    }
  }
}
