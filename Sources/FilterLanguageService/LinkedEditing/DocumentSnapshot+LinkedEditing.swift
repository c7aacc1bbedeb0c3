import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText

extension DocumentSnapshot {
  /// The two marks of a quoted text or pattern, if the caret touches one of them: so that `"` becomes `'` at both ends at once, or
  /// goes at both.
  ///
  /// Linking copies what is typed, so both marks must be the same: `"…"`, `'…'` and `/…/` are linked; `“…”` is not, nor are
  /// parentheses, whose partners ``highlights(at:)`` shows. Nil too where a mark is missing, where nothing of a text is touched,
  /// and outside the document. Analyses only the query of the caret.
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
