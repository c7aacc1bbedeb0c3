import DataFiles
import DataStreams
import FilterItems
import FilterSemantics
import FilterVocabulary
import ListFiles
import Testing
import _FilterTestSupport

/// Bytes in memory give the items that a file with these bytes gives.
@Suite struct ItemBytesTests {
  /// A text and the name of its file.
  struct Sample: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]

    init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }

    init(_ name: String, _ bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }

    var testDescription: String { "\(name), \(bytes.count) bytes" }
  }

  /// A long line for each item, more than a piece of the reading.
  private static func many(_ line: (Int) -> String) -> String {
    (0..<8_000).map(line).joined(separator: "\n")
  }

  private static let more = String(repeating: " of many", count: 20)

  static let samples = [
    Sample("people.csv", "name,age\nAna,41\nBo,7\n"), Sample("people.tsv", "name\tage\nAna\t41\r\nBo\t7"),
    Sample("people", "name;town\n\"Ana; \"\"A\"\"\";Lyon\n\"Bo\nNg\";Brest\n"),
    Sample("marked.csv", "\u{FEFF}name,age\nAna,41\n"), Sample("almost.csv", [0xEF, 0xBB] + Array("x,y\n1,2\n".utf8)),
    Sample("short.csv", "name,age\nAna\nBo,7,8\nCy,9\n\n  \nDi,\"10"),
    Sample(
      "tasks.jsonl", "{\"title\":\"Mow\",\"done\":true}\n{\"title\":}\n\n{\"title\":\"Dig\",\"tags\":[\"a\",\"b\"]}"),
    Sample("tasks.json", "[\n{\"title\":\"Mow\"},\n{\"title\":\"Dig\"}\n]\n"),
    Sample("tasks.json", "[{\"title\":\"Mow\"} , {\"title\":\"Dig\"}]"),
    Sample("tasks.json", "[\n  {\n    \"title\": \"Mow\"\n  },\n  {\n    \"title\": \"Dig\"\n  }\n]\n"),
    Sample("page.json", "{\"total\":2,\"data\":[{\"title\":\"Mow\"},{\"title\":\"Dig\"}]}"),
    Sample("page.json", "{\"total\":2,\"data\":{\"items\":[{\"title\":\"Mow\"},{\"title\":\"Dig\"}"),
    Sample("one.json", "{\n  \"title\": \"Mow\"\n}\n{\n  \"title\": \"Dig\"\n}\n"), Sample("empty.csv", ""),
    Sample("blank.jsonl", " \n\t\n"), Sample("header.csv", "name,age\n"),
    Sample("text.txt", "just a line\nand one more\n"),
    Sample("picture.png", [0x89, 0x50, 0x4E, 0x47, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    Sample("app.db", Array("SQLite format 3\0 and so on".utf8)),
    Sample("book.xlsx", [0x50, 0x4B, 3, 4] + Array("rest of it all".utf8)),
    Sample("broken.csv.gz", [0x1F, 0x8B, 8, 0, 1, 2, 3]),
    Sample("bad.csv", [0x6E, 0x2C, 0x6D, 0x0A, 0xFF, 0x2C, 0xC3, 0x0A]),
    Sample("many.csv", "number,text\n" + many { "\($0),\"row \($0)\($0 % 1_000 == 0 ? "\n" : " ")\(more)\"" }),
    Sample("many.jsonl", many { "{\"number\":\($0),\"text\":\"row \($0)\(more)\"}" }),
    Sample("many.json", "[" + many { "{\"number\":\($0),\"text\":\"row \($0)\(more)\"}," } + "{}]"),
  ]

  /// The values to compare: the vocabulary, the damage, and of every item its record, place and values.
  private func outline(_ make: () throws -> ItemCollection) -> String {
    do {
      let items = try make()
      var lines = [
        items.vocabulary.json, "\(items.count) \(items.damagedCount) \(items.name.split(separator: "/").last ?? "")",
      ]
      lines += items.damage.map { $0.text }
      let rows = Array(0..<items.count)
      for (row, values) in zip(rows, items.values(of: rows, columns: items.usualColumns)) {
        let place = items.place(of: row)
        lines.append("\(items.record(row)) \(place) \(items.isJSON(row)) \(values)")
      }
      for query in ["", "o", "title:mow", "age>7", "order:number direction:desc"] {
        let analyzed = AnalyzedQuery(parsing: query, vocabulary: items.vocabulary)
        lines.append("\(query): \(items.answer(items.plan(analyzed)).items)")
      }
      return lines.joined(separator: "\n")
    } catch let error as ItemFileError {
      return "\(error.isEmpty) \(error.message)"
    } catch { return "\(error)" }
  }

  private func isEqual(_ sample: Sample, in folder: TemporaryFolder) throws -> Bool {
    let path = try folder.write(sample.name, sample.bytes)
    let fromFile = outline { try ItemCollection(ItemSource(path: path)) }
    let fromBytes = outline { try ItemCollection(bytes: sample.bytes, named: path) }
    return fromFile == fromBytes
  }

  @Test func bytesAreReadLikeAFile() throws {
    for sample in Self.samples {
      // A database is a file of tables, an archive one of files, and bytes are neither.
      if sample.name == "app.db" || sample.name.hasSuffix(".xlsx")
        || !TestTier.isLong && sample.name.hasPrefix("many.js")
      {
        continue
      }
      #expect(try isEqual(sample, in: TemporaryFolder()), "\(sample.testDescription)")
    }
  }

  @Test func packedBytesAreReadLikeAPackedFile() throws {
    let folder = try TemporaryFolder()
    for sample in Self.samples.prefix(8) {
      guard let packed = try PackingTool.gzip(sample.bytes) else { return }
      #expect(try isEqual(Sample("\(sample.name).gz", packed), in: folder))
    }
  }

  @Test func anyChange() throws {
    let folder = try TemporaryFolder()
    let short = Self.samples.filter { $0.bytes.count < 1_000 && $0.name != "app.db" }
    let failure = checkProperty(
      "changed bytes are read like a changed file", cases: PropertyCases.count(long: 300),
      seed: PropertyCases.seed(default: 31),
      generate: { random in
        let sample = short[random.below(short.count)]
        var bytes = sample.bytes
        for _ in 0...random.below(3) where !bytes.isEmpty {
          let index = random.below(bytes.count)
          switch random.below(3) {
          case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next())
          case 1: bytes.remove(at: index)
          default: bytes.insert(Array("\"{}[],;\n\r\\".utf8)[random.below(10)], at: index)
          }
        }
        return Sample(sample.name, bytes)
      },
      shrink: { sample in shorterArrays(sample.bytes).map { Sample(sample.name, $0) } },
      describe: { "\($0.name): \(String(decoding: $0.bytes, as: UTF8.self).debugDescription)" },
      law: { sample in
        if ["SQLite", "PK"].contains(where: { sample.bytes.starts(with: Array($0.utf8)) }) { return nil }
        do { return try isEqual(sample, in: folder) ? nil : "other items" } catch { return "\(error)" }
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test func optionsAreThoseOfASource() throws {
    let text = "1|Ana\n2|Bo\n"
    let folder = try TemporaryFolder()
    let path = try folder.write("people.txt", text)
    let source = ItemSource(path: path, hasHeader: false, delimiter: "|")
    let fromFile = outline { try ItemCollection(source) }
    let fromBytes = outline {
      try ItemCollection(bytes: Array(text.utf8), named: path, hasHeader: false, delimiter: UInt8(ascii: "|"))
    }
    #expect(fromBytes == fromFile)
    let page = Array(#"{"a":[{"x":1}],"b":[{"x":2},{"x":3}]}"#.utf8)
    let items = try ItemCollection(bytes: page, named: "page.json", at: JSONPointer("/b"))
    #expect((0..<items.count).map { items.record($0) } == [#"{"x":2}"#, #"{"x":3}"#])
  }

  @Test func aGivenVocabularyIsUsed() throws {
    let vocabulary = try ItemCollection(bytes: Array("name,age\nAna,41\n".utf8), named: "a.csv").vocabulary
    let items = try ItemCollection(bytes: Array("age,name,more\n7,Bo,x\n".utf8), named: "b.csv", vocabulary: vocabulary)
    #expect(items.items(matching: "age:7 bo") == [0])
    #expect(items.vocabulary.fieldID(spelled: "more") == nil)
  }

  @Test func unpackedBytesAreLimited() throws {
    guard let packed = try PackingTool.gzip([UInt8](repeating: 0x20, count: 1 << 20)) else { return }
    #expect(throws: ItemFileError.self) {
      try ItemCollection(bytes: packed, named: "blanks.csv.gz", maximumBytes: 1 << 16)
    }
  }

  /// A prepared file of items with records in a text has the same records.
  @Test func itemsFromBytesCanBePrepared() throws {
    let folder = try TemporaryFolder()
    for sample in Self.samples.prefix(10) {
      let items = try ItemCollection(bytes: sample.bytes, named: sample.name)
      let path = try folder.write("prepared", [UInt8]())
      _ = try items.prepare(to: path, .otherThan([]))
      let again = try ItemCollection(reading: [ItemFile(path)], vocabulary: items.vocabulary)
      #expect((0..<again.count).map { again.record($0) } == (0..<items.count).map { items.record($0) })
    }
  }

  @Test func progressGrows() throws {
    var parts: [Double] = []
    let many = try #require(Self.samples.first { $0.name == "many.json" })
    _ = try ItemCollection(bytes: many.bytes, named: many.name) { phase, part in
      if phase == .reading, let part { parts.append(part) }
    }
    #expect(parts.count > 1 && parts == parts.sorted() && parts.allSatisfy { (0...1).contains($0) })
  }
}
