/// Every kind of token, each with a specimen of the text it stands for.
///
/// The kinds are the words of the grammar in `Grammar/FilterQuery.ebnf`. Trivia (``isTrivia``) separates terms and means
/// nothing else.
public enum TokenKind: CaseIterable, Hashable, Sendable {
  // Trivia.

  /// A run of spaces, tabs and line breaks: `␠␠⇥`.
  case whitespace
  /// A run of commas that stands alone: `rograkh , son`. A comma glued to a word belongs to the word.
  case comma
  /// A run of slashes outside quotes, braces and regular expressions: the one in `fire/ice`.
  case slash

  // Structure.

  /// `(`
  case leftParenthesis
  /// `)`
  case rightParenthesis
  /// The prefix of `-t:elf`, only where a term may begin.
  case minus
  /// The prefix of `!"Lightning Bolt"`, only where a term may begin.
  case exclamation
  /// The bare word `or`, in any letter case.
  case or
  /// The bare word `and`, in any letter case.
  case and

  // Parts of terms.

  /// The name before an operator: the `t` of `t:elf`.
  case field
  /// An operator: `:` `=` `!=` `<` `<=` `>` `>=`, and the tolerated `=<` `=>`.
  case comparison
  /// The `!` at the end of `pow!` or `kaboom!`: half an operator if the word before it is a field, else a letter of a name.
  case halfComparison
  /// A bare value behind an operator: the `elf` of `t:elf`, the `{2/w}` of `m:{2/w}`.
  case value
  /// A bare word that stands for itself: `lightning`, `urza's`, `fire-ice`.
  case word
  /// A quoted text with its quotes: `"draw a card"`, `'Urza\'s Bauble'`, `“Windfall”`.
  case quoted
  /// A quoted text whose closing quote is missing; it takes in the rest of the text: `"draw a ca`.
  case unclosedQuoted
  /// A regular expression with its slashes, only as a value: the `/^tap/` of `o:/^tap/`.
  case regex
  /// A regular expression whose closing slash is missing; it takes in the rest of the text: `/^ta`.
  case unclosedRegex
  /// `++` or `@@` as a whole bare word.
  case shorthand

  /// Whether the token only separates others.
  @inlinable public var isTrivia: Bool {
    switch self {
    case .whitespace, .comma, .slash: true
    default: false
    }
  }

  /// Whether the token joins terms: `or`, `and`.
  @inlinable public var isConnective: Bool {
    switch self {
    case .or, .and: true
    default: false
    }
  }
}

extension TokenKind: CustomStringConvertible {
  /// The name of the case. Written out, since Embedded Swift has no reflection, and a raw value would make every comparison
  /// of two kinds one of two strings.
  public var description: String {
    switch self {
    case .whitespace: "whitespace"
    case .comma: "comma"
    case .slash: "slash"
    case .leftParenthesis: "leftParenthesis"
    case .rightParenthesis: "rightParenthesis"
    case .minus: "minus"
    case .exclamation: "exclamation"
    case .or: "or"
    case .and: "and"
    case .field: "field"
    case .comparison: "comparison"
    case .halfComparison: "halfComparison"
    case .value: "value"
    case .word: "word"
    case .quoted: "quoted"
    case .unclosedQuoted: "unclosedQuoted"
    case .regex: "regex"
    case .unclosedRegex: "unclosedRegex"
    case .shorthand: "shorthand"
    }
  }
}
