import FilterText

/// The kind of a line of a query document, apart from the lines around it.
package enum QueryLine: CaseIterable, Hashable, Sendable {
  /// An empty line, or one of white space alone.
  case blank
  /// A line that holds nothing but a comment.
  case comment
  /// A line that begins with white space: it continues the query above, or is a query itself if there is none.
  case indented
  /// A line that begins a query.
  case plain
  /// A line that gives a parameter its value: `$since = -30d`.
  case definition

  /// Whether the meaning of the line and of those below is independent of the lines above. A comment may lie within a
  /// query.
  package var isBoundary: Bool { self == .blank || self == .plain || self == .definition }
}

extension QueryDocument {
  /// The kind of a line. A line outside the text is clamped to the first or last.
  package func kind(ofLine line: Int) -> QueryLine {
    let content = lines.content(ofLine: line)
    guard isSingle else {
      let kind = lines.kind(ofLine: line)
      return kind == .indented && comment(inLineAt: content.start, fromItsStart: true) != nil ? .comment : kind
    }
    guard let query = query(touching: content.start), queries[query].encloses(content) else { return .blank }
    return content.start == queries[query].start ? .plain : .indented
  }
}

extension LineTable {
  /// The kind of a line as far as its first character decides it: an indented line may be a comment.
  func kind(ofLine line: Int) -> QueryLine {
    let content = content(ofLine: line)
    let bytes = source.bytes
    guard bytes[content.start..<content.end].contains(where: { !$0.isWhitespace }) else { return .blank }
    if bytes[content.start] == UInt8(ascii: "#") { return .comment }
    if ParameterLine(content, of: source) != nil { return .definition }
    return bytes[content.start].isWhitespace ? .indented : .plain
  }
}

/// Collects the queries and comments of a document, line by line.
struct QueryDivision {
  private(set) var queries: [SourceRange] = []
  private(set) var comments: [SourceRange] = []
  private var isOpen = false
  private var lineComments = LineComments()

  mutating func add(_ line: Int, of lines: LineTable) {
    let content = lines.content(ofLine: line)
    let kind = lines.kind(ofLine: line)
    switch kind {
    case .blank: isOpen = false
    case .comment: comments.append(content)
    case .definition:
      isOpen = false
      lineComments = LineComments()
      if let comment = lineComments.comment(in: content, of: lines.source) { comments.append(comment) }
    case .indented, .plain:
      let isContinuation = kind == .indented && isOpen
      if !isContinuation { lineComments = LineComments() }
      let comment = lineComments.comment(in: content, of: lines.source)
      if let comment { comments.append(comment) }
      if let comment, lines.source.isBlank(from: content.start, to: comment.start) { return }
      if isContinuation, let last = queries.popLast() {
        queries.append(SourceRange(start: last.start, end: content.end))
      } else {
        queries.append(content)
      }
      isOpen = true
    }
  }
}

extension SourceText {
  func isBlank(from start: Int, to end: Int) -> Bool { bytes[start..<end].allSatisfy { $0.isWhitespace } }
}
