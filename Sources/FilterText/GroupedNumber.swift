/// Numbers with thousands separators in queries over lists: `1,000`, `10,000,500`.
package enum GroupedNumber {
  /// The length of such a number at an offset; zero for other bytes.
  ///
  /// Only where a later group begins with a zero: `200,404,500` are three numbers.
  package static func length(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
    var cursor = byte(start) == UInt8(ascii: "-") ? start + 1 : start
    let first = cursor
    while cursor < first + 4, byte(cursor).isDigit { cursor += 1 }
    guard cursor > first, cursor < first + 4 else { return 0 }
    var hasZero = false
    while byte(cursor) == UInt8(ascii: ","), byte(cursor + 1).isDigit, byte(cursor + 2).isDigit,
      byte(cursor + 3).isDigit
    {
      if byte(cursor + 1) == UInt8(ascii: "0") { hasZero = true }
      cursor += 4
      if byte(cursor).isDigit { return 0 }
    }
    return hasZero ? cursor - start : 0
  }
}
