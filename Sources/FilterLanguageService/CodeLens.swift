import FilterParser
public import FilterText

/// A line of text above a query, whose command explains the query in full; see ``DocumentSnapshot/title(of:)``.
public struct CodeLens: Hashable, Sendable {
  /// The first line of the query, in offsets of the document.
  public var range: SourceRange
  /// The index of the query in ``DocumentSnapshot/queries``.
  public var query: Int
}

extension DocumentSnapshot {
  /// The lenses of the queries that a range of the document touches, one for each. A query without terms, complete or
  /// partial, has none.
  ///
  /// The range is in bytes of the document and is clamped to it. Linear in the queries it touches; these are parsed, and
  /// none is analyzed.
  public func codeLenses(in range: SourceRange) -> [CodeLens] {
    var lenses: [CodeLens] = []
    for query in queries(touching: range) where query.parsed.tree.hasTerms {
      let line = lines.content(ofLine: lines.line(of: query.range.start)).clamped(to: query.range)
      lenses.append(CodeLens(range: line, query: query.index))
    }
    return lenses
  }

  /// The text of a lens, a short explanation without a full stop; the hovers have longer ones. Empty if the document has
  /// no such query. Analyzes one query.
  public func title(of lens: CodeLens) -> String { title(ofLensAbove: lens.query) }

  /// The text of the lens above a query.
  package func title(ofLensAbove query: Int) -> String {
    queries.indices.contains(query) ? queries[query].entry.lensTitle : ""
  }
}
