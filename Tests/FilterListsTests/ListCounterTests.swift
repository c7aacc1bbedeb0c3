import FilterEvaluation
import FilterItems
import FilterSemantics
import FilterVocabulary
import ScryfallCards
import Testing
import _FilterTestSupport

@testable import FilterLists

/// Counts of queries while they are typed, with queries among them that a search refuses.
@Suite struct ListCounterTests {
  /// A list in memory, and the number of rows of queries; nil for one that is refused.
  struct Example: Sendable, CustomTestStringConvertible {
    let list: SearchableList
    let rows: [(query: String, count: Int?)]

    var testDescription: String { list.name }
    var queries: [AnalyzedQuery] {
      rows.map { AnalyzedQuery(parsing: $0.query, vocabulary: list.vocabulary) }
    }
  }

  private static let pets: SearchableList = {
    let text = "name,legs\nOtter,4\nCrow,2\nNewt,4\nCarp,\n"
    do { return SearchableList(try ItemCollection(bytes: Array(text.utf8), named: "pets.csv")) } catch {
      return .sample
    }
  }()

  /// What is not typed to its end yet is no reason to refuse a query of items; cards ignore what they cannot read.
  static let examples = [
    Example(
      list: pets,
      rows: [
        ("legs=4", 2), ("colour:red", nil), ("legs=5", 0), ("legs=4 colour:red", nil), ("legs=4 or", 2), ("((crow", 1),
        ("legs=2 legs:", 1), ("", 4),
      ]),
    Example(
      list: .sample,
      rows: [
        ("t:goblin", 9), ("t:goblin unique:prints", 10), ("t:goblin include:extras", 10), ("t:goblin t:elf", 0),
        ("t:goblin zzz:1", 9), ("(t:goblin", 9),
      ]),
    Example(
      list: SearchableList.sample.reading(ListReading(.strict, includesExtras: true)),
      rows: [("t:goblin", 10), ("(t:goblin", nil), ("", nil)]),
  ]

  /// A refused query has no count, not even zero, and the ones beside it have theirs.
  @Test(arguments: examples) func refusedQueriesHaveNoCount(example: Example) throws {
    var counter = try #require(ListCounter(example.list))
    #expect(counter.counts(of: example.queries) == example.rows.map { $0.count })
    for (query, row) in zip(example.queries, example.rows) {
      #expect(counter.counts(of: [query]) == [row.count], "\(row.query)")
      let answer = counter.answer(query)
      #expect(try answer?.count() == row.count, "\(row.query)")
      #expect(try answer?.page(RowRequest()).rows.count == row.count, "\(row.query)")
    }
  }

  /// Counts are those of a search that is run by itself.
  @Test(arguments: examples) func countsAreThoseOfSearches(example: Example) throws {
    var counter = try #require(ListCounter(example.list))
    let alone = try example.queries.map { query in
      let plan = example.list.plan(query, .typed)
      return plan.isRefused ? nil : try example.list.counted(plan).count
    }
    #expect(counter.counts(of: example.queries) == alone)
  }

  /// Queries that are left when the time is over have no count.
  @Test func queriesAfterTheTimeHaveNoCount() throws {
    let queries = ["legs=4", "legs=2", "legs>1"].map {
      AnalyzedQuery(parsing: $0, vocabulary: Self.pets.vocabulary)
    }
    var counter = try #require(ListCounter(Self.pets))
    var asked = 0
    let counts = counter.counts(of: queries) {
      asked += 1
      return asked > 2
    }
    #expect(counts == [2, 1, nil])
    #expect(counter.counts(of: queries) == [2, 1, 3])
  }
}
