import FilterText

extension RegexSyntax {
  /// The tree as indented lines: kind and range. The form of golden tests.
  ///
  /// ```text
  /// pattern 0..<2
  ///   sequence 0..<2
  ///     quantified 1... 0..<2
  ///       literal a 0..<1
  /// ```
  public var dump: String {
    var text = ""
    dump(root, depth: 0, into: &text)
    return text
  }

  private func dump(_ node: RegexNodeID, depth: Int, into text: inout String) {
    if depth > 0 { text += "\n" }
    for _ in 0..<depth { text += "  " }
    text += "\(kind(of: node)) \(range(of: node))"
    for child in children(of: node) { dump(child, depth: depth + 1, into: &text) }
  }
}

extension RegexSyntax: CustomStringConvertible {
  /// The pattern. Bytes that are not UTF-8 read as U+FFFD.
  public var description: String { source.description }
}
