/// Converts byte offsets to positions, quickly where they ascend: each goes on from the one before.
///
/// Converting n offsets of one line by ``LineTable/position(of:in:)`` reads the line n times; in ascending order through a cursor
/// it is read once. The answers are the same in any order.
public struct PositionCursor: Sendable {
  /// The lines.
  public let lines: LineTable
  /// The unit of the columns.
  public let encoding: PositionEncoding
  private var line = 0
  private var content: SourceRange
  private var offset = 0
  private var column = 0
  /// How many scalars were read: the measure of the growth tests.
  package private(set) var steps = 0

  /// A cursor at the start of a text.
  public init(_ lines: LineTable, _ encoding: PositionEncoding) {
    self.lines = lines
    self.encoding = encoding
    self.content = lines.content(ofLine: 0)
  }

  /// The position of an offset; as ``LineTable/position(of:in:)``.
  public mutating func position(of offset: Int) -> SourcePosition {
    if offset < self.offset || !lines.range(ofLine: line).contains(offset) {
      let line = lines.line(of: offset)
      if line != self.line || offset < self.offset {
        self.line = line
        content = lines.content(ofLine: line)
        self.offset = content.start
        column = 0
      }
    }
    let target = min(max(offset, content.start), content.end)
    while self.offset < target {
      let scalar = ScalarAtOffset(in: lines.source.bytes, at: self.offset)
      if self.offset + scalar.length > target { break }
      self.offset += scalar.length
      column += scalar.units(in: encoding)
      steps += 1
    }
    return SourcePosition(line: line, column: column)
  }
}
