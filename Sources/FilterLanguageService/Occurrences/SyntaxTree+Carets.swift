package import FilterAST
import FilterLexer
package import FilterParser
package import FilterText

extension SyntaxTree {
  /// The indices of the parentheses of all groups, inner groups before outer ones; `close` is `nil` if it is missing.
  func groupParentheses() -> [(open: Int, close: Int?)] {
    var found: [(open: Int, close: Int?)] = []
    collectParentheses(of: root, into: &found)
    return found
  }

  private func collectParentheses(of node: SyntaxNodeID, into found: inout [(open: Int, close: Int?)]) {
    for child in children(of: node) { collectParentheses(of: child, into: &found) }
    if opening(ofGroup: node) != nil { found.append(parentheses(of: node)) }
  }

  /// The indices of the parentheses of a group, or of the delimiters of values.
  func parentheses(of group: SyntaxNodeID) -> (open: Int, close: Int?) {
    let run = tokens(of: group)
    let isOpen = child(.missingClosingParenthesis, of: group) != nil
    return (opening(ofGroup: group) ?? run.lowerBound, isOpen ? nil : run.upperBound - 1)
  }

  /// The nodes around a token, from the root to the smallest. Linear in the tree.
  func path(toToken index: Int) -> [SyntaxNodeID] {
    var path = [root]
    var node: SyntaxNodeID? = root
    while let around = node {
      node = children(of: around).first { tokens(of: $0).contains(index) }
      if let node { path.append(node) }
    }
    return path
  }

  /// The index of the token at a caret. Between two tokens, a word is preferred to an operator or parenthesis, and
  /// these to white space; of equal ones the token before the caret. `nil` for an empty text.
  func token(atCaret offset: Int) -> Int? {
    let index = tokens.partitioningIndex(where: { $0.range.end >= offset })
    guard index < tokens.count, tokens[index].range.touches(offset) else { return nil }
    let next = index + 1
    guard next < tokens.count, tokens[next].range.start == offset else { return index }
    return tokens[next].kind.rank > tokens[index].kind.rank ? next : index
  }
}

extension TokenKind {
  fileprivate var rank: Int {
    switch self {
    case .whitespace, .comma, .slash: 0
    case .leftParenthesis, .rightParenthesis, .valueOpening, .valueClosing, .minus, .exclamation, .comparison,
      .halfComparison, .valueSeparator, .rangeOperator:
      1
    case .or, .and, .field, .value, .word, .quoted, .unclosedQuoted, .regex, .unclosedRegex, .shorthand: 2
    }
  }
}

extension SyntaxTree {
  /// The two parentheses of a closed group; none for any other node.
  func pair(ofGroup node: SyntaxNodeID) -> [SourceRange] {
    guard opening(ofGroup: node) != nil else { return [] }
    let (open, close) = parentheses(of: node)
    guard let close else { return [] }
    return [tokens[open].range, tokens[close].range]
  }

  /// The connectives between the operands of a node that have the kind of the token at `index`; only that one if it
  /// joins nothing.
  func connectives(of node: SyntaxNodeID, like index: Int) -> [SourceRange] {
    let wanted = tokens[index].kind
    if kind(of: node).isUnexpected { return [tokens[index].range] }
    var found: [SourceRange] = []
    let run = tokens(of: node)
    var next = run.lowerBound
    func add(upTo end: Int) {
      while next < end {
        if tokens[next].kind == wanted { found.append(tokens[next].range) }
        next += 1
      }
    }
    for child in children(of: node) {
      let covered = tokens(of: child)
      add(upTo: covered.lowerBound)
      next = max(next, covered.upperBound)
    }
    add(upTo: run.upperBound)
    return found
  }

  /// The terms under an odd number of minuses, counting those of the groups around them. Linear in the tree.
  func negatedTerms() -> Set<SyntaxNodeID> {
    var found: Set<SyntaxNodeID> = []
    collectNegatedTerms(in: root, under: .positive, into: &found)
    return found
  }

