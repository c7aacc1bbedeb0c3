import FilterAST
import FilterSemantics

extension FilterQuery where Term == FilterTerm {
  /// How many bytes the canonical text of the query takes; as an operand of an "and" with the parentheses it needs there.
  func printedLength(insideAnd: Bool) -> Int {
    switch self {
    case .term(let term): return term.description.utf8.count
    case .and(let polarity, let operands):
      let inner =
        operands.reduce(0) { $0 + $1.printedLength(insideAnd: operands.count > 1) } + max(0, operands.count - 1)
      return polarity == .negative ? inner + 3 : inner
    case .or(let polarity, let operands):
      let inner = operands.reduce(0) { $0 + $1.printedLength(insideAnd: false) } + 4 * max(0, operands.count - 1)
      if polarity == .negative { return inner + 3 }
      return insideAnd && operands.count > 1 ? inner + 2 : inner
    }
  }

  var leafCount: Int {
    var count = 0
    forEachLeaf { _ in count += 1 }
    return count
  }
}
