import FilterCompletion
import FilterVocabulary
import ScryfallDialect

/// Completion engines for tests: preparing one takes milliseconds, so they are shared.
enum TestEngine {
  /// The moment it is in tests, in seconds since 1970.
  static let now = 1_000_000_000.0

  /// Some names, some searches and a pinned one.
  static let full = CompletionEngine(
    vocabulary: .scryfall,
    catalogs: CompletionCatalogs([
      CompletionCatalog(
        "card-names",
        [
          CatalogEntry("Lightning Bolt", popularity: 9), CatalogEntry("Dark Ritual", popularity: 5),
          CatalogEntry("Éomer of the Riddermark"), CatalogEntry("Fire // Ice"),
        ])
    ]),
    history: history(["t:elf c:g", "f:modern (t:goblin or t:orc)", "o:\"draw a card\""], pinned: ["t:elf mv<=2"]))

  /// The shipped vocabulary and nothing else.
  static let bare = CompletionEngine(vocabulary: .scryfall)

  /// An engine whose history is this.
  static func remembering(_ history: CompletionHistory) -> CompletionEngine {
    CompletionEngine(vocabulary: .scryfall, history: history)
  }

  /// A history of searches, the last used first.
  static func history(_ texts: [String], pinned: [String] = []) -> CompletionHistory {
    let uses = texts.enumerated().map { CompletionHistory.Use($1, at: now - Double($0 + 1) * 3_600) }
    return pinned.reduce(CompletionHistory.empty.recording(uses, vocabulary: .scryfall)) {
      $0.pinning($1, vocabulary: .scryfall)
    }
  }
}
