import DataFiles
import DataStreams
import FilterEvaluation
import FilterItems
import FilterSemantics
import FilterVocabulary
import Foundation
import ListFiles
import Testing
import _FilterTestSupport

/// Values that the kind of their column cannot read, in every storage. The reference is a plain reading: each value is
/// written here with its place in the order of its kind, or as a text without one.
@Suite struct OtherValueTests {
  /// A column of a kind: its values, each with its place in the order; nil for a text.
  struct Column: CustomTestStringConvertible {
    let kind: ValueKind
    let values: [(text: String, place: Int?)]
    /// Whether `<` and `>` are taken.
    var isOrdered = true

    var testDescription: String { kind.rawValue }

    init(_ kind: ValueKind, _ values: KeyValuePairs<String, Int?>, isOrdered: Bool = true) {
      self.kind = kind
      self.values = values.map { ($0.key, $0.value) }
      self.isOrdered = isOrdered
    }

    func isMark(_ row: Int) -> Bool { ["N/A", "-"].contains(values[row].text) }

    func isPresent(_ row: Int) -> Bool { !values[row].text.isEmpty && !isMark(row) }

    /// Whether a row has the value of another one, or its text where it cannot be read.
    func equals(_ row: Int, _ other: Int) -> Bool {
      if values[row].text.isEmpty { return false }
      if let place = values[other].place { return values[row].place == place }
      return values[row].place == nil && values[row].text.lowercased() == values[other].text.lowercased()
    }
  }

  static let columns = [
    Column(.number, ["3": 3, "unknown": nil, "3.0": 3, "-7": -7, "N/A": nil, "": nil, "12a": nil, "1e2": 100]),
    Column(
      .date, ["2026-01-03": 3, "unknown": nil, "2026-01-01": 1, "": nil, "-": nil, "2026-02-30": nil, "Unknown": nil]),
    Column(
      .instant,
      ["2026-01-03T10:00:00Z": 3, "soon": nil, "2026-01-03T12:00:00+02:00": 3, "2026-01-04T00:00:00Z": 4, "N/A": nil]),
    Column(.duration, ["3ms": 3, "timeout": nil, "0.003s": 3, "2s": 2_000, "": nil, "-": nil]),
    Column(.size, ["3 MB": 3, "huge": nil, "3000 kB": 3, "1GB": 1_000, "N/A": nil]),
    Column(.boolean, ["yes": 1, "maybe": nil, "no": 0, "true": 1, "": nil, "-": nil], isOrdered: false),
    Column(.address, ["10.0.0.3": 3, "nohost": nil, "10.0.0.20": 20, "": nil, "N/A": nil]),
    Column(.version, ["1.9.0": 9, "latest": nil, "1.10.0": 10, "-": nil]),
    Column(
      .uuid,
      [
        "6ba7b810-9dad-11d1-80b4-00c04fd430c8": 1, "none yet": nil, "6BA7B810-9DAD-11D1-80B4-00C04FD430C8": 1,
        "N/A": nil,
      ], isOrdered: false),
  ]

  /// A query with the rows that it finds.
  private static func queries(_ column: Column) -> [(query: String, rows: [Int])] {
    let all = column.values.indices
    var queries = [
      ("has:f", all.filter { column.isPresent($0) }), ("no:f", all.filter { !column.isPresent($0) }),
      ("f!=null", all.filter { column.isPresent($0) }),
      ("f~n", all.filter { column.values[$0].text.lowercased().contains("n") }),
      ("f=~\"[nN]\"", all.filter { column.values[$0].text.lowercased().contains("n") }),
      ("f:absent", []), ("-f:absent", Array(all)),
    ]
    for row in all where !column.values[row].text.isEmpty {
      let text = "\"" + column.values[row].text + "\""
      let equal = all.filter { column.equals($0, row) }
      queries += [
        ("f=\(text)", equal), ("-f=\(text)", all.filter { !equal.contains($0) }),
        ("f!=\(text)", all.filter { column.isPresent($0) && !equal.contains($0) }),
      ]
      // `:` and words look for the beginnings of words, which a dash has none of.
      if column.values[row].text != "-" {
        queries += [(text, equal), ("f:\(text)", equal), ("f:(\(text) or absent)", equal)]
      }
      guard column.isOrdered, let place = column.values[row].place else { continue }
      queries += [
        ("f<\(text)", all.filter { column.values[$0].place.map { $0 < place } ?? false }),
        ("f>=\(text)", all.filter { column.values[$0].place.map { $0 >= place } ?? false }),
      ]
    }
    return queries
  }

  private static func vocabulary(_ kind: ValueKind) -> Vocabulary {
    Vocabulary(
      name: "test", summary: "",
      fields: [
        Field("f", kind, multiplicity: .optional, summary: "", phrase: "have f {is}"),
        Field("row", .text, multiplicity: .optional, summary: "", phrase: "have row {is}"),
      ])
  }

