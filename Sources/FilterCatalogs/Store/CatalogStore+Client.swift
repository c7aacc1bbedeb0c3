public import FilterCompletion
import Dispatch
import GRDB

extension CatalogStore {
  /// The store as a client: catalogs on disk. Calls run on a queue of the store's own and suspend the caller's task.
  ///
  /// Observers are told of what this process changes; SQLite does not tell of other processes.
  public var catalogClient: CatalogClient {
    CatalogClient(
      load: { name in try await self.inBackground { try self.blob(name) } },
      save: { blob in try await self.inBackground { try self.save(blob) } },
      remove: { name in try await self.inBackground { try self.remove(name) } },
      names: { try await self.inBackground { try self.summaries().map { $0.name } } },
      observe: { self.changes() })
  }

  private func inBackground<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await Task.detached(operation: body).value
  }

  /// The names of catalogs that change from now on.
  private func changes() -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    // Each save gives a catalog another revision, so that saving the same anew is seen.
    let observation = ValueObservation.tracking { try Self.revisions($0) }.removeDuplicates()
    // What is there now is known before it can change; the observation itself begins a moment later.
    let before = Seen()
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
    // Names that SQLite tells apart may be equal as Swift's strings: then any of their revisions does.
    return Dictionary(rows.map { ($0["name"] as String, $0["revision"] as Int64) }) { $0 &+ $1 }
  }
}

/// The state an observer saw last.
private final class Seen: @unchecked Sendable {
  // Only touched by the observation, which calls one at a time.
  private var revisions: [String: Int64]?

  /// The names of what is new, changed or gone since the last call; none at the first.
  func update(_ now: [String: Int64]) -> [String] {
    defer { revisions = now }
    guard let old = revisions else { return [] }
    return Set(old.keys).union(now.keys).filter { old[$0] != now[$0] }.sorted()
  }
}
