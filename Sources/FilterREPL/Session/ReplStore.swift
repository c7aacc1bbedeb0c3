import FilterCompletion
import FilterQueryTesting
import FilterReports
import FilterSemantics
import FilterVocabulary
import TerminalUI

#if Catalogs
  import FilterCatalogs
#endif

/// Where catalogs and the history are kept between sessions: the store of catalogs, or nowhere.
///
/// Used by one thread at a time, and never by the one that draws: another program may hold the store for seconds. What it holds
/// is only read until a query is kept or forgotten; a store that may not be written does for reading.
package struct ReplStore: Sendable {
  /// What a store holds.
  struct Content: Sendable {
    /// Nil where they did not change.
    var catalogs: CompletionCatalogs?
    var history: CompletionHistory
    /// What a person should know of the store; nil where all went well.
    var notice: String?

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

  package init(path: String?, environment: [String: String], now: @escaping @Sendable () -> Double) {
    self.path = path
    self.environment = environment
    self.now = now
  }

  #if Catalogs
    /// What the store holds; nil for none yet.
    func open(_ vocabulary: Vocabulary) throws(CommandFailure) -> Content? {
      guard let store = try CatalogStore.read(path, environment: environment) else { return nil }
      do throws(StoreError) {
        return Content(
          catalogs: try store.completionCatalogs(), history: try store.history().rekeyed(in: vocabulary))
      } catch {
        throw CommandFailure(error)
      }
    }

    /// Keeps the use of a query. The store is made if it is missing.
    func remember(_ query: AnalyzedQuery) throws(CommandFailure) -> Content? {
      let seconds = now()
      return try change("queries are not remembered") { $0.recording(use: query, at: seconds) }
    }

    /// Forgets the uses of a query, however it is spelled.
    func forget(_ text: String, vocabulary: Vocabulary) throws(CommandFailure) -> Content? {
      try change("it is still in the history") { $0.forgetting(text, vocabulary: vocabulary) }
    }

    /// Changes the history; `loss` says what it means that this cannot be done.
    private func change(
      _ loss: String, _ change: (CompletionHistory) -> CompletionHistory
    ) throws(CommandFailure) -> Content? {
      do throws(StoreError) {
        let store =
          if let path {
            try CatalogStore(at: path, expecting: .any)
          } else {
            try CatalogStore.standard(environment: environment)
          }
        return Content(catalogs: nil, history: try store.updateHistory(change), notice: store.notice)
      } catch {
        throw CommandFailure(message: "\(error); \(loss)")
      }
    }
  #else
    /// Without SQLite there is no store.
    func open(_ vocabulary: Vocabulary) throws(CommandFailure) -> Content? {
      if path == nil { return nil }
      throw CommandFailure.withoutSQLite
    }

    /// Without SQLite nothing is kept.
    func remember(_ query: AnalyzedQuery) throws(CommandFailure) -> Content? { nil }

    /// Without SQLite nothing is kept.
    func forget(_ text: String, vocabulary: Vocabulary) throws(CommandFailure) -> Content? { nil }
  #endif
}

extension QueryEnvironment {
  /// This environment with what a store holds.
  func with(_ content: ReplStore.Content) -> QueryEnvironment {
    guard let catalogs = content.catalogs else { return with(content.history) }
    return .make(
      cards: cards, cardsName: cardsName, vocabulary: vocabulary, catalogs: catalogs, history: content.history)
  }
}
