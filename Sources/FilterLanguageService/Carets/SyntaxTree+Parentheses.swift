import FilterLexer
import FilterParser
import FilterText

extension SyntaxTree {
  /// The tokens of the parentheses of all groups, inner groups before outer ones; nil where the closing one is missing.
  func groupParentheses() -> [(open: Int, close: Int?)] {
    var found: [(open: Int, close: Int?)] = []
    collectParentheses(of: root, into: &found)
    return found
  }

  private func collectParentheses(of node: SyntaxNodeID, into found: inout [(open: Int, close: Int?)]) {
    for child in children(of: node) { collectParentheses(of: child, into: &found) }
    if kind(of: node) == .group { found.append(parentheses(of: node)) }
  }

  /// The tokens of the parentheses of a group.
  func parentheses(of group: SyntaxNodeID) -> (open: Int, close: Int?) {
    let run = tokens(of: group)
    let isOpen = child(.missingClosingParenthesis, of: group) != nil
    // Stray punctuation may stand between a minus and the parenthesis.
    let open = run.first { tokens[$0].kind == .leftParenthesis } ?? run.lowerBound
    return (open, isOpen ? nil : run.upperBound - 1)
  }

  /// The nodes around a token, the text first and the smallest last. Linear in the tree.
  func path(toToken index: Int) -> [SyntaxNodeID] {
    var path = [root]
    var node: SyntaxNodeID? = root
    while let around = node {
      node = children(of: around).first { tokens(of: $0).contains(index) }
      if let node { path.append(node) }
    }
    return path
  }

  /// The token that a caret stands in or at. Of the two around a caret between tokens a word comes before a mark such as an
  /// operator or a parenthesis, and that before white space; of equal ones the one before the caret. Nil for an empty text.
  func token(atCaret offset: Int) -> Int? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.end < offset { low = middle + 1 } else { high = middle }
    }
    guard low < tokens.count, tokens[low].range.touches(offset) else { return nil }
    let next = low + 1
    guard next < tokens.count, tokens[next].range.start == offset else { return low }
    return tokens[next].kind.rank > tokens[low].kind.rank ? next : low
  }
}

extension TokenKind {
  fileprivate var rank: Int {
    switch self {
    case .whitespace, .comma, .slash: 0
    case .leftParenthesis, .rightParenthesis, .minus, .exclamation, .comparison, .halfComparison: 1
    case .or, .and, .field, .value, .word, .quoted, .unclosedQuoted, .regex, .unclosedRegex, .shorthand: 2
    }
  }
}
