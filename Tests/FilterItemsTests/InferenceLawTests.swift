import FilterEvaluation
import FilterItems
import FilterSemantics
import FilterVocabulary
import ListFiles
import Testing
import _FilterTestSupport

/// The kind that inference chose, since values repeat or do not, never decides which rows a query finds.
@Suite struct InferenceLawTests {
  /// Values of one field in ten shapes. A record may have several, one, or none.
  static let shapes: [(name: String, values: [String])] = [
    ("states", ["open", "reopened", "on-hold", "on hold", "on_hold", "onhold", "closed", "in progress"]),
    ("cities", ["New York", "York", "Oslo", "Tromsø", "São Paulo", "Sao Paulo", "Århus", "Den Haag"]),
    ("programs", ["GitHub", "GitLab", "unitPrice", "unit_price", "iPhone15", "iPhone 15", "macOS", "C++", "C#"]),
    ("cases", ["Straße", "STRASSE", "straße 1", "Émile", "emile", "ﬁne", "FINE", "İstanbul", "istanbul"]),
    ("places", ["東京", "東京都", "京都", "Tōkyō", "กรุงเทพ", "서울", "Москва", "москва-река"]),
    ("addresses", ["a@b.example", "ann.lee@b.example", "https://b.example/a", "b.example", "B-example"]),
    ("codes", ["A-1", "A1", "a 1", "B-12", "B12", "12B", "B-1-2", "0012"]),
    ("signs", ["<none>", "n/a", "-", "--", "?", "…", "50%", "a|b", "a,b", "a..b"]),
    ("quotes", ["it's", "its", "\"quoted\"", "O'Brien", "OBrien", "rock 'n' roll", "(c)", "[x]"]),
    ("sizes", ["s", "m", "l", "xl", "small", "Medium", "S/M", "l-xl"]),
  ]

  private static func vocabulary(_ kind: String, _ values: [String]) throws -> Vocabulary {
    let listed =
      kind == "enumeration"
      ? #", "closed": false, "values": [\#(values.map { json($0) }.joined(separator: ", "))]"# : ""
    return try Vocabulary(
      json: #"""
        {"name": "x", "fields": [{"name": "f", "kind": "\#(kind)", "multiplicity": "many"\#(listed)},
         {"name": "n", "kind": "number"}]}
        """#)
  }

  private static func json(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// A value of the list, in another letter case, with other signs between its words, or a piece of it.
  private static func value(_ values: [String], _ random: inout SeededGenerator) -> String {
    let value = values[random.below(values.count)]
    switch random.below(8) {
    case 0: return value.uppercased()
    case 1: return value.lowercased()
    case 2: return value.replacing(" ", with: "-")
    case 3: return String(value.filter { !" -_".contains($0) })
    case 4: return String(value.prefix(1 + random.below(4)))
    case 5: return String(value.dropFirst(random.below(4)).prefix(3))
    default: return value
    }
  }

  private static func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\\\"") + "\"" }

  private static func term(_ values: [String], _ random: inout SeededGenerator) -> String {
    func pick() -> String { quoted(value(values, &random)) }
    switch random.below(12) {
    case 0, 1: return "f:" + pick()
    case 2, 3: return "f=" + pick()
    case 4: return "f!=" + pick()
    case 5: return "f~" + pick()
    case 6: return "f:(\(pick()) or -\(pick()))"
    case 7: return "f=\(pick()),\(pick())"
    case 8: return ["f:a*", "f:*e", "f=*n*", "f!=o*n", "f:*1*"][random.below(5)]
    case 9: return ["f=~\"^o\"", "f=~\"[0-9]$\"", "f!~\"e\"", "f:/on.hold/", "f!=/^.$/"][random.below(5)]
    case 10: return ["has:f", "no:f", "f:\"\"", "f!=\"\""][random.below(4)]
    default: return pick()
    }
  }

  @Test(arguments: shapes.indices)
  func rowsAreThoseOfEveryKind(_ index: Int) throws {
    let (name, values) = Self.shapes[index]
    var random = SeededGenerator(seed: PropertyCases.seed(default: 12) &+ UInt64(index))
    let folder = try TemporaryFolder()
    let lines = (0..<60).map { number -> String in
      let some = (0..<random.below(3)).map { _ in Self.json(values[random.below(values.count)]) }
      let content = some.count == 1 ? some[0] : random.chance(50) ? "[\(some.joined(separator: ","))]" : "null"
      return #"{"n":\#(number),"f":\#(content)}"#
    }
    let file = try ItemFile(folder.write("records.jsonl", lines.joined(separator: "\n") + "\n"))
    let kinds = ["text", "enumeration", "catalog"]
    let vocabularies = try kinds.map { try Self.vocabulary($0, values) }
    let collections = try vocabularies.map { try ItemCollection(reading: [file], vocabulary: $0) }
    var sizes: Set<Int> = []
    for _ in 0..<PropertyCases.count(default: TestTier.size(50, long: 500)) {
      let second = random.chance(50) ? " " + Self.term(values, &random) : ""
      let query = (random.chance(20) ? "-" : "") + Self.term(values, &random) + second
      let found = collections.map { $0.store.run($0.list.plan(query)).rows() }
      let read = try vocabularies.map { try Self.found(query, in: ItemList($0), file) }
      for (kind, rows) in zip(kinds + kinds, found + read) {
        #expect(rows == found[0], "\(name) as \(kind): \(query); FILTERQ_SEED=\(PropertyCases.seed(default: 12))")
        if rows != found[0] { return }
      }
      sizes.insert(found[0].count)
    }
    if PropertyCases.only == nil { #expect(sizes.count > TestTier.size(6, long: 15), "\(name): \(sizes.sorted())") }
  }

  private static func found(_ query: String, in list: ItemList, _ file: ItemFile) throws -> [Int] {
    var found: [Int] = []
    try ItemScan(file, RecordMatcher(list.list.plan(query), in: list.vocabulary)).run(threads: 1) { event in
      if case .found(_, let record, _) = event { found.append(record.line - 1) }
      return true
    }
    return found
  }
}
