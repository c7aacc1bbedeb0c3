public import FilterText
public import FilterVocabulary

/// A document of queries at one moment, with everything the toolkit knows about them: what every feature is asked of.
///
/// ```swift
/// let document = DocumentSnapshot("# elves\nt:elf mv<=2\n", vocabulary: .scryfall)
/// document.queries.count                                              // 1
/// document.query(at: 10)?.analysis.diagnostics                        // []
/// let next = document.replacing(SourceRange(at: 13), with: "  c:g")   // only that query is analysed again
/// ```
///
/// A snapshot never changes, so any number of threads may ask it. A query is analysed when it is first asked about, and once:
/// the snapshots before and after an edit share all queries that the edit does not touch. All offsets are bytes of the document.
public struct DocumentSnapshot: Sendable {
  /// The text in lines and queries.
  public let layout: QueryDocument
  /// The vocabulary the queries are read with.
  public let vocabulary: Vocabulary
  /// What is known of each query of the layout.
  let entries: [AnalyzedEntry]

  /// Takes in a text. Nothing is analysed yet.
  public init(_ source: SourceText, vocabulary: Vocabulary) {
    self.init(QueryDocument(source), vocabulary: vocabulary)
  }

  private init(_ layout: QueryDocument, vocabulary: Vocabulary) {
    self.init(
      layout, vocabulary: vocabulary,
      entries: layout.queries.indices.map { AnalyzedEntry(layout.source(ofQuery: $0), vocabulary: vocabulary) })
  }

  private init(_ layout: QueryDocument, vocabulary: Vocabulary, entries: [AnalyzedEntry]) {
    self.layout = layout
    self.vocabulary = vocabulary
    self.entries = entries
  }

  /// The text of the whole document.
  public var source: SourceText { layout.lines.source }

  /// The lines of the text, for conversions of positions.
  public var lines: LineTable { layout.lines }

  /// The document after an edit. The range is clamped to the text. Only the queries the edit touches are analysed again, when
  /// they are asked about; beyond them it costs a copy of the text and of the list of queries.
  public func replacing(_ range: SourceRange, with replacement: String) -> DocumentSnapshot {
    let edited = layout.replacing(range, with: replacement.utf8)
    // A query that was only moved, or came back, is known already: clients may send the whole text for each edit.
    var known: [SourceText: AnalyzedEntry] = [:]
    for entry in entries[edited.removed] { known[entry.source] = entry }
    let fresh = edited.inserted.map { index in
      let source = edited.document.source(ofQuery: index)
      return known[source] ?? AnalyzedEntry(source, vocabulary: vocabulary)
    }
    return DocumentSnapshot(
      edited.document, vocabulary: vocabulary,
      entries: entries[..<edited.removed.lowerBound] + fresh + entries[edited.removed.upperBound...]
    )
  }

  /// The same text read with another vocabulary.
  public func with(vocabulary: Vocabulary) -> DocumentSnapshot {
    DocumentSnapshot(layout, vocabulary: vocabulary)
  }
}

extension DocumentSnapshot {
  private init(_ layout: QueryDocument, vocabulary: Vocabulary, entries: ArraySlice<AnalyzedEntry>) {
    self.init(layout, vocabulary: vocabulary, entries: Array(entries))
  }
}
