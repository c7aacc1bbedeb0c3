import _FilterTestSupport

/// Facts of the language reference in the shared folder; empty if it is missing.
enum ServiceFacts {
  /// The nicknames of sets and the codes they stand for.
  static func setNicknames() throws -> [String: String] {
    let object = try SharedFolder.object(of: "language/facts/set-nicknames.json") as? [String: String] ?? [:]
    return object.filter { !$0.key.hasPrefix("_") }
  }
}
