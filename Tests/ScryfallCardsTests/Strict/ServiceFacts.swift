import FilterTestSupport
import Foundation

/// Facts of the language reference in the shared folder; empty if it is missing.
enum ServiceFacts {
  /// The nicknames of sets and the codes they stand for.
  static func setNicknames() throws -> [String: String] {
    guard let path = SharedFolder.path(of: "language/facts/set-nicknames.json") else { return [:] }
    let object =
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path))) as? [String: String] ?? [:]
    return object.filter { !$0.key.hasPrefix("_") }
  }
}
