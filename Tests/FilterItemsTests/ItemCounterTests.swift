import FilterItems
import FilterSemantics
import FilterTestSupport
import FilterVocabulary
import ItemFiles
import Testing

/// Counts of queries while they are typed, with queries among them that a search refuses.
@Suite struct ItemCounterTests {
  private func items() throws -> ItemCollection {
    let folder = try TemporaryFolder()
    let file = ItemFile(try folder.write("pets.csv", "name,legs\nOtter,4\nCrow,2\nNewt,4\nCarp,\n"))
    var sample = RecordSample()
    try sample.add(firstOf: file)
    return try ItemCollection(reading: [file], vocabulary: Vocabulary.inferred(from: sample, named: "pets"))
  }

  /// A refused query has no count, not even zero, and the ones beside it have theirs. What is not typed to its end yet is
  /// no reason to refuse a query.
  @Test func refusedQueriesHaveNoCount() throws {
    let items = try items()
    let rows: [(query: String, count: Int?)] = [
      ("legs=4", 2), ("colour:red", nil), ("legs=5", 0), ("legs=4 colour:red", nil), ("legs=4 or", 2), ("((crow", 1),
      ("legs=2 legs:", 1), ("", 4),
    ]
    let queries = rows.map { AnalyzedQuery(parsing: $0.query, vocabulary: items.vocabulary) }
    var counter = ItemCounter(items)
    #expect(counter.counts(of: queries) == rows.map { $0.count })
    for (query, row) in zip(queries, rows) {
      #expect(counter.counts(of: [query]) == [row.count], "\(row.query)")
      #expect(counter.count(of: query) == row.count, "\(row.query)")
      #expect(counter.answer(query)?.items.count == row.count, "\(row.query)")
    }
  }

  /// Queries that are left when the time is over have no count.
  @Test func queriesAfterTheTimeHaveNoCount() throws {
    let items = try items()
    let queries = ["legs=4", "legs=2", "legs>1"].map { AnalyzedQuery(parsing: $0, vocabulary: items.vocabulary) }
    var counter = ItemCounter(items)
    var asked = 0
    let counts = counter.counts(of: queries) {
      asked += 1
      return asked > 2
    }
    #expect(counts == [2, 1, nil])
    #expect(counter.counts(of: queries) == [2, 1, 3])
  }
}
