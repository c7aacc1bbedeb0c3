/// A query document after an edit, and which of its queries are not those from before.
public struct EditedQueryDocument: Hashable, Sendable {
  /// The document after the edit.
  public let document: QueryDocument
  /// The indices of the queries from before that are gone or may read differently.
  public let removed: Range<Int>
  /// The indices of the queries that stand in their place. All others are as they were, only further on or back.
  public let inserted: Range<Int>
}

extension QueryDocument {
  /// The document after an edit: only the queries the edit touches are divided anew.
  ///
  /// The range is clamped to the text. Costs a copy of the text and of the lists of lines and queries, and a look at the lines
  /// of the queries around the edit.
  public func replacing(_ range: SourceRange, with replacement: some Collection<UInt8>) -> EditedQueryDocument {
    let range = range.clamped(to: lines.source.range)
    let after = lines.replacing(range, with: replacement)
    let distance = after.source.length - lines.source.length
    let end = range.end + distance
    // Back to a line that means the same whatever stands above it.
    var first = after.line(of: max(range.start - 1, 0))
    while first > 0, !after.kind(ofLine: first).isBoundary { first -= 1 }
    // A query that reached into the edit may end before it now: it begins where it began.
    let above = index(ofFirstQueryFrom: after.content(ofLine: first).start) - 1
    if above >= 0, queries[above].end >= after.content(ofLine: first).start {
      first = after.line(of: queries[above].start)
    }
    let start = after.content(ofLine: first).start
    // And on to the next one that lies behind the edit.
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
    return EditedQueryDocument(
      document: QueryDocument(after, queries: Array(queries)), removed: low..<high,
      inserted: low..<(low + division.queries.count))
  }

  /// The index of the first query that begins at an offset or behind it, by binary search.
  package func index(ofFirstQueryFrom offset: Int) -> Int {
    var low = 0
    var high = queries.count
    while low < high {
      let middle = (low + high) / 2
      if queries[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
