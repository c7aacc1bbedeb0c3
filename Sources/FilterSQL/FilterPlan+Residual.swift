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
    let inexact = conjuncts.filter { FilterPlan.has($0, isInexact) }
    return inexact.count < 2 ? inexact.first : .all(inexact)
  }

  /// This plan with another tree.
  func with(root: Node) -> FilterPlan { FilterPlan(reading: reading, leaves: leaves, root: root, source: source) }

  private static func has(_ node: Node, _ isInexact: (_ leaf: Int) -> Bool) -> Bool {
    switch node {
    case .leaf(let leaf, _): isInexact(leaf)
    case .all(let operands), .any(let operands): operands.contains { has($0, isInexact) }
    }
  }
}
