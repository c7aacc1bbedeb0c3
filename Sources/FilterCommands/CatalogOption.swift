import ArgumentParser
import FilterCompletion
import FilterLanguageServer
import FilterVocabulary

#if FILTERQ_SQLITE
  import FilterCatalogs
  import Foundation
#endif

/// `--catalogs STORE`, which commands that need names take.
struct CatalogOption: ParsableArguments {
  @Option(
    name: .customLong("catalogs"),
    help: "The store of catalogs, instead of the one in the data directory.")
  var store: String?

  #if FILTERQ_SQLITE
    /// The catalogs of the store. Without the option, those of the data directory, if there are any.
    func load(_ environment: [String: String]) throws(CommandFailure) -> CompletionCatalogs {
      if store == nil, !FileManager.default.fileExists(atPath: StoreLocation.standard(environment: environment)) {
        return .none
      }
      do throws(StoreError) { return try open(environment).completionCatalogs() } catch {
        throw CommandFailure(message: "\(error)")
      }
    }

    /// The catalogs and the history of a store, for the language server; of the one in the data directory for nil, where there
    /// is one.
    static func loadAll(
      _ store: String?, _ environment: [String: String], _ vocabulary: Vocabulary
    ) throws(CommandFailure) -> ServerHost.Catalogs {
      let path = store ?? StoreLocation.standard(environment: environment)
      if store == nil, !FileManager.default.fileExists(atPath: path) { return ServerHost.Catalogs() }
      do throws(StoreError) {
        let store = try CatalogStore(at: path, expecting: .existing)
        return ServerHost.Catalogs(
          catalogs: try store.completionCatalogs(), history: try store.history().rekeyed(in: vocabulary))
      } catch {
        throw CommandFailure(message: "\(error)")
      }
    }

    /// Takes a query out of the history of the store, where there is one.
    func forget(_ query: String, _ environment: [String: String], _ vocabulary: Vocabulary) {
      do throws(StoreError) {
        _ = try open(environment).updateHistory { $0.forgetting(query, vocabulary: vocabulary) }
      } catch {
        // Without a store there is nothing to forget.
      }
    }

    /// The store, which must be there.
    func open(_ environment: [String: String]) throws(StoreError) -> CatalogStore {
      try CatalogStore(at: store ?? StoreLocation.standard(environment: environment), expecting: .existing)
    }

    /// The store, made if it is missing.
    func openOrMake(_ environment: [String: String]) throws(StoreError) -> CatalogStore {
      guard let store else { return try CatalogStore.standard(environment: environment) }
      return try CatalogStore(at: store, expecting: .any)
    }
  #else
    /// Without SQLite there is no store.
    static func loadAll(
      _ store: String?, _ environment: [String: String], _ vocabulary: Vocabulary
    ) throws(CommandFailure) -> ServerHost.Catalogs {
      if store == nil { return ServerHost.Catalogs() }
      throw CommandFailure.withoutSQLite
    }

    /// Without SQLite there is nothing to forget.
    func forget(_ query: String, _ environment: [String: String], _ vocabulary: Vocabulary) {}

    /// Without SQLite there is no store: no catalogs, and a clear word for whoever asks for one.
    func load(_ environment: [String: String]) throws(CommandFailure) -> CompletionCatalogs {
      if store == nil { return .none }
      throw CommandFailure.withoutSQLite
    }
  #endif
}

#if !FILTERQ_SQLITE
  extension CommandFailure {
    /// What to do for catalogs where the package was built without SQLite.
    static let withoutSQLite = CommandFailure(
      message: """
        this filterq was built without SQLite, which keeps catalogs; install its
        headers (Debian: apt-get install libsqlite3-dev) and build again
        """)
  }
#endif
