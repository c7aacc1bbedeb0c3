/// A range of a candidate's text that a typed text matched, to be drawn bold.
///
/// The offsets are private, since mixing up bytes, UTF-16 units and characters is a common error. Ask for the range in
/// the unit you need, in the text the highlight was made for. The result is nil if the text is too short or the range
/// would split one of its characters.
public struct Highlight: Hashable, Sendable {
  private let location: Int
  private let length: Int

  /// A highlight of UTF-8 bytes; nil if the offset or the length is negative.
  public init?(utf8Offset: Int, length: Int) {
    if utf8Offset < 0 || length < 0 || utf8Offset > Int.max - length { return nil }
    self.location = utf8Offset
    self.length = length
  }

  /// The range in UTF-8 bytes; nil if it leaves `text` or splits a character. Linear in the offset.
  public func utf8Range(in text: String) -> Range<Int>? {
    range(in: text) == nil ? nil : location..<location + length
  }

  /// The range in UTF-16 units; nil if it leaves `text` or splits a character. Linear in the offset.
  public func utf16Range(in text: String) -> Range<Int>? {
    guard let range = range(in: text) else { return nil }
    let start = text.utf16.distance(from: text.utf16.startIndex, to: range.lowerBound)
    return start..<start + text.utf16.distance(from: range.lowerBound, to: range.upperBound)
  }

  /// The range of indices; nil if it leaves `text` or splits a character. Linear in the offset.
  public func range(in text: String) -> Range<String.Index>? {
    let bytes = text.utf8
    guard let start = bytes.index(bytes.startIndex, offsetBy: location, limitedBy: bytes.endIndex),
      let end = bytes.index(start, offsetBy: length, limitedBy: bytes.endIndex),
      isBoundary(start, of: text), isBoundary(end, of: text)
    else { return nil }
    return start..<end
  }

  /// Whether a character ends and the next begins at an index.
  private func isBoundary(_ index: String.Index, of text: String) -> Bool {
    guard index < text.endIndex, index > text.startIndex else { return true }
    return text.startsCharacter(at: index)
  }

  /// The highlight moved by `distance` bytes, for a text with that many more bytes before it; nil if it would begin
  /// before the text or overflow.
  public func shifted(by distance: Int) -> Highlight? {
    let (offset, overflow) = location.addingReportingOverflow(distance)
    return overflow ? nil : Highlight(utf8Offset: offset, length: length)
  }
}

extension String {
  /// Whether a character starts at a byte index.
  fileprivate func startsCharacter(at index: Index) -> Bool {
    guard let scalar = index.samePosition(in: unicodeScalars) else { return false }
    // An index inside a character counts as its start, so going forward and back gives the start of the character.
    return self.index(before: self.index(after: scalar)) == scalar
  }
}
