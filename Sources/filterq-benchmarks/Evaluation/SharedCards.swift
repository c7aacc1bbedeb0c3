import DataStreams
import FilterEvaluation
import Foundation
import ScryfallCards

/// The cards the benchmarks run over.
struct SharedCards {
  let name: String
  let entries: [CardEntry]
  let collection: CardCollection

  /// The file of real cards; nil where the shared folder is not beside the repository, nor where `FILTERQ_SHARED` says.
  static var path: String? {
    let folder =
      ProcessInfo.processInfo.environment["FILTERQ_SHARED"].map { URL(filePath: $0) } ?? SharedNames.folder
    let file = folder.appending(path: "data/cards.jsonl.gz").path
    return FileManager.default.fileExists(atPath: file) ? file : nil
  }

  /// The real cards where they are there, else the sample.
  static func load() throws -> SharedCards {
    var grouping = CardGrouping()
    guard let path else {
      print("skipped: the cards of ../shared/data are not there; the sample set stands in for them")
      try CardFile(json: SampleCards.jsonLines, name: "sample").read { grouping.add($0) }
      return SharedCards(
        name: "sample cards", entries: grouping.cards.map { CardEntry($0) }, collection: .sample)
    }
    try CardFile(path: path).read { grouping.add($0) }
    return SharedCards(
      name: "cards", entries: grouping.cards.map { CardEntry($0) }, collection: try CardCollection.open(path))
  }
}
