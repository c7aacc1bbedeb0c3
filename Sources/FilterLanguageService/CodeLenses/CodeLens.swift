public import FilterText

/// A line of words with something to do, shown above a query.
public struct CodeLens: Hashable, Sendable {
  /// What a lens does. The raw values are the words used in JSON.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Explains the query; the title is the beginning of the explanation.
    case explain
    /// Opens the query where it is answered; see ``DocumentSnapshot/searchLink(forQuery:searchAddress:)``.
    case open
  }

  /// The first line of the query, in offsets of the document.
  public var range: SourceRange
  /// What the lens does.
  public var kind: Kind
  /// The number of the query in the document, counted from zero.
  public var query: Int
  /// The words, without a full stop.
  public var title: String

  /// Makes a lens.
  public init(range: SourceRange, kind: Kind, query: Int, title: String) {
    self.range = range
    self.kind = kind
    self.query = query
    self.title = title
  }
}
