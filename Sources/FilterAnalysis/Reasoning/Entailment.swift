public import FilterAST
import FilterSemantics
public import FilterVocabulary

/// Whether all results of one query are results of another, with the reason.
public enum Entailment: Hashable, Sendable {
  /// Yes: each way to satisfy the first query and not the second ends in terms that exclude each other.
  case yes([ProofStep])
  /// No: an item that the first query finds and the second does not.
  case no(Witness)
  /// Given up after `Entailment.searchBudget` steps, or because a query is nested deeper than
  /// ``FilterQuery/maximumDepth``.
  case unknown

  /// How many steps the search may take: roughly the number of terms and groups it visits.
  package static let searchBudget = 100_000

  /// Whether the answer is ``Entailment/yes(_:)``.
  public var isYes: Bool {
    if case .yes = self { return true }
    return false
  }
}

/// Terms that cannot all hold, which rules out one way to tell two queries apart.
public struct ProofStep: Hashable, Sendable {
  /// The conflicting terms, with the polarity they would need: `mv>5`, `-mv>3`.
  public let terms: [FilterTerm]
}

extension ProofStep: CustomStringConvertible {
  /// `mv>5 and -mv>3 exclude each other`
  public var description: String {
    if terms.count == 1 { return "nothing satisfies \(terms[0])" }
    return terms.map { $0.description }.joined(separator: " and ") + " exclude each other"
  }
}

/// An item that satisfies one query and not another, described by the terms of both.
public struct Witness: Hashable, Sendable {
  /// One fact about the item.
  public struct Fact: Hashable, Sendable {
    /// The subject of the fact: `mana value`.
    public let subject: String
    /// The value: `3`, `white and blue`, `none`.
    public let value: String
  }

  /// The known facts. Aspects that are not listed do not matter.
  public let facts: [Fact]
  /// For each term of the two queries, without its polarity, whether it holds for the item.
  public let truths: [FilterTerm: Bool]

  /// Whether a term of the two queries holds for the item; nil for a directive and for other terms.
  public func holds(_ term: FilterTerm) -> Bool? {
    truths[term.with(polarity: .positive)].map { $0 == (term.polarity == .positive) }
  }
}

extension Witness: CustomStringConvertible {
  /// `mana value 3, rarity rare`
  public var description: String { facts.map { "\($0.subject) \($0.value)" }.joined(separator: ", ") }
}

extension FilterQuery where Term == FilterTerm {
  /// Whether `other` finds every item that this query finds. Directives are ignored.
  ///
  /// `mv=3` implies `mv>2`; `t:elf c:g` implies `t:elf`. Unknown terms and regular expressions imply only themselves.
  /// Fields with several parts are handled per part: `pow>3 pow<2` is possible for a card with two faces. The search
  /// is exponential in the worst case and limited to `Entailment.searchBudget` steps; all else is linear in the two
  /// queries.
  public func implies(_ other: FilterQuery, in vocabulary: Vocabulary) -> Entailment {
    entailment(of: other, in: vocabulary).answer
  }

