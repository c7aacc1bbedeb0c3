/// Whether some item satisfies a formula.
enum Satisfiability {
  /// Yes, with the assumptions about the item.
  case yes(Assumptions)
  /// No, with the conflict of each branch.
  case no([[Literal]])
  /// The search was given up.
  case unknown
}

/// Searches for an item that satisfies some nodes of a formula at once, by assuming their literals and trying the
/// branches of each "any of" in turn.
///
/// The problem is NP-complete, so the search has a budget and answers ``Satisfiability/unknown`` when it is used up.
/// The budget counts visited nodes and the work of choosing branches and minimizing conflicts. Without "any of" the
/// search is linear.
struct SatisfiabilitySearch {
  let formula: Formula
  let spaces: ConditionSpaces
  var budget: Int
  /// Whether conflicts are kept, for a proof.
  var keepsConflicts = false
  private var conflicts: [[Literal]] = []
  private var assumptions: Assumptions

  init(_ formula: Formula, spaces: ConditionSpaces, budget: Int) {
    self.formula = formula
    self.spaces = spaces
    self.budget = budget
    self.assumptions = Assumptions(spaces)
  }

  /// The maximum number of nested branches, which bounds the stack.
  private static let maximumDepth = 200

  private enum Answer {
    case yes
    case no
    case unknown
  }

  mutating func run(_ nodes: [Int]) -> Satisfiability {
    conflicts = []
    assumptions = Assumptions(spaces)
    switch search(nodes, open: [], depth: 0) {
    case .yes: return .yes(assumptions)
    case .no: return .no(conflicts)
    case .unknown: return .unknown
    }
  }

  private mutating func search(_ nodes: [Int], open: [Int], depth: Int) -> Answer {
    var pending = nodes
    var choices = open
    while let node = pending.popLast() {
      budget -= 1
      if budget < 0 { return .unknown }
      switch formula.nodes[node].kind {
      case .all: pending += formula.nodes[node].children
      case .any: choices.append(node)
      case .literal(let leaf, let polarity):
        let literal = Literal(leaf: leaf, polarity: polarity)
        if !assumptions.assume(literal) {
          if keepsConflicts { keepConflict(of: literal) }
          return .no
        }
      }
    }
    // Scanning the choices is cheaper than visiting as many nodes.
    budget -= choices.count / 16
    // The choice with the fewest branches fails soonest.
    let index = choices.indices.min {
      formula.nodes[choices[$0]].children.count < formula.nodes[choices[$1]].children.count
    }
    guard let index else { return .yes }
    if depth >= Self.maximumDepth { return .unknown }
    let choice = choices.remove(at: index)
    let mark = assumptions.mark
    for branch in formula.nodes[choice].children {
      switch search([branch], open: choices, depth: depth + 1) {
      case .yes: return .yes
      case .unknown: return .unknown
      case .no: assumptions.takeBack(to: mark)
      }
    }
    return .no
  }

  private mutating func keepConflict(of literal: Literal) {
    let literals = assumptions.literals(beside: literal)
    // Minimizing leaves out each literal in turn.
    budget -= literals.count * literals.count / 64
    conflicts.append(Conflict.minimal(literals, in: spaces) ?? literals)
  }
}
