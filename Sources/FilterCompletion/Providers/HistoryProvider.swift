import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText

/// Used or pinned queries, which replace the whole text. Offered with the caret at its end: in an empty text the pinned
/// ones first, and at most one other query as the last item, which begins with what is typed.
enum HistoryProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    let source = context.parsed.source
    if context.history.isEmpty || context.place.caret < source.length || source.length > maximumLength { return }
    let typed = source.description.drop { $0.isWhitespace }
    // The query that is already in the text is not offered again.
    let key = context.parsed.query.map { context.vocabulary.key(of: $0) }
    let beginning = plain(typed)
    var hasUsed = false
    for match in context.history.matches(for: String(typed), excluding: key, at: 0, limit: context.share) {
      let isPin = match.isPinned && typed.isEmpty
      guard isPin || !hasUsed && begins(match.text, with: beginning) else { continue }
      if !isPin { hasUsed = true }
      list.append(
        Candidate(
          source: .history, kind: match.isPinned ? .pinned : .history, label: shortened(match.text),
          insertion: .verbatim(match.text), range: SourceRange(start: 0, end: source.length),
          match: isPin ? match.quality : 0, popularity: isPin ? match.frecency / (1 + match.frecency) : 0,
          prior: isPin ? 1.6 : -1, detail: match.isPinned ? "pinned" : "used before",
          highlights: isPin || match.text.utf8.count <= maximumLabel ? match.highlights : []))
    }
  }

  /// The maximum length in bytes of a query that is matched by prefix.
  private static let maximumLength = 500
  /// The maximum number of characters of a label.
  private static let maximumLabel = 60

  private static func begins(_ text: String, with typed: String) -> Bool {
    let text = plain(text)
    return text.utf8.count > typed.utf8.count && text.hasPrefix(typed)
  }

  /// A text on one line, in lower case, with single blanks; a blank at its end stays.
  private static func plain(_ text: some StringProtocol) -> String {
    let words = text.lowercased().split { $0.isWhitespace }.joined(separator: " ")
    return text.last?.isWhitespace == true && !words.isEmpty ? words + " " : words
  }

  /// A query without its end, if it is long.
  private static func shortened(_ text: String) -> String {
    text.count <= maximumLabel ? text : String(text.prefix(maximumLabel - 1)) + "…"
  }
}
