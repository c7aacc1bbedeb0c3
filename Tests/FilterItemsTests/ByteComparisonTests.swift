import DataStreams
import FilterEvaluation
import FilterItems
import FilterVocabulary
import ListFiles
import Testing
import _FilterTestSupport

/// Values compared as bytes give the answers that their content gives.
@Suite struct ByteComparisonTests {
  /// A field of each kind, some of them lists.
  private static let vocabulary = Vocabulary(
    name: "test", summary: "", nameField: "name",
    fields: [
      field("name", .text, takesRegex: true), field("tags", .text, multiplicity: .many), field("path", .path),
      field("n", .number, isColumn: true), field("m", .number, isColumn: true),
      field("all", .number, multiplicity: .many),
      field("took", .duration), field("size", .size), field("time", .instant), field("day", .date),
      field("year", .year), field("done", .boolean), field("id", .uuid), field("user", .catalog),
      field("level", .orderedEnumeration, values: ["debug", "info", "Warn", "fatal-error"]),
      field("state", .enumeration, values: ["open", "closed", "on hold", "é"]),
      field("user.login", .text), field("code", .numberOrText), field("codes", .numberOrText, multiplicity: .many),
      field("lines.sku", .text, multiplicity: .many), field("it.s", .number),
    ])

  private static func field(
    _ name: String, _ kind: ValueKind, values: [String] = [], takesRegex: Bool = false, isColumn: Bool = false,
    multiplicity: Multiplicity = .optional
  ) -> Field {
    Field(
      name, kind, takesRegex: takesRegex, isClosed: !values.isEmpty, values: values.map { FieldValue($0) },
      comparesColumns: isColumn, isColumn: isColumn, multiplicity: multiplicity, summary: "", phrase: "")
  }

  private static let keys = [
    "name", "tags", "path", "n", "m", "all", "took", "size", "time", "day", "year", "done", "id", "user", "level",
    "state", "user.login", "it.s", "code", "codes",
  ]

  private static let texts = [
    "", " ", "a", "Ann", "ANNA Bell", "Zoë", "ZOE\\u0308", "\\u00e9", "É", "e\\u0301", "x\\ny", "a\\/b", "src/a.swift",
    "/health", "src/x/y.swift", "debug", "INFO", "warn", "Fatal Error", "fatal-error", "fatalerror", "open", "On-Hold",
    "true", "Yes", "0", "off", "5d131784-c1a3-463e-a37b-b720af67ab62", "5D131784C1A3463EA37BB720AF67AB62", "10",
    "1e3", "+7", "-0.5", "1.", ".5", "12abc", "1.5s", "200ms", "1h30m", "3:45", "1:00:00", "90", "10MB", "1.5 KiB",
    "512", "2026-11-23", "2026-11", "2026", "2026-11-23T10:00:05Z", "2026-11-23 10:00", "2026-11-23 10:00 +02:00",
    "2026-11-23  10:00:00", "1763892000", "1763892000000", "99999999999999999999", "2026-02-30", "K\\u212a", ";\\u037e",
    "\\ud800", "\\q", "\\u12", "tab\\there",
  ]

  private static let numbers = [
    "0", "1", "2", "-3", "10", "90", "1.5", "0.2", "1e3", "1E+2", "-0", "2026", "1763892000", "1e400", "-1e-400",
    "123456789012345678901234567890", "9223372036854775807", "0.0000001",
  ]

  private static func value(_ random: inout SeededGenerator, depth: Int = 0) -> String {
    switch random.below(depth > 2 ? 5 : 9) {
    case 0: "null"
    case 1: random.chance(50) ? "true" : "false"
    case 2: random.pick(numbers) ?? "1"
    case 3, 4, 5, 6: "\"\(random.pick(texts) ?? "")\""
    case 7: "[" + (0..<random.below(4)).map { _ in value(&random, depth: depth + 1) }.joined(separator: ",") + "]"
    default:
      "{"
        + (0..<random.below(3)).map { _ in
          "\"\(random.pick(["login", "sku", "s", "name", "x"]) ?? "x")\":\(value(&random, depth: depth + 1))"
        }.joined(separator: ", ") + "}"
    }
  }

