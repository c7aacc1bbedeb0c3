import FilterAST
import FilterSemantics

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

  init(_ formula: Formula, _ spaces: ConditionSpaces, budget: Int) {
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
    // Minimizing leaves out each literal in turn.
    budget -= literals.count * literals.count / 64
    conflicts.append(Conflict.minimal(literals, spaces) ?? literals)
  }
}

/// The assumptions about an item during a search: literals assumed one after another, and whether they are consistent.
/// The latest ones can be undone, so nothing is copied per branch.
struct Assumptions {
  private var aspects: [Int: Aspect] = [:]
  private var changes: [Change] = []
  let spaces: ConditionSpaces

  /// The state of an aspect before a literal changed it.
  private struct Change {
    let space: Int
    let claim: Claim
    let allowed: Cells
    let wanted: Int
  }

  init(_ spaces: ConditionSpaces) {
    self.spaces = spaces
  }

  /// Assumes a literal; false if it contradicts the assumptions. Constant time, except for a claim that is new to its
  /// aspect, which has at most 128 cells.
  mutating func assume(_ literal: Literal) -> Bool {
    guard let atom = spaces.atoms[literal.leaf] else { return true }
    let space = spaces.spaces[atom.space]
    let claim = Claim(cells: atom.cells, polarity: literal.polarity)
    let before = aspects[atom.space, default: Aspect(allowed: space.all)]
    if before.claims.contains(claim) { return true }
    changes.append(
      Change(space: atom.space, claim: claim, allowed: before.allowed, wanted: before.wanted.count))
    return aspects[atom.space, default: before].assume(claim, literal, isMany: space.isMany)
  }

  /// A position to return to with ``takeBack(to:)``.
  var mark: Int { changes.count }

  /// Undoes the assumptions after a mark.
  mutating func takeBack(to mark: Int) {
    while changes.count > mark {
      let change = changes.removeLast()
      aspects[change.space]?.takeBack(change.claim, allowed: change.allowed, wanted: change.wanted)
      if aspects[change.space]?.literals.isEmpty == true { aspects[change.space] = nil }
    }
  }

  /// The assumed literals of the same aspect, in order; of equal claims the first.
  func literals(beside literal: Literal) -> [Literal] {
    guard let atom = spaces.atoms[literal.leaf] else { return [] }
    return aspects[atom.space]?.literals ?? []
  }

  /// An item that satisfies the assumptions: for each assumed aspect its cells, one cell if it has a single value.
  var witness: [(space: Int, cells: [Int])] {
    aspects.sorted { $0.key < $1.key }.map { space, aspect in
      if !spaces.spaces[space].isMany { return (space, [Int(aspect.allowed.trailingZeroBitCount)]) }
      var cells: [Int] = []
      for wanted in aspect.wanted {
        let cell = Int((wanted & aspect.allowed).trailingZeroBitCount)
        if !cells.contains(cell) { cells.append(cell) }
      }
      return (space, cells)
    }
  }
}

extension Assumptions {
  /// The assumptions about one aspect.
  private struct Aspect {
    /// The cells that are still possible: of the one value, or of any of many values.
    var allowed: Cells
    /// For an aspect with many values: the conditions that must each hold for some value.
    var wanted: [Cells] = []
    var literals: [Literal] = []
    var claims: Set<Claim> = []

    init(allowed: Cells) {
      self.allowed = allowed
    }

    /// Adds a new claim; false if it contradicts the assumptions.
    mutating func assume(_ claim: Claim, _ literal: Literal, isMany: Bool) -> Bool {
      literals.append(literal)
      claims.insert(claim)
      if !isMany {
        allowed &= claim.polarity == .positive ? claim.cells : ~claim.cells
        return allowed != 0
      }
      if claim.polarity == .positive {
        wanted.append(claim.cells)
        return claim.cells & allowed != 0
      }
      if allowed & claim.cells == 0 { return true }
      allowed &= ~claim.cells
      return wanted.allSatisfy { $0 & allowed != 0 }
    }

    /// Undoes the latest claim.
    mutating func takeBack(_ claim: Claim, allowed: Cells, wanted: Int) {
      literals.removeLast()
      claims.remove(claim)
      self.allowed = allowed
      self.wanted.removeLast(self.wanted.count - wanted)
    }
  }
}