  private func collectNegatedTerms(in node: SyntaxNodeID, under outer: Polarity, into found: inout Set<SyntaxNodeID>) {
    let kind = kind(of: node)
    let polarity = kind.isOperand ? outer.applied(to: Polarity(minuses: minusCount(of: node))) : outer
    if kind.isTerm {
      if polarity == .negative { found.insert(node) }
      return
    }
    for child in children(of: node) { collectNegatedTerms(in: child, under: polarity, into: &found) }
  }
}

extension SyntaxTree {
  /// The number of minuses before a term or a group.
  package func minusCount(of node: SyntaxNodeID) -> Int {
    let run = tokens(of: node)
    var index = run.lowerBound
    while index < run.upperBound, tokens[index].kind == .minus { index += 1 }
    return index - run.lowerBound
  }

  /// The range of a term or group after its minuses; the empty range at its end if nothing follows them.
  package func rangeAfterMinuses(of node: SyntaxNodeID) -> SourceRange {
    let run = tokens(of: node)
    let first = run.lowerBound + minusCount(of: node)
    let end = range(of: node).end
    return SourceRange(start: first < run.upperBound ? tokens[first].range.start : end, end: end)
  }

  /// The field of a complete or partial term; `nil` if the term has none.
  package func fieldName(of term: SyntaxNodeID) -> FieldName? {
    for index in tokens(of: valueGroup(of: term) ?? term) where tokens[index].kind == .field {
      return FieldName(source[tokens[index].range])
    }
    return nil
  }
}

extension Polarity {
  /// The polarity of a number of minuses: two cancel out.
  init(minuses count: Int) {
    self = count % 2 == 0 ? .positive : .negative
  }
}

/// The parts of a quoted text or a pattern.
struct QuotedToken {
  /// The opening quote or slash.
  let opening: SourceRange
  /// The content, up to the end of the token if the closing delimiter is missing.
  let inside: SourceRange
  /// The closing quote or slash; `nil` if it is missing.
  let closing: SourceRange?

  /// `nil` for a token that is neither quoted nor a pattern.
  init?(_ token: Token, in source: SourceText) {
    let range = token.range
    let isClosed: Bool
    switch token.kind {
    case .quoted, .regex: isClosed = true
    case .unclosedQuoted, .unclosedRegex: isClosed = false
    default: return nil
    }
    // Curly quotes are three bytes long: E2 80 and a third byte of 0x80 or more.
    let first = source.bytes[range.start] == 0xE2 ? 3 : 1
    let last = source.bytes[range.end - 1] >= 0x80 ? 3 : 1
    opening = SourceRange(start: range.start, end: range.start + first)
    closing = isClosed ? SourceRange(start: range.end - last, end: range.end) : nil
    inside = SourceRange(start: range.start + first, end: isClosed ? range.end - last : range.end)
  }
}

/// Finds words: runs of letters, digits and inner apostrophes.
enum WordRange {
  /// The word that a caret touches, cut off at `bounds`; `nil` if it touches none. Linear in the word.
  ///
  /// All bytes beyond ASCII count as letters, so no scalar is divided.
  static func around(_ offset: Int, in bounds: SourceRange, of source: SourceText) -> SourceRange? {
    if !bounds.touches(offset) { return nil }
    var start = offset
    while start > bounds.start, isInWord(start - 1, bounds: bounds, in: source.bytes) { start -= 1 }
    var end = offset
    while end < bounds.end, isInWord(end, bounds: bounds, in: source.bytes) { end += 1 }
    return start < end ? SourceRange(start: start, end: end) : nil
  }

  private static func isInWord(_ offset: Int, bounds: SourceRange, in bytes: [UInt8]) -> Bool {
    if isWordByte(bytes[offset]) { return true }
    return bytes[offset] == UInt8(ascii: "'") && offset > bounds.start && offset + 1 < bounds.end
      && isWordByte(bytes[offset - 1]) && isWordByte(bytes[offset + 1])
  }

  private static func isWordByte(_ byte: UInt8) -> Bool { byte >= 0x80 || byte.isDigit || byte.isLetter }
}
