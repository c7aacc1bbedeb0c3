/// A half-open range of bytes in a source text.
///
/// Offsets are UTF-8 code units from the beginning of the text. All positions inside this package are offsets; lines,
/// columns and `String.Index` are derived from them (``LineTable``, `Range<String.Index>.init`).
public struct SourceRange: Hashable, Sendable {
  /// Offset of the first byte of the range.
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
  public init(_ range: Range<Int>) { self.init(start: range.lowerBound, end: range.upperBound) }

  /// The empty range at `offset`.
  @inlinable
  public init(at offset: Int) { self.init(start: offset, end: offset) }

  /// Number of UTF-8 bytes; zero if empty.
  @inlinable public var length: Int { end - start }

  /// Whether the range covers no byte.
  @inlinable public var isEmpty: Bool { start == end }

  /// Whether the byte at `offset` lies in the range. An empty range contains nothing.
  @inlinable
  public func contains(_ offset: Int) -> Bool { start <= offset && offset < end }

  /// Whether a caret at `offset` is in the range or at one of its ends.
  @inlinable
  public func touches(_ offset: Int) -> Bool { start <= offset && offset <= end }

  /// Whether `other` is inside this range, shared ends included.
  @inlinable
  public func encloses(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }

  /// Whether the two ranges share at least one byte.
  @inlinable
  public func overlaps(_ other: SourceRange) -> Bool { start < other.end && other.start < end }

  /// The smallest range that encloses both.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(start: min(start, other.start), end: max(end, other.end))
  }

  /// The part of the range inside `bounds`; if there is none, the nearest empty range.
  public func clamped(to bounds: SourceRange) -> SourceRange {
    let low = min(max(start, bounds.start), bounds.end)
    return SourceRange(start: low, end: min(max(end, low), bounds.end))
  }

  /// The range moved by `distance` bytes: forward, or back if negative.
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
  /// The half-open range in bytes: `3..<7`.
  public var description: String { "\(start)..<\(end)" }
}

extension Range where Bound == String.Index {
  /// The range of `string` that covers the bytes of `range`, clamped to the string.
  ///
  /// An offset inside a scalar moves to the scalar's first byte, so the result is always a valid range of the string.
  /// It may split a grapheme cluster if the byte range does. Constant time for native strings.
  public init(_ range: SourceRange, in string: String) {
    let start = string.scalarIndex(atByte: range.start)
    let end = string.scalarIndex(atByte: range.end)
    self = start..<Swift.max(start, end)
  }
}

extension SourceRange {
  /// The bytes that `range` covers in `string`, which must be a valid range of that string. Linear in the string.
  public init(_ range: Range<String.Index>, in string: String) {
    self.init(
      start: string.utf8.distance(from: string.startIndex, to: range.lowerBound),
      end: string.utf8.distance(from: string.startIndex, to: range.upperBound))
  }
}

extension String {
  /// The index of the scalar that contains the byte at `offset`, which is clamped to the string.
  fileprivate func scalarIndex(atByte offset: Int) -> String.Index {
    if offset <= 0 { return startIndex }
    guard var index = utf8.index(startIndex, offsetBy: offset, limitedBy: endIndex) else { return endIndex }
    // Step back over at most three continuation bytes.
    while index < endIndex, utf8[index] & 0xC0 == 0x80, index > startIndex {
      index = utf8.index(before: index)
    }
    return index
  }
}
