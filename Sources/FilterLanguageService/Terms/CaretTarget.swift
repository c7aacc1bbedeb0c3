import FilterLexer
import FilterParser
import FilterText

/// The token under a pointer, and the part of the tree it belongs to. Offsets are those of the query.
struct CaretTarget {
  /// The index of the token.
  let token: Int
  /// What the token is.
  let kind: TokenKind
  /// The bytes of the token.
  let range: SourceRange
  /// The smallest term, group or branch around the token.
  let node: SyntaxNodeID

  /// Finds the token whose bytes hold `offset`; where that only separates others, the one that ends there. Nil between tokens
  /// and on what fits nowhere. Linear in the levels around the token.
  init?(at offset: Int, in tree: SyntaxTree) {
    guard let token = CaretTarget.token(at: offset, in: tree) else { return nil }
    var node = tree.root
    search: while true {
      for child in tree.children(of: node) where tree.tokens(of: child).contains(token) {
        node = child
        continue search
      }
      break
    }
    switch tree.kind(of: node) {
    // Doubled marks belong to the term or group they stand in.
    case .repeatedMinus, .doubledOperator:
      guard let parent = tree.parent(of: node) else { return nil }
      node = parent
    default: break
    }
    let kind = tree.kind(of: node)
    guard kind.isOperand || kind == .conjunction || kind == .disjunction else { return nil }
    self.token = token
    self.kind = tree.tokens[token].kind
    self.range = tree.tokens[token].range
    self.node = node
  }

  private static func token(at offset: Int, in tree: SyntaxTree) -> Int? {
    var low = 0
    var high = tree.tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tree.tokens[middle].range.end <= offset { low = middle + 1 } else { high = middle }
    }
    if low < tree.tokens.count, !tree.tokens[low].kind.isTrivia, tree.tokens[low].range.contains(offset) { return low }
    guard low > 0, tree.tokens[low - 1].range.end == offset, !tree.tokens[low - 1].kind.isTrivia else { return nil }
    return low - 1
  }
}
