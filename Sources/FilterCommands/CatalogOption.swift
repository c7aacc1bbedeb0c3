import ArgumentParser
import FilterCompletion
import FilterLanguageServer
import FilterREPL
import FilterReports
import FilterVocabulary
import TerminalUI

#if SQLite
  import FilterCatalogs
#endif

/// `--catalogs STORE`.
struct CatalogOption: ParsableArguments {
  @Option(
    name: .customLong("catalogs"),
    help: "The catalog store to use instead of the one in the data directory.", completion: .file())
  var store: String?

  #if SQLite
    /// The size limit of a store that editor settings name: ten times a store with all of Scryfall's names.
    static let maximumBytesFromEditor = 32 << 20

    /// The catalogs of the store, which is only read. Without the option, those of the data folder; if they cannot be
    /// read, this is reported with the `work` that goes on, and there are none.
    func load(
      on console: inout Console, without work: String = "completing"
    ) throws(CommandFailure) -> CompletionCatalogs {
      guard let content = try content(on: &console, without: work) else { return .none }
      do throws(StoreError) { return try content.completionCatalogs() } catch { throw CommandFailure(error) }
    }

    /// The catalogs and the history of the store, read like those of ``load(on:)``. `list` is one of the lists whose
    /// vocabulary has this name.
    func loadAll(
      on console: inout Console, _ vocabulary: Vocabulary, list: String? = nil
    ) throws(CommandFailure) -> ServerHost.Catalogs {
      guard let content = try content(on: &console) else { return ServerHost.Catalogs() }
      return try Self.everything(in: content, vocabulary, list: list)
    }

    private func content(
      on console: inout Console, without work: String = "completing"
    ) throws(CommandFailure) -> CatalogStore? {
      do throws(CommandFailure) {
        return try CatalogStore.read(store, environment: console.environment)
      } catch {
        if store != nil { throw error }
        console.errors.line("filterq: \(CharacterWidth.visible(error.message)); \(work) without its names")
        return nil
      }
    }

    /// The catalogs and the history of a store for the language server; for `nil`, of the store in the data folder, if
    /// there is one. The store is only read. If editor settings name it, which a workspace may bring, it may have
    /// ``maximumBytesFromEditor``.
    static func loadAll(
      _ path: String?, isFromEditor: Bool, environment: [String: String], vocabulary: Vocabulary
    ) throws(CommandFailure) -> ServerHost.Catalogs {
      let limit = isFromEditor ? maximumBytesFromEditor : CatalogStore.defaultMaximumBytes
      guard let store = try CatalogStore.read(path, environment: environment, maximumBytes: limit) else {
        return ServerHost.Catalogs()
      }
      return try everything(in: store, vocabulary)
    }

    private static func everything(
      in store: CatalogStore, _ vocabulary: Vocabulary, list: String? = nil
    ) throws(CommandFailure) -> ServerHost.Catalogs {
      let name = ReplStore.historyName(of: vocabulary, list: list)
      do throws(StoreError) {
        return ServerHost.Catalogs(
          catalogs: try store.completionCatalogs(), history: try store.history(of: name).rekeyed(in: vocabulary))
      } catch {
        throw CommandFailure(error)
      }
    }

    /// Removes a query from the history of the store. Returns a message if that fails or the store was replaced.
    func forget(
      _ query: String, environment: [String: String], vocabulary: Vocabulary, list: String? = nil
    ) -> String? {
      do throws(StoreError) {
        let store = try open(environment)
        let name = ReplStore.historyName(of: vocabulary, list: list)
        _ = try store.updateHistory(of: name) { $0.forgetting(query, vocabulary: vocabulary) }
        return store.notice
      } catch {
        switch error {
        case .missing, .noDataDirectory: return nil
        default: return "\(error); it is still in the history"
        }
      }
    }

    /// Throws if the option names a file that is not a store. Reads its first bytes only.
    func check() throws(CommandFailure) {
      guard let store else { return }
      do throws(StoreError) { try CatalogStore.check(store) } catch { throw CommandFailure(error) }
    }

    /// An existing store for reading.
    func reading(_ environment: [String: String]) throws(StoreError) -> CatalogStore {
      try CatalogStore(reading: try path(environment))
    }

    /// An existing store for writing.
    func open(_ environment: [String: String]) throws(StoreError) -> CatalogStore {
      try CatalogStore(at: try path(environment), expecting: .existing)
    }

    /// The store for writing, created if it is missing.
    func openOrMake(_ environment: [String: String]) throws(StoreError) -> CatalogStore {
      guard let store else { return try CatalogStore.standard(environment: environment) }
      return try CatalogStore(at: store, expecting: .any)
    }

    private func path(_ environment: [String: String]) throws(StoreError) -> String {
      guard let path = store ?? StoreLocation.standard(environment: environment) else { throw .noDataDirectory }
      return path
    }
  #else
    // Without SQLite there is no store.

    static func loadAll(
      _ path: String?, isFromEditor: Bool, environment: [String: String], vocabulary: Vocabulary
    ) throws(CommandFailure) -> ServerHost.Catalogs {
      if path == nil { return ServerHost.Catalogs() }
      throw CommandFailure.withoutSQLite
    }

    func loadAll(
      on console: inout Console, _ vocabulary: Vocabulary, list: String? = nil
    ) throws(CommandFailure) -> ServerHost.Catalogs {
      try check()
      return ServerHost.Catalogs()
    }

    func forget(
      _ query: String, environment: [String: String], vocabulary: Vocabulary, list: String? = nil
    ) -> String? { nil }

    func check() throws(CommandFailure) {
      if store != nil { throw CommandFailure.withoutSQLite }
    }

    func load(
      on console: inout Console, without work: String = "completing"
    ) throws(CommandFailure) -> CompletionCatalogs {
      try check()
      return .none
    }
  #endif
}
