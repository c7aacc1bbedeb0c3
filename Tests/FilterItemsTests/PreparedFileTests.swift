import DataFiles
import DataStreams
import FilterEvaluation
import FilterItems
import FilterSemantics
import FilterVocabulary
import ListFiles
import Testing
import _FilterTestSupport

/// Prepared files that change or are damaged, and the progress of several files.
@Suite struct PreparedFileTests {
  private func items(_ folder: TemporaryFolder, _ text: String, _ name: String = "a.jsonl") throws -> ItemCollection {
    let file = ItemFile(try folder.write(name, text))
    var sample = RecordSample()
    try sample.add(firstOf: file)
    return try ItemCollection(reading: [file], vocabulary: .inferred(from: sample, named: "a"))
  }

  private static let none = Vocabulary(name: "", fields: [])

  @Test func aFileThatIsPreparedAgain() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.items")
    _ = try items(folder, "{\"n\":1}\n").prepare(to: path, .otherThan([]))
    let file = ItemFile(path).recognized()
    #expect(try ItemCollection(reading: [file], vocabulary: Self.none).count == 1)
    _ = try items(folder, "{\"n\":1}\n{\"n\":2}\n").prepare(to: path, .otherThan([]))
    #expect(try ItemCollection(reading: [file], vocabulary: Self.none).count == 2)
  }

  /// A changed byte anywhere before the records is noticed when the file is opened, and one in a record when that is
  /// read.
  @Test func damage() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.items")
    let lines = (0..<5).map { "{\"n\":\($0),\"text\":\"word \($0)\"}\n" }
    let size = try items(folder, lines.joined()).prepare(to: path, .otherThan([]))
    let bytes = try folder.bytes("a.items")
    #expect(bytes.count == size)
    #expect(String(decoding: bytes[..<8], as: UTF8.self) == "FQITEMS4")
    let records = lines.reduce(0) { $0 + $1.utf8.count - 1 }
    for offset in stride(from: 8, to: size - records, by: 7) {
      var changed = bytes
      changed[offset] ^= 0x10
      let other = try folder.write("b.items", changed)
      #expect(throws: ItemFileError.self, "\(offset)") {
        try ItemCollection(reading: [ItemFile(other)], vocabulary: Self.none)
      }
    }
    var changed = bytes
    changed[size - 3] ^= 0x01
    let damaged = try ItemCollection(
      reading: [ItemFile(try folder.write("c.items", changed))], vocabulary: Self.none)
    #expect(damaged.record(4) == "")
    #expect(damaged.record(3) == "{\"n\":3,\"text\":\"word 3\"}")
    changed = bytes
    changed[7] = UInt8(ascii: "2")
    let later = try folder.write("d.items", changed)
    #expect(
      throws: ItemFileError(message: "'\(later)' was prepared by another version; prepare it again from its source")
    ) { try ItemCollection(reading: [ItemFile(later)], vocabulary: Self.none) }
    let cut = try folder.write("e.items", Array(bytes.dropLast()))
    #expect(throws: ItemFileError(message: "'\(cut)' is damaged")) {
      try ItemCollection(reading: [ItemFile(cut)], vocabulary: Self.none)
    }
  }

  @Test func progressOfSeveralFiles() throws {
    let folder = try TemporaryFolder()
    let files = try (0..<4).map { ItemFile(try folder.write("\($0).jsonl", "{\"n\":\($0)}\n")) }
    var parts: [Double] = []
    var phases: [String] = []
    let items = try ItemCollection(reading: files, vocabulary: Self.none) { phase, fraction in
      if let fraction { parts.append(fraction) }
      if phases.last != phase.rawValue { phases.append(phase.rawValue) }
    }
    #expect(parts == [0.25, 0.5, 0.75, 1])
    #expect(phases == ["reading", "indexing"])
    #expect(items.name == "0.jsonl and 3 more")
    #expect((0..<4).map { items.place(of: $0).line } == [1, 1, 1, 1])
    #expect(items.place(of: 2).file == files[2].path)
  }

  /// Pages of an answer, in the order of the file and sorted.
  @Test func pages() throws {
    let folder = try TemporaryFolder()
    let items = try items(folder, [3, 1, 2, 5, 4].map { "{\"n\":\($0)}\n" }.joined())
    func page(_ query: String, _ limit: Int, _ offset: Int) -> [Int] {
      items.answer(items.list.plan(query)).items(limit: limit, offset: offset)
    }
    #expect(page("", 2, 0) == [0, 1])
    #expect(page("", 2, 1) == [1, 2])
    #expect(page("", 9, 4) == [4])
    #expect(page("", 9, 5) == [])
    #expect(page("order:n", 2, 0) == [1, 2])
    #expect(page("order:n", 2, 1) == [2, 0])
    #expect(page("order:n direction:desc", 3, 0) == [3, 4, 0])
    #expect(page("order:n direction:desc", 9, 4) == [1])
    #expect(page("order:n n>2", 1, 2) == [3])
    #expect(page("order:n", 0, 0) == [])
    #expect(page("order:n", -1, -1) == [])
    #expect(items.items(matching: "n>2", limit: 2) == [0, 3])
    #expect(items.values(of: "n", item: 4) == ["4"] && items.values(of: "n", item: 5) == [])
    #expect(items.record(-1) == "" && items.record(0) == "{\"n\":3}")
  }

  @Test func namesOfColumnsInAnyCase() throws {
    let folder = try TemporaryFolder()
    let vocabulary = Vocabulary(
      name: "t",
      fields: [
        Field("name", sources: ["Full Name"], .text, summary: "", phrase: ""),
        Field("n", .number, summary: "", phrase: ""),
      ])
    let file = ItemFile(try folder.write("a.csv", " FULL name ,N\nAnn,1\n"))
    let items = try ItemCollection(reading: [file], vocabulary: vocabulary)
    #expect(items.values(of: "name", item: 0) == ["Ann"])
    #expect(items.values(of: "n", item: 0) == ["1"])
    #expect(items.items(matching: "n=1 name:ann") == [0])
    let exact = ItemFile(try folder.write("b.csv", "N,n,Full Name\n2,1,Bo\n"))
    #expect(try ItemCollection(reading: [exact], vocabulary: vocabulary).values(of: "n", item: 0) == ["1"])
  }
}