  /// A record, rarely a damaged one.
  private static func json(_ random: inout SeededGenerator) -> [UInt8] {
    var members = keys.filter { _ in random.chance(60) }.map { "\"\($0)\":\(value(&random))" }
    if random.chance(30) { members.append("\"user\":{\"login\":\(value(&random))}") }
    if random.chance(30) {
      members.append("\"lines\":[{\"sku\":\(value(&random))},\(value(&random)),{\"sku\":\(value(&random))}]")
    }
    if random.chance(10) { members.append("\"it\":{\"s\":\(value(&random))}") }
    if random.chance(20), let first = members.first { members.append(first) }
    var bytes = Array("{\(members.joined(separator: ","))}".utf8)
    // Some byte becomes another one, such as half of a character.
    if random.chance(15), !bytes.isEmpty {
      bytes[random.below(bytes.count)] = random.pick([0xC3, 0xFF, 0x41, 0x22]) ?? 0
    }
    return bytes
  }

  private static func cells(_ random: inout SeededGenerator) -> [UInt8] {
    let cells = keys.map { _ -> String in
      let text = random.chance(60) ? random.pick(texts) : random.pick(numbers)
      let blanks = random.chance(10) ? " \t" : ""
      return blanks + (random.chance(30) ? "\"\(text ?? "")\"" : random.chance(5) ? "\"a\"\"b\"" : text ?? "") + blanks
    }
    var bytes = Array(cells.joined(separator: ",").utf8)
    if random.chance(10) { bytes[random.below(bytes.count)] = 0xE2 }
    return bytes
  }

  private static let conditions = [
    "ann", "name:zoe", "name:\"é\"", "-name:a", "name:/^a.*a/", "name:/e$/", "tags:a", "tags:true", "tags:1",
    "path:src/**/*.swift", "path:/health", "n>1", "n=2", "n!=10", "n<=0.2", "n:even", "n:odd", "m>=90", "all>5",
    "-all<3",
    "all:even", "n>m", "n=m", "took>1s", "took<=200ms", "took=5400", "size>1kB", "size=512", "time>=2026-11-23",
    "time<2026-11-23T10:00", "time:2026", "time>-2h", "day>=2026-11", "day:2026-11-23", "year>=2026", "year!=2026",
    "done:true", "done:no", "-done:yes", "id:5d131784-c1a3-463e-a37b-b720af67ab62", "user:Ann", "user:\"K\u{212A}\"",
    "user:\";\u{37E}\"", "level>=warn", "level:info", "level<fatal-error", "-level:debug", "level!=info", "state:open",
    "state:onhold", "state:é", "-state:closed", "user.login:ann", "-user.login:a", "lines.sku:a", "it.s>1", "it.s<2",
    "code:10", "code:12ABC", "-code:true", "code>5", "code!=90", "code:é", "codes:ann", "codes:1e3", "codes<=2",
  ]

  private static func query(_ random: inout SeededGenerator, depth: Int = 0) -> String {
    let one = random.pick(conditions) ?? "a"
    if depth > 2 { return one }
    return switch random.below(6) {
    case 0: "\(query(&random, depth: depth + 1)) \(query(&random, depth: depth + 1))"
    case 1: "(\(query(&random, depth: depth + 1)) or \(query(&random, depth: depth + 1)))"
    case 2: "-(\(query(&random, depth: depth + 1)) \(query(&random, depth: depth + 1)))"
    default: one
    }
  }

  /// The verdict of a matcher on a record.
  private static func answer(_ matcher: RecordMatcher, _ raw: RawItem) -> String {
    switch matcher.verdict(on: raw, of: ItemFile("x")) {
    case .found: "found"
    case .other: "other"
    case .damage(let damage): damage.text
    }
  }

  private struct Case {
    var query: String
    var records: [[UInt8]]
    var isJSON: Bool
  }

