import FilterAST
import FilterSemantics

/// One conclusion from the logic of a query.
struct LogicConclusion: Hashable {
  let kind: LogicDiagnosticKind
  /// The nodes of the formula that it concerns, in the order of the text. For a duplicate or redundant term, the term
  /// itself.
  let operands: [Int]
  /// The node that repeats or implies it.
  let reason: Int?
  /// Whether the operands are alternatives. Then the narrower one is redundant.
  let isInAny: Bool
}

/// Searches a formula for contradictions, tautologies and redundant operands.
///
/// Limits: redundant operands are searched among the first ``pairLimit`` different literals of an aspect in each
/// group. Conflicts that require trying branches are searched among at most ``searchOperandLimit`` operands, with
/// ``searchBudget`` steps per group and ``totalSearchBudget`` in all. All else is linear in the formula.
struct LogicReview {
  static let pairLimit = 64
  static let searchBudget = 4_000
  static let totalSearchBudget = 40_000
  static let searchOperandLimit = 32

  let formula: Formula
  let spaces: ConditionSpaces
  /// Conclusions about single parts are reported only if there are none about whole items.
  private let isWithinPart: Bool
  private(set) var conclusions: [LogicConclusion] = []
  /// The nodes with a contradiction that is already reported.
  private var isContradictory: [Bool]
  private var budget = LogicReview.totalSearchBudget

  init(_ formula: Formula, spaces: ConditionSpaces, isWithinPart: Bool = false) {
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
      // Alternatives always hold if their opposites exclude each other.
      literals.append(Literal(leaf: leaf, polarity: isAny ? polarity.negated : polarity))
    }
    var hasConflict = false
    for conflict in Conflict.all(among: literals, spaces) {
      let operands = conflict.compactMap { nodes[$0.leaf] }.sorted()
      hasConflict = true
      if isAny {
        report(.alwaysTrue, operands: operands, isInAny: true)
      } else {
        isContradictory[node] = true
        report(isWithinPart ? .contradictionWithinPart : .contradiction, operands: operands)
      }
    }
    if isWithinPart { return }
    if isAny {
      reviewImpossible(literals.map { $0.negated }, nodes: nodes)
    } else {
      reviewCertain(literals, nodes: nodes)
    }
    if hasConflict { return }
    reviewNeedless(literals, nodes: nodes, isAny: isAny)
    if !isAny { reviewChoices(of: node, operands: operands, literals: literals, nodes: nodes) }
  }

  /// In "any of": a literal that can never hold.
  private mutating func reviewImpossible(_ literals: [Literal], nodes: [Int: Int]) {
    for literal in literals where !Conflict.areConsistent([literal], in: spaces) {
      guard let node = nodes[literal.leaf] else { continue }
      report(.contradiction, operands: [node], isInAny: true)
    }
  }

  /// In "all of": a literal that always holds.
  private mutating func reviewCertain(_ literals: [Literal], nodes: [Int: Int]) {
    for literal in literals where !Conflict.areConsistent([literal.negated], in: spaces) {
      if let node = nodes[literal.leaf] { report(.alwaysTrue, operands: [node]) }
    }
  }

  /// Literals that another one implies.
  private mutating func reviewNeedless(_ literals: [Literal], nodes: [Int: Int], isAny: Bool) {
    if literals.count < 2 { return }
    for group in spaces.groups(of: literals) where group.count > 1 {
      var different: [Literal] = []
      for literal in group {
        let same = different.first {
          spaces.atoms[$0.leaf]?.claim($0.polarity) == spaces.atoms[literal.leaf]?.claim(literal.polarity)
        }
        if let same, let node = nodes[literal.leaf] {
          report(.duplicateTerm, operands: [node], reason: nodes[same.leaf], isInAny: isAny)
        } else if different.count < Self.pairLimit {
          different.append(literal)
        }
      }
      reviewImplied(different, nodes: nodes, isAny: isAny)
    }
  }

  /// Different literals of one aspect of which one implies another.
  private mutating func reviewImplied(_ literals: [Literal], nodes: [Int: Int], isAny: Bool) {
    for literal in literals where Conflict.areConsistent([literal], in: spaces) {
      // For alternatives the literals are negated, so the implied one is the narrower alternative.
      let reason = literals.first {
        $0 != literal && Conflict.areConsistent([$0], in: spaces)
          && Conflict.isBetween($0, and: literal.negated, in: spaces)
      }
      guard let reason, let node = nodes[literal.leaf], Conflict.areConsistent([literal.negated], in: spaces) else {
        continue
      }
      report(.redundantTerm, operands: [node], reason: nodes[reason.leaf], isInAny: isAny)
    }
  }

  /// Alternatives next to literals: a literal may imply one of the branches, or exclude all of them.
  private mutating func reviewChoices(of node: Int, operands: [Int], literals: [Literal], nodes: [Int: Int]) {
    let choices = operands.filter { formula.nodes[$0].kind == .any && !isContradictory[$0] }
    if choices.isEmpty { return }
    for choice in choices {
      for branch in formula.literals(of: choice) {
        let reason = literals.prefix(Self.pairLimit).first { Conflict.isBetween($0, and: branch.negated, in: spaces) }
        guard let reason else { continue }
        report(.redundantTerm, operands: [choice], reason: nodes[reason.leaf])
        break
      }
    }
    if operands.count > Self.searchOperandLimit { return }
    // Such a conflict involves the alternatives and literals that share an aspect with them.
    if cannotHold(operands) { reportCore(of: node, operands) }
  }

  private mutating func cannotHold(_ operands: [Int]) -> Bool {
    if budget <= 0 { return false }
    var search = SatisfiabilitySearch(formula, spaces: spaces, budget: min(budget, Self.searchBudget))
    let answer = search.run(operands)
    budget -= min(budget, Self.searchBudget) - max(search.budget, 0)
    if case .no = answer { return true }
    return false
  }

  private mutating func reportCore(of node: Int, _ operands: [Int]) {
    let core = operands.minimal { cannotHold($0) }
    isContradictory[node] = true
    report(.contradiction, operands: core.sorted())
  }

  private mutating func report(
    _ kind: LogicDiagnosticKind, operands: [Int], reason: Int? = nil, isInAny: Bool = false
  ) {
    conclusions.append(LogicConclusion(kind: kind, operands: operands, reason: reason, isInAny: isInAny))
  }
}
