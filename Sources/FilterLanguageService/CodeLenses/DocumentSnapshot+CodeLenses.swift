import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
public import FilterText

extension DocumentSnapshot {
  /// How many characters of an explanation fit above a query.
  static let lensLength = 100

  /// The lenses of the queries that a range of the document touches: for each query its explanation, then the way to open it.
  /// A query without a single term, finished or not, has none.
  ///
  /// The range is in bytes of the document and may leave it. Linear in the queries it touches, the only ones it looks into.
  public func codeLenses(in range: SourceRange) -> [CodeLens] {
    var lenses: [CodeLens] = []
    for query in queries(touching: range) {
      let title = query.analysis.sentence(limit: DocumentSnapshot.lensLength)
      if title.isEmpty { continue }
      let line = lines.content(ofLine: lines.line(of: query.range.start)).clamped(to: query.range)
      lenses.append(CodeLens(range: line, kind: .explain, query: query.index, title: title))
      lenses.append(CodeLens(range: line, kind: .open, query: query.index, title: "Open the search"))
    }
    return lenses
  }
}
