import FilterAST
import FilterText
import FilterVocabulary
import FuzzyMatching

/// The source of a candidate. The order of the cases breaks ties.
enum CandidateSource: Int, Comparable, Sendable {
  case field, comparison, value, color, date, column, example, directive, catalog, name, reverse, text, regex
  case connective, history, documentation

  static func < (left: CandidateSource, right: CandidateSource) -> Bool { left.rawValue < right.rawValue }
}

/// The content that a candidate inserts. Its text is made only for items that are shown.
enum Insertion: Hashable, Sendable {
  /// A field and an operator, followed by a value; only the name if the term has an operator.
  case field(String, FieldID, Comparison)
  /// An operator of the field.
  case comparison(FieldID, Comparison)
  /// A value of the field under the caret, quoted if necessary.
  case value(String)
  /// A separate term: a field by its shortest name, and a value.
  case term(FieldID, String)
  /// The whole name of an item.
  case exactName(String)
  /// A term with a regular expression.
  case regex(FieldID, String)
  /// Literal text.
  case verbatim(String)
}

/// A possible completion, before ranking.
struct Candidate: Sendable {
  let source: CandidateSource
  let kind: CompletionKind
  let label: String
  let insertion: Insertion
  /// The range it replaces.
  let range: SourceRange
  /// The quality of the match with the typed text, from 0 to 1.
  var match: Double
  /// The popularity, from 0 to 1.
  var popularity: Double
  /// The weight of its source in this context: from 0 to 1, more for matches that are rarely accidental, negative for
  /// those that mostly are.
  var prior: Double
  var detail = ""
  /// Whether every typed word matched.
  var meetsAllWords = true
  /// The matched ranges of the label, if already known.
  var highlights: [Highlight] = []
  /// The text that matched, for the highlights; nil if the label was not what was searched.
  var origin: Origin?

  /// A text of an index.
  struct Origin: Sendable {
    let index: FuzzyIndex
    let id: Int
    let typed: String
  }
}
