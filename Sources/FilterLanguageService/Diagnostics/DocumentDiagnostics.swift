public import FilterText

extension DocumentSnapshot {
  /// The findings of a query, in offsets of the document, each with a range that can be seen.
  ///
  /// A finding about something missing stands for a gap and has an empty range; editors show nothing there. So the gap is shown on
  /// its neighbour: the character before it on its line, else the one behind it. Only where the line is empty the range stays so.
  /// Related places, and the edits of fixes, are moved along.
  public func diagnostics(of query: DocumentQuery) -> [Diagnostic] {
    query.visibleFindings.diagnostics.map { query.documentDiagnostic($0) }
  }

  /// The findings of all queries, in the order of the text.
  public func diagnostics() -> [Diagnostic] {
    var result: [Diagnostic] = []
    for query in queries where !query.findings.isEmpty { result += diagnostics(of: query) }
    return result
  }

  /// A range that covers a character where it covers none.
  func visible(_ range: SourceRange) -> SourceRange { lines.visible(range) }
}

extension DocumentQuery {
  /// The findings of the query as ``DocumentSnapshot/diagnostics(of:)`` has them, but in offsets of the query: what stays the same
  /// when the query is only moved. The second value holds the lines of the query.
  package var visibleFindings: (diagnostics: [Diagnostic], lines: LineTable) {
    let lines = LineTable(source)
    let diagnostics = findings.map { finding in
      Diagnostic(
        id: finding.id, severity: finding.severity, range: lines.visible(finding.range), message: finding.message,
        related: finding.related.map { RelatedPlace(range: lines.visible($0.range), message: $0.message) },
        fixes: finding.fixes)
    }
    return (diagnostics, lines)
  }
}

extension LineTable {
  /// A range that covers a character where it covers none.
  fileprivate func visible(_ range: SourceRange) -> SourceRange {
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
