import DataStreams
package import FilterCompletion
import FilterEvaluation
import FilterSemantics
package import FilterVocabulary
package import ScryfallCards
import ScryfallDialect
import TerminalUI

extension QueryEnvironment {
  /// A world of cards, names to complete and queries used before.
  ///
  /// Where the catalogs say nothing about names, those of the cards are offered: so that names complete out of the box. Cards
  /// without a vocabulary of their own are searched with the shipped one; with another vocabulary there are none.
  package static func make(
    cards: CardCollection?, cardsName: String = "the sample cards", vocabulary: Vocabulary = .scryfall,
    catalogs: CompletionCatalogs = .none, history: CompletionHistory = .empty
  ) -> QueryEnvironment {
    let engine = CompletionEngine(vocabulary: vocabulary, catalogs: catalogs, history: history)
    let isMissing = nameCatalog(of: vocabulary).map { catalogs[$0] == nil } ?? false
    let world = QueryEnvironment(engine: engine, cards: nil, cardsName: cardsName, completesNamesOfCards: isMissing)
    return cards.map { world.with($0, named: cardsName) } ?? world
  }

  /// This world with other cards, and their names where those are completed.
  package func with(_ cards: CardCollection, named name: String) -> QueryEnvironment {
    var world = self
    world.cards = cards
    world.cardsName = name
    if completesNamesOfCards, let catalog = QueryEnvironment.nameCatalog(of: vocabulary) {
      let names = CompletionCatalog(catalog, QueryEnvironment.names(of: cards.library))
      world.engine = engine.replacing(catalogs: engine.catalogs.adding(names))
    }
    return world
  }

  /// This world with other queries used before.
  package func with(_ history: CompletionHistory) -> QueryEnvironment {
    var world = self
    world.engine = engine.replacing(history: history)
    return world
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
