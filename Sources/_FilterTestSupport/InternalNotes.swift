/// Words for those who maintain a vocabulary, and no help for those who search: where a fact comes from, how certain it
/// is, and by which member of the data it is decided.
package enum InternalNotes {
  /// The words and phrases of notes in a text. Empty for a text that may be shown.
  package static func found(in text: String) -> [String] {
    // A kind of printing has this name.
    let words = text.lowercased().replacing("source material", with: "").split { !$0.isLetter && $0 != "_" }
    let plain = " " + words.joined(separator: " ") + " "
    return phrases.filter { plain.contains(" \($0) ") }
  }

  /// Whether a text has a word of data or of code: `type_line`.
  package static func hasUnderscore(_ text: String) -> Bool { text.contains("_") }

  private static let phrases = [
    "source", "sources", "confidence", "likely", "certain", "uncertain", "sure", "guess", "guessed", "unverified",
    "unexpanded", "approximation", "approximate", "predicate", "definition", "known by", "curated", "todo", "fixme",
    "legality list", "list of the cycle", "promo type", "promo types", "type line has any", "card data", "bulk data",
    "json", "null", "boolean", "enum", "superset", "multiset", "collated", "descendant", "full alias",
    "our facts", "the facts",
  ]
}
