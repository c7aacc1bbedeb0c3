#if !hasFeature(Embedded)
  /// Access to a storage of catalogs, as a value of closures that apps, tests and previews can replace.
  ///
  /// ``inMemory(_:)`` lasts as long as the process; the module FilterCatalogs provides one on disk.
  public struct CatalogClient: Sendable {
    /// Loads the blob of a name; nil if there is none. Throws if it cannot be read.
    public var load: @Sendable (_ name: String) async throws -> CatalogBlob?
    /// Saves a blob, replacing one with the same name. The blob is stored when this returns.
    public var save: @Sendable (_ blob: CatalogBlob) async throws -> Void
    /// Removes the blob of a name; false if there was none.
    public var remove: @Sendable (_ name: String) async throws -> Bool
    /// The names of all blobs, sorted.
    public var names: @Sendable () async throws -> [String]
    /// The names of blobs as they are saved or removed from now on.
    public var observe: @Sendable () -> AsyncStream<String>

    /// Creates a client from its operations.
    public init(
      load: @escaping @Sendable (_ name: String) async throws -> CatalogBlob?,
      save: @escaping @Sendable (_ blob: CatalogBlob) async throws -> Void,
      remove: @escaping @Sendable (_ name: String) async throws -> Bool,
      names: @escaping @Sendable () async throws -> [String],
      observe: @escaping @Sendable () -> AsyncStream<String>
    ) {
      self.load = load
      self.save = save
      self.remove = remove
      self.names = names
      self.observe = observe
    }

    /// Loads all readable catalogs and prepares them for search; also returns the names of unreadable ones.
    public func catalogs() async throws -> (catalogs: CompletionCatalogs, unreadable: [String]) {
      var found: [CompletionCatalog] = []
      var unreadable: [String] = []
      for name in try await names() {
        do {
          if let blob = try await load(name) { found.append(blob.catalog) }
        } catch {
          unreadable.append(name)
        }
      }
      return (CompletionCatalogs(found), unreadable)
    }
  }
#endif

#if !hasFeature(Embedded)
  extension CatalogClient {
    /// A client that keeps blobs in memory, initially `blobs`.
    public static func inMemory(_ blobs: [CatalogBlob] = []) -> CatalogClient {
      let shelf = MemoryShelf(blobs)
      return CatalogClient(
        load: { await shelf.blob($0) },
        save: { await shelf.save($0) },
        remove: { await shelf.remove($0) },
        names: { await shelf.names },
        observe: {
          let (stream, continuation) = AsyncStream.makeStream(of: String.self)
          Task { await shelf.add(continuation) }
          return stream
        })
    }
  }

  /// Blobs in memory and the observers of their changes.
  private actor MemoryShelf {
    private var blobs: [String: CatalogBlob] = [:]
    private var observers: [Int: AsyncStream<String>.Continuation] = [:]
    private var next = 0

    init(_ blobs: [CatalogBlob]) { for blob in blobs { self.blobs[blob.name] = blob } }

    var names: [String] { blobs.keys.sorted() }

    func blob(_ name: String) -> CatalogBlob? { blobs[name] }

    func save(_ blob: CatalogBlob) {
      blobs[blob.name] = blob
      tell(blob.name)
    }

    func remove(_ name: String) -> Bool {
      guard blobs.removeValue(forKey: name) != nil else { return false }
      tell(name)
      return true
    }

    func add(_ observer: AsyncStream<String>.Continuation) {
      let number = next
      next += 1
      observers[number] = observer
      observer.onTermination = { _ in Task { await self.forget(number) } }
    }

    private func forget(_ number: Int) { observers[number] = nil }

    private func tell(_ name: String) { for observer in observers.values { observer.yield(name) } }
  }
#endif

/// A stored catalog, with its version at the source and its expiration time.
public struct CatalogBlob: Hashable, Sendable {
  /// The catalog with its entries.
  public var catalog: CompletionCatalog
  /// The version that the source states: a date, a tag, a number; empty if it states none.
  public var version: String
  /// When to fetch it again, in seconds since 1970; nil for never.
  public var expires: Double?

  /// Creates a blob. `expires` is in seconds since 1970; `nil` never expires.
  public init(_ catalog: CompletionCatalog, version: String = "", expires: Double? = nil) {
    self.catalog = catalog
    self.version = version
    self.expires = expires
  }

  /// The name of the catalog, which is the key of the blob.
  public var name: String { catalog.name }

  /// Whether it should be fetched again at a time in seconds since 1970. An expired blob remains usable.
  public func isExpired(at now: Double) -> Bool { expires.map { $0 <= now } ?? false }
}
