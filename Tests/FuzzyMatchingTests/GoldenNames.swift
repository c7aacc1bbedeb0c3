/// The tables of ``FuzzyGoldenTests`` over ``InventedNames``.
enum GoldenNames {
  static let tables: [String: String] = [
    "beginnings": beginnings, "words": words, "typos": typos, "writings": writings,
  ]
}
