import FilterAST
import FilterVocabulary

/// Describes the values of fields.
struct ValueWords {
  let vocabulary: Vocabulary

  /// The kind of values with examples: "One of 23 words: `alchemy`, `brawl`, …".
  func summary(of field: Field) -> StyledText {
    var text = kind(of: field)
    let others = field.comparesColumns ? columns(besides: field) : []
    if !others.isEmpty { text += ", or another field such as " + .codes(others, limit: 3) }
    if field.takesRegex { text += ", or a pattern between slashes" }
    return text
  }

  private func kind(of field: Field) -> StyledText {
    switch field.kind.traits.family {
    case .number where field.kind == .number: number(field)
    case .time where field.kind == .date: date(field)
    case .colors: colors(field)
    case .cost where field.kind == .devotion: "One symbol, repeated, such as " + .codes(symbols(1))
    case .cost: "Symbols such as " + .codes(symbols(4))
    case .word, .property, .directive: list(field)
    case .text, .number, .time, .amount, .boolean, .keyed: StyledText(marked: field.kind.traits.summary)
    }
  }

  private func number(_ field: Field) -> StyledText {
    var text: StyledText = field.isWhole ? "A whole number" : "A number"
    let words = field.values.map { $0.text }
    if !words.isEmpty { text += ", or " + .codes(words) }
    return text
  }

  private func date(_ field: Field) -> StyledText {
    var text = StyledText(marked: field.kind.traits.summary)
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
    let words = field.kind.traits.family == .property ? "properties" : "words"
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
