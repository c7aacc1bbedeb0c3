public import FilterAST
public import FilterVocabulary

/// Whether what one query finds is found by another, and how that is known.
public enum Entailment: Hashable, Sendable {
  /// It is: each way to satisfy the first query and not the second ends in terms that exclude each other.
  case yes([ProofStep])
  /// It is not: here is an item that tells the two apart.
  case no(Witness)
  /// The question was given up after ``Entailment/searchBudget`` steps.
  case unknown

  /// How many nodes of the two queries are looked at before the question is given up.
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
  /// is exponential at worst and takes at most ``Entailment/searchBudget`` steps.
  public func implies(_ other: FilterQuery, in vocabulary: Vocabulary) -> Entailment {
    let terms = leaves + other.leaves
    let conditions = terms.map { Condition(termOrItself: $0, in: vocabulary) }
    let isDirective = terms.map { vocabulary.isDirective($0) }
    // An item that tells them apart satisfies this one and not the other.
    let both: FilterQuery = .and(.positive, [self, other.negated])
    let formula = Formula(both) { !isDirective[$0] }
    let otherFormula = Formula(other) { !isDirective[leaves.count + $0] }
    // Without a condition `other` finds everything.
    if otherFormula.root == nil { return .yes([]) }
    let spaces = ConditionSpaces(conditions, in: vocabulary)
    var search = SatisfiabilitySearch(formula, spaces, budget: Entailment.searchBudget)
    search.keepsConflicts = true
    switch search.run(formula.root.map { [$0] } ?? []) {
    case .unknown: return .unknown
    case .yes(let assumptions): return .no(Witness(assumptions, spaces, terms))
    case .no(let conflicts):
      var steps: [ProofStep] = []
      for conflict in conflicts {
        let step = ProofStep(terms: conflict.map { terms[$0.leaf].with(polarity: $0.polarity) })
        if !steps.contains(step) { steps.append(step) }
      }
      return .yes(steps)
    }
  }

  /// Whether the two queries find the same items, whatever the list. Directives do not matter. See ``implies(_:in:)``.
  public func isEquivalent(to other: FilterQuery, in vocabulary: Vocabulary) -> Entailment {
    let forth = implies(other, in: vocabulary)
    guard case .yes(let first) = forth else { return forth }
    let back = other.implies(self, in: vocabulary)
    guard case .yes(let second) = back else { return back }
    return .yes(first + second.filter { !first.contains($0) })
  }
}
