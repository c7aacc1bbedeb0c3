import FilterVocabulary

/// The years a vocabulary speaks of. A core module has no clock, so it is the data that says what year it is.
enum YearRange {
  /// The years from the first to the last date in the values and examples of date fields, the last first; empty where there
  /// is none. A hundred at most.
  static func years(in vocabulary: Vocabulary) -> [Int] {
    var first = Int.max
    var last = Int.min
    for field in vocabulary.fields where field.kind == .date || field.kind == .year {
      for value in vocabulary.values(of: field) {
        guard let year = year(in: value.summary) else { continue }
        first = min(first, year)
        last = max(last, year)
      }
    }
    if first > last { return [] }
    return (max(first, last - 99)...last).reversed()
  }

  /// The year of the date, written with hyphens, that ends a text.
  private static func year(in text: String) -> Int? {
    let bytes = Array(text.utf8.suffix(10))
    guard let span = DateSpan(String(decoding: bytes, as: UTF8.self)), span.precision == .day else { return nil }
    return DateSpan.components(ofDay: span.first).year
  }
}
