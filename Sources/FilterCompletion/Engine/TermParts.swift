import FilterAST
import FilterLexer
import FilterParser
import FilterText

/// The tokens of the term that contains a caret.
struct TermParts {
  /// The token that an item replaces; nil if there is none.
  let main: Int?
  /// The field before the operator.
  private(set) var field: Int?
  /// The operator.
  private(set) var comparison: Int?
  /// Whether the name has the prefix `!`.
  private(set) var isExact = false
  /// Whether the token is one of several values of a field, or would be.
  private(set) var isOneValue = false
  /// The number of `-` prefixes.
  private(set) var minusCount = 0
  /// The first token of the term; nil if the term is empty.
  private(set) var first: Int?
  /// The index after the last token.
  private(set) var end: Int?
  /// The kind of text at the caret.
  let kind: CompletionPlace.Kind

  /// Whether a prefix or an operator precedes the replaced text.
  var isPrefixed: Bool { isExact || minusCount > 0 }

  init(around main: Int?, _ cursor: TokenCursor) {
    let tokens = cursor.tokens
    self.main = main
    // Walk back over operator, field and prefixes, from the token or from the caret.
    var index = main ?? cursor.insertion
    end = main.map { $0 + 1 }
    var isValue = false
    var isComparison = false
    if main == nil || tokens[index].kind != .field {
      if let main, tokens[main].kind == .comparison || tokens[main].kind == .halfComparison {
        isComparison = true
        comparison = main
      } else if index > 0, tokens[index - 1].kind == .comparison {
        isValue = true
        index -= 1
        comparison = index
      }
      if comparison != nil, index > 0, tokens[index - 1].kind == .field {
        index -= 1
        field = index
      } else if let operation = cursor.valueOperator(before: index) {
        // A value among several has the field and the operator of all.
        comparison = comparison ?? operation
        field = operation - 1
        isValue = !isComparison
        isOneValue = true
      }
    }
    // Stray punctuation does not separate a prefix from its term: `-/bolt/`.
    var prefix = index
    while prefix > 0, tokens[prefix - 1].kind == .slash || tokens[prefix - 1].kind == .comma { prefix -= 1 }
    if prefix > 0, tokens[prefix - 1].kind == .minus || tokens[prefix - 1].kind == .exclamation { index = prefix }
    if comparison == nil, index > 0, tokens[index - 1].kind == .exclamation {
      isExact = true
      index -= 1
    }
    while index > 0, tokens[index - 1].kind == .minus {
      minusCount += 1
      index -= 1
    }
    if main != nil || index < cursor.insertion { first = index }
    let token = main.map { tokens[$0] }
    if let main, token?.kind == .word, !isExact, cursor.meetsOperator(after: main) {
      // `pow >=3`: the space does not separate the operator from its field.
      kind = .field
    } else {
      kind = TermParts.kind(
        token, isValue: isValue, isComparison: isComparison, isExact: isExact, cursor.caret)
    }
  }

  private static func kind(
    _ token: Token?, isValue: Bool, isComparison: Bool, isExact: Bool, _ caret: Int
  ) -> CompletionPlace.Kind {
    if isComparison { return .comparison }
    if isValue {
      guard let token, caret > token.range.start else { return .value }
      return token.kind == .regex && caret < token.range.end || token.kind == .unclosedRegex ? .regex : .value
    }
    if isExact { return .exactName }
    switch token?.kind {
    case nil: return .start
    case .field?: return .field
    case .quoted?, .unclosedQuoted?: return .quotedName
    default: return .word
    }
  }

  /// The family of the quote that contains the caret or that opens the quoted token.
  func openQuote(_ cursor: TokenCursor) -> QuoteMark.Kind? {
    guard let main, cursor.caret > cursor.tokens[main].range.start else { return nil }
    switch cursor.tokens[main].kind {
    case .quoted, .unclosedQuoted: return QuotedPiece(cursor.parsed.source, range: cursor.tokens[main].range).family
    case .regex, .unclosedRegex: return .slash
    default: return nil
    }
  }

  /// The part of the token before the caret.
  func typed(at cursor: TokenCursor, kind: CompletionPlace.Kind) -> String {
    guard let main, kind != .comparison else { return "" }
    let range = SourceRange(start: cursor.tokens[main].range.start, end: cursor.caret)
    switch cursor.tokens[main].kind {
    case .quoted, .unclosedQuoted: return QuotedPiece(cursor.parsed.source, range: range).text
    case .regex, .unclosedRegex:
      return cursor.parsed.source[SourceRange(start: range.start + 1, end: range.end)]
    default: return cursor.parsed.source[range]
    }
  }

  /// The range that an item replaces. An unclosed quote extends to the end of the text, which may have been terms
  /// before the quote was opened. If that text parses as terms, it is kept.
  func replacement(at cursor: TokenCursor, kind: CompletionPlace.Kind) -> SourceRange {
    guard let main else { return SourceRange(at: cursor.caret) }
    let token = cursor.tokens[main]
    guard token.kind == .unclosedQuoted || token.kind == .unclosedRegex, cursor.caret < token.range.end else {
      return token.range
    }
    let short = SourceRange(start: token.range.start, end: cursor.caret)
    return RestOfText.staysSound(cursor.parsed, after: short) ? short : token.range
  }
}
