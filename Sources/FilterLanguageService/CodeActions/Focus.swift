import FilterLexer
import FilterParser
import FilterText

/// What a caret or a selection is about.
struct Focus {
  /// A term, a group, a branch, or neighbours of one level; empty where the text holds none.
  let nodes: [SyntaxNodeID]
  /// Whether something is selected: white space alone is not.
  let isSelection: Bool

  /// Finds the smallest thing that a caret touches (of two the one before it), or that holds a selection, which is taken to
  /// cover whole operands. Linear in the levels around the place.
  init(_ selection: SourceRange, in tree: SyntaxTree) {
    var start = selection.start
    var end = selection.end
    func isBlank(_ offset: Int) -> Bool {
      let byte = tree.source.bytes[offset]
      return byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
    }
    while start < end, isBlank(start) { start += 1 }
    while end > start, isBlank(end - 1) { end -= 1 }
    let range = SourceRange(start: start, end: end)
    isSelection = !range.isEmpty
    var node = tree.root
    while let inner = tree.children(of: node).first(where: { tree.isPlace($0) && tree.range(of: $0).encloses(range) }) {
      node = inner
    }
    switch tree.kind(of: node) {
    case .query:
      nodes = tree.children(of: node).first { tree.isPlace($0) }.map { [$0] } ?? []
    case .conjunction, .disjunction:
      let covered = tree.children(of: node).filter { tree.isPlace($0) && tree.range(of: $0).overlaps(range) }
      let all = tree.children(of: node).reduce(0) { $0 + (tree.isPlace($1) ? 1 : 0) }
      // A selected connective alone is about what it joins.
      nodes = covered.isEmpty || covered.count == all ? [node] : covered
    default: nodes = [node]
    }
  }
}

extension SyntaxTree {
  /// Whether a node can be rewritten: a term, a group or a branch.
  fileprivate func isPlace(_ node: SyntaxNodeID) -> Bool {
    let kind = self.kind(of: node)
    return kind.isOperand || kind == .conjunction || kind == .disjunction
  }
}
