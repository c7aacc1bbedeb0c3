import FilterParser
public import FilterText

/// A line of text with a command, shown above a query; see ``DocumentSnapshot/title(of:)``.
public struct CodeLens: Hashable, Sendable {
  /// The action of a lens. The raw values are the words used in JSON.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Explains the query; the title is the beginning of the explanation.
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
}

extension DocumentSnapshot {
  /// The maximum length of an explanation above a query, in characters.
  static let maximumLensLength = 100

  /// The lenses of the queries that a range of the document touches: for each query its explanation, then the command
  /// that opens it. A query without terms, complete or partial, has none.
  ///
  /// The range is in bytes of the document and is clamped to it. Linear in the queries it touches; these are parsed, and
  /// none is analyzed.
  public func codeLenses(in range: SourceRange) -> [CodeLens] {
    var lenses: [CodeLens] = []
    for query in queries(touching: range) where query.parsed.tree.hasTerms {
      let line = lines.content(ofLine: lines.line(of: query.range.start)).clamped(to: query.range)
      lenses.append(CodeLens(range: line, kind: .explain, query: query.index))
      lenses.append(CodeLens(range: line, kind: .open, query: query.index))
    }
    return lenses
  }

  /// The text of a lens, without a full stop; empty if the document has no such query. Analyzes one query.
  public func title(of lens: CodeLens) -> String { title(ofLens: lens.kind, query: lens.query) }

  /// The text of a lens above a query.
  package func title(ofLens kind: CodeLens.Kind, query: Int) -> String {
    guard queries.indices.contains(query) else { return "" }
    switch kind {
    case .explain: return queries[query].entry.lensTitle
    case .open: return "Open the search"
    }
  }
}
