import FilterParser
import FilterSemantics
public import FilterText

/// A line of text with a command, shown above a query.
public struct CodeLens: Hashable, Sendable {
  /// The action of a lens. The raw values are the words used in JSON.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Explains the query; the title is a short form of the explanation.
    case explain
    /// Opens the query in a web search; see ``DocumentSnapshot/searchLink(forQuery:searchAddress:)``.
    case open
  }

  /// The first line of the query, in offsets of the document.
  public var range: SourceRange
  /// The command that the lens runs.
  public var kind: Kind
  /// The index of the query in ``DocumentSnapshot/queries``.
  public var query: Int
  /// The text, without a full stop.
  public var title: String
}

extension DocumentSnapshot {
  /// The lenses of the queries that a range of the document touches: for each query its explanation in one line. The
  /// hovers have longer ones. A query without terms, complete or partial, has none.
  ///
  /// The range is in bytes of the document and is clamped to it. Linear in the queries it touches; only these are
  /// analyzed.
  public func codeLenses(in range: SourceRange) -> [CodeLens] {
    var lenses: [CodeLens] = []
    for query in queries(touching: range) {
      let title = query.analysis.shortSentence
      if title.isEmpty { continue }
      let line = lines.content(ofLine: lines.line(of: query.range.start)).clamped(to: query.range)
      lenses.append(CodeLens(range: line, kind: .explain, query: query.index, title: title))
    }
    return lenses
  }
}
