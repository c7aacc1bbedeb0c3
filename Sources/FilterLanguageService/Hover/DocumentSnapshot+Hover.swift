import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText

extension DocumentSnapshot {
  /// What there is to tell about the place under a pointer at `offset`, a byte of the document.
  ///
  /// The part of a term that holds the byte decides: its field, operator, value, prefix; a connective and a parenthesis tell
  /// about their whole group. Nil in comments, between terms, on what fits nowhere, and outside the text. Findings are not
  /// repeated, since editors show them by themselves. Linear in the query, in which alone it looks.
  public func hover(at offset: Int) -> HoverCard? {
    guard let query = query(at: offset) else { return nil }
    let analysis = query.analysis
    guard let target = CaretTarget(at: query.offset(inQuery: offset), in: analysis.parsed.tree),
      var card = HoverWriter(analysis).card(for: target, at: query.offset(inQuery: offset))
    else { return nil }
    card.range = query.documentRange(card.range)
    return card
  }
}
