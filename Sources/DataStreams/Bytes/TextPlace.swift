/// A line and column of a text, both from 1. Lines end with LF, CRLF or CR. Columns are counted in Unicode scalars; an
/// invalid byte counts as one or none.
package struct TextPlace: Hashable, Sendable, CustomStringConvertible {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of a byte of a record whose first byte has the place `start`. Linear time in `index`.
  init(of index: Int, from start: TextPlace, byte: (Int) -> UInt8) {
    self = start
    for position in 0..<index {
      let value = byte(position)
      if value == 0x0A || value == 0x0D && (position + 1 == index || byte(position + 1) != 0x0A) {
        line += 1
        column = 1
      } else if value & 0xC0 != 0x80, value != 0x0D {
        column += 1
      }
    }
  }

  /// The line and column as compilers write them: `12:7`.
  package var description: String { "\(line):\(column)" }
}
