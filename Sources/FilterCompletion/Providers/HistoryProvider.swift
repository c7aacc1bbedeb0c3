import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText

/// Used or pinned queries, which replace the whole text. Offered with the caret at its end.
enum HistoryProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    let source = context.parsed.source
    if context.history.isEmpty || context.place.caret < source.length || source.length > maximumLength { return }
    let typed = source.description
    let isEmpty = !typed.utf8.contains { !$0.isWhitespace }
    // The query that is already in the text is not offered again.
    let key = context.parsed.query.map { context.vocabulary.key(of: $0) }
    for match in context.history.matches(for: isEmpty ? "" : typed, excluding: key, at: 0, limit: context.share) {
      list.append(
        Candidate(
          source: .history, kind: match.isPinned ? .pinned : .history, label: match.text,
          insertion: .verbatim(match.text), range: SourceRange(start: 0, end: source.length), match: match.quality,
          popularity: match.frecency / (1 + match.frecency), prior: prior(match.isPinned, isEmpty: isEmpty),
          detail: match.isPinned ? "pinned" : "used before", highlights: match.highlights))
    }
  }

  /// The maximum length in bytes of a query that is matched by prefix.
  private static let maximumLength = 500

  /// In an empty text the history comes first; otherwise it competes with the other sources.
  private static func prior(_ isPinned: Bool, isEmpty: Bool) -> Double {
    isEmpty ? (isPinned ? 1.6 : 1.1) : isPinned ? 1.6 : 0.7
  }
}
