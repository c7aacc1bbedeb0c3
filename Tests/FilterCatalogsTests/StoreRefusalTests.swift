import FilterCatalogs
import FilterCompletion
import FilterVocabulary
import Foundation
import GRDB
import ScryfallDialect
import Testing
import _FilterTestSupport

/// A file that is not a store is refused by every operation and stays unchanged.
@Suite struct StoreRefusalTests {
  /// Opens a path in every way; returns the errors, which must be equal.
  private func error(_ path: String) -> StoreError? {
    var errors: [StoreError?] = []
    for expectation in [CatalogStore.Expectation?.some(.existing), .some(.any), nil] {
      do throws(StoreError) {
        if let expectation {
          _ = try CatalogStore(at: path, expecting: expectation)
        } else {
          _ = try CatalogStore(reading: path)
        }
        errors.append(nil)
      } catch {
        errors.append(error)
      }
    }
    #expect(Set(errors).count == 1, "\(errors)")
    return errors[0]
  }

  private static func database(_ path: String, _ sql: String) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
    try queue.close()
  }

  @Test func filesThatHoldSomethingElse() throws {
    let magic = Array("SQLite format 3\0".utf8)
    let rows: [(name: String, bytes: [UInt8], error: (String) -> StoreError)] = [
      ("notes.txt", Array((1...300).map { "\($0)\n" }.joined().utf8), { .notAStore(path: $0) }),
      ("short", [0x61], { .notAStore(path: $0) }),
      ("noise", (0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 7_919 >> 3) }, { .notAStore(path: $0) }),
      ("magic", magic, { .foreign(path: $0) }),
      ("zeros", magic + [UInt8](repeating: 0, count: 84), { .foreign(path: $0) }),
      ("almost", magic + [UInt8](repeating: 0, count: 52) + Array("FQST".utf8), { .foreign(path: $0) }),
    ]
    for (name, bytes, expected) in rows {
      let folder = try TemporaryFolder()
      let path = try folder.write(name, bytes)
      _ = try folder.write(name + "-wal", "a log")
      let before = folder.contents
      #expect(error(path) == expected(path), "\(name)")
      #expect(folder.contents == before, "\(name)")
    }
  }

  @Test(arguments: [
    "CREATE TABLE recipe (name TEXT); INSERT INTO recipe VALUES ('stew')", "PRAGMA user_version = 1", "VACUUM",
    "PRAGMA application_id = 7; CREATE TABLE catalog (name TEXT)", "PRAGMA journal_mode = WAL; CREATE TABLE a (b)",
  ])
  func databasesOfOtherPrograms(_ sql: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("theirs.sqlite")
    try Self.database(path, sql)
    if folder.contents["theirs.sqlite"]?.isEmpty != false { return }
    let before = folder.contents
    #expect(error(path) == .foreign(path: path))
    #expect(folder.contents == before)
  }

  /// A store with additional tables contains data of the user and is not set aside.
  @Test(arguments: ["CREATE TABLE mine (a)", "CREATE VIEW mine AS SELECT 1", "CREATE INDEX mine ON use (text)"])
  func aStoreWithTablesOfAnotherIsLeftAlone(_ sql: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.sqlite")
    try CatalogStore(at: path, expecting: .new).save(CatalogStoreTests.reeds)
    try Self.database(path, sql)
    let before = folder.contents
    #expect(error(path) == .foreign(path: path))
    #expect(folder.contents == before)
  }

  @Test func aStoreOfANewerVersion() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.sqlite")
    try CatalogStore(at: path, expecting: .new).save(CatalogStoreTests.reeds)
    try Self.database(path, "PRAGMA user_version = 99")
    let before = folder.contents
    #expect(error(path) == .newer(path: path))
    #expect(folder.contents == before)
  }

  @Test func whatIsNoRegularFile() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let rows: [(String, StoreError)] = [
      (pipe, .special(path: pipe)), ("/dev/null", .special(path: "/dev/null")),
      ("/dev/zero", .special(path: "/dev/zero")),
      (folder.url.path, .folder(path: folder.url.path)),
    ]
    for (path, expected) in rows {
      #expect(error(path) == expected)
      let link = folder.path("link-\(path.split(separator: "/").last ?? "")")
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
      #expect(error(link)?.description == expected.description.replacing(path, with: link))
    }
  }

  /// An empty file may be one that a kill left: it becomes a store when it is named for writing, and is none before.
  @Test func anEmptyFileBecomesAStoreWhenItIsWritten() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.sqlite", [UInt8]())
    #expect(try CatalogStore(reading: path).blobs() == [])
    #expect(folder.contents == ["a.sqlite": []])
    try CatalogStore(at: path, expecting: .any).save(CatalogStoreTests.reeds)
    #expect(try CatalogStore(reading: path).blobs() == [CatalogStoreTests.reeds])
    // The log of another database next to it would be lost.
    let other = try folder.write("b.sqlite", [UInt8]())
    _ = try folder.write("b.sqlite-wal", "log")
    #expect(throws: StoreError.foreign(path: other)) { try CatalogStore(at: other, expecting: .any) }
    #expect(folder.contents["b.sqlite-wal"] == Array("log".utf8))
  }

  @Test func aLinkThatLeadsNowhereIsNoStore() throws {
    let folder = try TemporaryFolder()
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
    #expect(error(link) == .missing(path: link))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["link"])
  }

  // MARK: - Damage

  /// The target of a link and its companions are set aside in its own folder; the link stays.
  @Test func aLinkIsFollowedAndNotMoved() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("real"), withIntermediateDirectories: true)
    let target = folder.path("real/a.sqlite")
    let link = folder.path("link.sqlite")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/a.sqlite")
    _ = try CatalogStore(at: target, expecting: .new)
    let damaged = Array(try Data(contentsOf: URL(filePath: target)).prefix(6_000))
    _ = try folder.write("real/a.sqlite", damaged)
    _ = try folder.write("real/a.sqlite-wal", "log")
    let store = try CatalogStore(at: link, expecting: .existing)
    #expect(store.setAside?.hasSuffix("/real/a.sqlite.corrupt-1") == true)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/a.sqlite")
    #expect(Array(try Data(contentsOf: URL(filePath: target + ".corrupt-1"))) == damaged)
    #expect(Array(try Data(contentsOf: URL(filePath: target + ".corrupt-1-wal"))) == Array("log".utf8))
    #expect(try store.blobs() == [])
  }

  @Test func aReaderLeavesADamagedStoreAsItIs() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.sqlite")
    try CatalogStoreTests.makeLargeStore(path)
    _ = try folder.write("a.sqlite", Array(try Data(contentsOf: URL(filePath: path)).prefix(9_000)))
    let before = folder.contents
    let error = #expect(throws: StoreError.self) { try CatalogStore(reading: path) }
    guard case .damaged(path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(folder.contents == before)
  }

  // MARK: - Reading

  /// A reader sees the content of the write-ahead log and changes no file.
  @Test func aReaderTouchesNothing() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.sqlite")
    var writer: CatalogStore? = try CatalogStore(at: path, expecting: .new)
    try writer?.save(CatalogStoreTests.reeds)
    // As a kill leaves it: the file and its log, without the index of the log.
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: path + suffix, toPath: folder.path("killed.sqlite") + suffix)
    }
    // In this process, while the writer is at work.
    #expect(try CatalogStore(reading: path).blobs() == [CatalogStoreTests.reeds])
    writer = nil
    let before = folder.contents
    #expect(before.keys.sorted() == ["a.sqlite", "killed.sqlite", "killed.sqlite-wal"])
    for name in ["a.sqlite", "killed.sqlite"] {
      let store = try CatalogStore(reading: folder.path(name))
      #expect(try store.blobs() == [CatalogStoreTests.reeds])
      #expect(store.isReadOnly)
      #expect(throws: StoreError.readOnly(path: store.path)) { try store.save(CatalogStoreTests.reeds) }
      #expect(throws: StoreError.readOnly(path: store.path)) { try store.remove("card-names") }
      #expect(throws: StoreError.readOnly(path: store.path)) { try store.updateHistory { $0 } }
      #expect(folder.contents == before, "\(name)")
    }
    let path2 = folder.path("a.sqlite")
    #expect(throws: StoreError.tooLarge(path: path2, maximumBytes: 4_096)) {
      try CatalogStore(reading: path2, maximumBytes: 4_096)
    }
  }

  /// A store of the first version has no seals: it is readable, and gets them on the next write.
  @Test func aStoreOfTheFirstVersionIsBroughtUp() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.sqlite")
    try CatalogStore(at: path, expecting: .new).save(CatalogStoreTests.reeds)
    try Self.database(path, "DROP TABLE seal; PRAGMA user_version = 1; VACUUM")
    let before = folder.contents
    #expect(try CatalogStore(reading: path).blobs() == [CatalogStoreTests.reeds])
    #expect(folder.contents == before)
    let store = try CatalogStore(at: path, expecting: .existing)
    #expect(store.setAside == nil)
    #expect(try store.blobs() == [CatalogStoreTests.reeds])
    let queue = try DatabaseQueue(path: path)
    #expect(try queue.read { try Int.fetchOne($0, sql: "PRAGMA user_version") } == 2)
    #expect(try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM seal") } == 3)
  }

  @Test func namesWithAZeroByteAreNotSaved() throws {
    let folder = try TemporaryFolder()
    let store = try CatalogStore(at: folder.path("a.sqlite"), expecting: .new)
    try store.save(CatalogStoreTests.reeds)
    #expect(throws: StoreError.self) { try store.save(CatalogBlob(CompletionCatalog("card-names\0x", entries: []))) }
    #expect(throws: StoreError.self) { try store.save(CatalogBlob(CompletionCatalog("a", entries: []), version: "\0")) }
    _ = try store.updateHistory {
      $0.recording(use: "t:elf", at: 1, vocabulary: .scryfall).recording(use: "a\0b", at: 2, vocabulary: .scryfall)
    }
    #expect(try CatalogStore(reading: store.path).history().entries.map { $0.text } == ["t:elf"])
    #expect(try store.blobs() == [CatalogStoreTests.reeds])
  }
}

/// Names that differ for SQLite but are equal in Swift.
@Suite struct EqualNamesTests {
  @Test func catalogsMayHaveNamesThatAreCanonicallyEqual() async throws {
    let folder = try TemporaryFolder()
    let store = try CatalogStore(at: folder.path("a.sqlite"), expecting: .new)
    var changes = store.catalogClient.observe().makeAsyncIterator()
    try store.save([
      CatalogBlob(CompletionCatalog("é", entries: [])), CatalogBlob(CompletionCatalog("e\u{301}", entries: [])),
    ])
    #expect(await changes.next() != nil)
    #expect(try store.summaries().count == 2)
  }
}