  @Test func bytesAndContentsGiveTheSameAnswers() {
    var compared = 0
    let list = ItemList(Self.vocabulary)
    let failure = checkProperty(
      "values compared as bytes", cases: PropertyCases.count(long: 1_500), seed: PropertyCases.seed(default: 18),
      generate: { random in
        let isJSON = random.chance(70)
        return Case(
          query: Self.query(&random), records: (0..<6).map { _ in isJSON ? Self.json(&random) : Self.cells(&random) },
          isJSON: isJSON)
      },
      shrink: { one in
        one.records.indices.map { index in
          var other = one
          other.records.remove(at: index)
          return other
        }
      },
      describe: { one in
        "\(one.query) in " + one.records.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
      },
      law: { one in
        let plan = list.list.plan(one.query)
        let bytes = RecordMatcher(plan, in: Self.vocabulary)
        let contents = RecordMatcher(plan, in: Self.vocabulary, comparesBytes: false)
        if bytes.comparesBytes { compared += 1 }
        var text = one.isJSON ? [] : Array(Self.keys.joined(separator: ",").utf8) + [0x0A]
        for record in one.records { text += record + [0x0A] }
        var reader = ItemReader(ItemFile(one.isJSON ? "x.jsonl" : "x.csv"))
        var difference: String?
        func take(_ raw: RawItem) -> Bool {
          let (left, right) = (Self.answer(bytes, raw), Self.answer(contents, raw))
          if left != right { difference = "bytes: \(left), contents: \(right)" }
          return difference == nil
        }
        text.withUnsafeBufferPointer { if reader.add($0, take: take) { reader.finish(take) } }
        return difference
      })
    #expect(failure == nil)
    if PropertyCases.only == nil {
      #expect(compared > TestTier.size(60, long: 1_000), "most queries are compared as bytes")
    }
  }

  @Test func aListDecidesByAnyOfItsValues() {
    let rows: [(record: String, query: String, isFound: Bool)] = [
      (#"{"day":["x","2026-01-01","2020-01-01"]}"#, "day:2026", true),
      (#"{"day":["x","2026-01-01","2020-01-01"]}"#, "day:2020", true),
      (#"{"time":["x","2026-01-01"]}"#, "time:2026", true),
      (#"{"id":"5D131784C1A3463EA37BB720AF67AB62"}"#, "id:5d131784-c1a3-463e-a37b-b720af67ab62", true),
      (#"{"id":"5d131784-c1a3-463e-a37b-b720af67ab62"}"#, "id:5D131784C1A3463EA37BB720AF67AB62", true),
      (#"{"id":"5d13-1784c1a3463ea37bb720af67ab62"}"#, "id:5D131784C1A3463EA37BB720AF67AB62", false),
      (#"{"all":["x",7,[9]]}"#, "all=9", true),
      (#"{"user":{"login":"ann"},"user.login":"bea"}"#, "user.login:ann -user.login:bea", true),
      (#"{"user":{"login":null},"user.login":"bea"}"#, "user.login:bea", true),
      (#"{"name":[]}"#, "-name:a", true),
      ("{\"name\":\"\u{0}\"}", "-name:a", false),
    ]
    for row in rows {
      let matcher = RecordMatcher(ItemList(Self.vocabulary).list.plan(row.query), in: Self.vocabulary)
      #expect(matcher.comparesBytes)
      let bytes = Array(row.record.utf8)
      let answer = bytes.withUnsafeBufferPointer {
        Self.answer(matcher, .json(RawRecord(bytes: $0, offset: 0, line: 1, number: 0)))
      }
      #expect((answer == "found") == row.isFound, "\(row.query) in \(row.record): \(answer)")
    }
  }

  @Test func aRecordThatMatchesIsCheckedAsAWhole() {
    let bytes = Array("{\"n\":2,\"x\":[1 2]}".utf8)
    func answer(_ query: String, _ checks: ItemChecks) -> String {
      let matcher = RecordMatcher(ItemList(Self.vocabulary).list.plan(query), in: Self.vocabulary, checks: checks)
      return bytes.withUnsafeBufferPointer {
        Self.answer(matcher, .json(RawRecord(bytes: $0, offset: 0, line: 4, number: 0)))
      }
    }
    #expect(answer("n=3", .wanted) == "other")
    #expect(answer("n=2", .wanted) == "x:4:15: expected ',' or ']'")
    #expect(answer("n=3", .everything) == "x:4:15: expected ',' or ']'")
  }
}
