import FilterAST
import FilterVocabulary

/// Dates: named days, years, the months of a typed year, and sets that stand for their release day.
enum DateProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    guard context.place.kind == .value, let field = context.place.field else { return }
    let kind = context.vocabulary[field].kind
    if kind == .instant { return addInstants(to: &list, context) }
    guard kind == .date || kind == .year else { return }
    // A year is a number, and quotes make it a text.
    if kind == .year, context.place.quote != nil { return }
    let years = context.prepared.years
    for (order, year) in years.enumerated() {
      add(to: &list, in: context, text: String(year), detail: "", popularity: 0.8 - Double(order) / 200)
    }
    guard kind == .date else { return }
    for word in context.vocabulary.dayWords { add(to: &list, in: context, text: word, detail: "day", popularity: 1) }
    addDaysBeforeNow(to: &list, context)
    addMonths(to: &list, context)
    addDays(to: &list, context)
    if !context.typed.isEmpty { ValueProvider.addValues(to: &list, in: context, field: field, source: .date) }
  }

  /// Words, times before now, the years of the data and the months of a typed year.
  private static func addInstants(to list: inout [Candidate], _ context: CompletionContext) {
    for (order, word) in RelativeInstant.words.enumerated() {
      let detail = word == "now" ? "when the query runs" : "day"
      add(to: &list, in: context, text: word, detail: detail, popularity: 1 - Double(order) / 100)
    }
    for (order, text) in ["-1h", "-24h", "-7d", "-15m", "-30d"].enumerated() {
      add(to: &list, in: context, text: text, detail: "before now", popularity: 0.9 - Double(order) / 100)
    }
    for (order, year) in context.prepared.years.enumerated() {
      add(to: &list, in: context, text: String(year), detail: "", popularity: 0.8 - Double(order) / 200)
    }
    addMonths(to: &list, context)
    addDays(to: &list, context)
  }

  /// Days that depend on the present. Over cards, whose dialect has words of its own, years are more usual.
  private static func addDaysBeforeNow(to list: inout [Candidate], _ context: CompletionContext) {
    let first = context.vocabulary.isOfLists ? 1 : 0.6
    let words = ["today", "yesterday", "tomorrow"].filter { !context.vocabulary.dayWords.contains($0) }
    for (order, word) in words.enumerated() {
      add(to: &list, in: context, text: word, detail: "day", popularity: first - Double(order) / 100)
    }
    for (order, text) in ["-7d", "-30d", "-90d", "-365d"].enumerated() {
      add(
        to: &list, in: context, text: text, detail: "before now", popularity: first - 0.1 - Double(order) / 100)
    }
  }

  private static func addMonths(to list: inout [Candidate], _ context: CompletionContext) {
    guard (4...7).contains(context.typed.utf8.count),
      let year = DateSpan(String(decoding: context.typed.utf8.prefix(4), as: UTF8.self))
    else { return }
    for month in 1...12 {
      let text = "\(year)-" + (month < 10 ? "0" : "") + String(month)
      add(to: &list, in: context, text: text, detail: "month", popularity: 0.5 - Double(month) / 100)
    }
  }

  /// Adds the days of a typed month.
  private static func addDays(to list: inout [Candidate], _ context: CompletionContext) {
    guard (8...10).contains(context.typed.utf8.count),
      let month = DateSpan(String(decoding: context.typed.utf8.prefix(7), as: UTF8.self)), month.precision == .month
    else { return }
    for day in 1...DateSpan.components(ofOrdinal: month.last).day {
      let text = "\(month)-" + (day < 10 ? "0" : "") + String(day)
      add(to: &list, in: context, text: text, detail: "day", popularity: 0.5 - Double(day) / 100)
    }
  }

  private static func add(
    to list: inout [Candidate], in context: CompletionContext, text: String, detail: String, popularity: Double
  ) {
    guard let match = PrefixMatch.quality(of: context.typed, in: text) else { return }
    list.append(
      Candidate(
        source: .date, kind: .value, label: text, insertion: .value(text), range: context.place.replace, match: match,
        popularity: popularity, prior: 0.9, detail: detail))
  }
}

/// The years that a vocabulary mentions. A core module has no clock, so the data determines the current year.
enum YearRange {
  /// The years from the first to the last date in the values and examples of date fields, the last first; empty if
  /// there are none, at most a hundred.
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

  /// The year of the date at the end of a text, written with hyphens.
  private static func year(in text: String) -> Int? {
    let bytes = Array(text.utf8.suffix(10))
    guard let span = DateSpan(String(decoding: bytes, as: UTF8.self)), span.precision == .day else { return nil }
    return DateSpan.components(ofOrdinal: span.first).year
  }
}
