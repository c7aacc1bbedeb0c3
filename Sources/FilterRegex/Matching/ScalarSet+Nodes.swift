extension ScalarSet {
  /// The characters that a node takes, in both cases; empty for a node that takes not one character.
  init(_ node: RegexNodeID, in syntax: RegexSyntax) {
    switch syntax.kind(of: node) {
    case .literal(let scalar): self = ScalarSet(ignoringCaseOf: scalar)
    case .selfReference: self = ScalarSet("~")
    case .any: self = .notNewline
    case .classRange(let range): self = ScalarSet([range.lowerBound.value...range.upperBound.value]).ignoringCase
    case .posixClass(let name): self = ScalarSet(name)
    case .escapeClass(let name): self = ScalarSet(name)
    case .characterClass(let isNegated):
      var ranges: [ClosedRange<UInt32>] = []
      for child in syntax.children(of: node) { ranges += ScalarSet(child, in: syntax).ranges }
      // What is negated never matches a line break, whether it is named or not.
      self = isNegated ? ScalarSet(ranges + ScalarSet.newline.ranges).complement : ScalarSet(ranges)
    default: self = ScalarSet([])
    }
  }
}
