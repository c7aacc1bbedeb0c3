import Foundation
import _FilterTestSupport

/// The facts about Scryfall's language in the shared folder; empty if they are missing.
enum ScryfallFacts {
  static let file = "language/vocabulary.json"

  // Written once, read only.
  nonisolated(unsafe) static let vocabulary = object("vocabulary.json")

  static func object(_ path: String) -> [String: Any]? { try? SharedFolder.object(of: "language/\(path)") }

  static func rows(_ key: String) -> [[String: Any]] { vocabulary?[key] as? [[String: Any]] ?? [] }

  static func words(_ key: String) -> [String] { vocabulary?[key] as? [String] ?? [] }
}

extension [String: Any] {
  func text(_ key: String) -> String { self[key] as? String ?? "" }

  func list(_ key: String) -> [String] { self[key] as? [String] ?? [] }
}
