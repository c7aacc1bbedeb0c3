#if !hasFeature(Embedded)
  /// Bytes under a key with their age: a picture, a whole catalog as a service sends it.
  public struct StoredBlob: Hashable, Sendable {
    /// The name that it is asked for by.
    public var key: String
    /// The content, in any form.
    public var bytes: [UInt8]
    /// The version that the source states: a date, a tag, a number; empty if it states none.
    public var version: String
    /// The time when the source had this content, in seconds since 1970.
    public var fetched: Double

    /// Creates a blob. `fetched` is in seconds since 1970.
    public init(_ key: String, bytes: [UInt8], version: String = "", fetched: Double) {
      self.key = key
      self.bytes = bytes
      self.version = version
      self.fetched = fetched
    }

    /// The age in seconds at a time in seconds since 1970; 0 for a blob of a later time, and if a time is not finite.
    public func age(at now: Double) -> Double { now.isFinite && fetched.isFinite ? max(0, now - fetched) : 0 }
  }

  /// Access to a storage of blobs, as a value of closures that apps, tests and previews can replace.
  ///
  /// ``inMemory(_:maximumBytes:)`` lasts as long as the process; a `CatalogStore` of the module FilterCatalogs has them on
  /// disk, beside its catalogs.
  public struct BlobClient: Sendable {
    /// Loads the blob of a key; nil if there is none. Throws if it cannot be read.
    public var load: @Sendable (_ key: String) async throws -> StoredBlob?
    /// Saves a blob, replacing one with the same key. The blob is stored when this returns.
    public var save: @Sendable (_ blob: StoredBlob) async throws -> Void
    /// Removes the blob of a key; false if there was none.
    public var remove: @Sendable (_ key: String) async throws -> Bool
    /// The keys of all blobs, sorted.
    public var keys: @Sendable () async throws -> [String]

    /// Creates a client from its operations.
    public init(
      load: @escaping @Sendable (_ key: String) async throws -> StoredBlob?,
      save: @escaping @Sendable (_ blob: StoredBlob) async throws -> Void,
      remove: @escaping @Sendable (_ key: String) async throws -> Bool,
      keys: @escaping @Sendable () async throws -> [String]
    ) {
      self.load = load
      self.save = save
      self.remove = remove
      self.keys = keys
    }

    /// A client that keeps blobs in memory, initially `blobs`. Beyond `maximumBytes` the oldest are removed; a larger one is
    /// not kept.
    public static func inMemory(_ blobs: [StoredBlob] = [], maximumBytes: Int = 64 << 20) -> BlobClient {
      let shelf = BlobShelf(blobs, maximumBytes: maximumBytes)
      return BlobClient(
        load: { await shelf.blobs[$0] }, save: { await shelf.save($0) }, remove: { await shelf.remove($0) },
        keys: { await shelf.blobs.keys.sorted() })
    }

    /// A cache of the stored blobs, which fetches one that is missing or too old once for all who ask, and stores it.
    ///
    /// If the fetch fails, the stored blob is returned, however old; without one the error is thrown. A storage that cannot
    /// be read or written costs a fetch and is no error.
    ///
    /// - Parameters:
    ///   - maximumAge: The age in seconds from which on a blob is fetched again.
    ///   - maximumBytes: The bytes of all blobs that are kept in memory.
    ///   - now: The time in seconds since 1970.
    ///   - fetch: Gets a blob from its source, given the stored one: a source that is asked for changes since its version
    ///     and has none returns it with the present time as ``StoredBlob/fetched``.
    public func cache(
      maximumAge: Double, maximumBytes: Int = 16 << 20, now: @escaping @Sendable () -> Double,
      fetch: @escaping @Sendable (_ key: String, _ stored: StoredBlob?) async throws -> StoredBlob
    ) -> SingleFetchCache<String, StoredBlob> {
      SingleFetchCache(
        limits: FetchLimits(age: maximumAge, cost: maximumBytes), now: now, cost: { $0.bytes.count },
        age: { $0.age(at: now()) },
        fetch: { [self] key in
          let stored = try? await load(key)
          if let stored, stored.age(at: now()) < maximumAge { return stored }
          do {
            var blob = try await fetch(key, stored)
            blob.key = key
            try? await save(blob)
            return blob
          } catch {
            if let stored, !(error is CancellationError) { return stored }
            throw error
          }
        })
    }
  }

  /// Blobs in memory.
  private actor BlobShelf {
    private(set) var blobs: [String: StoredBlob] = [:]
    private let maximumBytes: Int
    private var count = 0

    init(_ blobs: [StoredBlob], maximumBytes: Int) {
      self.maximumBytes = maximumBytes
      for blob in blobs {
        count += blob.bytes.count - (self.blobs[blob.key]?.bytes.count ?? 0)
        self.blobs[blob.key] = blob
      }
    }

    func save(_ blob: StoredBlob) {
      _ = remove(blob.key)
      if blob.bytes.count > maximumBytes { return }
      if count > maximumBytes - blob.bytes.count {
        for old in blobs.values.sorted(by: { ($0.fetched, $0.key) < ($1.fetched, $1.key) })
        where count > maximumBytes - blob.bytes.count { _ = remove(old.key) }
      }
      blobs[blob.key] = blob
      count += blob.bytes.count
    }

    func remove(_ key: String) -> Bool {
      guard let old = blobs.removeValue(forKey: key) else { return false }
      count -= old.bytes.count
      return true
    }
  }
#endif
