/// Skips the byte order mark of UTF-8 at the beginning of a text that comes in pieces of any size.
///
/// A mark may stand before a later record too, where files were joined.
struct ByteOrderMark {
  private static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
  /// The length of a mark.
  static let length = 3

  /// Whether a record begins with a mark.
  @inline(__always) static func isAtStart(of record: UnsafeBufferPointer<UInt8>) -> Bool {
    record.count >= length && record[0] == 0xEF && record[1] == 0xBB && record[2] == 0xBF
  }

  /// Whether a byte is one of a mark. No value of JSON begins with such a byte.
  static func contains(_ byte: UInt8) -> Bool { byte == 0xEF || byte == 0xBB || byte == 0xBF }
  /// The number of bytes of the mark that were found; nil after the decision.
  private var found: Int? = 0

  /// Whether the next piece is to be given to ``skip(_:)``.
  var isUndecided: Bool { found != nil }

  /// Removes the bytes of the mark from the beginning of a piece. Returns bytes of earlier pieces that were no mark
  /// after all and belong before the piece, and the length of the mark if it is now known to be one.
  mutating func skip(_ piece: inout UnsafeBufferPointer<UInt8>) -> (restored: ArraySlice<UInt8>, length: Int) {
    guard var found else { return ([], 0) }
    let earlier = found
    var index = 0
    while index < piece.count, found < 3, piece[index] == Self.bytes[found] {
      index += 1
      found += 1
    }
    if found == 3 {
      self.found = nil
      piece = UnsafeBufferPointer(rebasing: piece[index...])
      return ([], 3)
    }
    if index < piece.count {
      self.found = nil
      return (Self.bytes[..<earlier], 0)
    }
    self.found = found
    piece = UnsafeBufferPointer(rebasing: piece[index...])
    return ([], 0)
  }

  /// Ends the text. Returns the bytes that were held back and are no mark.
  mutating func finish() -> ArraySlice<UInt8> {
    defer { found = nil }
    return Self.bytes[..<(found ?? 0)]
  }
}
