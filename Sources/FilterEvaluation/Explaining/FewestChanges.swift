import FilterAST
import FilterSemantics

/// The fewest terms to turn for a plan to hold.
///
/// In a plan each term stands once, and its negations are at the terms. So what a conjunction takes is the sum of what its
/// operands take, what a disjunction takes is the least, and the answer is exact in one walk over the tree.
struct FewestChanges {
  /// Whether each term passes, its minus not counted.
  let passes: [Bool]

  /// The terms to turn, in the order of the text; of several ways the first. Linear in the tree times its depth.
  func leaves(_ node: FilterPlan.Node) -> [Int] {
    switch node {
    case .leaf(let leaf, let polarity): return passes[leaf] == (polarity == .positive) ? [] : [leaf]
    case .all(let operands):
      var all: [Int] = []
      for operand in operands { all += leaves(operand) }
      return all
    case .any(let operands):
      var least: [Int]?
      for operand in operands {
        let next = leaves(operand)
        if next.isEmpty { return [] }
        if next.count < least?.count ?? .max { least = next }
      }
      return least ?? []
    }
  }
}

extension FilterPlan {
  /// The tests of a leaf, with the field that a test asks about: two for compared columns, none for a constant.
  func fields(ofLeaf leaf: Int) -> [Int] {
    switch leaves[leaf].test {
    case .constant: []
    case .anyText(let tests): tests.map { $0.field }
    case .columns(left: let left, _, right: let right): [left, right]
    case let test: test.field.map { [$0] } ?? []
    }
  }
}
