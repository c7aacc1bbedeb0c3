#if !hasFeature(Embedded)
  /// Where catalogs come from and are kept: a value of closures, so that an app, a test and a preview can each bring their own.
  ///
  /// ``inMemory(_:)`` forgets with the process; the module FilterCatalogs has one on disk.
  public struct CatalogClient: Sendable {
    /// The blob of a name; nil where there is none. Throws where it cannot be read.
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
