#if Catalogs
  package import FilterCatalogs
#endif

#if Catalogs
  extension CommandFailure {
    /// A failure of the store.
    package init(_ error: StoreError) { self.init(message: "\(error)") }
  }

  extension CatalogStore {
    /// What a person should know of the opening; nil where all went well.
    package var notice: String? {
      setAside.map { "the store was damaged; it is set aside as '\($0)', and a new one begun" }
    }

    /// A store as it is read; nil where none is named and the data folder has none.
    package static func read(
      _ path: String?, _ environment: [String: String], maximumBytes: Int = CatalogStore.defaultMaximumBytes
    ) throws(CommandFailure) -> CatalogStore? {
      guard let file = path ?? StoreLocation.standard(environment: environment) else { return nil }
      do throws(StoreError) {
        return try CatalogStore(reading: file, maximumBytes: maximumBytes)
      } catch {
        if path == nil, error == .missing(path: file) { return nil }
        throw CommandFailure(error)
      }
    }
  }
#else
  extension CommandFailure {
    /// What to do for catalogs where the package was built without SQLite.
    package static let withoutSQLite = CommandFailure(
      message: """
        this filterq was built without SQLite, which keeps catalogs; install its
        headers (Debian: apt-get install libsqlite3-dev) and build again
        """)
  }
#endif
