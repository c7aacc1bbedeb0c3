import FilterEvaluation
import FilterItems
import FilterSemantics
import FilterVocabulary
import Foundation
import ListFiles
import Testing
import _FilterTestSupport

/// Random queries over three of the sample lists find what a plain reading of the records finds, and what SQLite and jq
/// find.
@Suite struct RandomItemQueryTests {
  static let fields: [String: [RandomField]] = [
    "orders.jsonl": [
      RandomField("total", .number), RandomField(in: "lines", key: "quantity", .number), RandomField("status", .word),
      RandomField("express", .boolean), RandomField("customer.name", .text), RandomField("placed", .date),
    ],
    "people.jsonl": [
      RandomField("height", .number), RandomField(in: "speaks", .word), RandomField("member", .boolean),
      RandomField("born", .date), RandomField("name", .text),
    ],
    "access.log.jsonl": [
      RandomField("status", .number), RandomField("method", .word), RandomField("user_agent", .text),
      RandomField("bytes", .number),
    ],
  ]

  /// A list and random queries over it.
  private struct Sample {
    let path: String
    let lines: [String]
    let records: [NaiveRecord]
    let vocabulary: Vocabulary
    let queries: [RandomCondition]

    init(_ name: String, count: Int, mayBegin: Bool) throws {
      path = PackageFolder.path(of: "Examples/Lists/\(name)")
      lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map { String($0) }
      let records = try NaiveRecord.all(of: lines)
      self.records = records
      vocabulary = try Vocabulary.inferred(from: ItemSource(path: path))
      let fields = try #require(RandomItemQueryTests.fields[name])
      var random = SeededGenerator(seed: PropertyCases.seed(default: 18))
      queries = (0..<count).map { _ in RandomCondition.query(fields, &random, records, mayBegin: mayBegin) }
    }
  }

  @Test(arguments: fields.keys.sorted())
  func agreesWithNaiveReadingAndSQLite(_ name: String) throws {
    let sample = try Sample(name, count: PropertyCases.count(long: 400), mayBegin: true)
    let all = ItemList(sample.vocabulary)
    let collection = try ItemCollection(reading: [ItemFile(sample.path)], vocabulary: sample.vocabulary)
    #if SQLite
      let database = try SQLiteRecords(sample.lines)
    #endif
    var sizes: Set<Int> = []
    for query in sample.queries {
      let expected = sample.records.indices.filter { query.holds(sample.records[$0]) }
      let found = try Self.found(query.text, in: all, sample.path)
      #expect(found == expected, "\(name): \(query.text)")
      let inColumns = collection.store.run(collection.list.plan(query.text)).rows()
      #expect(inColumns == expected, "\(name), in columns: \(query.text)")
      #if SQLite
        #expect(try database.found(query.sql) == found, "\(name), SQLite: \(query.text), \(query.sql)")
      #endif
      if found != expected { return }
      sizes.insert(found.count)
    }
    // Conditions that find nothing or everything would agree with anything.
    if PropertyCases.only == nil { #expect(sizes.count > TestTier.size(8, long: 20), "\(name): \(sizes.sorted())") }
  }

  @Test(.enabled(if: JQ.path != nil, "jq is not on the PATH"), arguments: fields.keys.sorted())
  func agreesWithJq(_ name: String) throws {
    let sample = try Sample(name, count: 50, mayBegin: false)
    let all = ItemList(sample.vocabulary)
    let answers = try JQ.found(sample.queries.map { $0.jq }, in: sample.path, folding: sample.lines)
    #expect(answers.count == 50)
    for (query, answer) in zip(sample.queries, answers) {
      #expect(try Self.found(query.text, in: all, sample.path) == answer, "\(name): \(query.text), \(query.jq)")
    }
  }

  /// The numbers of the records that a query finds.
  private static func found(_ text: String, in list: ItemList, _ path: String) throws -> [Int] {
    let plan = list.list.plan(text)
    #expect(plan.reading.ignored.isEmpty, "\(text): \(plan.reading.ignored)")
    var found: [Int] = []
    try ItemScan(ItemFile(path), RecordMatcher(plan, in: list.vocabulary)).run(threads: 1) { event in
      if case .found(_, let record, _) = event { found.append(record.line - 1) }
      if case .damage(let damage) = event { Issue.record("\(damage.text)") }
      return true
    }
    return found
  }
}
