package import FilterCompletion
package import FilterLists
import FilterSemantics
package import FilterVocabulary
import ScryfallDialect

/// The environment of queries: a vocabulary, a list, catalogs of names, and the history.
package struct QueryEnvironment: Sendable {
  /// The engine, with the vocabulary, the catalogs and the history.
  package var engine: CompletionEngine
  /// The list that queries search; nil if there is none.
  package private(set) var list: SearchableList?
  /// The catalogs that were given, without the names of the items.
  private let catalogs: CompletionCatalogs

  private init(_ vocabulary: Vocabulary, _ catalogs: CompletionCatalogs, _ history: CompletionHistory) {
    engine = CompletionEngine(vocabulary: vocabulary, catalogs: catalogs, history: history)
    self.catalogs = catalogs
  }

  package var vocabulary: Vocabulary { engine.vocabulary }

  private static let minimumCounted = 1_000

  /// An environment that completes the names of its items if the catalogs have no names. The vocabulary is that of the
  /// list if none is given; without a list, that of the cards.
  package static func make(
    _ list: SearchableList?, vocabulary: Vocabulary? = nil, catalogs: CompletionCatalogs = .none,
    history: CompletionHistory = .empty
  ) -> QueryEnvironment {
    let environment = QueryEnvironment(vocabulary ?? list?.vocabulary ?? .scryfall, catalogs, history)
    return list.map { environment.with($0) } ?? environment
  }

  /// This environment with another list, and its names if no catalog has them.
  package func with(_ list: SearchableList) -> QueryEnvironment {
    var environment = self
    environment.list = list
    // Values are completed in the order of the items; a small sample is not representative. An engine is not asked.
    let isCounted = !list.isRemote && list.count >= Self.minimumCounted
    if isCounted || !list.vocabulary.hasFields(of: vocabulary) {
      environment.engine = CompletionEngine(
        vocabulary: isCounted ? list.countedVocabulary : list.vocabulary, catalogs: engine.catalogs,
        history: engine.history)
    }
    if list.isRemote { return environment }
    if let catalog = Self.nameCatalog(of: environment.vocabulary), catalogs[catalog] == nil {
      let names = CompletionCatalog(catalog, entries: Self.names(of: list))
      environment.engine = environment.engine.replacing(catalogs: catalogs.adding(names))
    }
    return environment
  }

  /// This environment with another history.
  package func with(_ history: CompletionHistory) -> QueryEnvironment {
    var environment = self
    environment.engine = engine.replacing(history: history)
    return environment
  }

  /// The catalog that item names are completed from; `nil` if the vocabulary holds the names, or has no name field.
  private static func nameCatalog(of vocabulary: Vocabulary) -> String? {
    guard let id = vocabulary.fieldID(spelled: vocabulary.nameField) else { return nil }
    return vocabulary[id].catalogs.first { vocabulary.catalog(named: $0) == nil }
  }

  /// The names of the items that an empty query finds, which leaves out hidden ones; none if they cannot be read.
  private static func names(of list: SearchableList) -> [CatalogEntry] {
    let everything = list.plan(AnalyzedQuery(parsing: "", vocabulary: list.vocabulary))
    guard let titles = try? list.titles(of: list.found(by: everything)) else { return [] }
    return titles.map { CatalogEntry($0) }
  }
}

extension Vocabulary {
  /// Whether this is a vocabulary of the same list: only its values may differ.
  package func hasFields(of other: Vocabulary) -> Bool {
    name == other.name && fields.count == other.fields.count
      && zip(fields, other.fields).allSatisfy { $0.name == $1.name && $0.kind == $1.kind }
  }
}
