import FilterAnalysis
import FilterExplanation
import FilterParser
public import FilterText

extension DocumentSnapshot {
  /// The hints that stand in a range of the document or at one of its ends, in the order of the text.
  ///
  /// The range is in bytes of the document and may leave it. Linear in the queries it touches, the only ones it looks into.
  public func inlayHints(in range: SourceRange, options: InlayHintOptions = .all) -> [InlayHint] {
    if options == .none { return [] }
    var hints: [InlayHint] = []
    for query in queries(touching: range) {
      var walk = InlayHintWalk(query.analysis, options)
      walk.run()
      for hint in walk.hints where range.touches(hint.offset + query.range.start) {
        var hint = hint
        hint.offset += query.range.start
        hint.edits = query.documentEdits(hint.edits)
        hints.append(hint)
      }
    }
    return hints
  }
}
