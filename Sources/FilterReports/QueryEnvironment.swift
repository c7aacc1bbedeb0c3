package import FilterCompletion
import FilterEvaluation
package import FilterItems
package import FilterVocabulary
package import ScryfallCards
import ScryfallDialect

/// The environment of queries: a vocabulary, cards, catalogs of names, and the history.
package struct QueryEnvironment: Sendable {
  /// The engine, with the vocabulary, the catalogs and the history.
  package var engine: CompletionEngine
  /// The cards; `nil` under the vocabulary of another list, whose items the commands cannot read.
  package var cards: CardCollection?
  /// The items of another list; `nil` if there are none, or cards.
  package var items: ItemCollection?
  /// A list in a database, which is searched there; `nil` if there is none. Then there are neither cards nor items.
  package var database: EngineAnswers?
  /// A name for the cards: `the sample cards`, or their file.
  package var cardsName: String
  /// Whether the names of the cards are completed, because no catalog has names.
  package var completesNamesOfCards = false

  package init(
    engine: CompletionEngine, cards: CardCollection? = nil, cardsName: String, completesNamesOfCards: Bool = false
  ) {
    self.engine = engine
    self.cards = cards
    self.cardsName = cardsName
    self.completesNamesOfCards = completesNamesOfCards
  }

  package var vocabulary: Vocabulary { engine.vocabulary }

  private static let minimumCountedCards = 1_000

  /// An environment that completes the names of its cards if the catalogs have no names.
  package static func make(
    cards: CardCollection?, cardsName: String = "the sample cards", vocabulary: Vocabulary = .scryfall,
    catalogs: CompletionCatalogs = .none, history: CompletionHistory = .empty
  ) -> QueryEnvironment {
    let engine = CompletionEngine(vocabulary: vocabulary, catalogs: catalogs, history: history)
    let isMissing = nameCatalog(of: vocabulary).map { catalogs[$0] == nil } ?? false
    let environment = QueryEnvironment(
      engine: engine, cards: nil, cardsName: cardsName, completesNamesOfCards: isMissing)
    return cards.map { environment.with($0, named: cardsName) } ?? environment
  }

  /// This environment with other cards, and their names if those are completed.
  package func with(_ cards: CardCollection, named name: String) -> QueryEnvironment {
    var environment = self
    environment.cards = cards
    environment.cardsName = name
    // Values are completed in the order of these cards; a small sample is not representative.
    if cards.library.count >= QueryEnvironment.minimumCountedCards {
      environment.engine = CompletionEngine(
        vocabulary: cards.library.counting(vocabulary), catalogs: engine.catalogs, history: engine.history)
    }
    if completesNamesOfCards, let catalog = QueryEnvironment.nameCatalog(of: vocabulary) {
      let names = CompletionCatalog(catalog, entries: QueryEnvironment.names(of: cards.library))
      environment.engine = environment.engine.replacing(catalogs: engine.catalogs.adding(names))
    }
    return environment
  }

  /// An environment of items, whose values are completed with the most common first.
  package static func make(
    items: ItemCollection, catalogs: CompletionCatalogs = .none, history: CompletionHistory = .empty
  ) -> QueryEnvironment {
    let engine = CompletionEngine(vocabulary: items.vocabulary, catalogs: catalogs, history: history)
    var environment = QueryEnvironment(engine: engine, cardsName: items.name)
    environment.items = items
    return environment
  }

  /// An environment of a list in a database.
  package static func make(
    database: EngineAnswers, catalogs: CompletionCatalogs = .none, history: CompletionHistory = .empty
  ) -> QueryEnvironment {
    let engine = CompletionEngine(vocabulary: database.vocabulary, catalogs: catalogs, history: history)
    var environment = QueryEnvironment(engine: engine, cardsName: database.name)
    environment.database = database
    return environment
  }

  /// The vocabulary of the items; `nil` if cards are searched, or nothing.
  package var itemVocabulary: Vocabulary? {
    items?.vocabulary ?? database.flatMap { $0.isOfItems ? $0.vocabulary : nil }
  }

  /// The list that queries search; nil if there is none.
  package func list(isStrict: Bool = false, includesExtras: Bool = false) -> SearchableList? {
    if let items { return SearchableList(items) }
    if let database { return SearchableList(database, isStrict: isStrict, includesExtras: includesExtras) }
    return cards.map {
      SearchableList($0, named: cardsName, isStrict: isStrict, includesExtras: includesExtras)
    }
  }

  /// This environment with other items, and their vocabulary.
  package func with(_ items: ItemCollection) -> QueryEnvironment {
    .make(items: items, catalogs: engine.catalogs, history: engine.history)
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

  /// The names of the cards that an empty query finds, which leaves out tokens.
  private static func names(of library: CardLibrary) -> [CatalogEntry] {
    var seen: Set<String> = []
    var entries: [CatalogEntry] = []
    library.search(CardSearch("")).result.items.forEachRow { card in
      let name = library.name(of: card)
      if seen.insert(name).inserted { entries.append(CatalogEntry(name)) }
      return true
    }
    return entries
  }
}
