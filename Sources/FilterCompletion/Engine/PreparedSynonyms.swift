import FilterAST
import FilterText
import FilterVocabulary

/// The words for terms, in order, so that those with a beginning are adjacent.
struct PreparedSynonyms: Sendable {
  /// Words and their term.
  struct Entry: Sendable {
    let words: String
    /// The popularity of the field, from 0 to 1.
    let popularity: Double
    /// Whether the field is one of colors.
    let isOfColors: Bool
    /// Whether the field is one of free texts.
    let isOfTexts: Bool
    /// The term, or its beginning up to the value.
    let term: String
    /// The value after a colon; empty for another term.
    let value: String
    /// The edit of the text.
    let insertion: Insertion
    /// Whether the term has a value.
    let isComplete: Bool
    /// The place among all, the most popular field first, and of a field those that are meant more often.
    let rank: Int
  }

  /// The entries in the order of their words.
  private let entries: [Entry]

  init(_ vocabulary: Vocabulary, shortNames: [FieldName], usualOperators: [Comparison]) {
    var entries: [Entry] = []
    let (ids, fields) = (vocabulary.fieldIDs, vocabulary.fields)
    let known = vocabulary.synonyms.compactMap { synonym in
      vocabulary.fieldID(spelled: synonym.field).map { (synonym: synonym, field: $0.index) }
    }
    let order = known.indices.sorted {
      (-fields[known[$0].field].popularity, $0) < (-fields[known[$1].field].popularity, $1)
    }
    for (rank, index) in order.enumerated() {
      let (synonym, field) = known[index]
      let signs = synonym.rest.utf8.prefix { ":=<>!~".utf8.contains($0) }
      let written = String(decoding: signs, as: UTF8.self)
      let comparison = Comparison(rawValue: written) ?? usualOperators[field]
      let value = String(synonym.rest.dropFirst(signs.count))
      // A field by its name tells more, a term by its short one is what people write.
      let name = value.isEmpty && synonym.field.utf8.count <= 8 ? FieldName(synonym.field) : shortNames[field]
      let id = ids[field]
      let term = name.text + comparison.rawValue + value
      let insertion: Insertion =
        value.isEmpty
        ? .field(name.text, id, comparison)
        : comparison == .colon ? .term(id, PreparedSynonyms.unquoted(value)) : .verbatim(term)
      entries.append(
        Entry(
          words: synonym.words, popularity: Double(fields[field].popularity) / 100,
          isOfColors: fields[field].kind == .colors,
          isOfTexts: fields[field].kind == .text && fields[field].catalogs.isEmpty, term: term,
          value: comparison == .colon ? PreparedSynonyms.unquoted(value) : "", insertion: insertion,
          isComplete: !value.isEmpty, rank: rank))
    }
    self.entries = entries.sorted { ($0.words, $0.rank) < ($1.words, $1.rank) }
  }

  private static func unquoted(_ value: String) -> String {
    let isQuoted =
      value.utf8.count > 1 && value.utf8.first == UInt8(ascii: "\"") && value.utf8.last == UInt8(ascii: "\"")
    return isQuoted ? String(value.dropFirst().dropLast()) : value
  }

  /// The entries whose words begin with a text in lower case, the most popular field first. Logarithmic, apart from
  /// those found.
  func beginning(with typed: String) -> [Entry] {
    let start = entries.partitioningIndex { $0.words >= typed }
    let found = entries[start...].prefix { $0.words.hasPrefix(typed) }
    // Whole words are at the start, by their rank already.
    let whole = found.prefix { $0.words == typed }
    return whole + found[whole.endIndex...].sorted { $0.rank < $1.rank }
  }

  /// The entries of some words.
  func entries(of words: String) -> [Entry] {
    let start = entries.partitioningIndex { $0.words >= words }
    return Array(entries[start...].prefix { $0.words == words })
  }
}
