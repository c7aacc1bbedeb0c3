/// A text of many queries: one a line; a line that begins with white space continues the one above; a line that begins
/// with `#` is a comment; blank lines separate.
///
/// ```text
/// # cheap elves
/// t:elf mv<=2
///   -is:reprint
///
/// t:goblin
/// ```
///
/// The entries say where each query stands. Its range takes in the line breaks between its lines (they are white space to
/// the parser) but not the last one, so a query's offsets plus `range.start` are offsets of the document.
public struct QueryDocument: Hashable, Sendable {
  /// The lines of the document.
  public let lines: LineTable
  /// The range of each query, in order. None is blank.
  public let queries: [SourceRange]

  /// Divides a text in one pass. Any text is a document; a continuation line with nothing above it is a query itself.
  public init(_ source: SourceText) {
    self.init(LineTable(source))
  }

  /// Divides a text whose lines are known already.
  public init(_ lines: LineTable) {
    var division = QueryDivision()
    for line in 0..<lines.lineCount { division.add(line, of: lines) }
    self.init(lines, queries: division.queries)
  }

  init(_ lines: LineTable, queries: [SourceRange]) {
    self.lines = lines
    self.queries = queries
  }

  /// The text of a query as a source of its own. An index outside the list gives the empty text.
  public func source(ofQuery index: Int) -> SourceText {
    guard queries.indices.contains(index) else { return SourceText(bytes: []) }
    let range = queries[index]
    return SourceText(bytes: Array(lines.source.bytes[range.start..<range.end]))
  }

  /// The index of the query whose range touches `offset`, by binary search; nil in a comment or between queries.
  public func query(at offset: Int) -> Int? {
    var low = 0
    var high = queries.count
    while low < high {
      let middle = (low + high) / 2
      if queries[middle].end < offset { low = middle + 1 } else { high = middle }
    }
    return low < queries.count && queries[low].touches(offset) ? low : nil
  }
}
