package import FilterText

/// A query document after an edit, and which of its queries changed.
package struct EditedQueryDocument: Hashable, Sendable {
  /// The document after the edit.
  package let document: QueryDocument
  /// The indices, before the edit, of the queries that were removed or may read differently.
  package let removed: Range<Int>
  /// The indices of the queries that replace them. All other queries only moved.
  package let inserted: Range<Int>
}

extension QueryDocument {
  /// The document after an edit. Only the queries that the edit touches are split anew.
  ///
  /// The range is clamped to the text. Takes a copy of the text, the lines and the queries, and a scan of the lines
  /// around the edit.
  package func replacing(_ range: SourceRange, with replacement: some Collection<UInt8>) -> EditedQueryDocument {
    let range = range.clamped(to: lines.source.range)
    let after = lines.replacing(range, with: replacement)
    if isSingle {
      let document = QueryDocument(single: after.source)
      return EditedQueryDocument(document: document, removed: queries.indices, inserted: document.queries.indices)
    }
    let distance = after.source.length - lines.source.length
    let end = range.end + distance
    // Go back to a line whose meaning does not depend on the lines above.
    var first = after.line(of: max(range.start - 1, 0))
    while first > 0, !after.kind(ofLine: first).isBoundary { first -= 1 }
    // A query that reached into the edit may now end before it; start over at its first line.
    let above = index(ofFirstQueryFrom: after.content(ofLine: first).start) - 1
    if above >= 0, queries[above].end >= after.content(ofLine: first).start {
      first = after.line(of: queries[above].start)
    }
    let start = after.range(ofLine: first).start
    // Go on to the next such line after the edit.
    var division = QueryDivision()
    var line = first
    while line < after.lineCount {
      let content = after.content(ofLine: line)
      if content.start > end, after.kind(ofLine: line).isBoundary { break }
      division.add(line, of: after)
      line += 1
    }
    let stop = line < after.lineCount ? after.content(ofLine: line).start - distance : Int.max
    let low = index(ofFirstQueryFrom: start)
    let high = max(low, index(ofFirstQueryFrom: stop))
    let queries = self.queries[..<low] + division.queries + self.queries[high...].map { $0.shifted(by: distance) }
    let firstComment = comments.partitioningIndex { $0.start >= start }
    let nextComment = max(firstComment, comments.partitioningIndex { $0.start >= stop })
    let comments =
      self.comments[..<firstComment] + division.comments
      + self.comments[nextComment...].map { $0.shifted(by: distance) }
    return EditedQueryDocument(
      document: QueryDocument(after, queries: Array(queries), comments: Array(comments)), removed: low..<high,
      inserted: low..<(low + division.queries.count))
  }
}
