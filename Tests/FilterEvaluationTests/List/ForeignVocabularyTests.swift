import FilterAST
import FilterExplanation
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// Identities of fields and values belong to one vocabulary. Queries, plans and identities of another one are read again
/// or find nothing, and never trap.
@Suite struct ForeignVocabularyTests {
  private struct Song: Sendable {
    let title: String
    let by: [String]
    let year: Int
  }

  private static let songs = [
    Song(title: "River", by: ["perch"], year: 1990), Song(title: "Lake", by: ["pike", "perch"], year: 2001),
    Song(title: "Sea", by: ["cod"], year: 2010),
  ]

  /// The singers are known from the songs only.
  private static let list = FilterableList<Song>(
    name: "songs", nameField: "title",
    fields: [
      .text("title", rule: .collated) { $0.title }, .values("by") { $0.by }, .number("year") { $0.year },
    ])

  private static let store = ColumnStore(list, items: songs)

  @Test func oneVocabularyServesCompletionAnalysisAndPlans() {
    let table: [String] = [
      "by:perch", "by:PIKE", "-by:perch", "by:perch or by:cod", "by:unknown", "year>2000 by:perch", "",
    ]
    for text in table {
      let counted = Self.list.vocabulary.counting(in: Self.store)
      #expect(counted.values(of: counted.fields[1]).map { $0.text } == ["perch", "cod", "pike"], "\(text)")
      let query = AnalyzedQuery(parsing: text, vocabulary: counted)
      let rows = Self.store.run(Self.list.plan(text)).rows()
      #expect(Self.store.run(FilterPlan(query, for: Self.list)).rows() == rows, "\(text)")
      #expect(Self.store.run(FilterPlan(whole: query, for: Self.list)).rows() == rows, "\(text)")
      #expect(
        CompiledFilter(FilterPlan(query, for: Self.list), for: Self.list).count(Self.songs) == rows.count, "\(text)")
    }
  }

  /// A list with many fields of all kinds, whose plans another store does not know.
  @Test func plansOfAnotherListFindNoOthersAndNeverTrap() {
    let table: [String] = [
      "tag:b", "paint:red", "size>=large", "mood:small", "number>3", "number>other", "day:easter", "time>2020",
      "path:a",
      "plain:a", "plain:/a/", "colors:w", "cost:{w}", "devotion:{w}", "is:new", "not:new", "serial:7", "done:true",
      "key:5", "took>1s", "name", "-tag:b (paint:red or size:small)", "order:name",
    ]
    for text in table {
      let plan = FilterPlan(AnalyzedQuery(parsing: text, vocabulary: Everything.vocabulary), for: Everything.list)
      _ = Self.store.run(plan)
      _ = Self.store.rows(plan, limit: 2)
      _ = Self.store.conflictingTerms(of: plan)
      var filter = IncrementalFilter(Self.store)
      filter.update(plan)
      var counter = CandidateCounter(store: Self.store)
      _ = counter.counts(of: [plan, plan])
      let compiled = CompiledFilter(plan, for: Self.list)
      #expect(compiled.count(Self.songs) <= 3, "\(text)")
      #expect(compiled.why(Self.songs[0]).leaves.count == plan.leaves.count, "\(text)")
    }
  }

  /// A query under the vocabulary of another list is one under that of this list.
  @Test func queriesOfAnotherListAreReadAgain() {
    let query = AnalyzedQuery(parsing: "tag:b year>2000 paint:red", vocabulary: Everything.vocabulary)
    let plan = FilterPlan(query, for: Self.list)
    #expect(plan.reading.ignored.map { $0.text } == ["tag:b", "paint:red"])
    #expect(Self.store.run(plan).rows() == [1, 2])
    #expect(FilterPlan(whole: query, for: Self.list).reading.refusal?.message == "'tag:b': unknown field")
  }

  /// Every identity of a large vocabulary is asked of a small one.
  @Test func identitiesOfAnotherVocabularyAreEmpty() throws {
    let small = Vocabulary(name: "small", fields: [Field("a", .text, summary: "", phrase: "have {is}")])
    let large = Everything.vocabulary
    for id in large.fieldIDs.dropFirst() {
      #expect(small[id].name == "")
      #expect(small.traits(of: id).kind == .text)
      #expect(small.valueID("red", of: id) == nil)
      #expect(Self.store.values(of: id).count <= 3)
      for text in ["red", "small", "new", "true", "name", "easter"] {
        guard let value = large.valueID(text, of: id) else { continue }
        #expect(small[value].text == "")
        #expect(small.catalog(of: value) == nil)
        #expect(!small.isRefused(value))
      }
    }
    for text in ["paint:red", "size>large", "day:easter", "number>other", "colors:w", "cost:{w}{w/u}", "order:name"] {
      let condition = try #require(AnalyzedQuery(parsing: text, vocabulary: large).leaves.first?.condition)
      _ = small.explanation(of: condition)
    }
    #expect(small.text(of: try large.cost("{2}{W}")) == "{2}")
  }
}
