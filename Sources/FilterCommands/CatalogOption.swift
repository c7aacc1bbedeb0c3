import ArgumentParser
import FilterCompletion
import FilterLanguageServer
import FilterQueryTesting
import FilterREPL
import FilterReports
import FilterVocabulary
import LanguageServerProtocol
import TerminalUI

#if Catalogs
  import FilterCatalogs
#endif

/// `--catalogs STORE`, which commands that need names take.
struct CatalogOption: ParsableArguments {
  @Option(
    name: .customLong("catalogs"),
    help: "The store of catalogs, instead of the one in the data directory.")
  var store: String?

  #if Catalogs
    /// How large a store may be that the settings of an editor name: 32 MB, ten times one with every name there is.
    static let maximumBytesFromEditor = 32 << 20

    /// The catalogs of the store, which is only read. Without the option, those of the data folder, if there are any: where they
    /// cannot be read, that is said, and there are none.
    func load(on console: inout Console) throws(CommandFailure) -> CompletionCatalogs {
      guard let content = try content(on: &console) else { return .none }
      do throws(StoreError) { return try content.completionCatalogs() } catch { throw CommandFailure(error) }
    }

    /// The catalogs and the history of the store, which is only read, under the same conditions.
    func loadAll(on console: inout Console, _ vocabulary: Vocabulary) throws(CommandFailure) -> ServerHost.Catalogs {
      guard let content = try content(on: &console) else { return ServerHost.Catalogs() }
      return try Self.everything(in: content, vocabulary)
    }

    private func content(on console: inout Console) throws(CommandFailure) -> CatalogStore? {
      do throws(CommandFailure) {
        return try CatalogStore.read(store, console.environment)
      } catch {
        if store != nil { throw error }
        console.errors.line("filterq: \(CharacterWidth.visible(error.message)); no names are completed from it")
        return nil
      }
    }

    /// The catalogs and the history of a store, for the language server; of the one in the data folder for nil, where there is
    /// one. The store is only read, whoever names it. One that the settings of an editor name, which may come with a workspace,
    /// may not be larger than ``maximumBytesFromEditor``.
    static func loadAll(
      _ path: String?, isFromEditor: Bool, _ environment: [String: String], _ vocabulary: Vocabulary
    ) throws(CommandFailure) -> ServerHost.Catalogs {
      let limit = isFromEditor ? maximumBytesFromEditor : CatalogStore.defaultMaximumBytes
      guard let store = try CatalogStore.read(path, environment, maximumBytes: limit) else {
        return ServerHost.Catalogs()
      }
      return try everything(in: store, vocabulary)
    }

    private static func everything(
      in store: CatalogStore, _ vocabulary: Vocabulary
    ) throws(CommandFailure) -> ServerHost.Catalogs {
      do throws(StoreError) {
        return ServerHost.Catalogs(
          catalogs: try store.completionCatalogs(), history: try store.history().rekeyed(in: vocabulary))
      } catch {
        throw CommandFailure(error)
      }
    }

    /// Takes a query out of the history of the store. Answers what a person should know about it; nil where all went well, or
    /// there is no store to take it from.
    func forget(_ query: String, _ environment: [String: String], _ vocabulary: Vocabulary) -> String? {
      do throws(StoreError) {
        let store = try open(environment)
        _ = try store.updateHistory { $0.forgetting(query, vocabulary: vocabulary) }
        return store.notice
      } catch {
        switch error {
        case .missing, .noDataDirectory: return nil
        default: return "\(error); it is still in the history"
        }
      }
    }

    /// Throws where the option names a file that is not a store. Looks at its first bytes, and writes nothing.
    func check() throws(CommandFailure) {
      guard let store else { return }
      do throws(StoreError) { try CatalogStore.check(store) } catch { throw CommandFailure(error) }
    }

    /// The store as it is read, which must be there.
    func reading(_ environment: [String: String]) throws(StoreError) -> CatalogStore {
      try CatalogStore(reading: try path(environment))
    }

    /// The store for writing, which must be there.
    func open(_ environment: [String: String]) throws(StoreError) -> CatalogStore {
      try CatalogStore(at: try path(environment), expecting: .existing)
    }

    /// The store for writing, made if it is missing.
    func openOrMake(_ environment: [String: String]) throws(StoreError) -> CatalogStore {
      guard let store else { return try CatalogStore.standard(environment: environment) }
      return try CatalogStore(at: store, expecting: .any)
    }

    private func path(_ environment: [String: String]) throws(StoreError) -> String {
      guard let path = store ?? StoreLocation.standard(environment: environment) else { throw .noDataDirectory }
      return path
    }
  #else
    /// Without SQLite there is no store.
    static func loadAll(
      _ path: String?, isFromEditor: Bool, _ environment: [String: String], _ vocabulary: Vocabulary
    ) throws(CommandFailure) -> ServerHost.Catalogs {
      if path == nil { return ServerHost.Catalogs() }
      throw CommandFailure.withoutSQLite
    }

    /// Without SQLite there is no store.
    func loadAll(on console: inout Console, _ vocabulary: Vocabulary) throws(CommandFailure) -> ServerHost.Catalogs {
      try check()
      return ServerHost.Catalogs()
    }

    /// Without SQLite there is nothing to forget.
    func forget(_ query: String, _ environment: [String: String], _ vocabulary: Vocabulary) -> String? { nil }

    /// Without SQLite no file is a store.
    func check() throws(CommandFailure) {
      if store != nil { throw CommandFailure.withoutSQLite }
    }

    /// Without SQLite there is no store: no catalogs, and a clear message where one is named.
    func load(on console: inout Console) throws(CommandFailure) -> CompletionCatalogs {
      try check()
      return .none
    }
  #endif
}
