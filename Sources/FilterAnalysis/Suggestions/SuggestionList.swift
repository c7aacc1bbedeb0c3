import FilterAST
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Gathers suggestions for one piece of a query; only those stay that read as one term without a mistake.
struct SuggestionList {
  private var suggestions: [TermSuggestion] = []
  /// Where the best suggestion of each text is: a value may have very many aliases that fit, so each is looked up at once.
  private var places: [ExactText: Int] = [:]
  private var unchecked: [TermSuggestion] = []
  private let vocabulary: Vocabulary

  var isEmpty: Bool { suggestions.isEmpty && unchecked.isEmpty }

  init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  mutating func add(_ text: String, _ edits: [TextEdit], distance: Double) {
    let key = ExactText(text)
    if let place = places[key], suggestions[place].distance <= distance { return }
    places[key] = suggestions.count
    suggestions.append(TermSuggestion(text: text, edits: edits, distance: distance))
  }

  /// Adds a text that is no whole term: whether it helps is seen when it is tried out in the query.
  mutating func addUnchecked(_ text: String, _ edits: [TextEdit]) {
    unchecked.append(TermSuggestion(text: text, edits: edits, distance: 0.5))
  }

  /// The best ones, the best first; of equally good ones those that were added first.
  func best(_ count: Int) -> [TermSuggestion] {
    let sorted = places.values.sorted { (suggestions[$0].distance, $0) < (suggestions[$1].distance, $1) }
    var result = unchecked
    for place in sorted where isSound(suggestions[place].text) {
      result.append(suggestions[place])
      if result.count == count { break }
    }
    return result
  }

  private func isSound(_ text: String) -> Bool {
    let parsed = ParsedQuery(parsing: text)
    guard parsed.outcome == .valid, parsed.diagnostics.isEmpty, case .term(let term)? = parsed.query else {
      return false
    }
    do throws(TermMistake) {
      _ = try vocabulary.condition(of: term)
      return true
    } catch {
      return false
    }
  }
}

/// A term taken apart for suggestions: its texts as they were typed.
struct TypedTerm {
  let field: String
  let comparison: String
  /// With its quotes or slashes.
  let value: String
  /// Without.
  let valueText: String
  /// The term as it was read. Another field changes nothing about where its value ends.
  private let original: FilterTerm
  let ranges: (field: SourceRange, comparison: SourceRange, value: SourceRange)

  init?(_ leaf: AnalyzedLeaf, of source: SourceText) {
    guard let field = leaf.field, let comparison = leaf.comparison, leaf.value.length <= 200 else { return nil }
    self.field = source[field]
    self.comparison = source[comparison]
    self.value = source[leaf.value]
    switch leaf.term {
    case .filter(_, field: _, _, let value): valueText = value.text
    case .regex(_, field: _, _, let pattern): valueText = pattern.text
    case .name: return nil
    }
    original = leaf.term
    ranges = (field, comparison, leaf.value)
  }

  /// The term that this one would be with another field.
  func term(field: String) -> FilterTerm? {
    guard let name = FieldName(exactly: field) else { return nil }
    switch original {
    case .filter(_, field: _, let comparison, let value): return .filter(.positive, field: name, comparison, value)
    case .regex(_, field: _, let comparison, let pattern): return .regex(.positive, field: name, comparison, pattern)
    case .name: return nil
    }
  }
}
