import FilterAST
import FilterText
import FilterVocabulary
import FuzzyMatching

/// The source of a candidate. The order of the cases breaks ties.
enum CandidateSource: Int, Comparable, Sendable {
  case field, comparison, value, color, date, column, example, directive, catalog, name, reverse, text, regex
  case connective, history, documentation
  /// What is already there.
  case kept

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
  /// The code of a value that was found by its title: never in quotes, unlike what was typed.
  case code(String)
  /// A separate term: a field by its shortest name, and a value.
  case term(FieldID, String)
  /// The whole name of an item.
  case exactName(String)
  /// A term with a regular expression.
  case regex(FieldID, String)
  /// Literal text.
  case verbatim(String)
  /// The value under the caret as it is written.
  case kept(String)
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
  /// How the typed text matches, for a value of the field under the caret; it outweighs everything else. Nil for
  /// others.
  var tier: MatchTier?
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

/// How a typed text matches a value, the worst first.
enum MatchTier: Int, Comparable, Sendable {
  /// With a typing error.
  case slip
  /// Within the value.
  case within
  /// At its start.
  case prefix
  /// As a whole.
  case exact

  static func < (left: MatchTier, right: MatchTier) -> Bool { left.rawValue < right.rawValue }

  /// How `typed` matches `text`, without letter case, separators and punctuation: those of a set's title are seldom
  /// typed. Linear in the text times the typed text.
  init(of typed: String, in text: String) {
    let typed = MatchTier.letters(of: typed)
    let text = MatchTier.letters(of: text)
    if typed.count <= text.count, text.prefix(typed.count).elementsEqual(typed) {
      self = typed.count == text.count ? .exact : .prefix
    } else {
      let starts = 0..<max(0, text.count - typed.count + 1)
      self = starts.contains { text[$0..<$0 + typed.count].elementsEqual(typed) } ? .within : .slip
    }
  }

  /// Whether a byte is a letter or a digit, or a part of one.
  static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
  }

  private static func letters(of text: String) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity(text.utf8.count)
    for byte in text.utf8 where isLetter(byte) { letters.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte) }
    // Punctuation counts if there is nothing else.
    return letters.isEmpty ? Array(text.utf8) : letters
  }
}