  /// The answer of ``implies(_:in:)`` and the number of steps, for the growth tests.
  func entailment(of other: FilterQuery, in vocabulary: Vocabulary) -> (answer: Entailment, steps: Int) {
    if isTooDeep || other.isTooDeep { return (.unknown, 0) }
    let premises = leaves
    let terms = premises + other.leaves
    let conditions = terms.map { Condition(termOrItself: $0, in: vocabulary) }
    let isDirective = terms.map { vocabulary.isDirective($0) }
    // A counterexample satisfies this query and not the other.
    let formula = Formula(.and(.positive, [self, other.negated])) { !isDirective[$0] }
    let otherFormula = Formula(other) { !isDirective[premises.count + $0] }
    // Without a condition `other` finds everything.
    if otherFormula.root == nil { return (.yes([]), terms.count) }
    let spaces = ConditionSpaces(conditions, in: vocabulary)
    var search = SatisfiabilitySearch(formula, spaces: spaces, budget: Entailment.searchBudget)
    search.keepsConflicts = true
    let answer = search.run(formula.root.map { [$0] } ?? [])
    let steps = terms.count + Entailment.searchBudget - search.budget
    switch answer {
    case .unknown: return (.unknown, steps)
    case .yes(let assumptions): return (.no(Witness(assumptions, spaces: spaces, terms: terms)), steps)
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

  /// Whether the two queries find the same items in any list. Directives are ignored. See ``implies(_:in:)`` for the
  /// limits.
  public func isEquivalent(to other: FilterQuery, in vocabulary: Vocabulary) -> Entailment {
    let forth = implies(other, in: vocabulary)
    guard case .yes(let first) = forth else { return forth }
    let back = other.implies(self, in: vocabulary)
    guard case .yes(let second) = back else { return back }
    let known = Set(first)
    return .yes(first + second.filter { !known.contains($0) })
  }
}

extension Witness {
  init(_ assumptions: Assumptions, spaces: ConditionSpaces, terms: [FilterTerm]) {
    var cells: [[Int]?] = Array(repeating: nil, count: spaces.spaces.count)
    for (space, chosen) in assumptions.witness { cells[space] = chosen }
    var truths: [FilterTerm: Bool] = [:]
    for (index, atom) in spaces.atoms.enumerated() {
      guard let atom else { continue }
      // Without assumptions: any cell for a single value, no value for many.
      let chosen = cells[atom.space] ?? (spaces.spaces[atom.space].isMany ? [] : [0])
      let holds = chosen.contains { atom.cells.contains($0) }
      truths[terms[index].with(polarity: .positive)] = atom.isOther ? !chosen.isEmpty && !holds : holds
    }
    self.truths = truths
    self.facts = cells.enumerated().compactMap { space, chosen in
      chosen.flatMap { spaces.fact(spaces.spaces[space], cells: $0) }
    }
  }
}

extension ConditionSpaces {
  /// A description of the value of an item in these cells; nil if only the truth of a term is known.
  func fact(_ space: Space, cells: [Int]) -> Witness.Fact? {
    guard let subject = subject(of: space.key) else { return nil }
    let values = cells.map { value(of: space, cell: $0) }
    if values.isEmpty, case .texts(let id) = space.key, vocabulary[id].kind != .text {
      return Witness.Fact(subject: subject, value: "another")
    }
    return Witness.Fact(subject: subject, value: values.isEmpty ? "none" : values.joined(separator: " and "))
  }

  /// A distance from now in microseconds: `2h ago`, `in 2h`, `now`.
  private static func distance(_ microseconds: DecimalNumber) -> String {
    let text = microseconds.magnitude.shifted(by: -6).durationText
    return microseconds.isZero ? "now" : microseconds.isNegative ? text + " ago" : "in " + text
  }

  private func subject(of key: SpaceKey) -> String? {
    switch key {
    case .numbers(let id), .days(let id), .relativeInstants(let id), .relativeDays(let id), .colors(let id),
      .costs(let id), .listed(let id), .keys(let id),
      .texts(let id):
      vocabulary[id].label
    case .flag(let value), .state(let value): vocabulary[value].text
    case .columns(let left, let right): "\(vocabulary[left].label) beside \(vocabulary[right].label)"
    case .names: "name"
    case .truth(.regex(let id, let pattern)), .matched(let id, .regex(_, let pattern)):
      "\(vocabulary[id].label) /\(pattern.text)/"
    case .matched(let id, .whole(_, let value, isEqual: _)): "\(vocabulary[id].label) \(value)"
    case .matched(let id, _): vocabulary[id].label
    case .truth(let condition): condition.field.map { vocabulary[$0].label }
    }
  }

  private func value(of space: Space, cell: Int) -> String {
    if cell == space.unreadable { return "another text" }
    switch space.contents {
    case .numbers(let line):
      guard cell < line.cells.count else { return "none" }
      guard case .numbers(let id) = space.key else { return "none" }
      return vocabulary.text(of: line.specimen(ofCell: cell), in: id)
    case .days(let line):
      guard cell < line.cells.count else { return "none" }
      let specimen = line.specimen(ofCell: cell)
      switch space.key {
      case .relativeInstants: return ConditionSpaces.distance(specimen)
      case .relativeDays:
        return specimen.isZero ? "today" : ConditionSpaces.distance(specimen.times(UInt64(InstantSpan.dayLength)))
      case .days(let id) where vocabulary[id].kind == .instant:
        return InstantSpan(specimen, zone: vocabulary.timeZone).shortText
      default: break
      }
      let (year, month, day) = DateSpan.components(ofOrdinal: Int(specimen.whole() ?? 0))
      return "\(year)-\(month)-\(day)"
    case .colors(let palette):
      guard cell < palette.setCount else { return "none" }
      let letters = palette.letters(of: ColorSet(bits: UInt8(cell)))
      return letters.isEmpty ? "none" : letters
    case .words(let words): return cell < words.count ? words[cell] : "another"
    case .costs(let costs):
      guard cell / 2 < costs.count else { return "another" }
      return vocabulary.text(of: costs[cell / 2]) + (cell & 1 == 1 ? " and more" : "")
    case .relation: return cell < 3 ? ["less", "equal", "more"][cell] : "none"
    case .truth: return cell == 0 ? "yes" : "no"
    }
  }
}

extension Condition {
  /// The condition of a term. An unreadable term is a condition of its own, equal only to itself. Nil for a directive,
  /// even one with an unknown value.
  init?(termOrItself term: FilterTerm, in vocabulary: Vocabulary) {
    if vocabulary.isDirective(term) { return nil }
    do throws(TermError) {
      let condition = try vocabulary.condition(of: term)
      if case .directive = condition { return nil }
      self = condition
    } catch {
      self = .unknown(term.with(polarity: .positive))
    }
  }
}
