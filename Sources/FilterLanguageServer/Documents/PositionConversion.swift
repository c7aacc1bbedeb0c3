import EmbeddedQueries
import FilterText

/// Converts between byte offsets and positions of the protocol. The offsets of an embedded query become positions of its
/// host, and the reverse.
struct PositionConversion {
  private var cursor: PositionCursor
  private let embedded: EmbeddedQuery?

  init(_ lines: LineTable, encoding: PositionEncoding) {
    cursor = PositionCursor(lines, encoding: encoding)
    embedded = nil
  }

  init(_ document: OpenDocument, encoding: PositionEncoding) {
    cursor = PositionCursor(document.lines, encoding: encoding)
    embedded = document.place?.query
  }

  /// The position of a byte offset. Conversions in ascending order are fast.
  mutating func position(_ offset: Int) -> LSP.Position {
    hostPosition(embedded?.map.hostOffset(of: offset) ?? offset)
  }

  private mutating func hostPosition(_ offset: Int) -> LSP.Position {
    let position = cursor.position(of: offset)
    return LSP.Position(line: position.line, character: position.column)
  }

  mutating func range(_ range: SourceRange) -> LSP.PositionRange {
    hostRange(embedded?.map.hostRange(of: range) ?? range)
  }

  private mutating func hostRange(_ range: SourceRange) -> LSP.PositionRange {
    let start = hostPosition(range.start)
    return LSP.PositionRange(start: start, end: hostPosition(range.end))
  }

  /// Edits, which must be sorted. Those of an embedded query are written as its host needs it.
  mutating func edits(_ edits: [TextEdit]) -> [LSP.TextEdit] {
    let edits = embedded?.hostEdits(edits, in: cursor.lines.source) ?? edits
    return edits.map { LSP.TextEdit(range: hostRange($0.range), newText: $0.replacement) }
  }

  /// The byte offset of a position, clamped to the text.
  func offset(_ position: LSP.Position) -> Int {
    let offset = cursor.lines.offset(
      of: SourcePosition(line: position.line, column: position.character), in: cursor.encoding)
    return embedded?.map.queryOffset(of: offset) ?? offset
  }

  /// The bytes between two positions, in either order.
  func bytes(_ range: LSP.PositionRange) -> SourceRange {
    let (start, end) = (offset(range.start), offset(range.end))
    return SourceRange(start: min(start, end), end: max(start, end))
  }

  /// The lines of the positions at the starts of two lines of the text.
  mutating func lines(_ first: Int, _ last: Int, of lines: LineTable) -> (start: Int, end: Int) {
    if embedded == nil { return (first, last) }
    return (position(lines.content(ofLine: first).start).line, position(lines.content(ofLine: last).start).line)
  }

  /// Whether a range touches the text: always, except for an embedded query.
  func touches(_ range: LSP.PositionRange) -> Bool {
    guard let embedded else { return true }
    let bytes = PositionConversion(cursor.lines, encoding: cursor.encoding).bytes(range)
    return bytes.start <= embedded.range.end && embedded.range.start <= bytes.end
  }
}