  @Test(arguments: columns)
  func everyStorageSeesThem(_ column: Column) throws {
    let vocabulary = Self.vocabulary(column.kind)
    let folder = try TemporaryFolder()
    let cells = "f,row\n" + column.values.map { "\($0.text),z\n" }.joined()
    let objects = column.values.map { $0.text.isEmpty ? "{\"row\":\"z\"}\n" : "{\"f\":\"\($0.text)\"}\n" }.joined()
    for (name, text) in [("a.csv", cells), ("a.jsonl", objects)] {
      let path = folder.path(name)
      try Data(text.utf8).write(to: URL(filePath: path))
      let items = try ItemCollection(reading: [ItemFile(path)], vocabulary: vocabulary)
      let target = folder.path(name + ".items")
      _ = try items.prepare(to: target, .otherThan([]))
      let prepared = try ItemCollection(reading: [ItemFile(target)], vocabulary: Vocabulary(name: "", fields: []))
      for (query, rows) in Self.queries(column) {
        #expect(items.items(matching: query) == rows, "\(name) \(column.kind): \(query)")
        #expect(prepared.items(matching: query) == rows, "prepared \(name) \(column.kind): \(query)")
        for comparesBytes in [true, false] {
          let found = Self.scanned(text, name, query, vocabulary, comparesBytes: comparesBytes)
          #expect(found == rows, "scanned \(name) \(column.kind): \(query)")
        }
      }
    }
  }

  @Test(arguments: columns.filter { $0.isOrdered })
  func orderOfAnUnreadableValueIsRefused(_ column: Column) throws {
    let list = ItemList(Self.vocabulary(column.kind)).list
    #expect(list.plan("f<absent").reading.ignored.count == 1)
    #expect(list.plan("f:absent").reading.ignored.isEmpty)
  }

  @Test(arguments: columns)
  func aColumnWithoutThemRefusesWhatCannotBeRead(_ column: Column) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.csv")
    let readable = column.values.filter { $0.place != nil }
    try Data(("f,row\n" + readable.map { "\($0.text),z\n" }.joined()).utf8).write(to: URL(filePath: path))
    let items = try ItemCollection(reading: [ItemFile(path)], vocabulary: Self.vocabulary(column.kind))
    #expect(items.list.plan("f:absent").reading.ignored.count == 1)
    #expect(items.items(matching: "has:f").count == readable.count)
  }

  @Test func otherMarksStandForMissingValues() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.csv")
    try Data("f,row\n1,z\nn.d.,z\nNA,z\n".utf8).write(to: URL(filePath: path))
    let vocabulary = Self.vocabulary(.number).replacing(nullMarks: ["n.d."])
    let items = try ItemCollection(reading: [ItemFile(path)], vocabulary: vocabulary)
    #expect(items.items(matching: "no:f") == [1])
    #expect(items.items(matching: "has:f") == [0, 2])
    #expect(items.items(matching: "f=N.D.") == [1])
    #expect(try Vocabulary(json: vocabulary.json).nullMarks == ["n.d."])
    #expect(try Vocabulary(json: Self.vocabulary(.number).json).nullMarks == Vocabulary.usualNullMarks)
  }

  @Test func listsHaveValuesOfBothSorts() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.jsonl")
    let text = "{\"f\":[1,\"x\"]}\n{\"f\":[\"x\",\"y\"]}\n{\"f\":[2]}\n{\"f\":[\"NA\"]}\n"
    try Data(text.utf8).write(to: URL(filePath: path))
    var field = Field("f", .number, multiplicity: .many, summary: "", phrase: "have f {is}")
    field.sources = ["f"]
    let vocabulary = Vocabulary(name: "test", fields: [field])
    let items = try ItemCollection(reading: [ItemFile(path)], vocabulary: vocabulary)
    let rows: [(String, [Int])] = [
      ("f:x", [0, 1]), ("f:1", [0]), ("f!=x", [2]), ("f!=1", [1, 2]), ("has:f", [0, 1, 2]), ("f<2", [0]), ("f=na", [3]),
    ]
    for (query, expected) in rows {
      #expect(items.items(matching: query) == expected, "\(query)")
      #expect(Self.scanned(text, "a.jsonl", query, vocabulary) == expected, "scanned: \(query)")
    }
  }

  /// The numbers of the records that a scan finds.
  private static func scanned(
    _ text: String, _ name: String, _ query: String, _ vocabulary: Vocabulary, comparesBytes: Bool = true
  ) -> [Int] {
    let plan = ItemList(vocabulary).list.plan(query)
    let matcher = RecordMatcher(plan, in: vocabulary, comparesBytes: comparesBytes)
    var reader = ItemReader(ItemFile(name))
    var found: [Int] = []
    var number = 0
    func take(_ raw: RawItem) -> Bool {
      if case .found = matcher.verdict(on: raw, of: ItemFile(name)) { found.append(number) }
      number += 1
      return true
    }
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { if reader.add($0, take: take) { reader.finish(take) } }
    return found
  }
}
