import FilterEvaluation
import FilterItems
import FilterSemantics
import FilterVocabulary
import ListFiles
import Testing
import _FilterTestSupport

/// A term on a field with several values finds the records that it would find with one of the values alone.
@Suite struct SeveralValuesTests {
  /// Kinds with their values as data and as queries have them.
  static let kinds: [(kind: String, values: [String])] = [
    ("number", ["1", "2", "5.5", "-3", "1000"]),
    ("duration", ["\"250ms\"", "\"3s\"", "\"2m\"", "\"1h\""]),
    ("size", ["\"1kb\"", "\"5mb\"", "\"2gb\""]),
    ("date", ["\"2024-01-01\"", "\"2024-02-29\"", "\"2025-03-01\"", "\"2026-12-31\""]),
    ("year", ["\"1999-05-01\"", "\"2024-02-29\"", "\"2025-03-01\""]),
    ("instant", ["\"2024-01-01T00:00:00Z\"", "\"2024-02-29T23:59:59Z\"", "\"2025-03-01T10:00:00Z\""]),
    ("boolean", ["true", "false"]),
    ("version", ["\"1.2\"", "\"1.10\"", "\"2.0-beta\""]),
    ("address", ["\"10.0.0.1\"", "\"10.0.0.20\"", "\"192.168.0.7\""]),
    ("ordered-enumeration", ["\"low\"", "\"middle\"", "\"high\""]),
    ("enumeration", ["\"red\"", "\"green\"", "\"dark red\""]),
    ("text", ["\"red\"", "\"green tea\"", "\"dark red\""]),
  ]

  private static func vocabulary(_ kind: String, _ values: [String]) throws -> Vocabulary {
    let listed = kind.hasSuffix("enumeration") ? #", "values": [\#(values.joined(separator: ", "))]"# : ""
    return try Vocabulary(
      json: #"{"name": "x", "fields": [{"name": "f", "kind": "\#(kind)", "multiplicity": "many"\#(listed)}]}"#)
  }

  private static func term(_ kind: String, _ values: [String], _ random: inout SeededGenerator) -> String {
    func pick() -> String {
      let value = values[random.below(values.count)]
      return kind == "year" ? "\(value.dropFirst().prefix(4))" : value.replacing("\"", with: "")
    }
    func quoted() -> String { ["text", "enumeration"].contains(kind) ? "\"\(pick())\"" : pick() }
    let isOrdered = !["boolean", "enumeration", "text"].contains(kind)
    switch random.below(isOrdered ? 8 : 4) {
    case 0: return "f:" + quoted()
    case 1: return "f=" + quoted()
    case 2: return "f:\(quoted()),\(quoted())"
    case 3: return "has:f"
    case 4: return "f<" + pick()
    case 5: return "f>=" + pick()
    case 6: return "f>" + pick()
    default: return "f:\(pick())..\(pick())"
    }
  }

  @Test(arguments: kinds.indices)
  func someValueHolds(_ index: Int) throws {
    let (kind, values) = Self.kinds[index]
    var random = SeededGenerator(seed: PropertyCases.seed(default: 35) &+ UInt64(index))
    let records = (0..<40).map { _ in (0..<random.below(4)).map { _ in values[random.below(values.count)] } }
    let single = records.enumerated().flatMap { number, list in list.map { (number, $0) } }
    let folder = try TemporaryFolder()
    let lists = try ItemFile(
      folder.write("lists.jsonl", records.map { #"{"f":[\#($0.joined(separator: ","))]}"# + "\n" }.joined()))
    let elements = try ItemFile(folder.write("elements.jsonl", single.map { #"{"f":\#($0.1)}"# + "\n" }.joined()))
    let vocabulary = try Self.vocabulary(kind, values)
    let collections = try [lists, elements].map { try ItemCollection(reading: [$0], vocabulary: vocabulary) }
    var sizes: Set<Int> = []
    for _ in 0..<PropertyCases.count(long: 60) {
      let query = Self.term(kind, values, &random)
      let expected = Set(try Self.found(query, in: vocabulary, elements).map { single[$0].0 }).sorted()
      let inColumns = collections.map { $0.store.run($0.list.plan(query)).rows() }
      let place = "\(kind): \(query); FILTERQ_SEED=\(PropertyCases.seed(default: 35))"
      #expect(try Self.found(query, in: vocabulary, lists) == expected, "\(place)")
      #expect(inColumns[0] == expected, "in columns, \(place)")
      #expect(Set(inColumns[1].map { single[$0].0 }).sorted() == expected, "one value in columns, \(place)")
      sizes.insert(expected.count)
    }
    if PropertyCases.only == nil { #expect(sizes.count > 1, "\(kind): \(sizes.sorted())") }
  }

  private static func found(_ query: String, in vocabulary: Vocabulary, _ file: ItemFile) throws -> [Int] {
    var found: [Int] = []
    let plan = ItemList(vocabulary).list.plan(query)
    #expect(!plan.isRefused, "\(query)")
    try ItemScan(file, RecordMatcher(plan, in: vocabulary)).run(threads: 1) { event in
      if case .found(_, let record, _) = event { found.append(record.line - 1) }
      return true
    }
    return found
  }
}
