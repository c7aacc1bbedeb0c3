import FilterTestSupport
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

/// Real cards in the shared folder, which only some machines have.
enum RealData {
  static let folder = SharedFolder.path(of: "data") ?? ""
  static let cards = folder + "/cards.jsonl.gz"
  static let printings = folder + "/printings.jsonl.gz"

  static let isHere = [cards, printings].allSatisfy { FileManager.default.fileExists(atPath: $0) }
}

/// Reads a file with this text: the cards and the report.
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
func readCard(_ json: String) throws(JSONError) -> Card {
  var reader = CardReader()
  return try Array(json.utf8).withUnsafeBufferPointer { bytes throws(JSONError) in
    try reader.card(bytes, record: 7)
  }
}

/// The message for one record; empty for a card.
func complaint(_ json: String) -> String {
  do throws(JSONError) {
    _ = try readCard(json)
    return ""
  } catch {
    return "\(error.offset): \(error.message)"
  }
}
