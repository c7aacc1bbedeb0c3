import FilterAnalysis
import FilterCompletion
package import FilterDocuments
import FilterParser
public import FilterSemantics
public import FilterText
import FilterVocabulary

/// A query of a document: its range and its analysis.
///
/// The analysis is in offsets of the query; ``documentRange(_:)`` and `offset(inQuery:)` convert between these and
/// offsets of the document. Line breaks and comments within a query are white space.
public struct DocumentQuery: Sendable {
  /// The index of the query in ``DocumentSnapshot/queries``.
  public let index: Int
  /// The bytes of the query in the document.
  public let range: SourceRange
  let entry: AnalyzedEntry
  private let layout: QueryDocument

  init(index: Int, entry: AnalyzedEntry, in layout: QueryDocument) {
    self.index = index
    self.range = layout.queries[index]
    self.entry = entry
    self.layout = layout
  }

  /// The text of the query, with spaces in place of its comments.
  public var source: SourceText { entry.source }

  /// The parse of the query. Made at the first call and kept.
  var parsed: ParsedQuery { entry.parsed }

  /// The analysis of the query, in offsets of the query. Made at the first call and kept.
  public var analysis: AnalyzedQuery { entry.analysis }

  /// The query as it is run: with the values of its parameters, the queries that it refers to, and the default of the
  /// document.
  package var expanded: ExpandedQuery { entry.expansion?.query ?? ExpandedQuery(written: source) }

  /// The analysis of the query as it is run, in offsets of ``expanded``. Made at the first call and kept.
  package var meaning: AnalyzedQuery { entry.meaning }

  /// The diagnostics of the query, in offsets of the query. Made at the first call and kept.
  public var diagnostics: [Diagnostic] { entry.diagnostics }

  /// Converts a range of the query to one of the document.
  public func documentRange(_ range: SourceRange) -> SourceRange {
    range.shifted(by: self.range.start)
  }

  /// Converts edits of the query to edits of the document, which keep its comments. Empty if a word would become a
  /// comment, or a line would end the query.
  package func documentEdits(_ edits: [TextEdit]) -> [TextEdit] {
    let writesMark = edits.contains { $0.replacement.utf8.contains(UInt8(ascii: "#")) }
    if writesMark || entry.hasMark { return layout.documentEdits(ofQuery: index, edits) ?? [] }
    return edits.map { TextEdit(range: documentRange($0.range), replacement: $0.replacement) }
  }

  /// Converts an offset of the document to one of the query, clamped to the query.
  package func offset(inQuery offset: Int) -> Int {
    min(max(offset - range.start, 0), range.length)
  }
}

extension DocumentSnapshot {
  /// The queries in the order of the text.
  public var queries: DocumentQueries { DocumentQueries(self) }

  /// The query whose range touches `offset`; `nil` in a comment or between queries. Takes logarithmic time.
  public func query(at offset: Int) -> DocumentQuery? {
    layout.query(at: offset).map { queries[$0] }
  }

  /// The query with a name, that of `# name: elves` or the comment above it; letter case and the signs between words do
  /// not count. Nil if there is none.
  public func query(named name: String) -> DocumentQuery? {
    expanded.directives.query(named: name).map { queries[$0] }
  }

  /// The queries that a range of the document touches. Takes logarithmic time, and time linear in their number.
  package func queries(touching range: SourceRange) -> DocumentQueries {
    var low = layout.index(ofFirstQueryFrom: range.start)
    if low > 0, layout.queries[low - 1].end >= range.start { low -= 1 }
    var high = low
    while high < layout.queries.count, layout.queries[high].start <= range.end { high += 1 }
    return queries[low..<high]
  }
}

extension DocumentSnapshot {
  /// How many queries at the beginning and at the end share their analysis with another document: after an edit, all
  /// but the edited ones. The sum is at most the number of queries of either document.
  package func queriesShared(with other: DocumentSnapshot) -> (first: Int, last: Int) {
    let (ours, theirs) = (entries, other.entries)
    let maximum = min(ours.count, theirs.count)
    var first = 0
    while first < maximum, ours[first] === theirs[first] { first += 1 }
    var last = 0
    while last < maximum - first, ours[ours.count - 1 - last] === theirs[theirs.count - 1 - last] { last += 1 }
    return (first, last)
  }

