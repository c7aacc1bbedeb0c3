public import FilterText

/// A piece of a source text. The tokens of a text cover it without gaps, so concatenating them gives the text.
///
/// A token takes 12 bytes, since a text may have one per byte. Offsets have 32 bits, so texts are shorter than 4 GiB.
public struct Token: Hashable, Sendable {
  @usableFromInline let start: UInt32
  @usableFromInline let end: UInt32
  /// What kind of text the token covers.
  public let kind: TokenKind

  /// The bytes the token covers; never empty.
  @inlinable public var range: SourceRange {
    SourceRange(start: Int(truncatingIfNeeded: start), end: Int(truncatingIfNeeded: end))
  }

  /// Makes a token. Offsets beyond 32 bits are truncated.
  @inlinable
  package init(kind: TokenKind, range: SourceRange) { self.init(kind: kind, from: range.start, to: range.end) }

  /// Makes a token of the bytes from `start` to `end`, which must not precede it.
  @inlinable
  package init(kind: TokenKind, from start: Int, to end: Int) {
    self.kind = kind
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }
}

extension Token: CustomStringConvertible {
  /// The kind and the range: `field 0..<1`.
  public var description: String { "\(kind) \(range)" }
}

/// Every kind of token, each with an example.
///
/// The kinds are the terminals of the grammar in `Grammar/FilterQuery.ebnf`. Trivia (``isTrivia``) only separates
/// terms.
public enum TokenKind: CaseIterable, Hashable, Sendable {
  // Trivia.

  /// A run of spaces, tabs and line breaks: `␠␠⇥`.
  case whitespace
  /// A run of commas on its own: `rograkh , son`. A comma attached to a word belongs to the word.
  case comma
  /// A run of slashes outside quotes, braces and regular expressions: the one in `fire/ice`.
  case slash

  // Structure.

  /// An opening parenthesis, `(`.
  case leftParenthesis
  /// A closing parenthesis, `)`.
  case rightParenthesis
  /// The prefix of `-t:elf`, only where a term may begin.
  case minus
  /// The prefix of `!"Lightning Bolt"`, only where a term may begin.
  case exclamation
  /// The bare word `or`, in any letter case.
  case or
  /// The bare word `and`, in any letter case.
  case and
  /// The `,` or `|` between two values of a field, in the syntax of lists: the one in `state:open,draft`.
  case valueSeparator

  // Parts of terms.

  /// The name before an operator: the `t` of `t:elf`.
  case field
  /// An operator: `:` `=` `!=` `<` `<=` `>` `>=`, and the tolerated `=<` `=>`.
  case comparison
  /// The `!` at the end of `pow!` or `kaboom!`: half an operator if the word before it is a field, else part of a name.
  case halfComparison
  /// A bare value after an operator: the `elf` of `t:elf`, the `{2/w}` of `m:{2/w}`.
  case value
  /// A bare word that stands for itself: `lightning`, `urza's`, `fire-ice`.
  case word
  /// A quoted text with its quotes: `"draw a card"`, `'Urza\'s Bauble'`, `“Windfall”`.
  case quoted
  /// A quoted text without a closing quote; it extends to the end of the text: `"draw a ca`.
  case unclosedQuoted
  /// A regular expression with its slashes, only as a value: the `/^tap/` of `o:/^tap/`.
  case regex
  /// A regular expression without a closing slash; it extends to the end of the text: `/^ta`.
  case unclosedRegex
  /// `++` or `@@` as a whole bare word.
  case shorthand
  /// The `(`, `[` or `{` that opens the values of a field, in the syntax of lists: the one in `state:(open or draft)`.
  case valueOpening
  /// The `)`, `]` or `}` that closes the values of a field.
  case valueClosing
  /// The `..` of `1..3` and the ` TO ` of `[1 TO 3]`, with its blanks, in the syntax of lists.
  case rangeOperator

  /// Whether the token only separates others: white space, commas, slashes.
  @inlinable public var isTrivia: Bool {
    switch self {
    case .whitespace, .comma, .slash: true
    default: false
    }
  }

  /// Whether the token is a value after an operator.
  package var isValue: Bool {
    switch self {
    case .value, .quoted, .unclosedQuoted, .regex, .unclosedRegex: true
    default: false
    }
  }

  /// Whether the token joins terms or values: `or`, `and`, and the `,` between values.
  @inlinable public var isConnective: Bool {
    switch self {
    case .or, .and, .valueSeparator: true
    default: false
    }
  }
}

extension TokenKind: CustomStringConvertible {
  /// The name of the case. Spelled out, since Embedded Swift has no reflection, and a raw value would turn comparisons
  /// of kinds into comparisons of strings.
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
    case .valueSeparator: "valueSeparator"
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
    case .valueOpening: "valueOpening"
    case .valueClosing: "valueClosing"
    case .rangeOperator: "rangeOperator"
    }
  }
}
