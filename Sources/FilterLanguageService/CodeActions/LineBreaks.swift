import FilterLexer
import FilterParser
import FilterText

extension Refactorings {
  /// Lines longer than this, in characters, are worth dividing.
  static let lineWidth = 80

  /// A long query over several lines, or one of several lines in one. Only white space changes.
  func lines() -> [Rewrite] {
    let spaces = tree.tokens.indices.filter { tree.tokens[$0].kind == .whitespace }
    let breaks = spaces.filter { hasLineBreak(tree.tokens[$0].range) }
    if !breaks.isEmpty {
      return [unchanged("Join the query into one line", .refactorRewrite, breaks.map { joining($0) })]
    }
    guard let content = reading.content(of: tree.root) else { return [] }
    var layout: [TextEdit] = []
    divide(content, indent: 0, into: &layout)
    layout.sort { $0.range < $1.range }
    return [unchanged("Split the query over lines", .refactorRewrite, layout)]
  }

  private func joining(_ token: Int) -> TextEdit {
    let range = tree.tokens[token].range
    let isEdge =
      token == 0 || token == tree.tokens.count - 1 || tree.tokens[token - 1].kind == .leftParenthesis
      || tree.tokens[token + 1].kind == .rightParenthesis
    return TextEdit(range: range, replacement: isEdge ? "" : " ")
  }

  /// Divides what does not fit into the width at its operands, each level of groups in turn.
  private func divide(_ node: SyntaxNodeID, indent: Int, into edits: inout [TextEdit]) {
    if fits(tree.range(of: node), indent) { return }
    if tree.kind(of: node) == .group {
      if let content = reading.content(of: node) { divide(content, indent: indent, into: &edits) }
      return
    }
    guard reading.isLevel(node) else { return }
    var previous: SyntaxNodeID?
    for operand in reading.operands(of: node) {
      if let previous { edits.append(lineBreak(behind: previous, indent + 2)) }
      divide(operand, indent: previous == nil ? indent : indent + 2, into: &edits)
      previous = operand
    }
  }

  private func fits(_ range: SourceRange, _ indent: Int) -> Bool {
    range.length + indent <= Self.lineWidth || source[range].unicodeScalars.count + indent <= Self.lineWidth
  }

  /// The line break before the connective behind an operand, or before the next operand.
  private func lineBreak(behind operand: SyntaxNodeID, _ indent: Int) -> TextEdit {
    let end = tree.range(of: operand).end
    let next = tree.tokens(of: operand).upperBound
    let hasSpace = tree.tokens.indices.contains(next) && tree.tokens[next].kind == .whitespace
    return TextEdit(
      range: hasSpace ? tree.tokens[next].range : SourceRange(at: end),
      replacement: lineBreak + String(repeating: " ", count: indent))
  }
}
