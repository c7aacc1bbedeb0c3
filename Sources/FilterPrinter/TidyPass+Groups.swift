import FilterLexer
import FilterParser
import FilterText

extension TidyPass {
  /// Takes the parentheses of a group away where they change nothing.
  mutating func considerUnwrapping(_ group: SyntaxNodeID) {
    guard options.removesParentheses, !isTooDeep, isRedundant(group), !holdsKeepingField(group),
      !touchesSeparator(group)
    else {
      return
    }
    guard let opening = openingToken(of: group) else { return }
    unwrap(
      group, opening: tree.tokens[opening].range, closing: tree.tokens[tree.tokens(of: group).upperBound - 1].range)
  }

  /// Whether a group reads the same without its parentheses, those around it being decided already.
  private func isRedundant(_ group: SyntaxNodeID) -> Bool {
    let pieces = LevelPieces(of: group, in: tree)
    guard !pieces.isDamaged, let opening = openingToken(of: group),
      let content = tree.children(of: group).first(where: { !tree.kind(of: $0).isMissing })
    else { return false }
    let minuses = opening - tree.tokens(of: group).lowerBound
    if minuses > 0 { return minuses == 1 && holdsPlainTerm(group) }
    return tree.kind(of: content) != .disjunction || !isBesideOperand(group)
  }

  /// Whether all a group holds is a term without prefix, be it in more parentheses that go as well: `-((a))` is `-a`, but
  /// `-(-a)` and `-((a or b))` need theirs, and so does `-(, a)`, where the prefix would dangle.
  private func holdsPlainTerm(_ group: SyntaxNodeID) -> Bool {
    var group = group
    while let opening = openingToken(of: group), let content = tree.children(of: group).first(where: { _ in true }) {
      let first = tree.tokens(of: content).lowerBound
      guard (opening + 1..<first).allSatisfy({ tree.tokens[$0].kind == .whitespace }),
        tree.tokens[first].kind != .minus
      else { return false }
      let kind = tree.kind(of: content)
      if kind != .group { return kind.isTerm }
      if LevelPieces(of: content, in: tree).isDamaged || touchesSeparator(content) { return false }
      group = content
    }
    return false
  }

  /// Whether the group is an operand of `and`, its own or, where parentheses around it go, of what they stand in.
  private func isBesideOperand(_ group: SyntaxNodeID) -> Bool {
    guard let parent = tree.parent(of: group) else { return false }
    switch tree.kind(of: parent) {
    case .conjunction: return true
    case .group: return isUnwrapped(parent) && isBesideOperand(parent)
    default: return false
    }
  }

  private func openingToken(of group: SyntaxNodeID) -> Int? {
    tree.tokens(of: group).first { tree.tokens[$0].kind == .leftParenthesis }
  }

  private func holdsKeepingField(_ group: SyntaxNodeID) -> Bool {
    if options.groupKeepingFields.isEmpty { return false }
    return tree.tokens(of: group).contains { token in
      tree.tokens[token].kind == .field
        && options.groupKeepingFields.contains(tree.source[tree.tokens[token].range].lowercased())
    }
  }

  /// A comma that stands alone would be glued to what the parentheses hold; a slash could come to stand inside braces.
  private func touchesSeparator(_ group: SyntaxNodeID) -> Bool {
    let run = tree.tokens(of: group)
    return isSeparator(run.lowerBound - 1) || isSeparator(run.upperBound)
  }

  private func isSeparator(_ token: Int) -> Bool {
    guard tree.tokens.indices.contains(token) else { return false }
    return tree.tokens[token].kind == .comma || tree.tokens[token].kind == .slash
  }
}
