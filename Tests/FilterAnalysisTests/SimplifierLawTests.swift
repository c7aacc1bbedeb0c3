import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterPrinter
import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Simplifying keeps the meaning, for every card a naive reader can think of.
@Suite struct SimplifierLawTests {
  @Test func simplifyingKeepsTheMeaningStepByStep() {
    let failure = checkProperty(
      "simplifying keeps the meaning", cases: PropertyCases.count(long: 400), seed: PropertyCases.seed(default: 31),
      generate: { random in
        let query = ModelQuery.query(leaves: 1 + random.below(8), using: &random)
        return (query, (0..<20).map { _ in ModelCard.random(using: &random) })
      },
      shrink: { value in RandomQuery.shrinks(of: value.0).map { ($0, value.1) } },
      describe: { "\($0.0)" },
      law: { SimplifierLaws.check($0.0, $0.1) })
    #expect(failure == nil)
  }

  /// The size of a query is that of its flattened form, so redundant groups give no additional room.
  @Test func treesThatAreNotFlatBecomeNoLonger() {
    let failure = checkProperty(
      "simplifying a tree that is not flat", cases: PropertyCases.count(long: 400),
      seed: PropertyCases.seed(default: 37),
      generate: { random in
        let query = ModelQuery.query(leaves: 1 + random.below(8), using: &random)
        return (wrapped(query, &random), (0..<10).map { _ in ModelCard.random(using: &random) })
      },
      shrink: { value in RandomQuery.shrinks(of: value.0).map { ($0, value.1) } },
      describe: { "\($0.0)" },
      law: { SimplifierLaws.check($0.0, $0.1) })
    #expect(failure == nil)
  }

  /// The query with redundant groups around its parts.
  private func wrapped(_ query: FilterQuery<FilterTerm>, _ random: inout SeededGenerator) -> FilterQuery<FilterTerm> {
    let inner: FilterQuery<FilterTerm>
    switch query {
    case .term: inner = query
    case .and(let polarity, let operands): inner = .and(polarity, operands.map { wrapped($0, &random) })
    case .or(let polarity, let operands): inner = .or(polarity, operands.map { wrapped($0, &random) })
    }
    switch random.below(6) {
    case 0: return .and(.positive, [inner])
    case 1: return .or(.positive, [inner])
    case 2: return .and(.negative, [.or(.negative, [inner])])
    default: return inner
    }
  }
}

enum SimplifierLaws {
  /// The law that a query violates; nil if there is none.
  static func check(_ query: FilterQuery<FilterTerm>, _ cards: [ModelCard]) -> String? {
    let simplified = query.simplified(in: .scryfall)
    var current = query
    for step in simplified.steps {
      guard let next = step.applied(to: current) else {
        return "\(query): the step \(step) does not apply to \(current)"
      }
      for card in cards where current.isTrue(where: card.holds) != next.isTrue(where: card.holds) {
        return "\(query): the step \(step) at \(step.path) changes the meaning of \(current) for \(card)"
      }
      current = next
    }
    if simplified.matchesNothing, let card = cards.first(where: { query.isTrue(where: $0.holds) == true }) {
      return "\(query) is said to match nothing, but matches \(card)"
    }
    if current != simplified.query { return "\(query): the steps lead to \(current), not \(simplified.query)" }
    let length = simplified.query.canonicalText.utf8.count
    if length > query.canonicalText.utf8.count { return "\(query): \(simplified.query) is longer" }
    let again = simplified.query.simplified(in: .scryfall)
    if !again.steps.isEmpty { return "\(query): \(simplified.query) is no fixed point: \(again.steps)" }
    return nil
  }
}
