import FilterLexer
import FilterText

/// The group of values around a value, in the syntax of lists.
struct ValueGroupScope {
  /// The node of the group.
  let group: Int
  /// The token of the field of the group.
  let field: Int
  /// The token of the operator of the group.
  let comparison: Int
  /// The last token of the group.
  let last: Int

  /// Climbs from a value to its group: at most three nodes for each level of parentheses.
  init(
    of value: SyntaxTree.Node, in nodes: UnsafeBufferPointer<SyntaxTree.Node>, _ tokens: UnsafeBufferPointer<Token>
  ) {
    group = ValueGroupScope.group(around: value.parent, in: nodes)
    field = nodes[group].prefixes(tokens).end
    comparison = field + 1
    last = nodes[group].endToken - 1
  }

  /// The group of values that a node is in, or is itself; negative if there is none.
  static func group(around index: Int, in nodes: UnsafeBufferPointer<SyntaxTree.Node>) -> Int {
    var index = index
    while index >= 0, nodes[index].kind != .valueGroup { index = nodes[index].parent }
    return index
  }

  /// Whether the operator of a group is `!=`, `<>` or `not in`, so that the other connective joins its values.
  static func isInverted(_ group: Int, _ source: TermSource) -> Bool {
    let token = source.tokens[source.nodes[group].prefixes(source.tokens).end + 1]
    var previous: UInt8 = 0
    for offset in token.range.start..<token.range.end {
      let byte = source.bytes[offset]
      if byte == UInt8(ascii: "!") || byte == UInt8(ascii: ">") && previous == UInt8(ascii: "<") { return true }
      if byte | 0x20 == UInt8(ascii: "t") { return true }
      previous = byte
    }
    return false
  }
}
