/// A piece of a candidate's text that a typed text matched, to be drawn bold.
///
/// Where it stands is private: bytes, UTF-16 units and characters differ, and a range of the one taken for the other is
/// how editors come to cut letters in half. Ask for the range in the unit you need, on the text the highlight was made
/// for. A text it does not fit, because it is too short or because the range would split one of its characters, gives
/// nil.
public struct Highlight: Hashable, Sendable {
  private let location: Int
  private let length: Int

  /// A highlight of UTF-8 bytes; nil for a negative offset or length.
  public init?(utf8Offset: Int, length: Int) {
    if utf8Offset < 0 || length < 0 || utf8Offset > Int.max - length { return nil }
    self.location = utf8Offset
    self.length = length
  }

  /// The bytes of `text`; nil where they leave it or split a character. Linear in the offset.
  public func utf8Range(in text: String) -> Range<Int>? {
    range(in: text) == nil ? nil : location..<location + length
  }

  /// The UTF-16 units of `text`; nil where they leave it or split a character. Linear in the offset.
  public func utf16Range(in text: String) -> Range<Int>? {
    guard let range = range(in: text) else { return nil }
    let start = text.utf16.distance(from: text.utf16.startIndex, to: range.lowerBound)
    return start..<start + text.utf16.distance(from: range.lowerBound, to: range.upperBound)
  }

  /// The indices of `text`; nil where they leave it or split a character. Linear in the offset.
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

  /// The same highlight in a text that has `distance` more bytes before this one; nil where it would begin before the
  /// text or end beyond what an offset can say.
  public func shifted(by distance: Int) -> Highlight? {
    let (offset, overflow) = location.addingReportingOverflow(distance)
    return overflow ? nil : Highlight(utf8Offset: offset, length: length)
  }
}

extension String {
  /// Whether a character starts at an index of a byte.
  fileprivate func startsCharacter(at index: Index) -> Bool {
    guard let scalar = index.samePosition(in: unicodeScalars) else { return false }
    // An index inside a character counts as that character's start, so going on and back ends where the character
    // begins.
    return self.index(before: self.index(after: scalar)) == scalar
  }
}
