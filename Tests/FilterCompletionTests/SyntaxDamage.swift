import FilterParser
import FilterText

/// How much damage of each kind a text has, by the nodes of its tree.
///
/// The findings of a text are one a cause, and which of two a damage is told as depends on what stands beside it: the lone
/// operator of `pow >=3` is a space too many, and once something is typed before it a missing field. The nodes do not move.
struct SyntaxDamage {
  private var amounts: [SyntaxKind: Int] = [:]

  init(_ source: SourceText) {
    let tree = ParsedQuery(parsing: source).tree
    var open = [tree.root]
    while let node = open.popLast() {
      let kind = tree.kind(of: node)
      // A connective that lacks an operand is the same damage before its operand and behind it.
      let isLoose = kind == .leadingConnective || kind == .repeatedConnective
      if kind.isMissing { amounts[kind, default: 0] += 1 }
      if kind.isUnexpected { amounts[isLoose ? .missingOperand : kind, default: 0] += tree.tokens(of: node).count }
      open += Array(tree.children(of: node))
    }
  }

  /// Whether there is more of some kind than in another text. An item that leads on may leave one part that is missing.
  func isGreater(than other: SyntaxDamage, leadingOn: Bool) -> Bool {
    var excess = 0
    for (kind, amount) in amounts {
      let more = amount - other.amounts[kind, default: 0]
      if more > 0, kind != .missingValue && kind != .missingOperand { return true }
      excess += max(0, more)
    }
    return excess > (leadingOn ? 1 : 0)
  }
}
