import FilterCatalogs
import FilterCompletion
import Foundation
import GRDB
import Testing
import _FilterTestSupport

/// Blobs by key with their age, in memory and on disk, and the cache over both.
@Suite struct BlobClientTests {
  private static let lamp = StoredBlob("lamp", bytes: [0, 255, 10], version: "7", fetched: 100)

  private func withBoth(maximumBytes: Int = 1_000, _ body: (BlobClient) async throws -> Void) async throws {
    try await body(.inMemory(maximumBytes: maximumBytes))
    let folder = try TemporaryFolder()
    let store = try CatalogStore(at: folder.path("a.sqlite"), expecting: .new)
    try await body(store.blobClient(maximumBytes: maximumBytes))
  }

  @Test func blobsAreKeptByKey() async throws {
    try await withBoth { client in
      #expect(try await client.load("lamp") == nil)
      #expect(try await client.keys() == [])
      #expect(try await !client.remove("lamp"))
      try await client.save(Self.lamp)
      try await client.save(StoredBlob("empty", bytes: [], fetched: -5.5))
      #expect(try await client.load("lamp") == Self.lamp)
      #expect(try await client.load("empty") == StoredBlob("empty", bytes: [], fetched: -5.5))
      #expect(try await client.keys() == ["empty", "lamp"])
      try await client.save(StoredBlob("lamp", bytes: [1], version: "8", fetched: 200))
      #expect(try await client.load("lamp")?.version == "8")
      #expect(try await client.remove("lamp"))
      #expect(try await client.keys() == ["empty"])
    }
  }

  @Test func theOldestAreRemovedBeyondTheLimit() async throws {
    try await withBoth(maximumBytes: 10) { client in
      for (key, fetched) in [("b", 2.0), ("a", 1), ("c", 3)] {
        try await client.save(StoredBlob(key, bytes: [UInt8](repeating: 1, count: 4), fetched: fetched))
      }
      #expect(try await client.keys() == ["b", "c"])
      // The one that was just saved stays, however old.
      try await client.save(StoredBlob("d", bytes: [UInt8](repeating: 1, count: 10), fetched: 0))
      #expect(try await client.keys() == ["d"])
      try? await client.save(StoredBlob("e", bytes: [UInt8](repeating: 1, count: 11), fetched: 9))
      #expect(try await client.keys() == ["d"])
    }
  }

  @Test func agesAreSeconds() {
    #expect(Self.lamp.age(at: 160) == 60)
    #expect(Self.lamp.age(at: 40) == 0)
    #expect(Self.lamp.age(at: .nan) == 0)
    #expect(StoredBlob("a", bytes: [], fetched: -.infinity).age(at: 0) == 0)
  }

  /// A service that counts, and whose blobs have its number.
  private actor Service {
    struct Down: Error {}
    private(set) var asked: [String] = []
    private var isDown = false

    func setDown(_ isDown: Bool) { self.isDown = isDown }

    func blob(_ key: String, _ stored: StoredBlob?, at now: Double) throws -> StoredBlob {
      asked.append("\(key) \(stored?.version ?? "-")")
      if isDown { throw Down() }
      return StoredBlob(key, bytes: [UInt8(asked.count)], version: "v\(asked.count)", fetched: now)
    }
  }

  /// Memory, then the storage, then the service; one fetch for all who ask.
  @Test func aCacheAsksTheServiceOnceForWhatIsMissingOrOld() async throws {
    try await withBoth { client in
      let (clock, service) = (Clock(), Service())
      func cache() -> SingleFetchCache<String, StoredBlob> {
        client.cache(maximumAge: 60, now: { clock.now }) { key, stored in
          try await service.blob(key, stored, at: clock.now)
        }
      }
      clock.now = 1_000
      let first = cache()
      let versions = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<100 { group.addTask { try await first.value(for: "lamp").version } }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(versions == ["v1"])
      // Another process has the stored one, which is 59 seconds old and expires with its own age.
      clock.now = 1_059
      let second = cache()
      #expect(try await second.value(for: "lamp").version == "v1")
      clock.now = 1_060
      #expect(try await second.value(for: "lamp").version == "v2")
      #expect(await service.asked == ["lamp -", "lamp v1"])
    }
  }

