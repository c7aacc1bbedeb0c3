import DataStreams
import FilterEvaluation
import FilterQueryKit
import Foundation
import ListFiles
import ScryfallCards
import _FilterTestSupport

/// The queries the benchmarks run over.
struct Corpus {
  let name: String
  let queries: [[UInt8]]

  var byteCount: Int { queries.reduce(0) { $0 + $1.count } }

  /// The shared corpus if it is there, else the corpus of the tests.
  static func load() throws -> Corpus {
    let queries = try SharedFolder.queries()
    return queries.isEmpty
      ? Corpus(name: "corpus of the tests", queries: try OwnCorpus.valid().map { Array($0.utf8) })
      : Corpus(name: "shared corpus", queries: queries.map { Array($0.utf8) })
  }
}

/// The real card names and their popularity.
struct SharedNames {
  let names: [String]
  let popularity: [Int]

  /// `nil` without the shared folder.
  static func load() throws -> SharedNames? {
    let names = try SharedFolder.catalog("card-names")
    guard let path = SharedCards.path, let cards = PackingTool.unpacked(path), !names.isEmpty else { return nil }
    struct Card: Decodable {
      let name: String
      let rank: Int?

      enum CodingKeys: String, CodingKey {
        case name
        case rank = "edhrec_rank"
      }
    }
    var ranks: [String: Int] = [:]
    for line in cards.split(separator: 0x0A) {
      let card = try JSONDecoder().decode(Card.self, from: Data(line))
      if let rank = card.rank { ranks[card.name] = min(rank, ranks[card.name] ?? .max) }
    }
    return SharedNames(names: names, popularity: names.map { name in ranks[name].map { 1_000_000 - $0 } ?? 0 })
  }
}

/// The cards the benchmarks run over.
struct SharedCards {
  let name: String
  let entries: [CardEntry]
  let collection: CardCollection

  /// The file of real cards; `nil` without the shared folder.
  static let path = SharedFolder.path(of: "data/cards.jsonl.gz")

  /// The real cards if they are there, else the sample cards.
  static func load() throws -> SharedCards {
    var grouping = CardGrouping()
    guard let path else {
      print("skipped: the cards of ../shared/data are missing; using the sample cards")
      try CardText(json: SampleCards.jsonLines, name: "sample").read { grouping.add($0) }
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
    try ["card-names", "artist-names"].compactMap { name in
      let values = try SharedFolder.catalog(name)
      if values.isEmpty { return nil }
      return CompletionCatalog(
        name, entries: values.enumerated().map { CatalogEntry($1, popularity: $0 &* 7_919 % 1_000) })
    }
  }
}
