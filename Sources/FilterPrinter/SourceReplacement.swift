public import FilterAST
import FilterLexer
public import FilterParser
public import FilterText

extension ParsedQuery {
  /// The edits that put another query in the place of a node (a term, a group, a branch, or the root for all of it).
  ///
  /// Every byte outside the node stays as it is; the new text is canonical, gets parentheses where its place asks for them,
  /// and spaces where it would be glued to its neighbours. A query that holds no condition takes the node out. For any
  /// other kind of node there is no edit. Linear in the query and, for a removal, in the level around the node.
  public func edits(replacing node: SyntaxNodeID, with query: FilterQuery<FilterTerm>) -> [TextEdit] {
    let kind = tree.kind(of: node)
    guard kind.isOperand || kind == .conjunction || kind == .disjunction || kind == .query else { return [] }
    guard let flat = query.flattened() else {
      return kind.isOperand ? edits(removing: node) : [.delete(tree.range(of: node))]
    }
    var text = flat.canonicalText
    if case .or(.positive, _) = flat, let parent = tree.parent(of: node), tree.kind(of: parent) == .conjunction {
      text = "(" + text + ")"
    }
    let run = tree.tokens(of: node)
    if !separates(tokenAt: run.lowerBound - 1, opening: .leftParenthesis) { text = " " + text }
    if !separates(tokenAt: run.upperBound, opening: .rightParenthesis) { text += " " }
    return [TextEdit(range: tree.range(of: node), replacement: text)]
  }

  /// The edits that put another query in the place of the i-th leaf of ``query``; none for an index outside the leaves.
  public func edits(replacingLeaf index: Int, with query: FilterQuery<FilterTerm>) -> [TextEdit] {
    let nodes = leafNodes
    return nodes.indices.contains(index) ? edits(replacing: nodes[index], with: query) : []
  }

  /// Whether nothing can be glued to the token at an index, or there is none.
  private func separates(tokenAt index: Int, opening parenthesis: TokenKind) -> Bool {
    guard tree.tokens.indices.contains(index) else { return true }
    switch tree.tokens[index].kind {
    case .whitespace, parenthesis: return true
    default: return false
    }
  }
}