  /// The index in another document of the query that shares its analysis with a query: at the same place from the
  /// beginning or from the end. Nil if there is none.
  package func index(ofQuery index: Int, in other: DocumentSnapshot) -> Int? {
    func isShared(_ place: Int) -> Bool {
      other.entries.indices.contains(place) && other.entries[place] === entries[index]
    }
    if isShared(index) { return index }
    let fromEnd = other.entries.count - entries.count + index
    return isShared(fromEnd) ? fromEnd : nil
  }

  /// The bytes of the queries that have to be read because what they refer to changed, or the default before them.
  package var unreadLength: Int {
    expandedAnew.reduce(0) { $0 + ($1.isUnread ? $1.expansion?.length ?? 0 : 0) }
  }
}

/// The queries of a document, or of a part of it.
public struct DocumentQueries: RandomAccessCollection, Sendable {
  let document: DocumentSnapshot
  /// The index of the first query: 0 for those of a whole document.
  public let startIndex: Int
  /// The index after the last query.
  public let endIndex: Int

  init(_ document: DocumentSnapshot) {
    self.init(document, document.entries.indices)
  }

  private init(_ document: DocumentSnapshot, _ range: Range<Int>) {
    self.document = document
    self.startIndex = range.lowerBound
    self.endIndex = range.upperBound
  }

  /// The query at a valid index. Takes constant time; analyzes nothing.
  public subscript(index: Int) -> DocumentQuery {
    DocumentQuery(index: index, entry: document.entries[index], in: document.layout)
  }

  /// The queries at valid indices.
  public subscript(range: Range<Int>) -> DocumentQueries { DocumentQueries(document, range) }

  /// The queries in order, up to the one at which `DocumentSnapshot.stopping(when:)` ends the work.
  public func makeIterator() -> Iterator { Iterator(queries: self, index: startIndex) }

  /// Goes over the queries in the order of the text.
  public struct Iterator: IteratorProtocol {
    let queries: DocumentQueries
    var index: Int

    /// The next query; `nil` after the last one.
    public mutating func next() -> DocumentQuery? {
      if index >= queries.endIndex || queries.document.isStopped { return nil }
      defer { index += 1 }
      return queries[index]
    }
  }
}

/// The text of a query with what the features show of it, each made on first use.
///
/// Snapshots share their entries, so an edit costs the analysis of one query.
final class AnalyzedEntry: Sendable {
  /// The parts of a query that its features depend on.
  struct Key: Hashable, Sendable {
    /// The text, with spaces in place of the comments.
    let source: SourceText
    /// The comments, in offsets of the query.
    let comments: [SourceRange]
    /// The diagnostic about the place of the query in the document.
    let misplacement: Diagnostic?

    init(ofQuery index: Int, in layout: QueryDocument) {
      let range = layout.queries[index]
      source = layout.source(ofQuery: index)
      comments = layout.comments[layout.comments(touching: range)].map { $0.shifted(by: -range.start) }
      misplacement = layout.misplacedIndentation(ofQuery: index)
    }
  }

  let key: Key
  /// The query as it is run; nil if that is as written.
  let expansion: QueryExpansion?
  /// The same query with another expansion, which has what depends on the text alone.
  private let base: AnalyzedEntry?
  /// Whether the text has a `#`, so that a change may make or lose a comment.
  let hasMark: Bool
  var source: SourceText { key.source }
  /// The text with its parse, whatever the expansion.
  let written: QuerySource
  private let vocabulary: Vocabulary
  private let names: CompletionCatalogs
  private let analyzed = OnceValue<AnalyzedQuery>()
  private let diagnosed = OnceValue<[Diagnostic]>()
  private let encoded = OnceValue<EncodedQueryTokens>()
  private let named = OnceValue<String>()
  private let outlined = OnceValue<[DocumentSymbol]>()
  private let hinted = OnceValue<QueryHints>()
  private let described = OnceValue<String>()
  private let expanded = OnceValue<AnalyzedQuery>()

