import FilterQueryKit
import Foundation

/// Real names with how popular they are, when the shared folder is there: `../shared/data`.
struct SharedNames {
  let names: [String]
  let popularity: [Int]

  /// The shared folder beside the repository.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
      "shared")

  /// Nil where the folder is not there.
  static func load() throws -> SharedNames? {
    let list = folder.appendingPathComponent("data/catalogs/card-names.json")
    guard let data = try? Data(contentsOf: list) else { return nil }
    struct Catalog: Decodable { let values: [String] }
    struct Card: Decodable {
      let name: String
      let edhrec_rank: Int?
    }
    let names = try JSONDecoder().decode(Catalog.self, from: data).values
    var ranks: [String: Int] = [:]
    for line in try unpacked(folder.appendingPathComponent("data/cards.jsonl.gz")).split(separator: 0x0A) {
      let card = try JSONDecoder().decode(Card.self, from: Data(line))
      if let rank = card.edhrec_rank { ranks[card.name] = min(rank, ranks[card.name] ?? .max) }
    }
    return SharedNames(names: names, popularity: names.map { name in ranks[name].map { 1_000_000 - $0 } ?? 0 })
  }

  private static func unpacked(_ file: URL) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
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
    let file = folder.appendingPathComponent("corpus/completion-quality-dev.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let cells = line.split(separator: "\t")
      return QualityRow(
        typed: String(cells[0]), wanted: Set(cells[1].split(separator: "|").map { String($0) }), kind: String(cells[2]))
    }
  }
}
