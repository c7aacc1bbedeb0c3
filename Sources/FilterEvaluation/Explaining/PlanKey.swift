import FilterAST
import FilterSemantics

/// What a part of a plan asks, whatever plan it is part of: equal keys have equal answers.
enum PlanKey: Hashable, Sendable {
  case leaf(LeafTest, Polarity)
  case all([PlanKey])
  case any([PlanKey])
}

extension FilterPlan {
  /// The key of a node of this plan. Linear in it.
  func key(of node: Node) -> PlanKey {
    switch node {
    case .leaf(let leaf, let polarity): .leaf(leaves[leaf].test, polarity)
    case .all(let operands): .all(operands.map { key(of: $0) })
    case .any(let operands): .any(operands.map { key(of: $0) })
    }
  }
}
