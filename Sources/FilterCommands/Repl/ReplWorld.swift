import FilterCompletion
import FilterVocabulary
import ScryfallCards

/// What queries are tried on: a vocabulary, cards, names to complete, queries used before.
struct ReplWorld: Sendable {
  /// Knows the vocabulary, the catalogs and the history.
  var engine: CompletionEngine
  /// The cards; nil where the vocabulary is that of another list, which nobody can search here.
  var cards: CardCollection?
  /// What the cards are called: `the sample cards`, or their file.
  var cardsName: String
  /// Whether the names that are completed are those of the cards, since the catalogs say nothing about names.
  var completesNamesOfCards = false

  var vocabulary: Vocabulary { engine.vocabulary }
}
