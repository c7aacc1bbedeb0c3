extension UInt8 {
  /// Whether this is a space, tab or line break of ASCII: 0x20, or 0x09 to 0x0D.
  @inlinable package var isWhitespace: Bool { self == 0x20 || self &- 0x09 < 5 }

  /// Whether this ends a line, alone or as half of CR LF.
  @inlinable package var isLineBreak: Bool { self == 0x0A || self == 0x0D }

  /// Whether this is an ASCII digit: `0` to `9`.
  @inlinable package var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether this is an ASCII letter of either case.
  @inlinable package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
}

extension RandomAccessCollection {
  /// The index of the first element that satisfies `predicate`, which must hold for every element after it; `endIndex`
  /// if there is none. Binary search: logarithmic.
  @inlinable
  package func partitioningIndex(where predicate: (Element) -> Bool) -> Index {
    var low = startIndex
    var remaining = count
    while remaining > 0 {
      let half = remaining / 2
      let middle = index(low, offsetBy: half)
      if predicate(self[middle]) {
        remaining = half
      } else {
        low = index(after: middle)
        remaining -= half + 1
      }
    }
    return low
  }
}
