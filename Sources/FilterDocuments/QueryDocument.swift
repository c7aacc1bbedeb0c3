public import FilterText

/// A text of many queries, one per line. A line that begins with white space continues the query above, a `#` at the
/// start of a line or after white space begins a comment, and blank lines separate queries.
///
/// ```text
/// # cheap elves
/// t:elf mv<=2      # small ones
///   # first printings
///   -is:reprint
///
/// t:goblin
/// ```
///
/// A comment separates nothing: the example has two queries. A `#` within a quoted text, a pattern or a word is an
/// ordinary character. A line such as `$since = -30d` gives a parameter its value; ``directives`` reads these lines and
/// the comments that say something about queries.
///
/// The range of a query includes the line breaks and comments between its lines (white space to the parser) but not the
/// last line break, so the query's offsets plus `range.start` are offsets of the document.
public struct QueryDocument: Hashable, Sendable {
  /// The lines of the document.
  public let lines: LineTable
  /// The range of each query, in order. None is blank.
  public let queries: [SourceRange]
  /// The range of each comment, from its `#` to the end of its line, in order.
  public let comments: [SourceRange]
  /// Whether lines are a part of a query whatever they begin with, so that none is a comment.
  package let isSingle: Bool

  /// Splits a text in one pass. Any text is a document; a continuation line with no query above it is a query itself,
  /// which gets a diagnostic.
  public init(_ source: SourceText) { self.init(LineTable(source)) }

  /// A document of one query: the text without blank lines at its ends. No line of it is a comment or begins another
  /// query. A blank text has no query.
  public init(single source: SourceText) {
    let lines = LineTable(source)
    let bytes = source.bytes
    var queries: [SourceRange] = []
    if let first = source.textBytes.firstIndex(where: { !$0.isWhitespace }),
      let last = bytes.lastIndex(where: { !$0.isWhitespace })
    {
      let (start, end) = (lines.line(of: first), lines.line(of: last))
      queries.append(SourceRange(start: lines.content(ofLine: start).start, end: lines.content(ofLine: end).end))
    }
    self.init(lines, queries: queries, comments: [], isSingle: true)
  }

  /// A document whose lines are queries each, whatever they begin with, except blank ones. No line is a comment.
  package init(linesOf source: SourceText) {
    let lines = LineTable(source)
    let contents = (0..<lines.lineCount).map { lines.content(ofLine: $0) }
    let queries = contents.filter { !source.isBlank(from: $0.start, to: $0.end) }
    self.init(lines, queries: queries, comments: [], isSingle: true)
  }

  /// Splits a text whose line table exists already.
  public init(_ lines: LineTable) {
    var division = QueryDivision()
    for line in 0..<lines.lineCount { division.add(line, of: lines) }
    self.init(lines, queries: division.queries, comments: division.comments)
  }

  init(_ lines: LineTable, queries: [SourceRange], comments: [SourceRange], isSingle: Bool = false) {
    self.lines = lines
    self.queries = queries
    self.comments = comments
    self.isSingle = isSingle
  }

  /// The text of a query as a source of its own, with spaces in place of its comments; empty if the index is out of
  /// range.
  public func source(ofQuery index: Int) -> SourceText {
    queries.indices.contains(index) ? text(in: queries[index]) : SourceText(bytes: [])
  }

  /// The index of the query whose range touches `offset`; nil in a comment or between queries. Logarithmic.
  public func query(at offset: Int) -> Int? {
    comment(at: offset) == nil ? query(touching: offset) : nil
  }

  /// The index of the query whose range touches `offset`, also in a comment. Logarithmic.
  package func query(touching offset: Int) -> Int? {
    let index = queries.partitioningIndex { $0.end >= offset }
    return index < queries.count && queries[index].touches(offset) ? index : nil
  }

  /// The index of the first query that begins at or after `offset`; `queries.count` if there is none. Logarithmic.
  package func index(ofFirstQueryFrom offset: Int) -> Int { queries.partitioningIndex { $0.start >= offset } }
}

extension QueryDocument {
  /// The same lines and comments with the queries at other ranges, in order.
  package func with(queries: [SourceRange]) -> QueryDocument {
    QueryDocument(lines, queries: queries, comments: comments, isSingle: isSingle)
  }

  /// The diagnostic of a query whose first line is indented although no query is above it, in offsets of the query.
  package func misplacedIndentation(ofQuery index: Int) -> Diagnostic? {
    guard !isSingle, queries.indices.contains(index) else { return nil }
    let range = queries[index]
    var end = range.start
    while end < range.end, lines.source.bytes[end].isWhitespace { end += 1 }
    if end == range.start { return nil }
    let indentation = SourceRange(start: 0, end: end - range.start)
    return Diagnostic(
      id: DiagnosticID(declaration: "misplacedIndentation"), severity: .warning, range: indentation,
      message: "this indented line continues no query, since none is directly above it",
      fixes: [Fix(title: "Remove the indentation", edits: [.delete(indentation)])])
  }
}
