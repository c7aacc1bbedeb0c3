import FilterAST
import FilterSemantics

/// Something the logic of a query says about it.
struct LogicFinding: Hashable {
  enum Kind: Hashable {
    /// The operands cannot all hold.
    case contradiction
    /// The operands cannot all hold for one part of an item (one face of a card), though they may for different ones.
    case contradictionWithinPart
    /// Some operand always holds.
    case alwaysTrue
    /// The operand is said already.
    case duplicate
    /// The operand follows from another.
    case redundant
  }

  let kind: Kind
  /// The nodes of the formula it speaks of, in the order of the text. For a duplicate or redundant one: the node itself.
  let operands: [Int]
  /// The node that says it already, or from which it follows.
  let reason: Int?
  /// Whether the operands stand in an "any of": then what is redundant is what is narrower.
  let isInAny: Bool
}
