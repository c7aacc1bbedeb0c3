import FilterAnalysis
package import FilterCompletion
package import FilterDocuments
public import FilterText
public import FilterVocabulary

/// A snapshot of a document of queries with its analysis, on which all features are based.
///
/// ```swift
/// let document = DocumentSnapshot("# elves\nt:elf mv<=2\n", vocabulary: .scryfall)
/// document.queries.count                                              // 1
/// document.query(at: 10)?.analysis.diagnostics                        // []
/// let next = document.replacing(SourceRange(at: 13), with: "  c:g")   // only that query is analyzed again
/// ```
///
/// A snapshot is immutable and safe to share between threads. A query is analyzed once, on first use; the snapshots
/// before and after an edit share all queries that the edit does not touch. All offsets are bytes of the document.
public struct DocumentSnapshot: Sendable {
  /// The text in lines and queries.
  package let layout: QueryDocument
  /// The vocabulary that analyzes the queries.
  public let vocabulary: Vocabulary
  /// The catalogs that names of queries are looked up in.
  let names: CompletionCatalogs
  /// The analysis of each query of the layout.
  let entries: [AnalyzedEntry]
  /// The directives and parameters of the document, and the queries that are not run as written.
  package let expanded: ExpandedDocument
  /// The queries that were not yet read as they are run when the document was made, so that a question about them does not
  /// go through all queries.
  let expandedAnew: [AnalyzedEntry]
  /// Whether work on the document is no longer wanted; see ``stopping(when:)``.
  private(set) var isCancelled: (@Sendable () -> Bool)?

  /// Creates a snapshot of a text. Queries are analyzed on first use.
  public init(_ source: SourceText, vocabulary: Vocabulary) {
    self.init(source, vocabulary: vocabulary, names: .none)
  }

  /// Creates a snapshot of a text whose queries have a diagnostic for each name that the catalogs lack.
  package init(_ source: SourceText, vocabulary: Vocabulary, names: CompletionCatalogs) {
    self.init(QueryDocument(source), vocabulary: vocabulary, names: names)
  }

  private init(_ layout: QueryDocument, vocabulary: Vocabulary, names: CompletionCatalogs) {
    self.init(
      layout, vocabulary: vocabulary, names: names,
      entries: layout.queries.indices.map {
        AnalyzedEntry(.init(ofQuery: $0, in: layout), vocabulary: vocabulary, names: names)
      })
  }

  private init(
    _ layout: QueryDocument, vocabulary: Vocabulary, names: CompletionCatalogs, entries: [AnalyzedEntry],
    after former: DocumentSnapshot? = nil
  ) {
    self.layout = layout
    self.names = names
    self.vocabulary = vocabulary
    let expanded = ExpandedDocument(
      layout, layout.directives, vocabulary: vocabulary, sources: entries.map { $0.written },
      formers: entries.map { $0.expansion }, after: former?.expanded)
    self.expanded = expanded
    let unread = Set(former.map { $0.expandedAnew.filter { $0.isUnread }.map { ObjectIdentifier($0) } } ?? [])
    var expandedAnew: [AnalyzedEntry] = []
    self.entries = entries.enumerated().map { index, entry in
      let current = entry.with(expanded.expansion(ofQuery: index))
      if current !== entry || !unread.isEmpty && unread.contains(ObjectIdentifier(current)) {
        expandedAnew.append(current)
      }
      return current
    }
    self.expandedAnew = expandedAnew
  }

  /// The text of the whole document.
  public var source: SourceText { layout.lines.source }

  /// The lines of the text, for conversions of positions.
  public var lines: LineTable { layout.lines }

  /// The document after an edit. The range is clamped to the text. Only the queries that the edit touches, and those that
  /// refer to them, are analyzed again, on first use; otherwise it costs a copy of the text and of the list of queries.
  public func replacing(_ range: SourceRange, with replacement: String) -> DocumentSnapshot {
    let edited = layout.replacing(range, with: replacement.utf8)
    // A query that was only moved, or restored, is already analyzed: clients may send the whole text for each edit.
    var known: [AnalyzedEntry.Key: AnalyzedEntry] = [:]
    for entry in entries[edited.removed] { known[entry.key] = entry }
    let fresh = edited.inserted.map { index in
      let key = AnalyzedEntry.Key(ofQuery: index, in: edited.document)
      return known[key] ?? AnalyzedEntry(key, vocabulary: vocabulary, names: names)
    }
    return DocumentSnapshot(
      edited.document, vocabulary: vocabulary, names: names,
      entries: Array(entries[..<edited.removed.lowerBound] + fresh + entries[edited.removed.upperBound...]),
      after: self)
  }

  /// A snapshot of another text with the same vocabulary. Queries that this one has, too, are not analyzed again.
  package func replaced(by layout: QueryDocument) -> DocumentSnapshot {
    if layout == self.layout { return self }
    var known: [AnalyzedEntry.Key: AnalyzedEntry] = [:]
    for entry in entries { known[entry.key] = entry }
    let entries = layout.queries.indices.map { index in
      let key = AnalyzedEntry.Key(ofQuery: index, in: layout)
      return known[key] ?? AnalyzedEntry(key, vocabulary: vocabulary, names: names)
    }
    return DocumentSnapshot(layout, vocabulary: vocabulary, names: names, entries: entries, after: self)
  }

  /// The same text with another vocabulary.
  public func with(vocabulary: Vocabulary) -> DocumentSnapshot {
    DocumentSnapshot(layout, vocabulary: vocabulary, names: names)
  }

  /// The same text with the vocabulary and the catalogs of an engine.
  package func with(_ engine: CompletionEngine) -> DocumentSnapshot {
    DocumentSnapshot(layout, vocabulary: engine.vocabulary, names: engine.catalogs)
  }

  /// Another text with the same vocabulary and catalogs. All of its queries are analyzed.
  package func replaced(by text: SourceText) -> DocumentSnapshot {
    DocumentSnapshot(text, vocabulary: vocabulary, names: names)
  }
}

extension DocumentSnapshot {
  /// The same document for work that may be cancelled. Once `isCancelled` is true, every loop over the queries ends at
  /// the next query, and what a feature returns is incomplete: the caller asks again and drops it.
  package func stopping(when isCancelled: @escaping @Sendable () -> Bool) -> DocumentSnapshot {
    var snapshot = self
    snapshot.isCancelled = isCancelled
    return snapshot
  }

  /// Whether the work on the document was cancelled.
  var isStopped: Bool { isCancelled?() ?? false }
}
