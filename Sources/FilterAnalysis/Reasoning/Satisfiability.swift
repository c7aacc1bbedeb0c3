import FilterAST
import FilterSemantics

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
/// The question is as hard as any puzzle, so the search takes a budget and answers ``Satisfiability/unknown`` when it is spent.
/// The budget counts the work: each node that is looked at, and what is gone through to choose a branch and to find the
/// terms of a conflict. Without "any of" the search is linear.
struct SatisfiabilitySearch {
  let formula: Formula
  let spaces: ConditionSpaces
  var budget: Int
  /// Whether the conflicts are kept, for a proof.
  var keepsConflicts = false
  private var conflicts: [[Literal]] = []
  private var assumptions: Assumptions

  init(_ formula: Formula, _ spaces: ConditionSpaces, budget: Int) {
    self.formula = formula
    self.spaces = spaces
    self.budget = budget
    self.assumptions = Assumptions(spaces)
  }

  /// Branches that are tried within one another, at most; it bounds the stack.
  private static let maximumDepth = 200

  private enum Answer {
    case yes
    case no
    case unknown
  }

  mutating func run(_ nodes: [Int]) -> Satisfiability {
    conflicts = []
    assumptions = Assumptions(spaces)
    switch search(nodes, [], depth: 0) {
    case .yes: return .yes(assumptions)
    case .no: return .no(conflicts)
    case .unknown: return .unknown
    }
  }

  private mutating func search(_ nodes: [Int], _ open: [Int], depth: Int) -> Answer {
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
    // Going through the choices costs less than looking at as many nodes.
    budget -= choices.count / 16
    // The choice with the fewest branches first: it fails soonest.
    let place = choices.indices.min {
      formula.nodes[choices[$0]].children.count < formula.nodes[choices[$1]].children.count
    }
    guard let place else { return .yes }
    if depth >= Self.maximumDepth { return .unknown }
    let choice = choices.remove(at: place)
    let mark = assumptions.mark
    for branch in formula.nodes[choice].children {
      switch search([branch], choices, depth: depth + 1) {
      case .yes: return .yes
      case .unknown: return .unknown
      case .no: assumptions.takeBack(to: mark)
      }
    }
    return .no
  }

  private mutating func keepConflict(of literal: Literal) {
    let literals = assumptions.literals(beside: literal)
    // Each is left out in turn.
    budget -= literals.count * literals.count / 64
    conflicts.append(Conflict.minimal(literals, spaces) ?? literals)
  }
}
