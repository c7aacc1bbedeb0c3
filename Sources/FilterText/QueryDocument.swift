/// A text of many queries, one per line. A line that begins with white space continues the query above, a line that
/// begins with `#` is a comment, and blank lines separate queries.
///
/// ```text
/// # cheap elves
/// t:elf mv<=2
///   -is:reprint
///
/// t:goblin
/// ```
///
/// The range of a query includes the line breaks between its lines (white space to the parser) but not the last one, so
/// the query's offsets plus `range.start` are offsets of the document.
public struct QueryDocument: Hashable, Sendable {
  /// The lines of the document.
  public let lines: LineTable
  /// The range of each query, in order. None is blank.
  public let queries: [SourceRange]
  /// Whether the text is one query, whatever its lines begin with.
  package let isSingle: Bool

  /// Splits a text in one pass. Any text is a document; a continuation line with no query above it is a query itself.
  public init(_ source: SourceText) { self.init(LineTable(source)) }

  /// A document of one query: the text without blank lines at its ends. No line of it is a comment or begins another
  /// query. A blank text has no query.
  public init(single source: SourceText) {
    let lines = LineTable(source)
    let bytes = source.bytes
    var queries: [SourceRange] = []
    if let first = bytes.firstIndex(where: { !$0.isWhitespace }),
      let last = bytes.lastIndex(where: { !$0.isWhitespace })
    {
      let (start, end) = (lines.line(of: first), lines.line(of: last))
      queries.append(SourceRange(start: lines.range(ofLine: start).start, end: lines.content(ofLine: end).end))
    }
    self.init(lines, queries: queries, isSingle: true)
  }

  /// Splits a text whose line table exists already.
  public init(_ lines: LineTable) {
    var division = QueryDivision()
    for line in 0..<lines.lineCount { division.add(line, of: lines) }
    self.init(lines, queries: division.queries)
  }

  init(_ lines: LineTable, queries: [SourceRange], isSingle: Bool = false) {
    self.lines = lines
    self.queries = queries
    self.isSingle = isSingle
  }

  /// The text of a query as a source of its own; empty if the index is out of range.
  public func source(ofQuery index: Int) -> SourceText {
    guard queries.indices.contains(index) else { return SourceText(bytes: []) }
    let range = queries[index]
    return SourceText(bytes: Array(lines.source.bytes[range.start..<range.end]))
  }

  /// The index of the query whose range touches `offset`; nil in a comment or between queries. Logarithmic.
  public func query(at offset: Int) -> Int? {
    let index = queries.partitioningIndex { $0.end >= offset }
    return index < queries.count && queries[index].touches(offset) ? index : nil
  }
}

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
    let start = after.content(ofLine: first).start
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
    return EditedQueryDocument(
      document: QueryDocument(after, queries: Array(queries)), removed: low..<high,
      inserted: low..<(low + division.queries.count))
  }

  /// The index of the first query that begins at or after `offset`; `queries.count` if there is none. Logarithmic.
  package func index(ofFirstQueryFrom offset: Int) -> Int { queries.partitioningIndex { $0.start >= offset } }
}

/// What a line of a query document is, apart from the lines around it.
package enum QueryLine: CaseIterable, Hashable, Sendable {
  /// An empty line, or one of white space alone.
  case blank
  /// A line that begins with `#`.
  case comment
  /// A line that begins with white space: it continues the query above, or is a query itself if there is none.
  case indented
  /// A line that begins a query.
  case plain

  /// Whether the meaning of the line is independent of the lines above.
  package var isBoundary: Bool { self != .indented }
}

extension QueryDocument {
  /// The kind of a line. A line outside the text is clamped to the first or last.
  package func kind(ofLine line: Int) -> QueryLine {
    guard isSingle else { return lines.kind(ofLine: line) }
    let content = lines.content(ofLine: line)
    guard let query = queries.first, query.encloses(content) else { return .blank }
    return content.start == query.start ? .plain : .indented
  }
}

extension LineTable {
  func kind(ofLine line: Int) -> QueryLine {
    let content = content(ofLine: line)
    let bytes = source.bytes
    guard bytes[content.start..<content.end].contains(where: { !$0.isWhitespace }) else { return .blank }
    if bytes[content.start] == UInt8(ascii: "#") { return .comment }
    return bytes[content.start].isWhitespace ? .indented : .plain
  }
}

/// Collects the queries of a document, line by line.
struct QueryDivision {
  private(set) var queries: [SourceRange] = []
  private var isOpen = false

  mutating func add(_ line: Int, of lines: LineTable) {
    let content = lines.content(ofLine: line)
    switch lines.kind(ofLine: line) {
    case .blank, .comment:
      isOpen = false
    case .indented where isOpen:
      if let last = queries.popLast() { queries.append(SourceRange(start: last.start, end: content.end)) }
    case .indented, .plain:
      queries.append(content)
      isOpen = true
    }
  }
}
