/// The unit in which columns are counted.
///
/// The raw values are the names the Language Server Protocol uses for `PositionEncodingKind`.
public enum PositionEncoding: String, CaseIterable, Hashable, Sendable {
  /// UTF-8 code units, that is, bytes.
  case utf8 = "utf-8"
  /// UTF-16 code units: a scalar above U+FFFF counts as two. The default of most editors.
  case utf16 = "utf-16"
  /// Unicode scalars; malformed bytes count as one U+FFFD.
  case utf32 = "utf-32"
}

/// A line and a column of a text, both counted from zero.
///
/// A position has no meaning without the ``PositionEncoding`` of its column.
public struct SourcePosition: Hashable, Sendable {
  /// The line, counted from zero.
  public let line: Int
  /// The column, counted from zero in units of an encoding.
  public let column: Int

  /// Makes a position. Nothing is checked until it is converted.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition: Comparable {
  /// Orders by line, then by column.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    left.line != right.line ? left.line < right.line : left.column < right.column
  }
}

extension SourcePosition: CustomStringConvertible {
  /// `1:5`, counted from one, as compilers print it.
  public var description: String { "\(line + 1):\(column + 1)" }
}

/// Converts byte offsets to positions; fast if the offsets ascend.
///
/// Converting n offsets of one line with ``LineTable/position(of:in:)`` reads the line n times; a cursor reads it once
/// if the offsets ascend. The results are the same in any order.
package struct PositionCursor: Sendable {
  /// The line table of the text.
  package let lines: LineTable
  /// The unit in which columns are counted.
  package let encoding: PositionEncoding
  private var line = 0
  private var content: SourceRange
  private var offset = 0
  private var column = 0
  /// Number of scalars read; used by the growth tests.
  package private(set) var steps = 0

  /// Makes a cursor at the start of the text.
  package init(_ lines: LineTable, encoding: PositionEncoding) {
    self.lines = lines
    self.encoding = encoding
    self.content = lines.content(ofLine: 0)
  }

  /// The position of `offset`, equal to ``LineTable/position(of:in:)``.
  package mutating func position(of offset: Int) -> SourcePosition {
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
