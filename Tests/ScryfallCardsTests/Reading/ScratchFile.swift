import Foundation
import Testing

@testable import DataStreams
@testable import ScryfallCards
@testable import ScryfallDialect

/// A file of a test's own, gone when the test ends.
final class ScratchFile {
  let path: String

  init(_ bytes: [UInt8]) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "cards-\(UUID().uuidString)")
    try Data(bytes).write(to: url)
    path = url.path
  }

  convenience init(_ text: String) throws { try self.init(Array(text.utf8)) }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// Data that only some machines have.
enum RealData {
  /// The folder next to the repository.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../shared/data")
    .standardizedFileURL.path
  static let cards = folder + "/cards.jsonl.gz"
  static let printings = folder + "/printings.jsonl.gz"

  static var isHere: Bool {
    let isHere = FileManager.default.fileExists(atPath: cards) && FileManager.default.fileExists(atPath: printings)
    if !isHere { print("skipped: there is no \(cards)") }
    return isHere
  }
}

/// What a file of this text gives: the cards and the report.
func readCards(_ text: String) throws(CardFileError) -> (cards: [Card], report: CardFileReport) {
  try readCards(Array(text.utf8))
}

func readCards(_ bytes: [UInt8]) throws(CardFileError) -> (cards: [Card], report: CardFileReport) {
  guard let file = try? ScratchFile(bytes) else { throw .unreadable(path: "scratch") }
  var cards: [Card] = []
  let report = try CardFile(path: file.path).read { cards.append($0) }
  return (cards, report)
}

/// The card of one record.
func readCard(_ json: String) throws(RecordProblem) -> Card {
  var reader = CardReader()
  return try Array(json.utf8).withUnsafeBufferPointer { bytes throws(RecordProblem) in
    try reader.card(bytes, record: 7)
  }
}

/// The message for one record; empty where it is a card.
func complaint(_ json: String) -> String {
  do throws(RecordProblem) {
    _ = try readCard(json)
    return ""
  } catch {
    return "\(error.offset): \(error.message)"
  }
}
