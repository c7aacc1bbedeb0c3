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

/// Prepared items answer like the files they were made of, and damage is reported.
@Suite struct PreparedItemsTests {
  private func prepared(_ path: String, in folder: TemporaryFolder) throws -> (ItemCollection, String) {
    let file = ItemFile(path)
    var sample = RecordSample()
    try sample.add(firstOf: file)
    let items = try ItemCollection(reading: [file], vocabulary: Vocabulary.inferred(from: sample, named: "list"))
    let target = folder.path("list.items")
    _ = try items.prepare(to: target, .otherThan([]))
    return (items, target)
  }

  private func open(_ path: String) throws -> ItemCollection {
    try ItemCollection(reading: [ItemFile(path)], vocabulary: Vocabulary(name: "", fields: []))
  }

  @Test(arguments: [
    ("issues.json", ["state:open", "label:bug user:zsofi", "crash or -state:open", "order:number comments>3"]),
    ("songs.csv", ["year>2000", "length>4m order:length", "genre:jazz", "\"salt stairs\""]),
    ("access.log.jsonl", ["status>=500", "method:post", "-path:/health"]),
    ("todo.tsv", ["due<2026-06-01", "tag:shop", "is:done"]),
  ])
  func answersAreTheSame(name: String, queries: [String]) throws {
    let folder = try TemporaryFolder()
    let (items, path) = try prepared(PackageFolder.path(of: "Examples/Lists/\(name)"), in: folder)
    let opened = try open(path)
    #expect(opened.count == items.count)
    #expect(opened.name == items.name)
    #expect(opened.vocabulary.json == items.vocabulary.json)
    for query in queries {
      let found = opened.items(matching: query)
      #expect(found == items.items(matching: query), "\(query)")
      #expect(found.map { opened.record($0) } == found.map { items.record($0) })
      #expect(
        opened.values(of: found, columns: opened.usualColumns) == items.values(of: found, columns: items.usualColumns))
    }
    for item in 0..<items.count {
      #expect(opened.place(of: item).line == items.place(of: item).line)
      #expect(opened.title(of: item) == items.title(of: item))
    }
    // Opened items can be prepared again.
    let again = folder.path("again.items")
    _ = try opened.prepare(to: again, .otherThan([]))
    let (first, second) = (try Data(contentsOf: URL(filePath: path)), try Data(contentsOf: URL(filePath: again)))
    #expect(first == second)
  }

  /// A file that is cut short or changed is refused, or answers with the records that are whole.
  @Test func damageIsReported() throws {
    let folder = try TemporaryFolder()
    let (items, path) = try prepared(PackageFolder.path(of: "Examples/Lists/todo.tsv"), in: folder)
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    let records = (0..<items.count).reduce(0) { $0 + items.bytes(of: $1).count }
    var random = SeededGenerator(seed: PropertyCases.seed(default: 11))
    for _ in 0..<PropertyCases.count(long: 150) {
      var changed = bytes
      let offset = random.below(bytes.count)
      if random.below(3) == 0 {
        changed.removeSubrange(offset...)
      } else {
        changed[offset] ^= UInt8(1 + random.below(255))
      }
      let target = try folder.write("changed.items", changed)
      do {
        let opened = try open(target)
        // Only the bytes of a record differ: it is missing, and the others are as they were.
        #expect(changed.count == bytes.count && offset >= bytes.count - records, "\(offset) of \(bytes.count)")
        let differing = (0..<items.count).filter { opened.record($0) != items.record($0) }
        #expect(differing.count == 1 && opened.record(differing[0]).isEmpty)
      } catch let error as ItemFileError {
        #expect(error.message.contains("changed.items"), "\(error.message)")
      }
    }
  }

  /// Lists without items or without fields.
  @Test(arguments: [("[]", 0), ("{}", 1), ("{}\n{}\n", 2), ("[{},{}]", 2), ("{\"a\":null}", 1)])
  func listsWithoutFieldsAreOpened(text: String, count: Int) throws {
    let folder = try TemporaryFolder()
    let (items, path) = try prepared(try folder.write("list.json", Array(text.utf8)), in: folder)
    let opened = try open(path)
    #expect(items.count == count && opened.count == count)
    #expect(opened.vocabulary.json == items.vocabulary.json)
    #expect((0..<count).map { opened.record($0) } == (0..<count).map { items.record($0) })
    #expect(opened.items(matching: "").count == count)
  }

  /// Records of which each has two of 490 fields: the form is as large as what they hold.
  @Test func sparseRecordsStaySmall() throws {
    let folder = try TemporaryFolder()
    var random = SeededGenerator(seed: 33)
    var text = ""
    for number in 0..<10_000 {
      let (one, other) = (random.below(245), random.below(245))
      text += #"{"field\#(one)":"value \#(number) of some","count\#(other)":\#(random.below(1_000_000))}"# + "\n"
    }
    let file = try folder.write("sparse.jsonl", Array(text.utf8))
    let (items, path) = try prepared(file, in: folder)
    #expect(items.vocabulary.fields.count > 450)
    let size = try Data(contentsOf: URL(filePath: path)).count
    #expect(size < 5 * text.utf8.count, "\(size) of \(text.utf8.count)")
    let opened = try open(path)
    for query in ["field7:\"value 1\"", "count9>500000", "-field7:value", "count3<count4 or field12:of"] {
      #expect(opened.items(matching: query) == items.items(matching: query), "\(query)")
    }
  }

  @Test func otherVersionsAreRefused() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old.items", Array("FQITEMS0".utf8) + [UInt8](repeating: 0, count: 64))
    #expect(
      throws: ItemFileError(message: "'\(path)' was prepared by another version; prepare it again from its source")
    ) {
      try open(path)
    }
  }
}
