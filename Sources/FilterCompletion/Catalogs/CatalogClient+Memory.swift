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

    init(_ blobs: [CatalogBlob]) {
      for blob in blobs { self.blobs[blob.name] = blob }
    }

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

    private func tell(_ name: String) {
      for observer in observers.values { observer.yield(name) }
    }
  }
#endif
