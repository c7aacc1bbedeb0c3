import FilterText

extension SyntaxTree {
  /// The tree as indented lines: kind, range, and the text of leaves. The form of golden tests and of `filterq parse`.
  ///
  /// ```text
  /// query 0..<13
  ///   conjunction 0..<13
  ///     filterTerm 0..<5 `t:elf`
  ///     group 6..<13
  ///       nameTerm 8..<12 `bolt`
  /// ```
  public var dump: String {
    var text = ""
    dump(root, depth: 0, into: &text)
    return text
  }

  private func dump(_ node: SyntaxNodeID, depth: Int, into text: inout String) {
    if depth > 0 { text += "\n" }
    for _ in 0..<depth { text += "  " }
    text += "\(kind(of: node)) \(range(of: node))"
    let kind = kind(of: node)
    if kind.isTerm || kind.isUnexpected { text += " `\(self.text(of: node))`" }
    for child in children(of: node) { dump(child, depth: depth + 1, into: &text) }
  }
}
