import Foundation

/// The texts the benchmarks run over: one query a line.
struct Corpus {
  let name: String
  let queries: [[UInt8]]

  var byteCount: Int { queries.reduce(0) { $0 + $1.count } }

  /// The shared corpus beside the repository where it is there, else the corpus of the tests.
  static func load() throws -> Corpus {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder =
      ProcessInfo.processInfo.environment["FILTERQ_SHARED"].map { URL(filePath: $0) }
      ?? root.appending(path: "../shared").standardizedFileURL
    let shared = folder.appending(path: "corpus/queries.tsv")
    if let text = try? String(contentsOf: shared, encoding: .utf8) {
      let rows = text.split(separator: "\n").dropFirst()
      let queries = rows.compactMap { $0.split(separator: "\t", omittingEmptySubsequences: false).first }
      return Corpus(name: "shared corpus", queries: queries.map { Array($0.utf8) })
    }
    let own = root.appending(path: "Tests/CorpusTests/Corpus/valid.txt")
    let text = try String(contentsOf: own, encoding: .utf8)
    let queries = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return Corpus(name: "corpus of the tests", queries: queries.map { Array($0.utf8) })
  }
}
