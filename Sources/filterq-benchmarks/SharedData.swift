import DataStreams
import FilterEvaluation
import FilterQueryKit
import Foundation
import ScryfallCards

/// The folders the benchmarks read from.
enum SharedData {
  static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder of shared data: `FILTERQ_SHARED`, or `shared` beside the repository.
  static let folder =
    ProcessInfo.processInfo.environment["FILTERQ_SHARED"].map { URL(filePath: $0) }
    ?? repository.appending(path: "../shared").standardizedFileURL
}

/// The queries the benchmarks run over.
struct Corpus {
  let name: String
  let queries: [[UInt8]]

  var byteCount: Int { queries.reduce(0) { $0 + $1.count } }

  /// The shared corpus if it is there, else the corpus of the tests.
  static func load() throws -> Corpus {
    if let text = try? String(contentsOf: SharedData.folder.appending(path: "corpus/queries.tsv"), encoding: .utf8) {
      let rows = text.split(separator: "\n").dropFirst()
      let queries = rows.compactMap { $0.split(separator: "\t", omittingEmptySubsequences: false).first }
      return Corpus(name: "shared corpus", queries: queries.map { Array($0.utf8) })
    }
    let own = SharedData.repository.appending(path: "Tests/CorpusTests/Corpus/valid.txt")
    let text = try String(contentsOf: own, encoding: .utf8)
    let queries = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return Corpus(name: "corpus of the tests", queries: queries.map { Array($0.utf8) })
  }
}

/// The real card names and their popularity.
struct SharedNames {
  let names: [String]
  let popularity: [Int]

  /// `nil` without the shared folder.
  static func load() throws -> SharedNames? {
    let list = SharedData.folder.appending(path: "data/catalogs/card-names.json")
    guard let data = try? Data(contentsOf: list) else { return nil }
    struct Catalog: Decodable { let values: [String] }
    struct Card: Decodable {
      let name: String
      let edhrec_rank: Int?
    }
    let names = try JSONDecoder().decode(Catalog.self, from: data).values
    var ranks: [String: Int] = [:]
    for line in try unpacked(SharedData.folder.appending(path: "data/cards.jsonl.gz")).split(separator: 0x0A) {
      let card = try JSONDecoder().decode(Card.self, from: Data(line))
      if let rank = card.edhrec_rank { ranks[card.name] = min(rank, ranks[card.name] ?? .max) }
    }
    return SharedNames(names: names, popularity: names.map { name in ranks[name].map { 1_000_000 - $0 } ?? 0 })
  }

  private static func unpacked(_ file: URL) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }

  /// The collected rows: typed text, names that are right, kind.
  static func rows() throws -> [QualityRow] {
    let file = SharedData.folder.appending(path: "corpus/completion-quality-dev.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let cells = line.split(separator: "\t")
      return QualityRow(
        typed: String(cells[0]), wanted: Set(cells[1].split(separator: "|").map { String($0) }), kind: String(cells[2]))
    }
  }
}

/// The cards the benchmarks run over.
struct SharedCards {
  let name: String
  let entries: [CardEntry]
  let collection: CardCollection

  /// The file of real cards; `nil` without the shared folder.
  static var path: String? {
    let file = SharedData.folder.appending(path: "data/cards.jsonl.gz").path
    return FileManager.default.fileExists(atPath: file) ? file : nil
  }

  /// The real cards if they are there, else the sample cards.
  static func load() throws -> SharedCards {
    var grouping = CardGrouping()
    guard let path else {
      print("skipped: the cards of ../shared/data are missing; using the sample cards")
      try CardFile(json: SampleCards.jsonLines, name: "sample").read { grouping.add($0) }
      return SharedCards(
        name: "sample cards", entries: grouping.cards.map { CardEntry($0) }, collection: .sample)
    }
    try CardFile(path: path).read { grouping.add($0) }
    return SharedCards(
      name: "cards", entries: grouping.cards.map { CardEntry($0) }, collection: try CardCollection.open(path))
  }
}

/// The shared lists of names; empty without the shared folder.
enum NameCatalogs {
  static func load() throws -> [CompletionCatalog] {
    ["card-names", "artist-names"].compactMap { name in
      guard let data = try? Data(contentsOf: SharedData.folder.appending(path: "data/catalogs/\(name).json")),
        let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let values = object["values"] as? [String]
      else { return nil }
      return CompletionCatalog(
        name, entries: values.enumerated().map { CatalogEntry($1, popularity: $0 &* 7_919 % 1_000) })
    }
  }
}
