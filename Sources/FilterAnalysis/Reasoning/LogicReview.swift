import FilterAST
import FilterSemantics

/// Looks through a formula for contradictions, tautologies and needless operands.
///
/// Bounds, beyond which nothing is reported: needless operands are looked for among the first ``pairLimit`` different literals
/// of an aspect at a place, and conflicts that only show when branches are tried in turn are looked for among at most
/// ``searchOperandLimit`` operands and with ``searchBudget`` steps a place, ``totalSearchBudget`` in all. All else is linear in
/// the formula.
struct LogicReview {
  static let pairLimit = 64
  static let searchBudget = 4_000
  static let totalSearchBudget = 40_000
  static let searchOperandLimit = 32

  let formula: Formula
  let spaces: ConditionSpaces
  /// What is found between single parts is told only where nothing is found between whole items.
  private let isWithinPart: Bool
  private(set) var findings: [LogicFinding] = []
  /// The nodes under which a contradiction is reported already.
  private var isContradictory: [Bool]
  private var budget = LogicReview.totalSearchBudget

  init(_ formula: Formula, _ spaces: ConditionSpaces, isWithinPart: Bool = false) {
    self.formula = formula
    self.spaces = spaces
    self.isWithinPart = isWithinPart
    self.isContradictory = Array(repeating: false, count: formula.nodes.count)
  }

  mutating func run() {
    guard let root = formula.root else { return }
    if formula.nodes[root].children.isEmpty { reviewOperands(of: root, [root], isAny: false) }
    for node in formula.nodes.indices {
      switch formula.nodes[node].kind {
      case .literal: break
      case .all: reviewOperands(of: node, formula.nodes[node].children, isAny: false)
      case .any: reviewOperands(of: node, formula.nodes[node].children, isAny: true)
      }
    }
  }

  private mutating func reviewOperands(of node: Int, _ operands: [Int], isAny: Bool) {
    for operand in operands where isContradictory[operand] { isContradictory[node] = true }
    if isWithinPart && isAny { return }
    var nodes: [Int: Int] = [:]
    var literals: [Literal] = []
    for operand in operands {
      guard case .literal(let leaf, let polarity) = formula.nodes[operand].kind else { continue }
      nodes[leaf] = operand
      // That some of them hold always is to say that their opposites exclude each other.
      literals.append(Literal(leaf: leaf, polarity: isAny ? polarity.negated : polarity))
    }
    var hasConflict = false
    for conflict in Conflict.all(among: literals, spaces) {
      let operands = conflict.compactMap { nodes[$0.leaf] }.sorted()
      hasConflict = true
      if isAny {
        report(.alwaysTrue, operands, isInAny: true)
      } else {
        isContradictory[node] = true
        report(isWithinPart ? .contradictionWithinPart : .contradiction, operands)
      }
    }
    if isWithinPart { return }
    if isAny { reviewImpossible(literals.map { $0.negated }, nodes) } else { reviewCertain(literals, nodes) }
    if hasConflict { return }
    reviewNeedless(literals, nodes, isAny: isAny)
    if !isAny { reviewChoices(of: node, operands, literals, nodes) }
  }

  /// In an "any of", a literal that can never hold.
  private mutating func reviewImpossible(_ literals: [Literal], _ nodes: [Int: Int]) {
    for literal in literals where !Conflict.areConsistent([literal], spaces) {
      guard let node = nodes[literal.leaf] else { continue }
      report(.contradiction, [node], isInAny: true)
    }
  }

  /// In an "all of", a literal that always holds.
  private mutating func reviewCertain(_ literals: [Literal], _ nodes: [Int: Int]) {
    for literal in literals where !Conflict.areConsistent([literal.negated], spaces) {
      if let node = nodes[literal.leaf] { report(.alwaysTrue, [node]) }
    }
  }

  /// Literals that follow from another one beside them.
  private mutating func reviewNeedless(_ literals: [Literal], _ nodes: [Int: Int], isAny: Bool) {
    if literals.count < 2 { return }
    for group in spaces.groups(of: literals) where group.count > 1 {
      var different: [Literal] = []
      for literal in group {
        let same = different.first {
          $0.polarity == literal.polarity && spaces.atoms[$0.leaf]?.cells == spaces.atoms[literal.leaf]?.cells
        }
        if let same, let node = nodes[literal.leaf] {
          report(.duplicate, [node], reason: nodes[same.leaf], isInAny: isAny)
        } else if different.count < Self.pairLimit {
          different.append(literal)
        }
      }
      reviewImplied(different, nodes, isAny: isAny)
    }
  }

  /// Different literals of one aspect of which one follows from another.
  private mutating func reviewImplied(_ literals: [Literal], _ nodes: [Int: Int], isAny: Bool) {
    for literal in literals where Conflict.areConsistent([literal], spaces) {
      // Within an "any of" the literals are the opposites: what follows from another is then what is narrower.
      let reason = literals.first {
        $0 != literal && Conflict.areConsistent([$0], spaces) && Conflict.isBetween($0, literal.negated, spaces)
      }
      guard let reason, let node = nodes[literal.leaf], Conflict.areConsistent([literal.negated], spaces) else {
        continue
      }
      report(.redundant, [node], reason: nodes[reason.leaf], isInAny: isAny)
    }
  }

  /// "Any of" beside literals: one of its branches may follow from a literal, or no branch may be left.
  private mutating func reviewChoices(of node: Int, _ operands: [Int], _ literals: [Literal], _ nodes: [Int: Int]) {
    let choices = operands.filter { formula.nodes[$0].kind == .any && !isContradictory[$0] }
    if choices.isEmpty { return }
    for choice in choices {
      for branch in formula.literals(of: choice) {
        let reason = literals.prefix(Self.pairLimit).first { Conflict.isBetween($0, branch.negated, spaces) }
        guard let reason else { continue }
        report(.redundant, [choice], reason: nodes[reason.leaf])
        break
      }
    }
    if operands.count > Self.searchOperandLimit { return }
    // Only the choices and what shares an aspect with them can be part of a conflict that is not among the literals.
    if cannotHold(operands) { reportCore(of: node, operands) }
  }

  private mutating func cannotHold(_ operands: [Int]) -> Bool {
    if budget <= 0 { return false }
    var search = SatisfiabilitySearch(formula, spaces, budget: min(budget, Self.searchBudget))
    let answer = search.run(operands)
    budget -= min(budget, Self.searchBudget) - max(search.budget, 0)
    if case .no = answer { return true }
    return false
  }

  private mutating func reportCore(of node: Int, _ operands: [Int]) {
    let core = operands.minimal { cannotHold($0) }
    isContradictory[node] = true
    report(.contradiction, core.sorted())
  }

  private mutating func report(
    _ kind: LogicFinding.Kind, _ operands: [Int], reason: Int? = nil, isInAny: Bool = false
  ) {
    findings.append(LogicFinding(kind: kind, operands: operands, reason: reason, isInAny: isInAny))
  }
}
