import FilterLexer
import FilterParser
import FilterSemantics
public import FilterText

/// Ranges with the same text that an editor changes together.
public struct LinkedRanges: Hashable, Sendable {
  /// The ranges in the order of the text, in offsets of the document. All hold the same bytes.
  public let ranges: [SourceRange]
  /// An ECMAScript regular expression for the content. An editor ends the linked editing when something else is typed,
  /// such as the first letter after an opening quote.
  public let pattern: String
}

extension DocumentSnapshot {
  /// The delimiters of a quoted text or pattern if the caret touches one of them, so that both ends change together.
  ///
  /// An editor copies what is typed, so both delimiters must be equal: `"…"`, `'…'` and `/…/` are linked; `“…”` and
  /// parentheses are not. `nil` also if a delimiter is missing, elsewhere in a query, and outside the document.
  /// Analyzes only the query at the caret.
  public func linkedRanges(at offset: Int) -> LinkedRanges? {
    guard source.range.touches(offset), let query = query(at: offset) else { return nil }
    let tree = query.analysis.parsed.tree
    let caret = query.offset(inQuery: offset)
    guard let index = tree.token(atCaret: caret), let text = QuotedToken(tree.tokens[index], in: tree.source),
      let closing = text.closing, text.opening.touches(caret) || closing.touches(caret)
    else { return nil }
    let bytes = tree.source.bytes
    guard bytes[text.opening.start..<text.opening.end].elementsEqual(bytes[closing.start..<closing.end]) else {
      return nil
    }
    return LinkedRanges(
      ranges: [query.documentRange(text.opening), query.documentRange(closing)], pattern: "[\"'/]?")
  }
}
