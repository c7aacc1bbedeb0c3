import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText

extension Refactorings {
  /// The parentheses that change nothing: the nearest, and all of the query where there are more.
  func withoutParentheses() -> [Rewrite] {
    var needless: [SyntaxNodeID] = []
    var removed: Set<SyntaxNodeID> = []
    forEachNode { node in
      guard isNeedless(node, removed) else { return }
      needless.append(node)
      removed.insert(node)
    }
    var result: [Rewrite] = []
    for nodes in surroundings where nodes.count == 1 {
      guard let node = nodes.first, isNeedless(node, []) else { continue }
      result.append(unchanged("Remove the parentheses", .refactorInline, removals(of: node)))
      break
    }
    if needless.count > 1 {
      var edits = needless.flatMap { removals(of: $0) }
      edits.sort { $0.range < $1.range }
      result.append(unchanged("Remove all needless parentheses", .refactorInline, Self.joined(edits)))
    }
    return result
  }

  /// Whether a group reads the same without its parentheses, those of `removed` being gone. A directive keeps them: without
  /// them a query that is refused would be accepted.
  private func isNeedless(_ group: SyntaxNodeID, _ removed: Set<SyntaxNodeID>) -> Bool {
    guard tree.kind(of: group) == .group, let content = reading.content(of: group), !reading.holdsDirective(group)
    else {
      return false
    }
    if reading.isNegated(group) {
      // `-(a)` is `-a`, but `-(-a)` needs its parentheses, and so does a comparison the source would misread.
      guard let leaf = reading.leaf(content) else { return false }
      return leaf.minus.isEmpty && !reading.isMisreadWhereNegated(leaf)
    }
    guard tree.kind(of: content) == .disjunction else { return true }
    var node = group
    while let parent = tree.parent(of: node) {
      if tree.kind(of: parent) == .conjunction { return false }
      guard tree.kind(of: parent) == .group, removed.contains(parent) else { return true }
      node = parent
    }
    return true
  }

  private func removals(of group: SyntaxNodeID) -> [TextEdit] {
    let run = tree.tokens(of: group)
    guard let opening = run.first(where: { tree.tokens[$0].kind == .leftParenthesis }),
      let closing = run.last, tree.tokens[closing].kind == .rightParenthesis, opening < closing
    else { return [] }
    return [removal(of: opening, isOpening: true), removal(of: closing, isOpening: false)]
  }

  /// Takes a parenthesis away with the white space inside; where texts would be glued together a space takes its place.
  private func removal(of token: Int, isOpening: Bool) -> TextEdit {
    let inner = isOpening ? token + 1 : token - 1
    let outer = isOpening ? token - 1 : token + 1
    var range = tree.tokens[token].range
    if tree.tokens[inner].kind == .whitespace { range = range.union(tree.tokens[inner].range) }
    guard tree.tokens.indices.contains(outer) else { return .delete(range) }
    switch tree.tokens[outer].kind {
    case .whitespace, .leftParenthesis, .rightParenthesis, .minus: return .delete(range)
    default: return TextEdit(range: range, replacement: " ")
    }
  }

  /// Sorted edits without those that overlap an earlier one but for white space both take away.
  private static func joined(_ edits: [TextEdit]) -> [TextEdit] {
    var result: [TextEdit] = []
    for edit in edits {
      guard let last = result.last, last.range.end >= edit.range.start else {
        result.append(edit)
        continue
      }
      let text = last.replacement.isEmpty ? edit.replacement : last.replacement
      result[result.count - 1] = TextEdit(range: last.range.union(edit.range), replacement: text)
    }
    return result
  }
}
