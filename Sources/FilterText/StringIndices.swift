extension Range where Bound == String.Index {
  /// The range of `string` that covers the bytes of `range`, clamped to the string.
  ///
  /// An offset inside a scalar goes to the scalar's first byte, so the range can always be used to subscript the string. It
  /// may divide a grapheme cluster where the byte range does. Constant time for native strings.
  public init(_ range: SourceRange, in string: String) {
    let start = string.scalarIndex(atByte: range.start)
    let end = string.scalarIndex(atByte: range.end)
    self = start..<Swift.max(start, end)
  }
}

extension SourceRange {
  /// The bytes that `range` covers in `string`, which must be a range of that string.
  public init(_ range: Range<String.Index>, in string: String) {
    self.init(
      start: string.utf8.distance(from: string.startIndex, to: range.lowerBound),
      end: string.utf8.distance(from: string.startIndex, to: range.upperBound))
  }
}

extension String {
  /// The index of the scalar that holds the byte at `offset`; the nearer end where the offset leaves the string.
  fileprivate func scalarIndex(atByte offset: Int) -> String.Index {
    if offset <= 0 { return startIndex }
    guard var index = utf8.index(startIndex, offsetBy: offset, limitedBy: endIndex) else { return endIndex }
    // Step back over continuation bytes, three at the most.
    while index < endIndex, utf8[index] & 0xC0 == 0x80, index > startIndex {
      index = utf8.index(before: index)
    }
    return index
  }
}
