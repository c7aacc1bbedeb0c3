public import FilterAST
import FilterLexer
public import FilterParser
public import FilterText

extension ParsedQuery {
  /// The edits that replace a node (a term, a group, a branch, or the root) with another query.
  ///
  /// Every byte outside the node stays the same; the new text is canonical, with parentheses and spaces where its
  /// context requires them. A query without a condition removes the node. Other kinds of nodes give no edits. Linear in
  /// the query and, for a removal, in the level around the node.
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
    if beginsNegatable(text), let word = tree.negatingWord(before: run.lowerBound) {
      let range = tree.tokens[word].range
      text =
        "\"\(source[range])\" " + text + (separates(tokenAt: run.upperBound, opening: .rightParenthesis) ? "" : " ")
      return [TextEdit(range: SourceRange(start: range.start, end: tree.range(of: node).end), replacement: text)]
    }
    if !separates(tokenAt: run.lowerBound - 1, opening: .leftParenthesis) { text = " " + text }
    if !separates(tokenAt: run.upperBound, opening: .rightParenthesis) { text += " " }
    return [TextEdit(range: tree.range(of: node), replacement: text)]
  }

  /// The edits that replace leaf `index` of ``query`` with another query; none if the index is out of range.
  ///
  /// The leaf of a negated group of one carries the negation (`-(t:elf)` is the leaf `-t:elf`). The text keeps the
  /// group, so the replacement is then written negated. Parsing the result always gives the query with that leaf
  /// replaced.
  public func edits(replacingLeaf index: Int, with query: FilterQuery<FilterTerm>) -> [TextEdit] {
    let nodes = leafNodes
    guard nodes.indices.contains(index), let leaf = self.query?.leaves[index] else { return [] }
    let prefixes = tree.tokens(of: nodes[index]).prefix { tree.tokens[$0].kind == .minus }.count
    let typed: Polarity = prefixes & 1 == 1 ? .negative : .positive
    return edits(replacing: nodes[index], with: typed == leaf.polarity ? query : query.negated)
  }

  /// Whether a text begins with a field or a group.
  private func beginsNegatable(_ text: String) -> Bool {
    let first = ParsedQuery(parsing: text, syntax: syntax).tree.tokens.first?.kind
    return first == .field || first == .leftParenthesis
  }

  /// Whether text can be inserted beside the token at `index` without a space; true if there is no such token.
  private func separates(tokenAt index: Int, opening parenthesis: TokenKind) -> Bool {
    guard tree.tokens.indices.contains(index) else { return true }
    switch tree.tokens[index].kind {
    case .whitespace, parenthesis: return true
    default: return false
    }
  }
}
