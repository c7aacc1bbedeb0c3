import FilterAST
import FilterLexer
import FilterParser
import FilterText

extension SyntaxTree {
  /// The two parentheses of a group; none of a group that is not closed, and of another node.
  func pair(ofGroup node: SyntaxNodeID) -> [SourceRange] {
    guard kind(of: node) == .group else { return [] }
    let (open, close) = parentheses(of: node)
    guard let close else { return [] }
    return [tokens[open].range, tokens[close].range]
  }

  /// The connectives that join the operands of a node, of the kind of the one at `index`; that one alone where it joins nothing.
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

  /// The terms that stand under an odd number of minuses, their own and those of the groups around them. Linear in the tree.
  func negatedTerms() -> Set<SyntaxNodeID> {
    var found: Set<SyntaxNodeID> = []
    collectNegatedTerms(in: root, under: .positive, into: &found)
    return found
  }

  private func collectNegatedTerms(in node: SyntaxNodeID, under outer: Polarity, into found: inout Set<SyntaxNodeID>) {
    let kind = kind(of: node)
    let polarity = kind == .group || kind.isTerm ? outer.applied(to: Polarity(minuses: minusCount(of: node))) : outer
    if kind.isTerm {
      if polarity == .negative { found.insert(node) }
      return
    }
    for child in children(of: node) { collectNegatedTerms(in: child, under: polarity, into: &found) }
  }
}
