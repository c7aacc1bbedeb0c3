import FilterAST
import FilterParser
import FilterPrinter
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterAnalysis
@testable import FilterExplanation
@testable import FilterSemantics

/// The logic compared with naive evaluation: every conclusion holds for all model cards.
@Suite struct LogicLawTests {
  /// A planted contradiction among twenty other terms is found, without any other term.
  @Test func plantedContradictionsAreMinimal() {
    let failure = checkProperty(
      "planted contradictions", cases: PropertyCases.count(long: 300), seed: PropertyCases.seed(default: 41),
      generate: { random in LogicLaws.planted(using: &random) },
      shrink: { terms in
        terms.indices.map { index in
          var smaller = terms
          smaller.remove(at: index)
          return smaller
        }
      },
      describe: { $0.map { $0.description }.joined(separator: " ") }, law: { LogicLaws.contradictionsAreMinimal($0) })
    #expect(failure == nil)
  }

  @Test func aQueryThatFindsACardIsNoContradiction() {
    let failure = checkProperty(
      "satisfiable queries", cases: PropertyCases.count(long: 1_500), seed: PropertyCases.seed(default: 43),
      generate: { random in LogicLaws.satisfied(using: &random) }, shrink: { _ in [] }, describe: { "\($0)" },
      law: { LogicLaws.satisfiableIsNotDenied($0) })
    #expect(failure == nil)
  }

  @Test func entailmentIsRight() {
    let failure = checkProperty(
      "entailment", cases: PropertyCases.count(long: 1_000), seed: PropertyCases.seed(default: 47),
      generate: { random in
        let left = ModelQuery.query(leaves: 1 + random.below(4), using: &random)
        let right = ModelQuery.query(leaves: 1 + random.below(3), using: &random)
        return (left, right, (0..<40).map { _ in ModelCard.random(using: &random) })
      },
      shrink: { value in
        RandomQuery.shrinks(of: value.0).map { ($0, value.1, value.2) }
          + RandomQuery.shrinks(of: value.1).map { (value.0, $0, value.2) }
      },
      describe: { "\($0.0) => \($0.1)" }, law: { LogicLaws.entailmentIsRight($0.0, $0.1, $0.2) })
    #expect(failure == nil)
  }

  @Test func equalKeysMeanEqualQueries() {
    let failure = checkProperty(
      "keys", cases: PropertyCases.count(long: 2_000), seed: PropertyCases.seed(default: 53),
      generate: { random -> (FilterQuery<FilterTerm>, FilterQuery<FilterTerm>) in
        let query = ModelQuery.query(leaves: 1 + random.below(6), using: &random)
        return (query, LogicLaws.shuffled(query, using: &random))
      },
      shrink: { _ in [] }, describe: { "\($0.0) and \($0.1)" },
      law: { pair in
        let keys = [pair.0, pair.1].map { Vocabulary.scryfall.key(of: $0) }
        return keys[0] == keys[1] ? nil : "\(keys[0]) is not \(keys[1])"
      })
    #expect(failure == nil)
  }
}

enum LogicLaws {
  /// Twenty random terms and two or three that exclude each other, shuffled.
  static func planted(using random: inout SeededGenerator) -> [FilterTerm] {
    let contradictions = [
      "mv>3 mv<2", "c:r -c:r", "t:elf -t:elf", "id<=w id>=u", "mv=3 mv:even", "r:mythic r<rare", "date>2020 date<=2019",
      "is:foil not:foil", "mv>1 mv<3 mv!=2 mv:even", "prints>2 prints<3", "s:war s:m21", "o:draw -o:draw",
      "year>2020 date<2019", "border:black border:white", "usd>3 usd<=2", "f:modern -f:modern", "bolt -bolt",
    ]
    let planted = contradictions[random.below(contradictions.count)]
    var terms = ParsedQuery(parsing: planted).query?.leaves ?? []
    for _ in 0..<20 { terms.append(ModelQuery.term(using: &random)) }
    for index in terms.indices.reversed() { terms.swapAt(index, random.below(index + 1)) }
    return terms
  }

