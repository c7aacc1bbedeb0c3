import FilterLexer
package import FilterParser

extension SyntaxTree {
  /// Whether a node is a branch of several terms without an `and` of its own between them: what beside an `or` not everybody reads
  /// as one alternative. Linear in the tokens of the node.
  package func isJoinedByNothing(_ node: SyntaxNodeID) -> Bool {
    guard kind(of: node) == .conjunction else { return false }
    var operands = 0
    var token = tokens(of: node).lowerBound
    for child in children(of: node) where kind(of: child).isOperand {
      let run = tokens(of: child)
      // The words of inner groups are theirs.
      while token < run.lowerBound {
        if tokens[token].kind == .and { return false }
        token += 1
      }
      token = max(token, run.upperBound)
      operands += 1
    }
    return operands > 1
  }
}
