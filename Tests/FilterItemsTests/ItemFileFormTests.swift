import DataFiles
import DataStreams
import FilterEvaluation
import FilterItems
import FilterVocabulary
import Foundation
import ListFiles
import Testing
import _FilterTestSupport

#if canImport(Glibc)
  import Glibc
#endif

/// The form of a file is determined once and passed on.
@Suite struct ItemFileFormTests {
  private static func form(_ file: ItemFile) -> String {
    switch file.recognized().form {
    case .plain(let size): "plain \(size)"
    case .packed: "packed"
    case .database: "database"
    case .prepared: "prepared"
    case .unknown: "unknown"
    case nil: "none"
    }
  }

  private static func prepare(_ text: String, in folder: TemporaryFolder) throws -> String {
    let source = ItemSource(path: try folder.write("source.jsonl", text))
    let path = folder.path("list.items")
    _ = try ItemCollection(source).prepare(to: path, .otherThan([]))
    return path
  }

  @Test func firstBytesDetermineTheForm() throws {
    let rows: [(String, [UInt8], String)] = [
      ("a.jsonl", Array("{\"a\":1}\n".utf8), "plain 8"), ("a.csv", [], "plain 0"), ("a.gz", [0x1F, 0x8B, 8], "packed"),
      ("a", [0x1F], "plain 1"), ("a.db", Array("SQLite format 3\0".utf8) + [1], "database"),
      ("a:b.db", Array("SQLite format 3\0".utf8), "database"), ("short.db", Array("SQLite format 3".utf8), "plain 15"),
      ("x", Array("FQITEMS0".utf8), "prepared"), ("x", Array("FQITEM".utf8), "plain 6"), ("-", [0x41], "plain 1"),
    ]
    for (name, bytes, form) in rows {
      let folder = try TemporaryFolder()
      #expect(Self.form(ItemFile(try folder.write(name, bytes))) == form, "\(name), \(bytes)")
      #expect(Self.form(ItemFile(folder.path("missing"))) == "unknown", "\(name), \(bytes)")
      #expect(Self.form(ItemFile(folder.path("missing") + ":table")) == "unknown", "\(name), \(bytes)")
      #expect(Self.form(ItemFile(folder.path(""))) == "unknown", "\(name), \(bytes)")
      #expect(Self.form(ItemFile("-")) == "unknown", "\(name), \(bytes)")
    }
  }

  #if SQLite
    @Test func theTableOfADatabaseIsOne() throws {
      let folder = try TemporaryFolder()
      let path = try folder.write("a.db", Array("SQLite format 3\0".utf8) + [UInt8](repeating: 0, count: 100))
      #expect(Self.form(ItemFile(path + ":people")) == "database")
    }
  #endif

  /// A form that is known is not looked for again, whatever became of the file.
  @Test func aKnownFormStays() throws {
    let folder = try TemporaryFolder()
    let file = ItemFile(try folder.write("a", "{\"a\":1}")).recognized()
    try FileManager.default.removeItem(atPath: file.path)
    #expect(Self.form(file) == "plain 7")
    #expect(throws: ItemFileError(message: "there is no file '\(file.path)'")) { try file.readRaw { _ in true } }
    var other = file
    other.path = try folder.write("b", [0x1F, 0x8B])
    #expect(other.form == nil)
    #expect(Self.form(other) == "packed")
  }

  /// Prepared items that were read already are read again when their file changed.
  @Test func changedPreparedItemsAreReadAgain() throws {
    let folder = try TemporaryFolder()
    let path = try Self.prepare("{\"a\":1}\n{\"a\":2}\n", in: folder)
    let file = ItemFile(path).recognized()
    func open() throws -> ItemCollection {
      try ItemCollection(reading: [file], vocabulary: Vocabulary(name: "", fields: []))
    }
    let first = try open()
    #expect(try open().count == 2)
    _ = try Self.prepare("{\"a\":1}\n{\"a\":2}\n{\"a\":3}\n", in: folder)
    #expect(try open().count == 3)
    #expect(first.count == 2)
  }

  #if os(Linux)
    /// The number of times that some work opens a file.
    private static func openings(of path: String, _ work: () throws -> Void) throws -> Int {
      let descriptor = inotify_init1(Int32(O_NONBLOCK))
      defer { close(descriptor) }
      // Equal events in succession become one: there are closings between the openings.
      let watch = inotify_add_watch(descriptor, path, UInt32(IN_OPEN | IN_CLOSE_NOWRITE))
      try #require(descriptor >= 0 && watch >= 0)
      try work()
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &bytes, bytes.count)
      let length = MemoryLayout<inotify_event>.size
      return stride(from: 0, to: max(0, count), by: length).count { offset in
        bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self) }.mask
          & UInt32(IN_OPEN) != 0
      }
    }

    /// A look at the first bytes, and the reading; without a look where the form is known.
    @Test(arguments: [("a.jsonl", 1), ("a.jsonl", 3), ("a.csv", 1)])
    func aSearchOpensAFileTwice(_ name: String, _ threads: Int) throws {
      let folder = try TemporaryFolder()
      let text = name == "a.csv" ? "a\n" : ""
      let line = name == "a.csv" ? "1\n" : "{\"a\":1}\n"
      let path = try folder.write(name, text + String(repeating: line, count: 200))
      let vocabulary = try Vocabulary.inferred(from: ItemSource(path: path))
      func search(_ file: ItemFile) throws {
        let matcher = RecordMatcher(ItemList(vocabulary).list.plan("a=1"), in: vocabulary)
        var found = 0
        try ItemScan(file, matcher, .counting).run(threads: threads, pieceSize: 64) { event in
          if case .passed(let tally) = event { found += tally.found }
          return true
        }
        #expect(found == 200)
      }
      let known = ItemFile(path).recognized()
      var sample = RecordSample()
      let openings = [
        try Self.openings(of: path) { try search(ItemFile(path)) }, try Self.openings(of: path) { try search(known) },
        try Self.openings(of: path) { try sample.add(firstOf: known) },
        try Self.openings(of: path) { _ = try ItemCollection(ItemSource(path: path)) },
      ]
      #expect(openings == [2, 1, 1, 4])
    }

    @Test func preparedItemsAreOpenedOnce() throws {
      let folder = try TemporaryFolder()
      let path = try Self.prepare("{\"a\":1}\n", in: folder)
      let empty = Vocabulary(name: "", fields: [])
      let known = ItemFile(path).recognized()
      let openings = try Self.openings(of: path) {
        for _ in 0..<3 { _ = try ItemCollection(reading: [known], vocabulary: empty) }
        #expect(known.isPrepared)
      }
      #expect(openings == 1)
    }

    /// A pipe without a writer would block its reader.
    @Test func pipesAreNotOpenedForRecognition() throws {
      let folder = try TemporaryFolder()
      let path = folder.path("pipe")
      #expect(mkfifo(path, 0o600) == 0)
      let looks = try Self.openings(of: path) { #expect(Self.form(ItemFile(path)) == "unknown") }
      #expect(looks == 0)
      let writer = Thread {
        guard let file = FileHandle(forWritingAtPath: path) else { return }
        try? file.write(contentsOf: Data("{\"a\":1}\n{\"a\":2}\n".utf8))
        try? file.close()
      }
      writer.start()
      var records = 0
      let openings = try Self.openings(of: path) {
        try ItemFile(path).readRaw { _ in
          records += 1
          return true
        }
      }
      #expect(records == 2)
      #expect(openings >= 1)
    }
  #endif
}
