import FilterAST
import FilterLexer
import FilterParser
import FilterSemantics
package import FilterText
import FilterVocabulary

/// A suggested replacement of a term.
package struct TermSuggestion: Hashable, Sendable {
  /// The new text of the term without its prefix: `type:elf`.
  package let text: String
  /// The edits that write it, in offsets of the query.
  package let edits: [TextEdit]
  /// The distance from the typed text, 0 being the nearest: about 1 per typing error, plus fractions for values that
  /// fit badly and fields that are rarely used.
  package let distance: Double

  package init(text: String, edits: [TextEdit], distance: Double) {
    self.text = text
    self.edits = edits
    self.distance = distance
  }
}

/// Collects suggestions for one piece of a query; only those that read as one valid term are kept.
struct SuggestionList {
  private var suggestions: [TermSuggestion] = []
  /// The index of the best suggestion of each text; a value may have many aliases that fit.
  private var indices: [ExactText: Int] = [:]
  private var unchecked: [TermSuggestion] = []
  private let vocabulary: Vocabulary

  var isEmpty: Bool { suggestions.isEmpty && unchecked.isEmpty }

  init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  mutating func add(_ text: String, edits: [TextEdit], distance: Double) {
    let key = ExactText(text)
    if let index = indices[key], suggestions[index].distance <= distance { return }
    indices[key] = suggestions.count
    suggestions.append(TermSuggestion(text: text, edits: edits, distance: distance))
  }

  /// Adds a text that is not a whole term; the caller checks it by applying it to the query.
  mutating func addUnchecked(_ text: String, edits: [TextEdit]) {
    unchecked.append(TermSuggestion(text: text, edits: edits, distance: 0.5))
  }

  /// The best suggestions, the best first; of equally good ones the first added.
  func best(_ count: Int) -> [TermSuggestion] {
    let sorted = indices.values.sorted { (suggestions[$0].distance, $0) < (suggestions[$1].distance, $1) }
    var result = unchecked
    for index in sorted where isSound(suggestions[index].text) {
      result.append(suggestions[index])
      if result.count == count { break }
    }
    return result
  }

  private func isSound(_ text: String) -> Bool {
    let parsed = vocabulary.parse(text)
    guard parsed.outcome == .valid, parsed.diagnostics.isEmpty, case .term(let term)? = parsed.query else {
      return false
    }
    do throws(TermError) {
      _ = try vocabulary.condition(of: term)
      return true
    } catch {
      return false
    }
  }
}

/// The parts of a term as typed, for suggestions.
struct TypedTerm {
  let field: String
  let comparison: String
  /// With quotes or slashes.
  let value: String
  /// Without quotes or slashes.
  let valueText: String
  /// The term as read; another field does not change where its value ends.
  private let original: FilterTerm
  let ranges: (field: SourceRange, comparison: SourceRange, value: SourceRange)
  /// The minus signs before it.
  let minus: SourceRange

  init?(_ leaf: AnalyzedLeaf, of source: SourceText) {
    guard let field = leaf.field, let comparison = leaf.comparison, leaf.value.length <= 200 else { return nil }
    self.field = source[field]
    self.comparison = source[comparison]
    self.value = source[leaf.value]
    switch leaf.readTerm {
    case .filter(_, field: _, _, let value): valueText = value.text
    case .regex(_, field: _, _, let pattern): valueText = pattern.text
    case .name, .range: return nil
    }
    original = leaf.readTerm
    ranges = (field, comparison, leaf.value)
    minus = leaf.minus
  }

  /// Whether its field is one whose terms say what items are not: `not:`.
  func isNegation(in vocabulary: Vocabulary) -> Bool {
    FieldName(spelled: field).flatMap { vocabulary.fieldID(named: $0) }.map { vocabulary[$0].kind == .absentFlag }
      ?? false
  }

  /// The same term with another field.
  func term(field name: FieldName) -> FilterTerm? {
    switch original {
    case .filter(_, field: _, let comparison, let value): return .filter(.positive, field: name, comparison, value)
    case .regex(_, field: _, let comparison, let pattern): return .regex(.positive, field: name, comparison, pattern)
    case .name, .range: return nil
    }
  }
}
