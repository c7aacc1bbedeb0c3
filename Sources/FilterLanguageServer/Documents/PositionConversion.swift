import FilterText
import LanguageServerProtocol

/// Between byte offsets and the positions of the protocol: the one place that knows both.
struct PositionConversion {
  private var cursor: PositionCursor

  init(_ lines: LineTable, _ encoding: PositionEncoding) {
    cursor = PositionCursor(lines, encoding)
  }

  /// The position of a byte offset. Offsets in ascending order are cheap.
  mutating func position(_ offset: Int) -> LSP.Position {
    let position = cursor.position(of: offset)
    return LSP.Position(line: position.line, character: position.column)
  }

  /// The positions of a range of bytes.
  mutating func range(_ range: SourceRange) -> LSP.PositionRange {
    let start = position(range.start)
    return LSP.PositionRange(start: start, end: position(range.end))
  }

  /// The edit in positions.
  mutating func edit(_ edit: TextEdit) -> LSP.TextEdit {
    LSP.TextEdit(range: range(edit.range), newText: edit.replacement)
  }

  /// The edits in positions.
  mutating func edits(_ edits: [TextEdit]) -> [LSP.TextEdit] {
    edits.map { edit($0) }
  }

  /// The byte offset of a position, clamped to the text.
  func offset(_ position: LSP.Position) -> Int {
    cursor.lines.offset(
      of: SourcePosition(line: position.line, column: position.character), in: cursor.encoding)
  }

  /// The bytes between two positions; ends in the wrong order are put right.
  func bytes(_ range: LSP.PositionRange) -> SourceRange {
    let (start, end) = (offset(range.start), offset(range.end))
    return SourceRange(start: min(start, end), end: max(start, end))
  }
}
