/// Turns offsets into lines and columns.
struct TextPlaces {
  private let bytes: [UInt8]
  private var offset: Int
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    self.offset = bytes.starts(with: UTF8Check.mark) ? UTF8Check.mark.count : 0
  }

  /// The place of an offset, which may not lie before the one that was asked for last: so all places of a file cost one
  /// walk over it.
  mutating func place(of target: Int) -> (line: Int, column: Int) {
    while offset < min(target, bytes.count) {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0A || byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }
}
