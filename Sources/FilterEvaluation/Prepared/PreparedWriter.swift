import FilterSemantics

/// Writes numbers, texts and arrays one after the other, as ``PreparedReader`` reads them. Arrays begin at multiples of eight and
/// are written as they lie in memory.
package struct PreparedWriter {
  /// What was written.
  package private(set) var bytes: [UInt8] = []
  private var sum = PreparedChecksum()

  /// Nothing written yet.
  package init() {}

  /// The checksum of what was written. The bytes of parts are not in it: each part has a checksum of its own, which is.
  package var checksum: UInt64 { sum.value }

  /// A whole number.
  package mutating func write(_ number: Int) {
    write(array: [Int64(number)])
  }

  /// A text.
  package mutating func write(_ text: String) {
    write(array: Array(text.utf8))
  }

  /// Texts.
  package mutating func write(_ texts: [String]) {
    var ends: [UInt32] = []
    var all: [UInt8] = []
    for text in texts {
      all += Array(text.utf8)
      ends.append(UInt32(all.count))
    }
    write(array: ends)
    write(array: all)
  }

  /// An array of numbers.
  package mutating func write<Number: FixedWidthInteger & BitwiseCopyable>(array: [Number]) {
    let start = bytes.count
    withUnsafeBytes(of: UInt64(array.count).littleEndian) { bytes.append(contentsOf: $0) }
    array.withUnsafeBytes { bytes.append(contentsOf: $0) }
    while bytes.count % 8 != 0 { bytes.append(0) }
    bytes.withUnsafeBytes { sum.add(UnsafeRawBufferPointer(rebasing: $0[start...])) }
  }

  /// Parts that can be read side by side: a table of the length and the checksum of each, then the parts one after the other.
  package mutating func write(parts: [PreparedWriter]) {
    write(array: parts.flatMap { [UInt64($0.bytes.count), $0.checksum] })
    for part in parts { bytes += part.bytes }
  }
}
