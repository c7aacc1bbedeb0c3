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
