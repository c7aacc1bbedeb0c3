import FilterAST
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText

extension Refactorings {
  /// Writes parentheses around all operands of `or` with several terms: `a b or c` as `(a b) or c`.
  func withParentheses() -> [Rewrite] {
    var edits: [TextEdit] = []
    forEachNode { node in
      guard tree.kind(of: node) == .disjunction else { return }
      for branch in reader.operands(of: node)
      where tree.kind(of: branch) == .conjunction && !reader.holdsDirective(branch) {
        edits.append(.insert("(", at: tree.range(of: branch).start))
        edits.append(.insert(")", at: tree.range(of: branch).end))
      }
    }
    edits.sort { $0.range < $1.range }
    return [unchanged("Add clarifying parentheses", kind: .refactorRewrite, edits: edits)]
  }

  /// Puts two or more selected operands into a group.
  func grouped() -> [Rewrite] {
    guard isSelection, let first = selected.first, let last = selected.last else { return [] }
    guard selected.count > 1 || reader.isLevel(first), !selected.contains(where: { reader.holdsDirective($0) }) else {
      return []
    }
    // The selection is in parentheses already.
    if selected.count == 1, let parent = tree.parent(of: first), tree.kind(of: parent) == .group { return [] }
    let edits: [TextEdit] = [
      .insert("(", at: tree.range(of: first).start), .insert(")", at: tree.range(of: last).end),
    ]
    return [unchanged("Put parentheses around the selection", kind: .refactorExtract, edits: edits)]
  }

  /// A rewrite that keeps the meaning.
  func unchanged(_ title: String, kind: CodeActionKind, edits: [TextEdit]) -> Rewrite {
    Rewrite(title: title, kind: kind, edits: edits, expected: reader.parsed.query)
  }

  /// Calls `body` for all nodes, parents before their children.
  func forEachNode(_ body: (SyntaxNodeID) -> Void) {
    var stack = [tree.root]
    while let node = stack.popLast() {
      body(node)
      stack += Array(tree.children(of: node)).reversed()
    }
  }
}

extension Refactorings {
  /// Removes redundant parentheses: the nearest, and all of the query if there are several.
  func withoutParentheses() -> [Rewrite] {
    var redundant: [SyntaxNodeID] = []
    var removed: Set<SyntaxNodeID> = []
    forEachNode { node in
      guard isRedundant(node, removed: removed) else { return }
      redundant.append(node)
      removed.insert(node)
    }
    var result: [Rewrite] = []
    for nodes in surroundings where nodes.count == 1 {
      guard let node = nodes.first, isRedundant(node, removed: []) else { continue }
      result.append(unchanged("Remove the parentheses", kind: .refactorInline, edits: removals(of: node)))
      break
    }
    if redundant.count > 1 {
      var edits = redundant.flatMap { removals(of: $0) }
      edits.sort { $0.range < $1.range }
      result.append(unchanged("Remove all redundant parentheses", kind: .refactorInline, edits: Self.joined(edits)))
    }
    return result
  }

  /// Whether a group has the same meaning without its parentheses, after those of `removed` are removed. A group with a
  /// directive keeps them, because without them an invalid query would become valid.
  private func isRedundant(_ group: SyntaxNodeID, removed: Set<SyntaxNodeID>) -> Bool {
    guard tree.kind(of: group) == .group, let content = reader.content(of: group), !reader.holdsDirective(group)
    else {
      return false
    }
    if reader.isNegated(group) {
      // `-(a)` is `-a`, but `-(-a)` needs its parentheses, and so does a comparison that the source misreads.
      guard let leaf = reader.leaf(content) else { return false }
      return leaf.minus.isEmpty && !reader.isMisreadIfNegated(leaf)
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

  /// Removes a parenthesis with the white space inside, or replaces it by a space if it separates texts.
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

  /// Joins sorted edits that touch or overlap.
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