  /// Each set that is reported cannot hold, and without any one of its terms it can.
  static func contradictionsAreMinimal(_ terms: [FilterTerm]) -> String? {
    let query = FilterQuery<FilterTerm>.and(.positive, terms.map { .term($0) })
    guard let text = query.flattened()?.canonicalText else { return nil }
    let analyzed = AnalyzedQuery(parsing: text, vocabulary: .scryfall)
    guard let formula = analyzed.formula else { return "no condition in \(text)" }
    let found = analyzed.logicConclusions(of: formula).filter { $0.kind == .contradiction }
    if found.isEmpty { return "nothing is reported" }
    for conclusion in found {
      let conflict = conclusion.operands.map { analyzed.leaves[formula.nodes[$0].leaves.lowerBound].term }
      if isPossible(conflict) { return "\(conflict) can hold" }
      for index in conflict.indices {
        var rest = conflict
        rest.remove(at: index)
        if !rest.isEmpty, !isPossible(rest) { return "\(conflict): \(conflict[index]) is not needed" }
      }
    }
    return nil
  }

  /// Whether terms can hold together, by a search over the aspects that is independent of minimal sets.
  private static func isPossible(_ terms: [FilterTerm]) -> Bool {
    let query = FilterQuery<FilterTerm>.and(.positive, terms.map { .term($0) })
    // Only an unsatisfiable query implies its own negation.
    return !query.implies(query.negated, in: .scryfall).isYes
  }

  /// A card and a query that finds it.
  static func satisfied(using random: inout SeededGenerator) -> FilterQuery<FilterTerm> {
    let card = ModelCard.random(using: &random)
    var operands: [FilterQuery<FilterTerm>] = []
    for _ in 0..<(1 + random.below(10)) {
      let operand = ModelQuery.query(leaves: 1 + (random.chance(25) ? random.below(4) : 0), using: &random)
      operands.append(operand.isTrue(where: card.holds) == true ? operand : operand.negated)
    }
    return .and(.positive, operands)
  }

  static func satisfiableIsNotDenied(_ query: FilterQuery<FilterTerm>) -> String? {
    guard let flat = query.flattened() else { return nil }
    let analyzed = AnalyzedQuery(parsing: flat.canonicalText, vocabulary: .scryfall)
    guard let formula = analyzed.formula, let root = formula.root else { return nil }
    for conclusion in analyzed.logicConclusions(of: formula) where conclusion.kind == .contradiction {
      // An alternative may be unsatisfiable, a required operand may not.
      let isTop =
        conclusion.operands == [root] || conclusion.operands.allSatisfy { formula.nodes[root].children.contains($0) }
      if isTop, formula.nodes[root].kind == .all { return "\(flat.canonicalText): \(conclusion)" }
    }
    if flat.implies(flat.negated, in: .scryfall).isYes { return "\(flat.canonicalText) is taken for impossible" }
    return nil
  }

  static func entailmentIsRight(
    _ left: FilterQuery<FilterTerm>, _ right: FilterQuery<FilterTerm>, _ cards: [ModelCard]
  ) -> String? {
    switch left.implies(right, in: .scryfall) {
    case .unknown: return "gave up on so small a question"
    case .yes:
      for card in cards where left.isTrue(where: card.holds) == true && right.isTrue(where: card.holds) == false {
        return "\(card) satisfies the first and not the second"
      }
      return nil
    case .no(let witness):
      // The witness need not be a model card, but its assignment of the terms must distinguish the queries.
      if left.isTrue(where: { witness.holds($0) ?? false }) != true { return "the witness \(witness) fails the first" }
      if right.isTrue(where: { witness.holds($0) ?? false }) != false { return "the witness \(witness) satisfies both" }
      return nil
    }
  }

  /// The same query with its operands in another order and some groups in double negation.
  static func shuffled(
    _ query: FilterQuery<FilterTerm>, using random: inout SeededGenerator
  ) -> FilterQuery<FilterTerm> {
    let isTurned = random.chance(30)
    switch query {
    case .term: return query
    case .and(let polarity, var operands), .or(let polarity, var operands):
      operands = operands.map { shuffled($0, using: &random) }
      for index in operands.indices.reversed() { operands.swapAt(index, random.below(index + 1)) }
      var isAnd = false
      if case .and = query { isAnd = true }
      if isTurned {
        return isAnd
          ? .or(polarity.negated, operands.map { $0.negated }) : .and(polarity.negated, operands.map { $0.negated })
      }
      return isAnd ? .and(polarity, operands) : .or(polarity, operands)
    }
  }
}
