import FilterAST
import FilterText
import FilterVocabulary
import FuzzyMatching

/// The source a candidate comes from. The order of the cases settles what everything else leaves equal.
enum CandidateSource: Int, Comparable, Sendable {
  case field, comparison, value, color, date, column, example, directive, catalog, name, reverse, text, regex
  case connective, history, documentation

  static func < (left: CandidateSource, right: CandidateSource) -> Bool { left.rawValue < right.rawValue }
}

/// What a candidate puts into the text. The text is made only for what is shown.
enum Insertion: Hashable, Sendable {
  /// A field and an operator, before a value that has yet to come; in a term that has an operator the name alone.
  case field(String, FieldID, Comparison)
  /// An operator of the field.
  case comparison(FieldID, Comparison)
  /// A value of the field under the caret, quoted as it needs.
  case value(String)
  /// A term of its own: a field by its shortest name, and a value.
  case term(FieldID, String)
  /// The whole name of an item.
  case exactName(String)
  /// A term with a regular expression.
  case regex(FieldID, String)
  /// Text as it is.
  case verbatim(String)
}

/// Something that could be typed, before it is known whether it will be shown.
struct Candidate: Sendable {
  let source: CandidateSource
  let kind: CompletionKind
  let label: String
  let insertion: Insertion
  /// The bytes it replaces.
  let range: SourceRange
  /// How well it fits what was typed, from 0 to 1.
  var match: Double
  /// How much it is sought, from 0 to 1.
  var popularity: Double
  /// What its source is worth at this place: from 0 to 1, a little more for what is hardly ever an accident, less than 0 for
  /// what mostly is one.
  var prior: Double
  var detail = ""
  /// Whether every typed word was met.
  var meetsAllWords = true
  /// The pieces of the label that were met, where they are known already.
  var highlights: [Highlight] = []
  /// Where it was found, for the highlights; nil where the label is not what was searched.
  var origin: Origin?

  /// A text of an index.
  struct Origin: Sendable {
    let index: FuzzyIndex
    let id: Int
    let typed: String
  }
}
