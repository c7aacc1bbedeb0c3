/// A half-open range of bytes in a source text: `start` is the first byte, `end` the first byte after.
///
/// Offsets are UTF-8 code units counted from the beginning of the text. This is the only unit of position inside the
/// toolkit; lines, columns and `String.Index` are made from it at the edges (``LineTable``, `Range<String.Index>.init`).
public struct SourceRange: Hashable, Sendable {
  /// Offset of the first byte.
  public let start: Int
  /// Offset of the first byte after the range; never less than ``start``.
  public let end: Int

  /// Makes the range `start ..< end`. An `end` before `start` gives the empty range at `start`.
  @inlinable
  public init(start: Int, end: Int) {
    self.start = start
    self.end = end < start ? start : end
  }

  /// Makes a range from a Swift range of byte offsets.
  @inlinable
  public init(_ range: Range<Int>) {
    self.init(start: range.lowerBound, end: range.upperBound)
  }

  /// The empty range at `offset`.
  @inlinable
  public init(at offset: Int) {
    self.init(start: offset, end: offset)
  }

  /// Number of bytes.
  @inlinable public var length: Int { end - start }

  /// Whether the range covers no byte.
  @inlinable public var isEmpty: Bool { start == end }

  /// Whether the byte at `offset` lies in the range. An empty range contains nothing.
  @inlinable
  public func contains(_ offset: Int) -> Bool {
    start <= offset && offset < end
  }

  /// Whether a caret at `offset` stands in the range or at one of its two ends.
  @inlinable
  public func touches(_ offset: Int) -> Bool {
    start <= offset && offset <= end
  }

  /// Whether `other` lies wholly inside this range (ends included).
  @inlinable
  public func encloses(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }

  /// Whether the two ranges share at least one byte.
  @inlinable
  public func overlaps(_ other: SourceRange) -> Bool {
    start < other.end && other.start < end
  }

  /// The smallest range that encloses both.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(start: min(start, other.start), end: max(end, other.end))
  }

  /// The part of the range that lies inside `bounds`; the nearest empty range where nothing does.
  public func clamped(to bounds: SourceRange) -> SourceRange {
    let low = min(max(start, bounds.start), bounds.end)
    return SourceRange(start: low, end: min(max(end, low), bounds.end))
  }

  /// The same length, `distance` bytes further on (back, where negative).
  public func shifted(by distance: Int) -> SourceRange {
    SourceRange(start: start + distance, end: end + distance)
  }
}

extension SourceRange: Comparable {
  /// Orders by start, then by end.
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    left.start != right.start ? left.start < right.start : left.end < right.end
  }
}

extension SourceRange: CustomStringConvertible {
  /// `3..<7`
  public var description: String { "\(start)..<\(end)" }
}
