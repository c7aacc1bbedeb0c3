import FilterAST
import FilterVocabulary

/// Describes the values of fields.
struct ValueWords {
  let vocabulary: Vocabulary

  /// The placeholder for a value, as in `pow >= number`. ASCII, so that its length is the same in every encoding.
  static func placeholder(_ field: Field) -> String {
    switch field.kind {
    case .text: "text"
    case .path: "path"
    case .number, .integerID: "number"
    case .numberOrText: "number or text"
    case .date: "date"
    case .year: "year"
    case .instant: "instant"
    case .duration: "duration"
    case .size: "size"
    case .boolean: "true or false"
    case .colors: "colors"
    case .cost: "cost"
    case .devotion: "symbols"
    case .enumeration, .orderedEnumeration: "value"
    case .flag, .absentFlag: "property"
    case .catalog: "name"
    case .uuid: "uuid"
    case .directive: "setting"
    }
  }

  /// The kind of values with examples: "One of 23 words: `alchemy`, `brawl`, …".
  func summary(of field: Field) -> StyledText {
    var text = kind(of: field)
    if field.comparesColumns { text += ", or another field such as " + .codes(columns(besides: field), limit: 3) }
    if field.takesRegex { text += ", or a pattern between slashes" }
    return text
  }

  private func kind(of field: Field) -> StyledText {
    switch field.kind {
    case .text: return "A word or quoted text"
    case .path:
      return "Parts of a path in a row, with " + .codes(["*"]) + " in a part and " + .codes(["**"]) + " over parts: "
        + .codes(["/health", "src/**/*.swift"])
    case .number: return number(field)
    case .numberOrText:
      return "A number or text; " + .codes(["<", "<=", ">", ">="]) + " compare the leading number"
    case .date: return date(field)
    case .year: return "A year of four digits"
    case .instant:
      return "An instant, day, month or year: " + .codes(["2026-01-02T10:00", "2026-01-02", "2026-01", "2026"])
        + ", " + .codes(RelativeInstant.words) + ", or a time before now: " + .codes(["-2h", "-7d"])
    case .duration: return "A duration: " + .codes(["1.5s", "200ms", "1h30m"]) + ", or a number of seconds"
    case .size: return "A size: " + .codes(["10MB", "10MiB"]) + ", or a number of bytes"
    case .boolean: return .codes(["true"]) + " or " + .codes(["false"])
    case .colors: return colors(field)
    case .cost: return "Symbols such as " + .codes(symbols(4))
    case .devotion: return "One symbol, repeated, such as " + .codes(symbols(1))
    case .enumeration, .orderedEnumeration, .flag, .absentFlag, .catalog, .directive: return list(field)
    case .uuid: return "A UUID: 32 hexadecimal digits in five groups"
    case .integerID: return "A whole number"
    }
  }

  private func number(_ field: Field) -> StyledText {
    var text: StyledText = field.isWhole ? "A whole number" : "A number"
    let words = field.values.map { $0.text }
    if !words.isEmpty { text += ", or " + .codes(words) }
    return text
  }

  private func date(_ field: Field) -> StyledText {
    var text: StyledText = "A date, month or year: " + .codes(["2020-03-17", "2020-03", "2020"])
    if !vocabulary.dayWords.isEmpty { text += ", or " + .codes(vocabulary.dayWords) }
    if !field.catalogs.isEmpty { text += ", or the code of a release" }
    return text
  }

  private func colors(_ field: Field) -> StyledText {
    guard let palette = vocabulary.palette(of: field) else { return "Colors" }
    var text: StyledText = "Letters: "
    for (index, color) in palette.colors.enumerated() {
      if index > 0 { text += ", " }
      text += .code(color.letter) + .words(" " + color.name)
    }
    if !palette.nicknames.isEmpty {
      text += ", or names such as " + .codes(palette.nicknames.map { $0.name }, limit: 2)
    }
    return text + ", or a number of colors"
  }

  private func list(_ field: Field) -> StyledText {
    var count = field.values.count
    for name in field.catalogs { count += vocabulary.catalog(named: name)?.values.count ?? 0 }
    let values = StyledText.codes(commonValues(of: field, limit: 8)) + (count > 8 ? ", …" : "")
    if count == 0 { return "A name from a list that keeps growing" }
    let words = field.kind == .flag || field.kind == .absentFlag ? "properties" : "words"
    let lead =
      field.isClosed || field.kind == .directive ? "One of \(count) \(words): " : "A name; \(count) known: "
    return (count == 1 && field.isClosed ? "Only " : .words(lead)) + values
  }

  /// The values that stand for all values of a field, the most common ones first.
  func commonValues(of field: Field, limit: Int) -> [String] {
    var texts: [String] = []
    for list in [field.values] + field.catalogs.compactMap({ vocabulary.catalog(named: $0)?.values }) {
      let listed = list.indices.filter { !list[$0].isRefused }
      // The order of rarities is a part of their meaning.
      let order =
        field.kind == .orderedEnumeration
        ? listed : listed.sorted { (-list[$0].frequency, $0) < (-list[$1].frequency, $1) }
      texts += order.prefix(limit - texts.count).map { list[$0].text }
    }
    return texts
  }

  private func columns(besides field: Field) -> [String] {
    vocabulary.fields.filter { $0.isColumn && $0.name != field.name }.map { $0.name }
  }

  private func symbols(_ count: Int) -> [String] {
    vocabulary.symbols.prefix(count).map { "{\($0.code)}" }
  }
}

/// Dates in English.
enum DateWords {
  /// `March 17, 2020`, `March 2020`, `the year 2020`
  static func spelled(_ span: DateSpan) -> String {
    let (year, month, day) = DateSpan.components(ofOrdinal: span.first)
    let name = months[min(max(month - 1, 0), 11)]
    return switch span.precision {
    case .year: "the year \(year)"
    case .month: "\(name) \(year)"
    case .day: "\(name) \(day), \(year)"
    }
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}

/// Describes how a path matches.
enum PathWords {
  static func way(of pattern: PathPattern) -> StyledText {
    if pattern.isWhole { return "Matches the whole path, from its first part to its last" }
    let start: StyledText = pattern.isAnchored ? "Matches from the first part" : "Matches from any part"
    return start + (pattern.hasWildcards ? " to the last" : "; more parts may follow")
  }
}

/// Describes how a text matches.
struct TextWords {
  let vocabulary: Vocabulary

  /// For a quoted text.
  static let quoted: StyledText = "In quotes, spaces and punctuation matter; case does not"
  /// For a name without quotes.
  static let letters: StyledText =
    "Without quotes, only letters and digits matter; case, accents, spaces and punctuation are ignored"

  /// For a text that is not a known value of its field.
  func way(of value: FilterValue, _ field: Field) -> StyledText {
    if value.form == .quoted { return TextWords.quoted }
    if field.name == vocabulary.nameField { return TextWords.letters }
    if vocabulary.hasValues(field) { return "Not a known word; matches inside other words" }
    return "Matches inside words, ignoring case; quote a text with spaces"
  }
}

extension Vocabulary {
  /// Whether the field has a list of values, its own or a loaded catalog.
  func hasValues(_ field: Field) -> Bool {
    !field.values.isEmpty || field.catalogs.contains { catalog(named: $0) != nil }
  }
}
