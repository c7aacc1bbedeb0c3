import FilterAST
import FilterVocabulary

/// What kind of values a field takes, in words.
struct ValueWords {
  let vocabulary: Vocabulary

  /// The word that stands for the value in `pow >= number`. ASCII, so that it has one length in every encoding.
  static func placeholder(_ field: Field) -> String {
    switch field.kind {
    case .text: "text"
    case .number, .integerID: "number"
    case .numberOrText: "number or text"
    case .date: "date"
    case .year: "year"
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

  /// What the values are, with some of them: "One of 23 words: `alchemy`, `brawl`, …".
  func summary(of field: Field) -> StyledText {
    var text = kind(of: field)
    if field.comparesColumns { text += ", or another column such as " + .codes(columns(besides: field), limit: 3) }
    if field.takesRegex { text += ", or a pattern between slashes" }
    return text
  }

  private func kind(of field: Field) -> StyledText {
    switch field.kind {
    case .text: return "A word, or a text in quotes"
    case .number: return number(field)
    case .numberOrText:
      return "A text, of which " + .codes(["<", "<=", ">", ">="]) + " compare the number it begins with"
    case .date: return date(field)
    case .year: return "A year of four digits"
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
    var text: StyledText = "A day, a month or a year: " + .codes(["2020-03-17", "2020-03", "2020"])
    if !vocabulary.dayWords.isEmpty { text += ", or " + .codes(vocabulary.dayWords) }
    if !field.catalogs.isEmpty { text += ", or the code of what was released that day" }
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
    return text + ", or how many"
  }

  private func list(_ field: Field) -> StyledText {
    // The lists are lent one by one: joined they would be copied, and some have thousands of values.
    var count = field.values.count
    var first = field.values.prefix(8).map { $0.text }
    for name in field.catalogs {
      guard let catalog = vocabulary.catalog(named: name) else { continue }
      count += catalog.values.count
      first += catalog.values.prefix(8 - min(8, first.count)).map { $0.text }
    }
    let values = StyledText.codes(first.prefix(8)) + (count > 8 ? ", …" : "")
    if count == 0 { return "A name from a list that grows by itself" }
    let words = field.kind == .flag || field.kind == .absentFlag ? "properties" : "words"
    let lead =
      field.isClosed || field.kind == .directive ? "One of \(count) \(words): " : "A name; \(count) are known: "
    return (count == 1 && field.isClosed ? "Only " : .words(lead)) + values
  }

  private func columns(besides field: Field) -> [String] {
    vocabulary.fields.filter { $0.isColumn && $0.name != field.name }.map { $0.name }
  }

  private func symbols(_ count: Int) -> [String] {
    vocabulary.symbols.prefix(count).map { "{\($0.code)}" }
  }
}
