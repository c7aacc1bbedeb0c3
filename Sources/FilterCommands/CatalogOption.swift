import ArgumentParser
import FilterCompletion

/// `--catalogs STORE`, which commands that need names take.
struct CatalogOption: ParsableArguments {
  @Option(name: .customLong("catalogs"), help: "The store of catalogs; see 'catalogs'.")
  var store: String?

  func load() throws(CommandFailure) -> CompletionCatalogs { .none }
}
