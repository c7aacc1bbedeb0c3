import FilterAST
import FilterLexer
import FilterText

extension SyntaxDiagnostics {
  /// `c:>=u`: the operator that was meant takes the place of the two.
  mutating func reportDoubledOperator(_ index: Int) {
    let value = tree.tokens[tree.nodes[index].firstToken].range
    let first = tree.tokens[tree.nodes[index].firstToken - 1].range
    let bytes = tree.source.bytes
    var end = value.start
    while end < value.end, "<>=:!".utf8.contains(bytes[end]) { end += 1 }
    let marks = SourceRange(start: first.start, end: end)
    let rest = SourceRange(start: end, end: value.end)
    report(.doubledOperator, value) {
      $0.operatorFix(marks, before: rest) + $0.removalFix($0.tree.nodes[index].parent)
    }
  }

  /// A fix that puts the operator that was meant in the place of `marks`.
  private func operatorFix(_ marks: SourceRange, before rest: SourceRange) -> [Fix] {
    let isPlain = QuoteMark(at: rest.start, in: tree.source) == nil && FilterValue(bare: tree.source[rest]) != nil
    guard !rest.isEmpty, isPlain else { return [] }
    let meant = meantOperator(tree.source[marks])
    return [Fix(title: FixTitle.replaceOperator(meant), edits: [TextEdit(range: marks, replacement: meant)])]
  }

  /// The operator a run of operator characters was meant to be: `:>=` is `>=`, `==` is `=`, `<>` is `!=`.
  private func meantOperator(_ marks: String) -> String {
    let bytes = Array(marks.utf8.drop { $0 == UInt8(ascii: ":") })
    guard let first = bytes.first else { return ":" }
    let second = bytes.count > 1 ? bytes[1] : 0
    switch (first, second) {
    case (UInt8(ascii: "<"), UInt8(ascii: ">")), (UInt8(ascii: "!"), _): return "!="
    case (UInt8(ascii: "<"), UInt8(ascii: "=")), (UInt8(ascii: "="), UInt8(ascii: "<")): return "<="
    case (UInt8(ascii: ">"), UInt8(ascii: "=")), (UInt8(ascii: "="), UInt8(ascii: ">")): return ">="
    case (UInt8(ascii: "<"), _): return "<"
    case (UInt8(ascii: ">"), _): return ">"
    default: return "="
    }
  }

  /// `card"`: the quote can go, where the word stays what it is without it.
  mutating func reportUnopenedQuote(_ node: SyntaxTree.Node) {
    let token = node.endToken - 1
    let kind = tree.tokens[token].kind
    let range = tree.tokens[token].range
    guard kind == .word || kind == .value, let quote = UnopenedQuote(in: tree.source, range) else { return }
    let mark = SourceRange(start: range.end - quote.mark.length, end: range.end)
    report(.unopenedQuote, mark, about: range) { $0.unopenedQuoteFix(quote.mark, mark, of: token, in: node) }
  }

  private func unopenedQuoteFix(
    _ quote: QuoteMark, _ mark: SourceRange, of token: Int, in node: SyntaxTree.Node
  ) -> [Fix] {
    let kind = tree.tokens[token].kind
    let rest = tree.source[SourceRange(start: tree.tokens[token].range.start, end: mark.start)]
    let staysWhole: Bool =
      switch (kind, node.kind) {
      case (.value, _): FilterValue(bare: rest) != nil
      case (_, .exactNameTerm): true
      default: FilterName(bare: rest) != nil
      }
    // `pow" >=3` would become a field before its operator.
    let meetsOperator =
      removal.kind(at: token + 1) == .whitespace && removal.kind(at: token + 2) == .comparison && kind == .word
    guard staysWhole && !meetsOperator else { return [] }
    return [Fix(title: FixTitle.remove(quote.rawValue), edits: [.delete(mark)])]
  }
}
