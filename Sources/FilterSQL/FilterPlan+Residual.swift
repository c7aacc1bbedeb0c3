import FilterEvaluation

/// The part of a plan that conditions do not decide.
extension FilterPlan {
  /// The operands that all must hold.
  var conjuncts: [Node] {
    switch root {
    case nil: []
    case .all(let operands): operands
    case let node?: [node]
    }
  }

  /// The operands that must be checked, since a leaf in them, by its index, is not said exactly; nil if there is none.
  func residual(_ isInexact: (_ leaf: Int) -> Bool) -> Node? {
    let inexact = conjuncts.filter { FilterPlan.leaves(of: $0).contains(where: isInexact) }
    return inexact.count < 2 ? inexact.first : .all(inexact)
  }

  /// The leaves of a node, each once, in the order of the query.
  static func leaves(of node: Node) -> [Int] {
    switch node {
    case .leaf(let leaf, _): [leaf]
    case .all(let operands), .any(let operands): Set(operands.flatMap { leaves(of: $0) }).sorted()
    }
  }

  /// This plan with another tree.
  func with(root: Node?) -> FilterPlan { FilterPlan(reading: reading, leaves: leaves, root: root, source: source) }
}
