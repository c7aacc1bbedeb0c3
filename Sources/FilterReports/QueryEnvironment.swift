package import FilterCompletion
package import FilterVocabulary
package import ScryfallCards
import ScryfallDialect

/// What queries are tried on: a vocabulary, cards, names to complete, queries used before.
package struct QueryEnvironment: Sendable {
  /// Knows the vocabulary, the catalogs and the history.
  package var engine: CompletionEngine
  /// The cards; nil where the vocabulary is that of another list, which nobody can search here.
  package var cards: CardCollection?
  /// What the cards are called: `the sample cards`, or their file.
  package var cardsName: String

  /// Whether the names that are completed are those of the cards, since the catalogs say nothing about names.
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
}
