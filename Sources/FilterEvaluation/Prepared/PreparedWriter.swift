/// Writes numbers, texts and arrays one after the other, as ``PreparedReader`` reads them. Arrays begin at multiples of eight and
/// are written as they lie in memory.
package struct PreparedWriter {
  /// What was written.
  package private(set) var bytes: [UInt8] = []

  /// Nothing written yet.
  package init() {}

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
    append(UInt64(array.count))
    array.withUnsafeBytes { bytes.append(contentsOf: $0) }
    while bytes.count % 8 != 0 { bytes.append(0) }
  }

  private mutating func append(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
