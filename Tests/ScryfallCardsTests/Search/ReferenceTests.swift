import FilterEvaluation
import FilterSemantics
import Testing
import _FilterTestSupport

@testable import DataStreams
@testable import ScryfallCards
@testable import ScryfallDialect

/// The library agrees with a simple implementation of the reference.
@Suite struct ReferenceTests {
  private func check(_ cards: [Card], cases: Int, seed: UInt64) -> (failure: PropertyFailure?, found: Int) {
    let library = CardLibrary(cards)
    let queries = ReferenceQueries(cards: cards)
    var found = 0
    let failure = checkProperty(
      "the library finds what the reference finds", cases: cases, seed: seed, generate: { queries.query(&$0) },
      shrink: { _ in [] }, describe: { $0.text },
      law: { query in
        let plan = library.plan(CardSearch(query.text))
        if let ignored = plan.reading.ignored.first { return "\(ignored.text) is ignored: \(ignored.reason)" }
        let rows = library.store.run(plan).rows()
        let expected = cards.indices.filter { query.finds(cards[$0]) }
        found += expected.isEmpty || expected.count == cards.count ? 0 : 1
        if rows == expected { return nil }
        let wrong = Set(rows).symmetricDifference(expected).sorted().prefix(6).map { cards[$0].name }
        return "found \(rows.count), expected \(expected.count): \(wrong)"
      })
    return (failure, found)
  }

  @Test func overTheSample() {
    let cases = PropertyCases.count(long: 600)
    let (failure, found) = check(TestCards.sample, cases: cases, seed: PropertyCases.seed(default: 21))
    #expect(failure == nil, "\(failure?.description ?? "")")
    #expect(found > cases / 3 || PropertyCases.only != nil)
  }

  @Test(.needsRealCards) func overRealCards() {
    let cases = PropertyCases.count(long: 250)
    let (failure, found) = check(TestCards.real, cases: cases, seed: PropertyCases.seed(default: 22))
    #expect(failure == nil, "\(failure?.description ?? "")")
    #expect(found > cases / 3 || PropertyCases.only != nil)
  }
}
