#if !hasFeature(Embedded)
  /// Where catalogs come from and are kept: a value of closures, so that an app, a test and a preview can each bring their own.
  ///
  /// ``inMemory(_:)`` forgets with the process; the module FilterCatalogs has one on disk.
  public struct CatalogClient: Sendable {
    /// The blob of a name; nil for none. Throws where it cannot be read.
    public var load: @Sendable (_ name: String) async throws -> CatalogBlob?
    /// Keeps a blob in the place of one with its name. When it returns, the blob is kept.
    public var save: @Sendable (_ blob: CatalogBlob) async throws -> Void
    /// Forgets the blob of a name; answers whether there was one.
    public var remove: @Sendable (_ name: String) async throws -> Bool
    /// The names of all blobs, sorted.
    public var names: @Sendable () async throws -> [String]
    /// The names of blobs that are saved or removed from now on, each when it has happened.
    public var observe: @Sendable () -> AsyncStream<String>

    /// Makes a client of its parts.
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

    /// All catalogs that can be read, ready to be searched, and the names of those that could not be.
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
    /// A client that keeps blobs in memory, beginning with some.
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

  /// Blobs in memory, and who wants to know of changes.
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

/// A catalog as it is kept, with the version it has at its source and the time until which it is good.
public struct CatalogBlob: Hashable, Sendable {
  /// The names, ready to search.
  public var catalog: CompletionCatalog
  /// What the source calls this state of it: a date, a tag, a number. Empty where it says nothing.
  public var version: String
  /// When it should be fetched again, in seconds since 1970; nil for never.
  public var expires: Double?

  /// Makes a blob. `expires` is in seconds since 1970; `nil` never expires.
  public init(_ catalog: CompletionCatalog, version: String = "", expires: Double? = nil) {
    self.catalog = catalog
    self.version = version
    self.expires = expires
  }

  /// The name of the catalog, which is the key of the blob.
  public var name: String { catalog.name }

  /// Whether it should be fetched again at a time in seconds since 1970. It may be used all the same.
  public func isExpired(at now: Double) -> Bool { expires.map { $0 <= now } ?? false }
}
