import Foundation

/// The queries of the corpus tests: those that ship with the package, and the shared ones where their folder is there.
enum RealQueries {
  static func all() throws -> [String] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let valid = try lines(of: tests.appending(path: "CorpusTests/Corpus/valid.txt"))
    let damaged = try lines(of: tests.appending(path: "CorpusTests/Corpus/damaged.txt"))
    // `FILTERQ_SHARED` names the folder where it does not stand beside the checkout.
    let folder =
      ProcessInfo.processInfo.environment["FILTERQ_SHARED"].map { URL(filePath: $0) }
      ?? tests.appending(path: "../../shared").standardizedFileURL
    let shared = folder.appending(path: "corpus/queries.tsv")
    let rows = ((try? lines(of: shared)) ?? []).dropFirst().compactMap { $0.split(separator: "\t").first }
    return valid + damaged.enumerated().filter { $0.offset % 2 == 0 }.map(\.element) + rows.map { String($0) }
  }

  private static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { String($0) }.filter {
      !$0.hasPrefix("# ")
    }
  }
}
