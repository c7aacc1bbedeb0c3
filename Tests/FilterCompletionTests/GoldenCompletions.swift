/// The tables of ``CompletionGoldenTests``: a text with a caret, and below it the fourteen best items with the
/// resulting texts.
enum GoldenCompletions {
  static let tables: [String: String] = [
    "beginnings": beginnings, "words": words, "values": values, "otherValues": otherValues, "numbers": numbers,
    "texts": texts, "inQueries": inQueries, "plainWords": plainWords,
  ]
}
