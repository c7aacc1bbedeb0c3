/// The tables of ``CompletionGoldenTests``: a place, and indented below it the fourteen best items with the text after each.
enum GoldenCompletions {
  static let tables: [String: String] = [
    "beginnings": beginnings, "words": words, "values": values, "otherValues": otherValues, "numbers": numbers,
    "texts": texts, "inQueries": inQueries, "plainWords": plainWords,
  ]
}
