public import FilterAST
import FilterSemantics
public import FilterVocabulary

/// Whether what one query finds is found by another, and how that is known.
public enum Entailment: Hashable, Sendable {
  /// It is: each way to satisfy the first query and not the second ends in terms that exclude each other.
  case yes([ProofStep])
  /// It is not: here is an item that tells the two apart.
  case no(Witness)
  /// The question was given up after ``Entailment/searchBudget`` steps, or one of the queries is nested deeper than
  /// ``FilterQuery/maximumDepth``.
  case unknown

  /// How much work is done before the question is given up: about how many terms and groups are looked at.
  public static let searchBudget = 100_000

  /// Whether the answer is yes.
  public var isYes: Bool {
    if case .yes = self { return true }
    return false
  }
}

/// Terms that cannot all hold, which closes one way to tell two queries apart.
public struct ProofStep: Hashable, Sendable {
  /// The terms, as they would have to hold: `mv>5`, `-mv>3`.
  public let terms: [FilterTerm]
}

extension ProofStep: CustomStringConvertible {
  /// `mv>5 and -mv>3 exclude each other`
  public var description: String {
    if terms.count == 1 { return "nothing satisfies \(terms[0])" }
    return terms.map { $0.description }.joined(separator: " and ") + " exclude each other"
  }
}

/// An item that satisfies one query and not another, as far as the terms of the two can tell items apart.
public struct Witness: Hashable, Sendable {
  /// One fact about the item.
  public struct Fact: Hashable, Sendable {
    /// What it is about: `mana value`.
    public let subject: String
    /// What is the case: `3`, `white and blue`, `none`.
    public let value: String
  }

  /// What the item is like. Where nothing is said of an aspect it does not matter.
  public let facts: [Fact]
  /// For each term of the two queries, without its polarity, whether it holds for the item.
  public let truths: [FilterTerm: Bool]

  /// Whether a term of the two queries holds for the item; nil for a directive and for terms of other queries.
  public func holds(_ term: FilterTerm) -> Bool? {
    truths[term.with(polarity: .positive)].map { $0 == (term.polarity == .positive) }
  }
}

extension Witness: CustomStringConvertible {
  /// `mana value 3, rarity rare`
  public var description: String {
    facts.map { "\($0.subject) \($0.value)" }.joined(separator: ", ")
  }
}

extension FilterQuery where Term == FilterTerm {
  /// Whether every item this query finds is found by `other` as well. Directives do not matter.
  ///
  /// `mv=3` implies `mv>2`; `t:elf c:g` implies `t:elf`. Terms the vocabulary does not know, regular expressions and the like
  /// stand for themselves. Printing by printing, face by face: `pow>3 pow<2` is possible for a card with two faces. The search
  /// is exponential at worst and takes at most ``Entailment/searchBudget`` steps; all else is linear in the two queries.
  public func implies(_ other: FilterQuery, in vocabulary: Vocabulary) -> Entailment {
    entailment(of: other, in: vocabulary).answer
  }

  /// The answer of ``implies(_:in:)``, and how many steps it took: the measure of the growth tests.
  func entailment(of other: FilterQuery, in vocabulary: Vocabulary) -> (answer: Entailment, steps: Int) {
    if isTooDeep || other.isTooDeep { return (.unknown, 0) }
    let premises = leaves
    let terms = premises + other.leaves
    let conditions = terms.map { Condition(termOrItself: $0, in: vocabulary) }
    let isDirective = terms.map { vocabulary.isDirective($0) }
    // An item that tells them apart satisfies this one and not the other.
    let formula = Formula(.and(.positive, [self, other.negated])) { !isDirective[$0] }
    let otherFormula = Formula(other) { !isDirective[premises.count + $0] }
    // Without a condition `other` finds everything.
    if otherFormula.root == nil { return (.yes([]), terms.count) }
    let spaces = ConditionSpaces(conditions, in: vocabulary)
    var search = SatisfiabilitySearch(formula, spaces, budget: Entailment.searchBudget)
    search.keepsConflicts = true
    let answer = search.run(formula.root.map { [$0] } ?? [])
    let steps = terms.count + Entailment.searchBudget - search.budget
    switch answer {
    case .unknown: return (.unknown, steps)
    case .yes(let assumptions): return (.no(Witness(assumptions, spaces, terms)), steps)
    case .no(let conflicts):
      var proof: [ProofStep] = []
      var seen: Set<ProofStep> = []
      for conflict in conflicts {
        let step = ProofStep(terms: conflict.map { terms[$0.leaf].with(polarity: $0.polarity) })
        if seen.insert(step).inserted { proof.append(step) }
      }
      return (.yes(proof), steps)
    }
  }

  /// Whether the two queries find the same items, whatever the list. Directives do not matter. See ``implies(_:in:)``.
  public func isEquivalent(to other: FilterQuery, in vocabulary: Vocabulary) -> Entailment {
    let forth = implies(other, in: vocabulary)
    guard case .yes(let first) = forth else { return forth }
    let back = other.implies(self, in: vocabulary)
    guard case .yes(let second) = back else { return back }
    let known = Set(first)
    return .yes(first + second.filter { !known.contains($0) })
  }
}
