import Foundation

/// The facts of the language reference that lie beside the package; empty where they are not here.
enum ServiceFacts {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared/language/facts").standardizedFileURL

  /// The nicknames of sets and the codes they stand for.
  static func setNicknames() throws -> [String: String] {
    let file = folder.appending(path: "set-nicknames.json")
    guard FileManager.default.fileExists(atPath: file.path) else {
      print("skipped: there is no \(file.path)")
      return [:]
    }
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: String] ?? [:]
    return object.filter { !$0.key.hasPrefix("_") }
  }
}
