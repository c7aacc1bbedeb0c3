import FilterCompletion
import FilterVocabulary
import Foundation

#if FILTERQ_SQLITE
  import FilterCatalogs
#endif

/// Where catalogs and the history are kept between sessions: the store of catalogs, or nowhere.
///
/// Used by one thread at a time, and never by the one that draws: another program may hold the store for seconds.
struct ReplStore: Sendable {
  /// What a store holds.
  struct Content: Sendable {
    /// Nil where they did not change.
    var catalogs: CompletionCatalogs?
    var history: CompletionHistory

    /// The queries used before, the newest last.
    var entries: [ReplHistory.Entry] {
      history.entries.sorted { ($0.lastUse, $0.key) < ($1.lastUse, $1.key) }
        .map { ReplHistory.Entry(text: $0.text, key: $0.key) }
    }
  }

  /// Its file; nil for that of the data directory.
  let path: String?
  let environment: [String: String]
  /// Seconds since 1970.
  let now: @Sendable () -> Double

  #if FILTERQ_SQLITE
    /// What the store holds; nil where there is none yet.
    func open(_ vocabulary: Vocabulary) throws(CommandFailure) -> Content? {
      if path == nil, !FileManager.default.fileExists(atPath: location) { return nil }
      return try reading { () throws(StoreError) in
        let store = try CatalogStore(at: location, expecting: .existing)
        return Content(
          catalogs: try store.completionCatalogs(), history: try store.history().rekeyed(in: vocabulary))
      }
    }

    /// Keeps the use of a query. The store is made if it is missing.
    func remember(_ text: String, _ vocabulary: Vocabulary) throws(CommandFailure) -> Content? {
      let seconds = now()
      return try change { $0.recording(use: text, at: seconds, vocabulary: vocabulary) }
    }

    /// Forgets the uses of a query, however it is spelled.
    func forget(_ text: String, _ vocabulary: Vocabulary) throws(CommandFailure) -> Content? {
      try change { $0.forgetting(text, vocabulary: vocabulary) }
    }

    private var location: String { path ?? StoreLocation.standard(environment: environment) }

    private func change(_ change: (CompletionHistory) -> CompletionHistory) throws(CommandFailure) -> Content? {
      try reading { () throws(StoreError) in
        let store =
          path == nil
          ? try CatalogStore.standard(environment: environment) : try CatalogStore(at: location, expecting: .any)
        return Content(catalogs: nil, history: try store.updateHistory(change))
      }
    }

    private func reading(_ body: () throws(StoreError) -> Content) throws(CommandFailure) -> Content {
      do throws(StoreError) { return try body() } catch { throw CommandFailure(message: "\(error)") }
    }
  #else
    /// Without SQLite there is no store.
    func open(_ vocabulary: Vocabulary) throws(CommandFailure) -> Content? {
      if path == nil { return nil }
      throw CommandFailure.withoutSQLite
    }

    /// Without SQLite nothing is kept.
    func remember(_ text: String, _ vocabulary: Vocabulary) throws(CommandFailure) -> Content? { nil }

    /// Without SQLite nothing is kept.
    func forget(_ text: String, _ vocabulary: Vocabulary) throws(CommandFailure) -> Content? { nil }
  #endif
}
