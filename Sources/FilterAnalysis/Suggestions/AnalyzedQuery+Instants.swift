import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

extension AnalyzedQuery {
  /// Instants near a malformed one: with leading zeros (`2026-1-2`), with the month and the day exchanged
  /// (`2026-13-01`), with the last month or day there is; words with a typing error; a unit after `-2`.
  func addInstants(_ typed: TypedTerm, to list: inout SuggestionList) {
    guard typed.valueText.utf8.count <= SpellingDistance.maximumLength else { return }
    func add(_ value: String, distance: Double) {
      guard let bare = FilterValue(bare: value) else { return }
      list.add(
        typed.field + typed.comparison + bare.text,
        edits: [TextEdit(range: typed.ranges.value, replacement: bare.text)], distance: distance)
    }
    let text = Array(typed.valueText.lowercased().utf8)
    for word in RelativeInstant.words {
      let spelling = Array(word.utf8)
      if let edits = SpellingDistance.between(text, and: spelling, limit: SpellingDistance.limit(forLength: text.count))
      {
        add(word, distance: Double(edits) + SpellingDistance.tendency(of: text, for: spelling))
      }
    }
    if text.first == UInt8(ascii: "-") {
      let head = String(decoding: text.prefix { !$0.isLetter }, as: UTF8.self)
      for (rank, unit) in ["h", "m", "d", "w", "s"].enumerated() { add(head + unit, distance: 1 + Double(rank) * 0.05) }
      return
    }
    // A slash or a point between the parts, or a space before the time.
    let bytes = typed.valueText.utf8.map { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") ? UInt8(ascii: "-") : $0 }
    let date = bytes.prefix { $0.isDigit || $0 == UInt8(ascii: "-") }
    let rest = String(decoding: typed.valueText.utf8.dropFirst(date.count), as: UTF8.self)
    let parts = String(decoding: date, as: UTF8.self).split(separator: "-", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].utf8.count == 4, let year = Int64(parts[0]),
      let month = Int(parts[1]),
      let day = parts.count < 3 ? 1 : Int(parts[2])
    else { return }
    func addDate(_ month: Int, _ day: Int, distance: Double) {
      func padded(_ number: Int) -> String { (number < 10 ? "-0" : "-") + String(number) }
      add(
        String(parts[0]) + padded(month) + (parts.count < 3 ? "" : padded(day)) + rest.uppercased(), distance: distance)
    }
    addDate(month, day, distance: 0.5)
    if month > 12, day <= 12, parts.count == 3 { addDate(day, month, distance: 0.6) }
    let nearest = min(max(month, 1), 12)
    addDate(nearest, min(max(day, 1), GregorianCalendar.days(ofMonth: nearest, year: year)), distance: 0.8)
  }
}
