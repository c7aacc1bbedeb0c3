import FilterAnalysis
import FilterItems
import FilterLists
import FilterParser
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import Testing

/// Reports about two queries, with and without items that only one of them finds.
@Suite struct ComparisonReportTests {
  private static let vocabulary = Vocabulary(
    name: "test", fields: [Field("n", .number, summary: "", phrase: ""), Field("t", .text, summary: "", phrase: "")])

  private func relation(_ first: String, _ second: String) throws -> QueryRelation {
    let queries = try [first, second].map {
      try #require(AnalyzedQuery(parsing: $0, vocabulary: Self.vocabulary).query)
    }
    return queries[0].relation(to: queries[1], in: Self.vocabulary)
  }

  private static let ann = FoundItem(name: "Ann", file: "a.csv", line: 2)
  private static let bo = FoundItem(name: "Bo")

  private func lines(
    _ relation: QueryRelation, _ first: FoundItem? = nil, _ second: FoundItem? = nil, hasItems: Bool = false
  ) -> [String] {
    var report = ComparisonReport(relation)
    report.hasItems = hasItems
    (report.onlyFirst, report.onlySecond) = (first, second)
    return report.lines.map { $0.split(separator: ":").count > 2 ? $0 : $0 } + ["\(report.isSame)"]
  }

  private static let refuted = "different: the queries do not find the same"

  @Test func sameAndUnknown() {
    #expect(lines(.same) == ["same: both queries find the same", "true"])
    #expect(lines(.same, hasItems: true) == ["same: both queries find the same", "true"])
    #expect(lines(.same, Self.ann) == [Self.refuted, "  only the first finds: Ann (a.csv:2)", "false"])
    #expect(lines(.same, nil, Self.bo) == [Self.refuted, "  only the second finds: Bo", "false"])
    #expect(lines(.unknown) == ["unknown: the queries are too large to compare", "false"])
    #expect(
      lines(.unknown, Self.ann, Self.bo) == [
        Self.refuted, "  only the first finds: Ann (a.csv:2)", "  only the second finds: Bo", "false",
      ])
  }

  @Test func narrowerAndWider() throws {
    let narrower = try relation("n=3", "n>2")
    let head = "narrower: the second query finds everything that the first finds, and more"
    #expect(lines(narrower) == [head, "  only the second finds: n 2.5", "false"])
    #expect(lines(narrower, nil, Self.bo) == [head, "  only the second finds: Bo", "false"])
    #expect(
      lines(narrower, hasItems: true) == [
        head, "  only the second finds: no item of the data; one would have n 2.5", "false",
      ])
    #expect(lines(narrower, Self.ann)[0] == Self.refuted)
    let wider = try relation("n>2", "n=3")
    let other = "wider: the first query finds everything that the second finds, and more"
    #expect(lines(wider) == [other, "  only the first finds: n 2.5", "false"])
    #expect(lines(wider, Self.ann) == [other, "  only the first finds: Ann (a.csv:2)", "false"])
    #expect(lines(wider, nil, Self.bo)[0] == Self.refuted)
  }

  @Test func different() throws {
    let relation = try relation("n>5", "n<3")
    let head = "different: each query finds what the other does not"
    let found = lines(relation, Self.ann, Self.bo)
    #expect(found == [head, "  only the first finds: Ann (a.csv:2)", "  only the second finds: Bo", "false"])
    #expect(lines(relation)[0] == head)
    #expect(lines(relation).count == 4)
  }

  @Test func json() throws {
    func json(_ relation: QueryRelation, _ first: FoundItem?, _ second: FoundItem?) -> String {
      var report = ComparisonReport(relation)
      (report.onlyFirst, report.onlySecond) = (first, second)
      var writer = JSONWriter()
      report.write(first: "a", second: "b", to: &writer)
      return writer.text
    }
    #expect(
      json(.same, nil, nil) == #"{"first":"a","second":"b","relation":"same","onlyFirst":null,"onlySecond":null}"#)
    #expect(
      json(.same, Self.ann, nil)
        == #"{"first":"a","second":"b","relation":"different","onlyFirst":{"name":"Ann","file":"a.csv","line":2,"facts":[]},"onlySecond":null}"#
    )
    #expect(
      json(try relation("n=3", "n>2"), nil, Self.bo)
        == #"{"first":"a","second":"b","relation":"narrower","onlyFirst":null,"onlySecond":{"name":"Bo","facts":[{"subject":"n","value":"2.5"}]}}"#
    )
    #expect(json(.unknown, nil, nil).contains(#""relation":"unknown""#))
  }

  /// An item without a name is called by its number in the list, from 1, and the beginning of its record.
  @Test func itemsWithoutNames() throws {
    let list = SearchableList(try ItemCollection(bytes: Array("a,b\n1,2\n3,4\n5,6\n".utf8), named: "n.csv"))
    func query(_ text: String) -> AnalyzedQuery { AnalyzedQuery(parsing: text, vocabulary: list.vocabulary) }
    let nowhere = OutputBuffer { _ in }
    var console = Console(input: LineReader(bytes: []), output: nowhere, errors: nowhere)
    let found = try list.difference(query("a<=3"), query("a>1"), on: &console)
    #expect(found?.onlyFirst?.name == "record 1: 1,2")
    #expect(found?.onlySecond?.name == "record 3: 5,6")
  }
}
