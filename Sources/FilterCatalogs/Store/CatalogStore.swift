#if SQLite
  import Dispatch
  public import FilterCompletion
  import Foundation
  import GRDB

  /// Catalogs, used queries and pinned queries in one SQLite file.
  ///
  /// A store is either opened for writing, or read: then it is a copy of the file at that moment, and nothing on the disk
  /// changes. When a call that saves returns, its changes survive a crash and a power failure. Two processes may use one
  /// file at once; writers wait for each other for up to five seconds. All calls block: call them from a background task,
  /// or use ``catalogClient``.
  ///
  /// Only the user can read the file and its companions (mode 0600), since they hold typed queries.
  public final class CatalogStore: Sendable {
    /// Which state of the file the caller accepts.
    public enum Expectation: Sendable {
      /// The store exists; a missing file throws ``StoreError/missing(path:)``.
      case existing
      /// The file is missing and is created; an existing file throws ``StoreError/exists(path:)``.
      case new
      /// The store exists, or is created.
      case any
    }

    /// The default limit on the size of a store that is read: 256 MB.
    public static let defaultMaximumBytes = 256 << 20

    /// The path of the file, as given.
    public let path: String
    /// The path to which a damaged store was moved when this one was opened; nil if there was none.
    public let setAside: String?
    /// Whether the store is a copy that cannot be written.
    public let isReadOnly: Bool
    let database: DatabaseQueue
    private let claim: OpenStores.Claim?

    /// Opens a store for writing. Links are followed.
    ///
    /// A missing or empty file becomes a store. A file that is not a store, a store of a newer version, a device and a
    /// folder throw, and nothing on the disk changes. A damaged store is renamed to `….corrupt-1` together with its
    /// companions and replaced by an empty one: see ``setAside``.
    public init(at path: String, expecting expectation: Expectation) throws(StoreError) {
      self.path = path
      isReadOnly = false
      do throws(StoreError) {
        (database, setAside, claim) = try StoreFile.open(path, expectation: expectation)
      } catch {
        throw error.naming(path)
      }
    }

    /// Reads a store of at most `maximumBytes`. Nothing on the disk changes. A damaged store throws; an
    /// empty file is an empty store.
    ///
    /// All calls that write throw ``StoreError/readOnly(path:)``.
    public init(reading path: String, maximumBytes: Int = defaultMaximumBytes) throws(StoreError) {
      self.path = path
      isReadOnly = true
      setAside = nil
      claim = nil
      do throws(StoreError) {
        database = try StoreFile.copy(of: path, maximumBytes: maximumBytes)
      } catch {
        throw error.naming(path)
      }
    }

    /// Throws if the path names a file that is not a store. Reads only the first bytes and writes nothing.
    package static func check(_ path: String) throws(StoreError) {
      guard let folder = StoreFolder(path), folder.exists, !OpenStores.contains(folder.target) else { return }
      do throws(StoreError) { _ = try StoreHeader(of: folder.target) } catch { throw error.naming(path) }
    }

    /// Opens the store in the platform's data folder for writing. Creates it and its folder if they are missing.
    public static func standard() throws(StoreError) -> CatalogStore {
      try standard(environment: ProcessInfo.processInfo.environment)
    }

    /// Opens the store in the data folder that an environment names.
    package static func standard(environment: [String: String]) throws(StoreError) -> CatalogStore {
      guard let path = StoreLocation.standard(environment: environment) else { throw .noDataDirectory }
      do throws(StoreError) {
        try StoreFolder.makeStandard(URL(filePath: path).deletingLastPathComponent().path)
      } catch {
        throw error.naming(path)
      }
      return try CatalogStore(at: path, expecting: .any)
    }

    /// Reads, and converts errors of SQLite.
    func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
      do { return try database.read(body) } catch { throw StoreFile.meaning(of: error, path) }
    }

    /// Writes in one transaction, and converts errors of SQLite.
    func write<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
      if isReadOnly { throw .readOnly(path: path) }
      do {
        return try database.write { database in
          let value = try body(database)
          try StoreTables.renewSeals(database)
          return value
        }
      } catch {
        throw StoreFile.meaning(of: error, path)
      }
    }
  }

  extension CatalogStore {
    /// A client whose calls run in the background and suspend the caller's task.
    ///
    /// Observers see the changes of this process only, since SQLite does not report those of others.
    public var catalogClient: CatalogClient {
      CatalogClient(
        load: { name in try await self.inBackground { try self.blob(name) } },
        save: { blob in try await self.inBackground { try self.save(blob) } },
        remove: { name in try await self.inBackground { try self.remove(name) } },
        names: { try await self.inBackground { try self.summaries().map { $0.name } } },
        observe: { self.changes() })
    }

    func inBackground<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
      try await Task.detached(operation: body).value
    }

    /// The names of changed catalogs, from now on.
    private func changes() -> AsyncStream<String> {
      let (stream, continuation) = AsyncStream.makeStream(of: String.self)
      // Each save gives a catalog a new revision, so that saving equal entries counts as a change.
      let observation = ValueObservation.tracking { try Self.revisions($0) }.removeDuplicates()
      // Read the current revisions first: the observation starts a moment later.
      let before = LastRevisions()
      if let now = try? read({ try Self.revisions($0) }) { _ = before.update(now) }
      let cancellable = observation.start(
        in: database, scheduling: .async(onQueue: .global()),
        onError: { _ in continuation.finish() },
        onChange: { revisions in
          for name in before.update(revisions) { continuation.yield(name) }
        })
      continuation.onTermination = { _ in cancellable.cancel() }
      return stream
    }

    private static func revisions(_ database: Database) throws -> [String: Int64] {
      let rows = try Row.fetchAll(database, sql: "SELECT name, revision FROM catalog")
      // Names that differ in SQLite may be equal as Swift strings.
      return Dictionary(rows.map { ($0["name"] as String, $0["revision"] as Int64) }) { $0 &+ $1 }
    }
  }

  /// The revisions that an observer saw last.
  private final class LastRevisions: @unchecked Sendable {
    // Used by the observation only, which makes one call at a time.
    private var revisions: [String: Int64]?

    /// The names of catalogs that were added, changed or removed since the last call; none at the first call.
    func update(_ now: [String: Int64]) -> [String] {
      defer { revisions = now }
      guard let old = revisions else { return [] }
      return Set(old.keys).union(now.keys).filter { old[$0] != now[$0] }.sorted()
    }
  }
#endif
