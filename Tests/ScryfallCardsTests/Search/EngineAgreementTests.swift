import FilterEvaluation
import FilterSemantics
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import DataStreams
@testable import ScryfallCards
@testable import ScryfallDialect

/// The engines agree: card by card, over the columns, and over the columns with cached results.
@Suite struct EngineAgreementTests {
  /// A library with its derived cards.
  private struct Engines {
    let library: CardLibrary
    let entries: [CardEntry]
    var incremental: IncrementalFilter

    init(_ cards: [Card]) {
      library = CardLibrary(cards)
      entries = cards.map { CardEntry($0) }
      incremental = IncrementalFilter(library.store, capacity: 24)
    }

    /// The disagreement of the engines; nil if they agree. Reports the rows.
    mutating func disagreement(_ query: String, reading: Dialect.Reading, _ tell: ([Int]) -> Void = { _ in }) -> String?
    {
      let plan = library.plan(CardSearch(query, reading: reading))
      let filter = CompiledFilter(plan, for: library.list)
      let one = entries.indices.filter { filter.matches(entries[$0]) }
      tell(one)
      let columns = library.store.run(plan)
      if columns.rows() != one { return difference("the columns find", columns.rows(), one) }
      let before = incremental.result
      let changes = incremental.update(plan)
      if incremental.result.rows() != one { return difference("step by step", incremental.result.rows(), one) }
      var replayed = before.items
      replayed.subtract(changes.removed)
      replayed.formUnion(changes.inserted)
      if replayed.rows() != one { return difference("the changes come to", replayed.rows(), one) }
      if let found = columns.variants {
        let items = Set(found.rows().map { library.store.item(ofVariant: $0) }).sorted()
        if items != one { return difference("the printings belong to", items, one) }
      }
      return nil
    }

    private func difference(_ engine: String, _ found: [Int], _ expected: [Int]) -> String {
      let wrong = Set(found).symmetricDifference(expected).sorted().prefix(5).map { entries[$0].card.name }
      return "\(engine) \(found.count) cards, card by card \(expected.count): \(wrong)"
    }
  }

  @Test(arguments: Dialect.Reading.allCases) func shippedQueriesOverTheSample(reading: Dialect.Reading) throws {
    var engines = Engines(TestCards.sample)
    #expect(engines.entries.count > 200)
    var found = 0
    for query in try OwnCorpus.all() + ["m:/^{2}/", "-mana:/{g}$/ t:elf", "m:/{w.b}/ or layout:flip e:brk"] {
      let failure = engines.disagreement(query, reading: reading) { found += $0.isEmpty ? 0 : 1 }
      #expect(failure == nil, "\(query)")
    }
    #expect(found > 40)
  }

  /// Each query letter by letter and back again.
  @Test func typingOverTheSample() {
    var engines = Engines(stride(from: 0, to: TestCards.sample.count, by: 4).map { TestCards.sample[$0] })
    for text in ["t:goblin -o:/tap/ pow>=2", "-(c:rg or m:{w/b}) !\"Snuff\"", "usd>1 e:ash r<mythic"] {
      for length in Array(0...text.count) + (0..<text.count).reversed() {
        let query = String(text.prefix(length))
        #expect(engines.disagreement(query, reading: .plain) == nil, "\(query)")
      }
    }
  }

  /// `FILTERQ_CASES=3000 swift test -c release --filter EngineAgreementTests` tries as many of the shared queries.
  @Test(.needsRealCards) func sharedQueriesOverRealCards() throws {
    let queries = try SharedFolder.queries()
    try #require(queries.count > 100)
    var engines = Engines(TestCards.real)
    #expect(engines.entries.count > 300)
    var found = 0
    let failure = checkProperty(
      "the engines agree", cases: PropertyCases.count(long: 60), seed: PropertyCases.seed(default: 11),
      generate: {
        (queries[Int.random(in: 0..<queries.count, using: &$0)], $0.chance(25) ? Dialect.Reading.strict : .plain)
      }, shrink: { _ in [] },
      describe: { "\($0.0), \($0.1)" },
      law: { engines.disagreement($0.0, reading: $0.1) { found += $0.isEmpty ? 0 : 1 } })
    #expect(failure == nil, "\(failure?.description ?? "")")
    #expect(found > 0)
  }
}