  init(_ key: Key, vocabulary: Vocabulary, names: CompletionCatalogs) {
    self.key = key
    self.names = names
    expansion = nil
    base = nil
    hasMark = !key.comments.isEmpty || key.source.bytes.contains(UInt8(ascii: "#"))
    self.vocabulary = vocabulary
    written = QuerySource(key.source, vocabulary: vocabulary)
  }

  private init(_ base: AnalyzedEntry, expansion: QueryExpansion) {
    self.base = base
    self.expansion = expansion
    key = base.key
    hasMark = base.hasMark
    vocabulary = base.vocabulary
    names = base.names
    written = base.written
  }

  /// This query with an expansion; itself if that is its own.
  func with(_ expansion: QueryExpansion?) -> AnalyzedEntry {
    if expansion === self.expansion { return self }
    return expansion.map { AnalyzedEntry(base ?? self, expansion: $0) } ?? base ?? self
  }

  var parsed: ParsedQuery { written.parsed }

  var analysis: AnalyzedQuery {
    base?.analysis ?? analyzed.value { AnalyzedQuery(parsed, vocabulary: vocabulary) }
  }

  /// The analysis of the query as it is run.
  var meaning: AnalyzedQuery {
    guard let expansion else { return analysis }
    return expanded.value { expansion.query.analyzed(vocabulary) }
  }

  var diagnostics: [Diagnostic] {
    diagnosed.value {
      let query = expansion?.query ?? ExpandedQuery(written: source)
      return (key.misplacement.map { [$0] } ?? []) + query.diagnostics(of: meaning, names: names)
    }
  }

  /// The query in one line, for an outline. Only a long query is parsed.
  var name: String {
    base?.name ?? named.value { OneLineText.of(whole: source) ?? OneLineText.of(parsed.tree.tokens, in: source) }
  }

  /// The entries of an outline within the query, in offsets of the query. The query is parsed, not analyzed.
  var symbols: [DocumentSymbol] {
    base?.symbols ?? outlined.value { SymbolReader(tree: parsed.tree, vocabulary: vocabulary).children }
  }

  /// The title of the lens above the query.
  var lensTitle: String {
    described.value { meaning.shortSentence }
  }

  /// The encoded semantic tokens, kept for the first encoding only, because a client uses one.
  func encodedTokens(_ encoding: PositionEncoding) -> EncodedQueryTokens {
    if let base { return base.encodedTokens(encoding) }
    let kept = encoded.value { EncodedQueryTokens(tokens, of: source, in: encoding) }
    return kept.encoding == encoding ? kept : EncodedQueryTokens(tokens, of: source, in: encoding)
  }

  /// The semantic tokens of the query and of its comments, in order.
  var tokens: [SemanticToken] {
    let tokens = analysis.semanticTokens
    if key.comments.isEmpty { return tokens }
    // A quoted text of several lines has a token in each, also for a line that is a comment.
    let inQuery = tokens.filter { token in
      let index = key.comments.partitioningIndex { $0.end > token.range.start }
      return index == key.comments.count || key.comments[index].start >= token.range.end
    }
    let comments = key.comments.map { SemanticToken(range: $0, kind: .comment, modifiers: []) }
    return (inQuery + comments).sorted { $0.range < $1.range }
  }

  /// The hints in offsets of the query, kept for the first options only, because a client uses one set.
  func hints(_ options: InlayHintOptions) -> [InlayHint] {
    if let base { return base.hints(options) }
    let kept = hinted.value { QueryHints(analysis, options: options) }
    return kept.options == options ? kept.hints : QueryHints(analysis, options: options).hints
  }

  /// Whether the query is not run as written, and was not analyzed as it is run.
  var isUnread: Bool { expansion != nil && !expanded.isMade }

  /// Whether the analysis was made. For tests.
  var isAnalyzed: Bool { base?.isAnalyzed ?? false || analyzed.isMade }
}
