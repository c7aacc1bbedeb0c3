import FilterAnalysis
import FilterExplanation
public import FilterSemantics
public import FilterText

/// A query of a document: where it stands, and everything known about it.
///
/// What the analysis says is in offsets of the query; ``documentRange(_:)`` and ``offset(inQuery:)`` lead from one to the other.
/// The line breaks between the lines of a query are white space within it.
public struct DocumentQuery: Sendable {
  /// The number of the query in the document, counted from zero.
  public let index: Int
  /// The bytes of the query in the document.
  public let range: SourceRange
  let entry: AnalyzedEntry

  /// The text of the query.
  public var source: SourceText { entry.source }

  /// Everything the toolkit knows about the query, in offsets of the query. Analysed at the first call.
  public var analysis: AnalyzedQuery { entry.analysis }

  /// The findings of ``AnalyzedQuery/diagnostics``, in offsets of the query. Worked out at the first call.
  public var findings: [Diagnostic] { entry.findings }

  /// A range of the query as one of the document.
  public func documentRange(_ range: SourceRange) -> SourceRange {
    range.shifted(by: self.range.start)
  }

  /// Edits of the query as edits of the document.
  public func documentEdits(_ edits: [TextEdit]) -> [TextEdit] {
    edits.map { TextEdit(range: documentRange($0.range), replacement: $0.replacement) }
  }

  /// An offset of the document as one of the query, clamped to it.
  public func offset(inQuery offset: Int) -> Int {
    min(max(offset - range.start, 0), range.length)
  }
}

extension DocumentSnapshot {
  /// The queries, in the order of the text.
  public var queries: DocumentQueries { DocumentQueries(document: self) }

  /// The query whose range touches `offset`; nil in a comment or between queries. Takes logarithmic time.
  public func query(at offset: Int) -> DocumentQuery? {
    layout.query(at: offset).map { queries[$0] }
  }

  /// The queries a range of the document touches.
  public func queries(touching range: SourceRange) -> Slice<DocumentQueries> {
    var low = layout.index(ofFirstQueryFrom: range.start)
    if low > 0, layout.queries[low - 1].end >= range.start { low -= 1 }
    var high = low
    while high < layout.queries.count, layout.queries[high].start <= range.end { high += 1 }
    return queries[low..<high]
  }
}

extension DocumentSnapshot {
  /// How many queries at the beginning and at the end of this document are those of another, with all that is known of them: after
  /// an edit, all but the edited ones. The two counts together are never more than either document has.
  package func queriesShared(with other: DocumentSnapshot) -> (first: Int, last: Int) {
    let (ours, theirs) = (entries, other.entries)
    let most = min(ours.count, theirs.count)
    var first = 0
    while first < most, ours[first] === theirs[first] { first += 1 }
    var last = 0
    while last < most - first, ours[ours.count - 1 - last] === theirs[theirs.count - 1 - last] { last += 1 }
    return (first, last)
  }
}

/// The queries of a document.
public struct DocumentQueries: RandomAccessCollection, Sendable {
  let document: DocumentSnapshot

  /// Zero.
  public var startIndex: Int { 0 }

  /// The number of queries.
  public var endIndex: Int { document.entries.count }

  /// The query at an index, which must lie within the collection.
  public subscript(index: Int) -> DocumentQuery {
    DocumentQuery(index: index, range: document.layout.queries[index], entry: document.entries[index])
  }
}
