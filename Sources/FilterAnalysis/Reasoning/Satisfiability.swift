import FilterAST

/// Whether some item satisfies a formula.
enum Satisfiability {
  /// Some item does; the literals that were taken as true to find it.
  case yes(Assumptions)
  /// None does; the literals that excluded each other, branch by branch.
  case no([[Literal]])
  /// The search was given up.
  case unknown
}

/// Looks for an item that satisfies some nodes of a formula at once, by assuming their literals and trying the branches of each
/// "any of" in turn.
///
/// The question is as hard as any puzzle, so the search takes a budget of steps (nodes looked at) and answers
/// ``Satisfiability/unknown`` when it is spent. Without "any of" it is linear.
struct SatisfiabilitySearch {
  let formula: Formula
  let spaces: ConditionSpaces
  var budget: Int
  /// Whether the conflicts are kept, for a proof.
  var keepsConflicts = false
  private var conflicts: [[Literal]] = []

  init(_ formula: Formula, _ spaces: ConditionSpaces, budget: Int) {
    self.formula = formula
    self.spaces = spaces
    self.budget = budget
  }

  /// Branches that are tried within one another, at most; it bounds the stack.
  private static let maximumDepth = 200

  mutating func run(_ nodes: [Int]) -> Satisfiability {
    conflicts = []
    switch search(nodes, [], Assumptions(spaces), [], depth: 0) {
    case .yes(let found): return .yes(found)
    case .no: return .no(conflicts)
    case .unknown: return .unknown
    }
  }

  private mutating func search(
    _ nodes: [Int], _ choices: [Int], _ start: Assumptions, _ path: [Literal], depth: Int
  ) -> Satisfiability {
    var assumptions = start
    var path = path
    var pending = nodes
    var choices = choices
    while let node = pending.popLast() {
      budget -= 1
      if budget < 0 { return .unknown }
      switch formula.nodes[node].kind {
      case .all: pending += formula.nodes[node].children
      case .any: choices.append(node)
      case .literal(let leaf, let polarity):
        let literal = Literal(leaf: leaf, polarity: polarity)
        path.append(literal)
        if !assumptions.assume(literal) {
          if keepsConflicts { conflicts.append(Conflict.minimal(path, spaces) ?? path) }
          return .no([])
        }
      }
    }
    // The choice with the fewest branches first: it fails soonest.
    guard let next = choices.min(by: { formula.nodes[$0].children.count < formula.nodes[$1].children.count }) else {
      return .yes(assumptions)
    }
    if depth >= Self.maximumDepth { return .unknown }
    choices.removeAll { $0 == next }
    for branch in formula.nodes[next].children {
      switch search([branch], choices, assumptions, path, depth: depth + 1) {
      case .yes(let found): return .yes(found)
      case .unknown: return .unknown
      case .no: continue
      }
    }
    return .no([])
  }
}
