import FilterAnalysis
public import FilterSemantics
public import FilterText
public import FilterVocabulary

/// A query of a document as it is run: with the values of its parameters, the queries that it refers to in parentheses,
/// and the default of the document before it.
public struct ExpandedQuery: Hashable, Sendable {
  /// A part of the text that stands for another part of the written query.
  struct Piece: Hashable, Sendable {
    /// The origin of the part.
    enum Kind: Hashable, Sendable {
      /// A parameter, whose value it is.
      case value
      /// A reference, whose query it is.
      case reference
      /// Nothing that was written: the default of the document, a parenthesis.
      case surrounding
    }

    let kind: Kind
    /// The bytes of the text that is run.
    let read: SourceRange
    /// The bytes of the written query; empty for a surrounding.
    let written: SourceRange
  }

  /// The text that is run.
  public let source: SourceText
  /// The text as written, with spaces in place of its comments.
  public let written: SourceText
  /// The replaced parts, in order.
  let pieces: [Piece]
  /// Errors of the document that refuse the query, in offsets of ``source``.
  package let errors: [Diagnostic]

  /// A query that is run as it is written.
  package init(written: SourceText) {
    self.init(source: written, written: written, pieces: [], errors: [])
  }

  /// A query alone with the values of its parameters; as written if the text is not one query.
  package init(single source: SourceText, vocabulary: Vocabulary, values: [String: String]) {
    let document = QueryDocument(single: source)
    if values.isEmpty || document.queries != [source.range] {
      self.init(written: source)
    } else {
      self = ExpandedDocument(document, vocabulary: vocabulary, values: values)[0]
    }
  }

  init(source: SourceText, written: SourceText, pieces: [Piece], errors: [Diagnostic]) {
    self.source = source
    self.written = written
    self.pieces = pieces
    self.errors = errors
  }

  /// Whether the query is run as it is written.
  public var isAsWritten: Bool { pieces.isEmpty && errors.isEmpty }

  /// The analysis of the text that is run.
  public func analyzed(_ vocabulary: Vocabulary) -> AnalyzedQuery {
    AnalyzedQuery(vocabulary.parse(source), vocabulary: vocabulary, documentErrors: errors)
  }

  /// The bytes of the written query for a range of the text that is run; a part of a replacement is all of what it
  /// replaces.
  public func writtenRange(of range: SourceRange) -> SourceRange {
    let start = written(offset: range.start, isEnd: false)
    return SourceRange(start: start, end: range.isEmpty ? start : max(start, written(offset: range.end, isEnd: true)))
  }

  private func written(offset: Int, isEnd: Bool) -> Int {
    let index = pieces.partitioningIndex { isEnd ? $0.read.start >= offset : $0.read.start > offset } - 1
    guard index >= 0 else { return offset }
    let piece = pieces[index]
    if offset < piece.read.end || isEnd && offset == piece.read.end {
      return isEnd ? piece.written.end : piece.written.start
    }
    return min(offset - piece.read.end + piece.written.end, written.length)
  }

  /// The piece that a range lies in.
  private func piece(around range: SourceRange) -> Piece? {
    let index = pieces.partitioningIndex { $0.read.start > range.start } - 1
    guard index >= 0, pieces[index].read.end > range.start, pieces[index].read.encloses(range) else { return nil }
    return pieces[index]
  }

  /// A diagnostic of the text that is run as one of the written query. Nil if it is about the other query of a reference
  /// or about the default of the document alone, which have it themselves, or says that one of their terms is redundant
  /// here. An error there is one here too.
  package func written(_ diagnostic: Diagnostic) -> Diagnostic? {
    if pieces.isEmpty { return diagnostic }
    var message = diagnostic.message
    if let piece = piece(around: diagnostic.range), piece.kind != .value {
      let isShared =
        diagnostic.id == LogicDiagnosticKind.contradiction.id
        && diagnostic.related.contains { !piece.read.encloses($0.range) }
      if diagnostic.severity != .error, !isShared { return nil }
      if !isShared {
        let subject =
          piece.kind == .reference
          ? "'\(Diagnostic.quotation(of: written[piece.written]))'" : "'\(DocumentDirectives.Kind.all.beginning)'"
        message = "\(subject): \(message)"
      }
    }
    return Diagnostic(
      id: diagnostic.id, severity: diagnostic.severity, range: writtenRange(of: diagnostic.range), message: message,
      related: diagnostic.related.map { RelatedRange(range: writtenRange(of: $0.range), message: $0.message) },
      fixes: diagnostic.fixes.compactMap { written($0) })
  }

  /// A fix that changes nothing but what was written; nil for another.
  private func written(_ fix: Fix) -> Fix? {
    var edits: [TextEdit] = []
    for edit in fix.edits {
      // Pieces do not overlap, so only those around the edit can meet it.
      var index = pieces.partitioningIndex { $0.read.end >= edit.range.start }
      while index < pieces.count, pieces[index].read.start <= edit.range.end {
        let read = pieces[index].read
        if read.overlaps(edit.range)
          || edit.range.isEmpty && read.start < edit.range.start && edit.range.start < read.end
        {
          return nil
        }
        index += 1
      }
      let start = writtenEditStart(edit.range.start)
      edits.append(
        TextEdit(range: SourceRange(start: start, end: start + edit.range.length), replacement: edit.replacement))
    }
    return Fix(title: fix.title, edits: edits)
  }

  private func writtenEditStart(_ offset: Int) -> Int {
    let index = pieces.partitioningIndex { $0.read.end > offset } - 1
    return index < 0 ? offset : min(offset - pieces[index].read.end + pieces[index].written.end, written.length)
  }

  /// The diagnostics of the query in offsets of the written text.
  package func diagnostics(of analyzed: AnalyzedQuery) -> [Diagnostic] {
    pieces.isEmpty ? analyzed.diagnostics : analyzed.diagnostics.compactMap { written($0) }
  }
}
