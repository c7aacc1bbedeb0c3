import FilterCompletion
import FilterEvaluation
import FilterVocabulary
import ScryfallCards

extension ReplWorld {
  /// A world of cards, names to complete and queries used before.
  ///
  /// Where the catalogs say nothing about names, those of the cards are offered: so that names complete out of the box. Cards
  /// without a vocabulary of their own are searched with the shipped one; with another vocabulary there are none.
  static func make(
    cards: CardCollection?, cardsName: String = "the sample cards", vocabulary: Vocabulary = .scryfall,
    catalogs: CompletionCatalogs = .none, history: CompletionHistory = .empty
  ) -> ReplWorld {
    let engine = CompletionEngine(vocabulary: vocabulary, catalogs: catalogs, history: history)
    let isMissing = nameCatalog(of: vocabulary).map { catalogs[$0] == nil } ?? false
    let world = ReplWorld(engine: engine, cards: nil, cardsName: cardsName, completesNamesOfCards: isMissing)
    return cards.map { world.with($0, named: cardsName) } ?? world
  }

  /// This world with other cards, and their names where those are completed.
  func with(_ cards: CardCollection, named name: String) -> ReplWorld {
    var world = self
    world.cards = cards
    world.cardsName = name
    if completesNamesOfCards, let catalog = ReplWorld.nameCatalog(of: vocabulary) {
      let names = CompletionCatalog(catalog, ReplWorld.names(of: cards.library))
      world.engine = engine.replacing(catalogs: engine.catalogs.adding(names))
    }
    return world
  }

  /// This world with other queries used before.
  func with(_ history: CompletionHistory) -> ReplWorld {
    var world = self
    world.engine = engine.replacing(history: history)
    return world
  }

  /// This world with what a store holds.
  func with(_ content: ReplStore.Content) -> ReplWorld {
    guard let catalogs = content.catalogs else { return with(content.history) }
    return .make(
      cards: cards, cardsName: cardsName, vocabulary: vocabulary, catalogs: catalogs, history: content.history)
  }

  /// The catalog that the names of items are completed from; nil where the vocabulary has them itself, or none.
  private static func nameCatalog(of vocabulary: Vocabulary) -> String? {
    guard let id = vocabulary.fieldID(spelled: vocabulary.nameField) else { return nil }
    return vocabulary[id].catalogs.first { vocabulary.catalog(named: $0) == nil }
  }

  /// The names of the cards that a search shows: no tokens.
  private static func names(of library: CardLibrary) -> [CatalogEntry] {
    var seen: Set<String> = []
    var entries: [CatalogEntry] = []
    library.search(CardSearch("")).result.items.forEach { card in
      let name = library.name(of: card)
      if seen.insert(name).inserted { entries.append(CatalogEntry(name)) }
      return true
    }
    return entries
  }
}
