import FilterCompletion
import Foundation
import GRDB
import Testing
import _FilterTestSupport

@testable import FilterCatalogs

/// The contents of a store, and its handling of unexpected files.
@Suite struct CatalogStoreTests {
  static let reeds = CatalogBlob(
    CompletionCatalog(
      "card-names",
      entries: [CatalogEntry("Ember Lantern", popularity: 9), CatalogEntry("Reed\tHut\n\\", title: "a\\tb")]),
    version: "2026", expires: 1_000)

  @Test func whatIsSavedIsThereAgain() throws {
    let folder = try TemporaryFolder()
    let store = try CatalogStore(at: folder.path("a.sqlite"), expecting: .new)
    try store.save(Self.reeds)
    try store.save(CatalogBlob(CompletionCatalog("empty", entries: [])))
    let again = try CatalogStore(at: folder.path("a.sqlite"), expecting: .existing)
    #expect(try again.blob("card-names") == Self.reeds)
    #expect(try again.blob("empty")?.catalog.entries == [])
    #expect(try again.blob("nothing") == nil)
    #expect(try again.blobs().map { $0.name } == ["card-names", "empty"])
    #expect(try again.summaries().map { $0.count } == [2, 0])
    #expect(try again.summaries()[0] == again.summaries().first { $0.name == "card-names" })
    #expect(try again.completionCatalogs().names == ["card-names", "empty"])
    #expect(again.setAside == nil)
  }

  @Test func aSecondBlobTakesThePlaceOfTheFirst() throws {
    let folder = try TemporaryFolder()
    let store = try CatalogStore(at: folder.path("a.sqlite"), expecting: .any)
    try store.save(Self.reeds)
    try store.save(CatalogBlob(CompletionCatalog("card-names", entries: [CatalogEntry("Tide")]), version: "2027"))
    #expect(try store.blob("card-names")?.catalog.entries == [CatalogEntry("Tide")])
    #expect(try store.blob("card-names")?.version == "2027")
    #expect(try store.blob("card-names")?.expires == nil)
  }

  @Test func whatIsRemovedIsGone() throws {
    let folder = try TemporaryFolder()
    let store = try CatalogStore(at: folder.path("a.sqlite"), expecting: .any)
    try store.save(Self.reeds)
    #expect(try store.remove("card-names"))
    #expect(try !store.remove("card-names"))
    #expect(try store.blobs() == [])
  }

  @Test func expiry() {
    #expect(!Self.reeds.isExpired(at: 999))
    #expect(Self.reeds.isExpired(at: 1_000))
    #expect(!CatalogBlob(CompletionCatalog("a", entries: [])).isExpired(at: .infinity))
  }

  // MARK: - Expectations

