import FilterLexer
import FilterParser
import FilterText

extension Refactorings {
  /// `and` taken out where it is written, in the whole query.
  func withoutAnd() -> [Rewrite] {
    let written = tree.tokens.indices.filter { tree.tokens[$0].kind == .and }
    return [unchanged("Remove 'and' between terms", .refactorRewrite, written.map { removal(ofWord: $0) })]
  }

  /// `and` written where it is meant, in the whole query.
  func withAnd() -> [Rewrite] {
    var missing: [TextEdit] = []
    var stack = [tree.root]
    while let node = stack.popLast() {
      let children = Array(tree.children(of: node))
      stack += children
      guard tree.kind(of: node) == .conjunction else { continue }
      for (left, right) in zip(children, children.dropFirst()) {
        // A directive is no part of the condition.
        if reading.leaf(left) != nil && reading.holdsDirective(left) { continue }
        if reading.leaf(right) != nil && reading.holdsDirective(right) { continue }
        let gap = tree.tokens(of: left).upperBound..<tree.tokens(of: right).lowerBound
        if gap.contains(where: { tree.tokens[$0].kind == .and }) { continue }
        let isGlued = gap.isEmpty || tree.tokens[gap.upperBound - 1].kind != .whitespace
        missing.append(.insert(isGlued ? " and " : "and ", at: tree.range(of: right).start))
      }
    }
    missing.sort { $0.range < $1.range }
    return [unchanged("Write 'and' between terms", .refactorRewrite, missing)]
  }

  /// Takes a word away with the white space behind it, or, at the end of a line, before it.
  private func removal(ofWord token: Int) -> TextEdit {
    let range = tree.tokens[token].range
    let before = tree.tokens.indices.contains(token - 1) ? tree.tokens[token - 1] : nil
    let behind = tree.tokens.indices.contains(token + 1) ? tree.tokens[token + 1] : nil
    let isSpacedBefore = before?.kind == .whitespace
    guard let behind, behind.kind == .whitespace else {
      return isSpacedBefore ? .delete(range) : TextEdit(range: range, replacement: " ")
    }
    if !isSpacedBefore { return .delete(range) }
    if let before, hasLineBreak(behind.range), !hasLineBreak(before.range) { return .delete(before.range.union(range)) }
    return .delete(range.union(behind.range))
  }

  func hasLineBreak(_ range: SourceRange) -> Bool {
    source.bytes[range.start..<range.end].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }
}
