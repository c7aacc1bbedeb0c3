import FilterAnalysis
package import FilterDocuments
public import FilterText

extension DocumentSnapshot {
  /// The diagnostics of a query, in offsets of the document, with ranges that an editor can show.
  ///
  /// The diagnostic of something missing has an empty range, which editors do not show. It gets the character before it
  /// on its line, otherwise the one after it; only on an empty line it stays empty.
  package func diagnostics(of query: DocumentQuery) -> [Diagnostic] {
    query.visibleDiagnostics.diagnostics.map { query.documentDiagnostic($0) }
  }

  /// The diagnostics of all queries and of the directives and parameters of the document, in the order of the text.
  /// Analyzes all queries.
  public func diagnostics() -> [Diagnostic] {
    var result = documentDiagnostics
    let isMixed = !result.isEmpty
    for query in queries where !query.diagnostics.isEmpty { result += diagnostics(of: query) }
    return isMixed ? result.sorted { $0.range < $1.range } : result
  }

  /// The diagnostics of the directives and parameters of the document, in the order of the text.
  package var documentDiagnostics: [Diagnostic] {
    expanded.documentDiagnostics(vocabulary).map { lines.visible($0) }
  }

  /// The only diagnostic of a document whose list is not in use.
  ///
  /// - Parameter configured: The list that a configuration names; empty if the document names it.
  package func diagnostic(of fault: ListFault, configured: String) -> Diagnostic {
    lines.visible(expanded.directives.diagnostic(of: fault, configured: configured))
  }
}

extension DocumentQuery {
  /// The result of ``DocumentSnapshot/diagnostics(of:)`` in offsets of the query, and the lines of the query. Neither
  /// changes when the query moves in the document.
  package var visibleDiagnostics: (diagnostics: [Diagnostic], lines: LineTable) { visibleDiagnostics(first: .max) }

  /// The first ones of ``visibleDiagnostics``, up to a number of them, without those that comments turn off and with
  /// those about these comments.
  package func visibleDiagnostics(
    first count: Int, ignoring ignored: IgnoredDiagnostics = .none
  ) -> (diagnostics: [Diagnostic], lines: LineTable) {
    let lines = LineTable(source)
    return (ignored.applied(to: diagnostics).prefix(count).map { lines.visible($0) }, lines)
  }
}

extension LineTable {
  /// The diagnostic with ranges that an editor can show.
  fileprivate func visible(_ diagnostic: Diagnostic) -> Diagnostic {
    Diagnostic(
      id: diagnostic.id, severity: diagnostic.severity, range: visible(diagnostic.range), message: diagnostic.message,
      related: diagnostic.related.map { RelatedRange(range: visible($0.range), message: $0.message) },
      fixes: diagnostic.fixes)
  }

  /// The range, extended by a neighboring character if it is empty.
  package func visible(_ range: SourceRange) -> SourceRange {
    if !range.isEmpty { return range }
    let content = content(ofLine: line(of: range.start))
    let bytes = source.bytes
    if range.start > content.start {
      var start = min(range.start, content.end) - 1
      while start > content.start, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      return SourceRange(start: start, end: min(range.start, content.end))
    }
    if range.start < content.end {
      return SourceRange(
        start: range.start, end: range.start + ScalarAtOffset(in: bytes, at: range.start).length)
    }
    return range
  }
}