  @Test func aServiceThatIsDownLeavesWhatIsStored() async throws {
    try await withBoth { client in
      let (clock, service) = (Clock(), Service())
      try await client.save(Self.lamp)
      await service.setDown(true)
      clock.now = 10_000
      let cache = client.cache(maximumAge: 60, now: { clock.now }) { try await service.blob($0, $1, at: clock.now) }
      #expect(try await cache.value(for: "lamp") == Self.lamp)
      await #expect(throws: Service.Down.self) { try await cache.value(for: "chair") }
      await service.setDown(false)
      #expect(try await cache.value(for: "lamp").version == "v3")
      #expect(try await client.load("lamp")?.version == "v3")
    }
  }

  @Test func aStorageThatFailsCostsAFetch() async throws {
    struct Broken: Error {}
    let client = BlobClient(
      load: { _ in throw Broken() }, save: { _ in throw Broken() }, remove: { _ in false }, keys: { [] })
    let cache = client.cache(
      maximumAge: 60, now: { 0 }, fetch: { key, _ in StoredBlob(key, bytes: [1], fetched: 0) })
    #expect(try await cache.value(for: "a").bytes == [1])
  }
}

/// Blobs in the file of a store.
@Suite struct StoreBlobTests {
  private static let lamp = StoredBlob("lamp", bytes: [1, 2, 3], fetched: 100)

  private func version(_ path: String) throws -> Int? {
    try DatabaseQueue(path: path).read { try Int.fetchOne($0, sql: "PRAGMA user_version") }
  }

  /// A store gets the table, and the version that names it, with its first blob.
  @Test func aStoreWithoutBlobsStaysAsItWas() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.sqlite")
    let store = try CatalogStore(at: path, expecting: .new)
    let other = try CatalogStore(at: path, expecting: .existing)
    try store.save(CatalogStoreTests.reeds)
    #expect(try store.storedBlob("lamp") == nil)
    #expect(try store.blobKeys() == [])
    #expect(try version(path) == 2)
    try store.save(Self.lamp)
    #expect(try version(path) == 3)
    // One that was opened before writes the seals of the new table, too.
    try other.save(CatalogStoreTests.reeds)
    #expect(try other.storedBlob("lamp") == Self.lamp)
    let again = try CatalogStore(reading: path)
    #expect(try again.storedBlob("lamp") == Self.lamp)
    #expect(try again.blobs() == [CatalogStoreTests.reeds])
    #expect(throws: StoreError.readOnly(path: path)) { try again.save(Self.lamp) }
    #expect(try CatalogStore(at: path, expecting: .existing).setAside == nil)
  }

  @Test func damageIsFound() throws {
    for (change, detail) in [
      ("bytes = x'010204'", "the blob 'lamp' is not what was saved"),
      ("bytes = 'text'", "a row of 'blob' is not what was saved"), ("version = 'x'", "its rows are not what was saved"),
      ("fetched = 1.5", "its rows are not what was saved"),
    ] {
      let folder = try TemporaryFolder()
      let path = folder.path("a.sqlite")
      try CatalogStore(at: path, expecting: .new).save(Self.lamp)
      let queue = try DatabaseQueue(path: path)
      try queue.write { try $0.execute(sql: "UPDATE blob SET \(change)") }
      try queue.close()
      #expect(throws: StoreError.damaged(path: path, detail: detail), "\(change)") { try CatalogStore(reading: path) }
    }
  }

  @Test func whatCannotBeSavedIsRefused() throws {
    let folder = try TemporaryFolder()
    let store = try CatalogStore(at: folder.path("a.sqlite"), expecting: .new)
    let blobs = [
      StoredBlob("a\0b", bytes: [], fetched: 0), StoredBlob("a", bytes: [], version: "\0", fetched: 0),
      StoredBlob("a", bytes: [], fetched: .nan), StoredBlob("a", bytes: [1, 2, 3, 4], fetched: 0),
    ]
    for blob in blobs { #expect(throws: StoreError.self) { try store.save(blob, maximumBytes: 3) } }
    #expect(try store.blobKeys() == [])
  }
}
