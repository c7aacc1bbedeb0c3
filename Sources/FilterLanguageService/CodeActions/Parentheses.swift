import FilterAST
import FilterParser
import FilterText

extension Refactorings {
  /// Parentheses around the terms that belong together between two `or`: `a b or c` as `(a b) or c`. All of the query's.
  func withParentheses() -> [Rewrite] {
    var edits: [TextEdit] = []
    forEachNode { node in
      guard tree.kind(of: node) == .disjunction else { return }
      for branch in reading.operands(of: node)
      where tree.kind(of: branch) == .conjunction && !reading.holdsDirective(branch) {
        edits.append(.insert("(", at: tree.range(of: branch).start))
        edits.append(.insert(")", at: tree.range(of: branch).end))
      }
    }
    // An end of one branch and the start of another never meet: an `or` is between them.
    edits.sort { $0.range < $1.range }
    return [unchanged("Add clarifying parentheses", .refactorRewrite, edits)]
  }

  /// A group of two or more operands of what is selected.
  func grouped() -> [Rewrite] {
    guard isSelection, let first = focus.first, let last = focus.last else { return [] }
    guard focus.count > 1 || reading.isLevel(first), !focus.contains(where: { reading.holdsDirective($0) }) else {
      return []
    }
    // Parentheses within parentheses say nothing more.
    if focus.count == 1, let parent = tree.parent(of: first), tree.kind(of: parent) == .group { return [] }
    let edits: [TextEdit] = [
      .insert("(", at: tree.range(of: first).start), .insert(")", at: tree.range(of: last).end),
    ]
    return [unchanged("Put parentheses around the selection", .refactorExtract, edits)]
  }

  /// A change of the text that changes nothing else.
  func unchanged(_ title: String, _ kind: CodeActionKind, _ edits: [TextEdit]) -> Rewrite {
    Rewrite(title: title, kind: kind, edits: edits, expected: reading.parsed.query)
  }

  /// Calls `body` with all nodes, parents before their children.
  func forEachNode(_ body: (SyntaxNodeID) -> Void) {
    var stack = [tree.root]
    while let node = stack.popLast() {
      body(node)
      stack += Array(tree.children(of: node)).reversed()
    }
  }
}
