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
      return kind == .query ? [.delete(source.range)] : edits(removing: node)
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
  ///
  /// The leaf of a negated group of one carries the negation (`-(t:elf)` is the leaf `-t:elf`); the text keeps the group, so
  /// there the query is written negated. What is read afterwards is the query with that leaf replaced, always.
  public func edits(replacingLeaf index: Int, with query: FilterQuery<FilterTerm>) -> [TextEdit] {
    let nodes = leafNodes
    guard nodes.indices.contains(index), let leaf = self.query?.leaves[index] else { return [] }
    let prefixes = tree.tokens(of: nodes[index]).prefix { tree.tokens[$0].kind == .minus }.count
    let typed: Polarity = prefixes & 1 == 1 ? .negative : .positive
    return edits(replacing: nodes[index], with: typed == leaf.polarity ? query : query.negated)
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
