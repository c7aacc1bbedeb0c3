import FilterAST
import FilterVocabulary

/// How a free text is looked for, in words.
struct TextWords {
  let vocabulary: Vocabulary

  /// A text in quotes.
  static let quoted: StyledText = "In quotes spaces and punctuation count; capitals make no difference"
  /// A name without quotes.
  static let letters: StyledText =
    "Without quotes only letters and digits count; capitals, accents, spaces and punctuation make no difference"

  /// How a text is looked for in a field whose words it is none of.
  func way(of value: FilterValue, _ field: Field) -> StyledText {
    if value.form == .quoted { return TextWords.quoted }
    if field.name == vocabulary.nameField { return TextWords.letters }
    if vocabulary.hasValues(field) { return "No word that is known, so it may stand inside of others" }
    return "It may stand inside of a word; capitals make no difference, and spaces need quotes"
  }
}

extension Vocabulary {
  /// Whether a list of the values of a field is at hand, its own or a catalog.
  func hasValues(_ field: Field) -> Bool {
    !field.values.isEmpty || field.catalogs.contains { catalog(named: $0) != nil }
  }
}
