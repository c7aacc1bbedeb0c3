import FilterCompletion
import FilterLists
import FilterReports
import FilterSemantics
package import FilterVocabulary
import TerminalUI

#if SQLite
  import FilterCatalogs
#endif

/// The storage of catalogs and history between sessions: the catalog store, or none.
///
/// Used by one thread at a time, never by the one that draws, because another program may lock the store for seconds.
/// The store is only read until a query is recorded or forgotten, so a read-only store works for reading.
package struct ReplStore: Sendable {
  /// The content of a store.
  struct Content: Sendable {
    /// Nil if they did not change.
    var catalogs: CompletionCatalogs?
    var history: CompletionHistory
    /// A message for the user about the store; nil if there is none.
    var notice: String?

    /// The queries of the history, the newest last.
    var entries: [ReplHistory.Entry] {
      history.entries.sorted { ($0.lastUse, $0.key) < ($1.lastUse, $1.key) }
        .map { ReplHistory.Entry(text: $0.text, key: $0.key) }
    }
  }

  /// The file of the store; nil for the one in the data directory.
  let path: String?
  let environment: [String: String]
  /// The list whose history is used, among those whose vocabulary has one name; nil for that of the vocabulary.
  package var list: String?
  /// Seconds since 1970.
  let now: @Sendable () -> Double

  package init(
    path: String?, environment: [String: String], list: String? = nil, now: @escaping @Sendable () -> Double
  ) {
    self.path = path
    self.list = list
    self.environment = environment
    self.now = now
  }

  /// The query file of `:save` and `:run` unless another is opened: beside the default store; nil without one.
  var queryFile: String? {
    #if SQLite
      StoreLocation.standard(environment: environment).flatMap { store in
        store.lastIndex(of: "/").map { store[...$0] + "queries.filterq" }
      }
    #else
      nil
    #endif
  }

  /// The name of the history of a list.
  package static func historyName(of vocabulary: Vocabulary, list: String?) -> String {
    list.map { "\(vocabulary.name) \($0)" } ?? vocabulary.name
  }

  #if SQLite
    /// Reads the store; nil if there is none yet.
    func open(_ vocabulary: Vocabulary) throws(CommandFailure) -> Content? {
      guard let store = try CatalogStore.read(path, environment: environment) else { return nil }
      do throws(StoreError) {
        return Content(
          catalogs: try store.completionCatalogs(),
          history: try store.history(of: Self.historyName(of: vocabulary, list: list)).rekeyed(in: vocabulary))
      } catch {
        throw CommandFailure(error)
      }
    }

    /// Records the use of a query. Creates the store if it is missing.
    func remember(_ query: AnalyzedQuery) throws(CommandFailure) -> Content? {
      let seconds = now()
      return try change("queries are not remembered", in: query.vocabulary) { $0.recording(use: query, at: seconds) }
    }

    /// Removes all uses of a query, however it is spelled.
    func forget(_ text: String, vocabulary: Vocabulary) throws(CommandFailure) -> Content? {
      try change("it is still in the history", in: vocabulary) { $0.forgetting(text, vocabulary: vocabulary) }
    }

    /// Changes the history of a vocabulary. `loss` is the consequence of a failure, for the error message.
    private func change(
      _ loss: String, in vocabulary: Vocabulary, _ change: (CompletionHistory) -> CompletionHistory
    ) throws(CommandFailure) -> Content? {
      do throws(StoreError) {
        let store =
          if let path {
            try CatalogStore(at: path, expecting: .any)
          } else {
            try CatalogStore.standard(environment: environment)
          }
        let history = try store.updateHistory(of: Self.historyName(of: vocabulary, list: list), change)
        return Content(catalogs: nil, history: history, notice: store.notice)
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

    /// Does nothing without SQLite.
    func remember(_ query: AnalyzedQuery) throws(CommandFailure) -> Content? { nil }

    /// Does nothing without SQLite.
    func forget(_ text: String, vocabulary: Vocabulary) throws(CommandFailure) -> Content? { nil }
  #endif
}

extension QueryEnvironment {
  /// This environment with the content of a store.
  func with(_ content: ReplStore.Content) -> QueryEnvironment {
    guard let catalogs = content.catalogs else { return with(content.history) }
    return .make(list, vocabulary: vocabulary, catalogs: catalogs, history: content.history)
  }
}
