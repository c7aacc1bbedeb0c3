import Foundation
import Testing
import _FilterTestSupport

@testable import DataStreams
@testable import ListFiles
@testable import ScryfallCards
@testable import ScryfallDialect

/// A file of its own for a test, removed with the last reference to it.
final class ScratchFile {
  private let folder: TemporaryFolder
  let path: String

  init(_ bytes: [UInt8]) throws {
    folder = try TemporaryFolder()
    path = try folder.write("cards", bytes)
  }

  convenience init(_ text: String) throws { try self.init(Array(text.utf8)) }
}

/// Real cards in the shared folder.
enum RealData {
  /// Their names in the shared folder.
  static let files = (cards: "data/cards.jsonl.gz", printings: "data/printings.jsonl.gz")

  /// Their paths; empty if they are missing.
  static let cards = SharedFolder.path(of: files.cards) ?? ""
  static let printings = SharedFolder.path(of: files.printings) ?? ""

  /// Whether they are here and can be unpacked.
  static let isHere = !cards.isEmpty && !printings.isEmpty && PackingTool.hasGzip
}

extension Trait where Self == ConditionTrait {
  /// Skips a test that reads the real cards if they are missing.
  static var needsRealCards: Self {
    .enabled(
      if: RealData.isHere,
      "needs gzip, and \(RealData.files.cards) and \(RealData.files.printings) in the shared folder")
  }
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
func errorMessage(_ json: String) -> String {
  do throws(JSONError) {
    _ = try readCard(json)
    return ""
  } catch {
    return "\(error.offset): \(error.message)"
  }
}
