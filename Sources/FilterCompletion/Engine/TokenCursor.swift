import FilterLexer
import FilterParser
import FilterText

/// The tokens of a text, relative to a caret.
struct TokenCursor {
  let parsed: ParsedQuery
  /// The caret, never inside a character.
  let caret: Int
  /// The index of the token that contains the caret or ends at it; nil at the start of the text.
  let left: Int?

  var tokens: [Token] { parsed.tree.tokens }
  var bytes: [UInt8] { parsed.source.bytes }

  init(_ parsed: ParsedQuery, offset: Int) {
    self.parsed = parsed
    var caret = offset
    let bytes = parsed.source.bytes
    while caret > 0, caret < bytes.count, bytes[caret] & 0xC0 == 0x80 { caret -= 1 }
    self.caret = caret
    let right = parsed.tree.tokens.partitioningIndex { $0.range.start >= caret }
    left = right == 0 ? nil : right - 1
  }

  /// The index of the first token that starts at the caret or after it.
  var insertion: Int { left.map { $0 + 1 } ?? 0 }

  /// The token that starts at the caret, if the token before ends there.
  private var next: Int? {
    guard let left else { return nil }
    let index = left + 1
    return tokens[left].range.end == caret && index < tokens.count ? index : nil
  }

  /// The token under the caret that an item replaces; nil if there is none. If two tokens meet at the caret, it is the
  /// first one if that can be continued; otherwise, for a prefix or an operator, the second.
  var tokenToReplace: Int? {
    guard let left else { return nil }
    switch tokens[left].kind {
    case .whitespace, .comma, .slash, .leftParenthesis, .rightParenthesis, .valueClosing: return nil
    case .valueOpening, .valueSeparator, .rangeOperator:
      return next.flatMap { tokens[$0].kind.isValue ? $0 : nil }
    case .minus, .exclamation: return next.flatMap { TokenCursor.isContent(tokens[$0].kind) ? $0 : nil }
    case .comparison:
      if tokens[left].range.end > caret { return left }
      return next.flatMap { tokens[$0].kind.isValue ? $0 : nil }
    default: return left
    }
  }

  /// The operator after a field whose several values the token at an index is among, or would be: the `:` of
  /// `state:(open or ‸` and of `tags:a,‸`. Nil elsewhere. Linear in the text.
  func valueOperator(before index: Int) -> Int? {
    guard parsed.syntax.base == .lists else { return nil }
    var isInList = false
    var isGlued = true
    var cursor = index - 1
    while cursor > 0 {
      switch tokens[cursor].kind {
      case .valueOpening: return cursor > 1 ? cursor - 1 : nil
      case .valueClosing: return nil
      case .comparison where isGlued && isInList: return tokens[cursor - 1].kind == .field ? cursor : nil
      case .valueSeparator, .rangeOperator: isInList = true
      case let kind where kind.isValue: break
      default: isGlued = false
      }
      cursor -= 1
    }
    return nil
  }

  /// Whether a token may follow a prefix.
  private static func isContent(_ kind: TokenKind) -> Bool {
    switch kind {
    case .field, .word, .quoted, .unclosedQuoted, .shorthand: true
    default: false
    }
  }

  /// Whether a token ends an operand of a connective.
  static func endsOperand(_ kind: TokenKind) -> Bool {
    switch kind {
    case .rightParenthesis, .valueClosing, .value, .word, .quoted, .regex, .shorthand: true
    default: false
    }
  }

  /// The last non-trivia token before an index.
  func significantToken(before index: Int) -> Int? {
    var index = index - 1
    while index >= 0, tokens[index].kind.isTrivia { index -= 1 }
    return index >= 0 ? index : nil
  }

  /// The first non-trivia token from an index on.
  func significantToken(from index: Int) -> Int? {
    var index = index
    while index < tokens.count, tokens[index].kind.isTrivia { index += 1 }
    return index < tokens.count ? index : nil
  }

  /// Whether the next token after an index is an operator without a field.
  func meetsOperator(after index: Int) -> Bool {
    guard let next = significantToken(from: index + 1) else { return false }
    return tokens[next].kind == .comparison && tokens[next - 1].kind == .whitespace
  }

  /// The mark that closes the innermost group at the caret: a parenthesis, unless that is of values in brackets.
  var closingMark: String {
    for index in (0..<insertion).reversed() {
      switch tokens[index].kind {
      case .valueOpening: return parsed.tree.closing(ofToken: index)
      case .leftParenthesis, .rightParenthesis, .valueClosing: return ")"
      default: break
      }
    }
    return ")"
  }

  /// The number of open groups at the caret, and how many of them are not closed after it. Linear in the text.
  var groups: (depth: Int, unclosed: Int) {
    var depth = 0
    for index in 0..<insertion {
      if tokens[index].kind.opensGroup { depth += 1 }
      if tokens[index].kind.closesGroup { depth = max(0, depth - 1) }
    }
    var unclosed = depth
    var inner = 0
    for index in insertion..<tokens.count {
      if tokens[index].kind.opensGroup { inner += 1 }
      guard tokens[index].kind.closesGroup else { continue }
      if inner > 0 { inner -= 1 } else { unclosed = max(0, unclosed - 1) }
    }
    return (depth, unclosed)
  }

  /// The adjacent bare words up to an index, at most eight. Punctuation between them is included (`azusa, lost`), and
  /// so is an `and` between two words (`sword of fire and ice`). A word with a prefix does not continue a run, and
  /// starts one only if the prefix is `!`, which is then part of its range.
  func wordRun(endingAt index: Int?, isPrefixed: Bool) -> [SourceRange] {
    guard var index else { return [] }
    var words = [tokens[index].range]
    if isPrefixed || tokens[index].kind != .word { return words }
    while words.count < 8, let before = significantToken(before: index), before < index - 1 {
      guard tokens[before].kind == .word || tokens[before].kind == .and, !isHeldTogether(before + 1..<index) else {
        break
      }
      let previous = before > 0 ? tokens[before - 1].kind : .whitespace
      if previous == .exclamation {
        words.append(SourceRange(start: tokens[before - 1].range.start, end: tokens[before].range.end))
        break
      }
      guard previous.isTrivia || previous == .leftParenthesis else { break }
      index = before
      words.append(tokens[index].range)
    }
    while let last = words.last, words.count > 1, bytes[last.start] | 0x20 == 0x61, isAnd(last) { words.removeLast() }
    return words.reversed()
  }

  /// Whether the words around some trivia belong to one run.
  private func isHeldTogether(_ trivia: Range<Int>) -> Bool {
    trivia.isEmpty
      || trivia.contains { tokens[$0].kind != .whitespace && tokens[$0].kind != .comma && tokens[$0].kind != .slash }
  }

  private func isAnd(_ range: SourceRange) -> Bool {
    range.length == 3 && bytes[range.start + 1] | 0x20 == 0x6E && bytes[range.start + 2] | 0x20 == 0x64
  }
}

extension TokenKind {
  fileprivate var opensGroup: Bool { self == .leftParenthesis || self == .valueOpening }
  fileprivate var closesGroup: Bool { self == .rightParenthesis || self == .valueClosing }
}
