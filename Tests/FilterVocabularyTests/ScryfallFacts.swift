import FilterVocabulary
import Foundation
import ScryfallDialect

/// The facts about Scryfall's language in a folder beside the repository; nil if it is missing.
enum ScryfallFacts {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/language").standardizedFileURL

  // Written once, read only.
  nonisolated(unsafe) static let vocabulary = object("vocabulary.json")

  static func object(_ path: String) -> [String: Any]? {
    guard let data = try? Data(contentsOf: folder.appending(path: path)) else { return nil }
    return try? JSONSerialization.jsonObject(with: data) as? [String: Any]
  }

  static func rows(_ key: String) -> [[String: Any]] { vocabulary?[key] as? [[String: Any]] ?? [] }

  static func words(_ key: String) -> [String] { vocabulary?[key] as? [String] ?? [] }
}

extension [String: Any] {
  func text(_ key: String) -> String { self[key] as? String ?? "" }

  func list(_ key: String) -> [String] { self[key] as? [String] ?? [] }
}
