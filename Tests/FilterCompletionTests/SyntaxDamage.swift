import FilterParser
import FilterText

/// The number of damaged nodes of each kind in the tree of a text.
///
/// Diagnostics are unsuitable, because there is one per cause, and its kind depends on the neighbors: the lone operator
/// of `pow >=3` is an extra space, but a missing field once something is typed before it. The nodes stay the same.
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
      // A lone '!' is stray between a prefix and its term, and lacks a name after another term.
      if kind == .strayPunctuation, tree.text(of: node) == "!" {
        amounts[.missingName, default: 0] += 1
      } else if kind.isUnexpected {
        amounts[isLoose ? .missingOperand : kind, default: 0] += tree.tokens(of: node).count
      }
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