  @Test func aMissingStoreIsNotMade() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.sqlite")
    #expect(throws: StoreError.missing(path: path)) { try CatalogStore(at: path, expecting: .existing) }
    #expect(folder.contents.isEmpty)
  }

  @Test func aFileThatIsThereIsNotTakenForANewOne() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.sqlite", "text")
    let before = folder.contents
    #expect(throws: StoreError.exists(path: path)) { try CatalogStore(at: path, expecting: .new) }
    #expect(folder.contents == before)
  }

  @Test(arguments: [CatalogStore.Expectation.existing, .new, .any])
  func aMissingDirectoryIsNotMade(_ expectation: CatalogStore.Expectation) throws {
    let folder = try TemporaryFolder()
    #expect(throws: StoreError.self) { try CatalogStore(at: folder.path("no/a.sqlite"), expecting: expectation) }
    #expect(folder.contents.isEmpty)
  }

  @Test func aDatabaseOfSomethingElseIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("theirs.sqlite")
    do {
      let theirs = try DatabaseQueue(path: path)
      try theirs.write { try $0.execute(sql: "CREATE TABLE recipe (name TEXT); INSERT INTO recipe VALUES ('stew')") }
      try theirs.close()
    }
    let before = folder.contents
    for expectation in [CatalogStore.Expectation.existing, .any] {
      #expect(throws: StoreError.foreign(path: path)) { try CatalogStore(at: path, expecting: expectation) }
    }
    #expect(folder.contents == before)
  }

  @Test func aStoreOfANewerVersionIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.sqlite")
    try CatalogStore(at: path, expecting: .new).save(Self.reeds)
    do {
      let queue = try DatabaseQueue(path: path)
      try queue.write { try $0.execute(sql: "PRAGMA user_version = 99") }
      try queue.close()
    }
    let before = folder.contents
    #expect(throws: StoreError.newer(path: path)) { try CatalogStore(at: path, expecting: .existing) }
    #expect(folder.contents == before)
  }

  @Test func anEmptyFileIsAStoreThatWasNeverFinished() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.sqlite", [UInt8]())
    let store = try CatalogStore(at: path, expecting: .existing)
    #expect(try store.blobs() == [])
    #expect(store.setAside == nil)
  }

  // MARK: - Damage

  @Test func aStoreThatIsCutShortIsSetAsideAndBuiltAnew() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.sqlite")
    try Self.makeLargeStore(path)
    let bytes = Array(try Data(contentsOf: URL(filePath: path)).prefix(9_000))
    _ = try folder.write("a.sqlite", bytes)
    let store = try CatalogStore(at: path, expecting: .existing)
    let aside = try #require(store.setAside)
    #expect(aside == path + ".corrupt-1")
    #expect(Array(try Data(contentsOf: URL(filePath: aside))) == bytes)
    #expect(try store.blobs() == [])
    try store.save(Self.reeds)
    #expect(try CatalogStore(at: path, expecting: .existing).blob("card-names") == Self.reeds)
  }

  @Test func aDamagedPageIsFound() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.sqlite")
    try Self.makeLargeStore(path)
    var bytes = Array(try Data(contentsOf: URL(filePath: path)))
    // The tables' own pages; the pages of a blob hold nothing that SQLite could check.
    for index in 4_096..<16_384 where index % 3 == 0 { bytes[index] = bytes[index] ^ 0xA5 }
    try Data(bytes).write(to: URL(filePath: path))
    let store = try CatalogStore(at: path, expecting: .existing)
    #expect(store.setAside != nil)
    #expect(try store.blobs() == [])
  }

  /// A blob with altered names is damaged.
  @Test func aDamagedBlobIsFound() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.sqlite")
    try Self.makeLargeStore(path)
    try Self.damage(path)
    let store = try CatalogStore(at: path, expecting: .existing)
    #expect(store.setAside == path + ".corrupt-1")
    #expect(try store.blobs() == [])
  }

  /// The files of a store that another process has open, with frames in the log.
  @Test func bothCompanionsOfADamagedStoreAreSetAside() throws {
    let source = try TemporaryFolder()
    try Self.makeLargeStore(source.path("a.sqlite"))
    let open = try CatalogStore(at: source.path("a.sqlite"), expecting: .existing)
    try open.save(Self.reeds)
    var files = source.contents
    withExtendedLifetime(open) {}
    let name = Array("Name number 4321".utf8)
    let start = try #require(
      files["a.sqlite"].flatMap { bytes in bytes.indices.first { bytes[$0...].starts(with: name) } })
    files["a.sqlite"]?[start] = UInt8(ascii: "G")
    let folder = try TemporaryFolder()
    for (file, bytes) in files { _ = try folder.write(file, bytes) }
    let path = folder.path("a.sqlite")
    let store = try CatalogStore(at: path, expecting: .existing)
    #expect(store.setAside == path + ".corrupt-1")
    #expect(try store.blobs() == [])
    for suffix in ["", "-wal", "-shm"] {
      let bytes = try #require(files["a.sqlite" + suffix])
      #expect(!bytes.isEmpty && folder.contents["a.sqlite.corrupt-1" + suffix] == bytes, "\(suffix)")
    }
  }

  /// A copy that takes longer than the patience, as on a busy machine, does not hide the damage.
  @Test func damageIsFoundWithoutPatience() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.sqlite")
    try Self.makeLargeStore(path)
    try Self.damage(path)
    #expect { _ = try StoreFile.copy(of: path, maximumBytes: .max, patience: .zero) } throws: { error in
      if case StoreError.damaged = error { true } else { false }
    }
  }

  /// Changes a byte of a name in the store.
  private static func damage(_ path: String) throws {
    var bytes = Array(try Data(contentsOf: URL(filePath: path)))
    let name = Array("Name number 4321".utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: name) })
    bytes[start] = UInt8(ascii: "G")
    try Data(bytes).write(to: URL(filePath: path))
  }

  @Test func eachDamagedFileKeepsANameOfItsOwn() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.sqlite")
    _ = try CatalogStore(at: path, expecting: .new)
    let damaged = Array(try Data(contentsOf: URL(filePath: path)).prefix(5_000))
    // A name is taken as soon as one of the companions has it, or a link that leads nowhere.
    _ = try folder.write("a.sqlite.corrupt-2-wal", "kept")
    try FileManager.default.createSymbolicLink(atPath: path + ".corrupt-4", withDestinationPath: "nowhere")
    for number in [1, 3, 5] {
      _ = try folder.write("a.sqlite", damaged)
      #expect(try CatalogStore(at: path, expecting: .existing).setAside == path + ".corrupt-\(number)")
    }
    #expect(folder.contents["a.sqlite.corrupt-2-wal"] == Array("kept".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path + ".corrupt-4") == "nowhere")
  }

  /// A store of many pages, written through to its file.
  static func makeLargeStore(_ path: String) throws {
    let store = try CatalogStore(at: path, expecting: .new)
    let entries = (0..<5_000).map { CatalogEntry("Name number \($0)", popularity: $0) }
    for number in 0..<20 { try store.save(CatalogBlob(CompletionCatalog("list-\(number)", entries: entries))) }
    let queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    try queue.close()
  }

  @Test func messagesSayWhatToDo() {
    #expect("\(StoreError.missing(path: "/a"))" == "there is no store '/a'; 'filterq catalogs import' creates one")
    #expect("\(StoreError.foreign(path: "/a"))" == "'/a' is a database of another program, not a store of catalogs")
    let all: [StoreError] = [
      .missing(path: "/a"), .exists(path: "/a"), .foreign(path: "/a"), .newer(path: "/a"), .directory(path: "/a"),
      .notAStore(path: "/a"), .folder(path: "/a"), .special(path: "/a"), .unreadable(path: "/a"),
      .tooLarge(path: "/a", maximumBytes: 1 << 20), .readOnly(path: "/a"), .busy(path: "/a"),
      .damaged(path: "/a", detail: "d"), .failed(path: "/a", detail: "d"),
    ]
    #expect(Set(all.map { "\($0)" }).count == all.count)
    for error in all { #expect("\(error)".contains("'/a'")) }
  }
}
