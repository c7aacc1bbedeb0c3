import FilterText
import LanguageServerProtocol

/// Converts between byte offsets and positions of the protocol.
struct PositionConversion {
  private var cursor: PositionCursor

  init(_ lines: LineTable, encoding: PositionEncoding) {
    cursor = PositionCursor(lines, encoding: encoding)
  }

  /// The position of a byte offset. Conversions in ascending order are fast.
  mutating func position(_ offset: Int) -> LSP.Position {
    let position = cursor.position(of: offset)
    return LSP.Position(line: position.line, character: position.column)
  }

  mutating func range(_ range: SourceRange) -> LSP.PositionRange {
    let start = position(range.start)
    return LSP.PositionRange(start: start, end: position(range.end))
  }

  mutating func edits(_ edits: [TextEdit]) -> [LSP.TextEdit] {
    edits.map { LSP.TextEdit(range: range($0.range), newText: $0.replacement) }
  }

  /// The byte offset of a position, clamped to the text.
  func offset(_ position: LSP.Position) -> Int {
    cursor.lines.offset(
      of: SourcePosition(line: position.line, column: position.character), in: cursor.encoding)
  }

  /// The bytes between two positions, in either order.
  func bytes(_ range: LSP.PositionRange) -> SourceRange {
    let (start, end) = (offset(range.start), offset(range.end))
    return SourceRange(start: min(start, end), end: max(start, end))
  }
}
