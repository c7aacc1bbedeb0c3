import Foundation

/// Queries people wrote.
enum RealQueries {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// The valid queries that ship with the package.
  static let own: [String] = {
    let file = folder.appending(path: "../CorpusTests/Corpus/valid.txt").standardizedFileURL
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { String($0) }.filter { !$0.hasPrefix("# ") }
  }()

  /// The rows of the shared corpus that are marked valid; nil where the folder is not there.
  static let shared: [String]? = rows(marked: "valid")

  /// All rows of the shared corpus; nil where the folder is not there.
  static let all: [String]? = rows(marked: nil)

  private static func rows(marked kind: String?) -> [String]? {
    let file = folder.appending(path: "../../../shared/corpus/queries.tsv").standardizedFileURL
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      return kind == nil || columns.last.map { String($0) } == kind ? String(columns[0]) : nil
    }
  }

  /// The distinct words of the names of all cards; nil where the folder is not there.
  static let cardNameWords: [String]? = {
    let file = folder.appending(path: "../../../shared/data/catalogs/card-names.json").standardizedFileURL
    guard let data = try? Data(contentsOf: file),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let names = object["values"] as? [String]
    else { return nil }
    return Set(names.flatMap { $0.lowercased().split(separator: " ").map { String($0) } }).sorted()
  }()
}
