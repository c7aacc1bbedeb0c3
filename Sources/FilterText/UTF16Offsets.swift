/// Converts offsets of one text between bytes of UTF-8 and code units of UTF-16, as JavaScript counts.
///
/// Making it is linear in the text; a conversion takes constant time from bytes, logarithmic time to bytes. A text of
/// ASCII needs no table.
package struct UTF16Offsets: Sendable {
  /// The code units before each byte, and after the last one; empty for ASCII. A byte within a character counts as its
  /// start.
  private let units: [UInt32]
  private let length: Int

  /// Reads the bytes of a text. Invalid bytes count one unit each, as they are replaced by U+FFFD.
  package init(_ source: SourceText) {
    let bytes = source.bytes
    length = bytes.count
    if bytes.allSatisfy({ $0 < 0x80 }) {
      units = []
      return
    }
    var units: [UInt32] = []
    units.reserveCapacity(bytes.count + 1)
    var (offset, unit) = (0, UInt32(0))
    while offset < bytes.count {
      let scalar = ScalarAtOffset(in: bytes, at: offset)
      for _ in 0..<scalar.length { units.append(unit) }
      offset += scalar.length
      unit += UInt32(scalar.utf16Length)
    }
    units.append(unit)
    self.units = units
  }

  /// The code units before a byte. An offset outside the text is clamped.
  package func utf16(_ offset: Int) -> Int {
    let offset = min(max(0, offset), length)
    return units.isEmpty ? offset : Int(units[offset])
  }

  /// The byte of a code unit: within a surrogate pair, that of the character. Clamped to the text.
  package func utf8(_ unit: Int) -> Int {
    let unit = max(0, unit)
    if units.isEmpty { return min(unit, length) }
    let next = units.partitioningIndex { Int($0) >= unit }
    if next > length { return length }
    if Int(units[next]) == unit { return next }
    // Within a pair no byte has that unit, and the search ends after the character.
    var start = next - 1
    while start > 0, units[start - 1] == units[start] { start -= 1 }
    return start
  }
}
