import FilterLexer
import FilterParser
import FilterText

extension Refactorings {
  /// The maximum length of a line in characters.
  static let lineWidth = 80

  /// Splits a long query over several lines, or joins several lines. Changes only white space.
  func lines() -> [Rewrite] {
    let spaces = tree.tokens.indices.filter { tree.tokens[$0].kind == .whitespace }
    let breaks = spaces.filter { source.hasLineBreak(in: tree.tokens[$0].range) }
    if !breaks.isEmpty {
      return [unchanged("Join the query into one line", kind: .refactorRewrite, edits: breaks.map { joining($0) })]
    }
    guard let content = reader.content(of: tree.root) else { return [] }
    var layout: [TextEdit] = []
    divide(content, indent: 0, into: &layout)
    layout.sort { $0.range < $1.range }
    return [unchanged("Split the query over lines", kind: .refactorRewrite, edits: layout)]
  }

  private func joining(_ token: Int) -> TextEdit {
    let range = tree.tokens[token].range
    let isEdge =
      token == 0 || token == tree.tokens.count - 1 || tree.tokens[token - 1].kind == .leftParenthesis
      || tree.tokens[token + 1].kind == .rightParenthesis
    return TextEdit(range: range, replacement: isEdge ? "" : " ")
  }

  /// Splits a node that does not fit at its operands, level by level.
  private func divide(_ node: SyntaxNodeID, indent: Int, into edits: inout [TextEdit]) {
    if fits(tree.range(of: node), indent: indent) { return }
    if tree.kind(of: node) == .group {
      if let content = reader.content(of: node) { divide(content, indent: indent, into: &edits) }
      return
    }
    guard reader.isLevel(node) else { return }
    var previous: SyntaxNodeID?
    for operand in reader.operands(of: node) {
      if let previous { edits.append(lineBreak(after: previous, indent + 2)) }
      divide(operand, indent: previous == nil ? indent : indent + 2, into: &edits)
      previous = operand
    }
  }

  private func fits(_ range: SourceRange, indent: Int) -> Bool {
    range.length + indent <= Self.lineWidth || source[range].unicodeScalars.count + indent <= Self.lineWidth
  }

  /// The line break after an operand, before the connective or the next operand.
  private func lineBreak(after operand: SyntaxNodeID, _ indent: Int) -> TextEdit {
    let end = tree.range(of: operand).end
    let next = tree.tokens(of: operand).upperBound
    let hasSpace = tree.tokens.indices.contains(next) && tree.tokens[next].kind == .whitespace
    return TextEdit(
      range: hasSpace ? tree.tokens[next].range : SourceRange(at: end),
      replacement: lineBreak + String(repeating: " ", count: indent))
  }
}

extension Refactorings {
  /// Removes `and` in the whole query.
  func withoutAnd() -> [Rewrite] {
    let written = tree.tokens.indices.filter { tree.tokens[$0].kind == .and }
    return [unchanged("Remove 'and' between terms", kind: .refactorRewrite, edits: written.map { removal(ofWord: $0) })]
  }

  /// Writes every implicit `and` of the query.
  func withAnd() -> [Rewrite] {
    var missing: [TextEdit] = []
    var stack = [tree.root]
    while let node = stack.popLast() {
      let children = Array(tree.children(of: node))
      stack += children
      guard tree.kind(of: node) == .conjunction else { continue }
      for (left, right) in zip(children, children.dropFirst()) {
        // Directives are not operands of `and`.
        if reader.leaf(left) != nil && reader.holdsDirective(left) { continue }
        if reader.leaf(right) != nil && reader.holdsDirective(right) { continue }
        let gap = tree.tokens(of: left).upperBound..<tree.tokens(of: right).lowerBound
        if gap.contains(where: { tree.tokens[$0].kind == .and }) { continue }
        let isGlued = gap.isEmpty || tree.tokens[gap.upperBound - 1].kind != .whitespace
        missing.append(.insert(isGlued ? " and " : "and ", at: tree.range(of: right).start))
      }
    }
    missing.sort { $0.range < $1.range }
    return [unchanged("Write 'and' between terms", kind: .refactorRewrite, edits: missing)]
  }

  /// Removes a word with the white space after it, or, at the end of a line, before it.
  private func removal(ofWord token: Int) -> TextEdit {
    let range = tree.tokens[token].range
    let before = tree.tokens.indices.contains(token - 1) ? tree.tokens[token - 1] : nil
    let next = tree.tokens.indices.contains(token + 1) ? tree.tokens[token + 1] : nil
    let isSpacedBefore = before?.kind == .whitespace
    guard let next, next.kind == .whitespace else {
      return isSpacedBefore ? .delete(range) : TextEdit(range: range, replacement: " ")
    }
    if !isSpacedBefore { return .delete(range) }
    if let before, source.hasLineBreak(in: next.range), !source.hasLineBreak(in: before.range) {
      return .delete(before.range.union(range))
    }
    return .delete(range.union(next.range))
  }
}
