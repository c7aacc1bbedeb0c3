import FilterSemantics

/// Writes numbers, texts and arrays in sequence for ``PreparedReader``. Arrays are aligned to eight bytes and written
/// in memory order.
package struct PreparedWriter {
  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []
  private var sum = PreparedChecksum()

  package init() {}

  /// The checksum of the written bytes. Parts have checksums of their own, which are included.
  package var checksum: UInt64 { sum.value }

  /// Writes a whole number.
  package mutating func write(_ number: Int) { write(array: [Int64(number)]) }

  /// Writes a text.
  package mutating func write(_ text: String) { write(array: Array(text.utf8)) }

  /// Writes several texts.
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

  /// Writes an array of numbers.
  package mutating func write<Number: FixedWidthInteger & BitwiseCopyable>(array: [Number]) {
    let start = bytes.count
    withUnsafeBytes(of: UInt64(array.count).littleEndian) { bytes.append(contentsOf: $0) }
    array.withUnsafeBytes { bytes.append(contentsOf: $0) }
    while bytes.count % 8 != 0 { bytes.append(0) }
    bytes.withUnsafeBytes { sum.add(UnsafeRawBufferPointer(rebasing: $0[start...])) }
  }

  /// Writes parts that can be read concurrently: a table of their lengths and checksums, then the parts.
  package mutating func write(parts: [PreparedWriter]) {
    write(array: parts.flatMap { [UInt64($0.bytes.count), $0.checksum] })
    for part in parts { bytes += part.bytes }
  }
}

/// An incremental checksum that detects damage and truncation. It does not protect against forgery, so the content is
/// validated too.
///
/// Words of eight bytes are spread over four sums for instruction-level parallelism. Each step is reversible, so any
/// change within one word is detected. The last word is padded with zeros; the length is part of the sum.
package struct PreparedChecksum: Hashable, Sendable {
  private var sums = SIMD4<UInt64>(
    0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x27D4_EB2F_1656_67C5)
  /// The index of the sum for the next word.
  private var index = 0
  private var length: UInt64 = 0

  package init() {}

  /// The checksum of some bytes.
  package init(of bytes: UnsafeRawBufferPointer) { add(bytes) }

  /// The checksum of the added bytes.
  package var value: UInt64 { sums[0] ^ sums[1] ^ sums[2] ^ sums[3] ^ length }

  /// Adds bytes. All calls except the last must add a multiple of eight. Linear time.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let end = bytes.count & ~7
    var offset = 0
    func word(_ offset: Int) -> UInt64 { bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
    while index != 0, offset < end {
      add(word: word(offset))
      offset += 8
    }
    var (one, two, three, four) = (sums[0], sums[1], sums[2], sums[3])
    while offset &+ 32 <= end {
      one = PreparedChecksum.step(one ^ word(offset))
      two = PreparedChecksum.step(two ^ word(offset &+ 8))
      three = PreparedChecksum.step(three ^ word(offset &+ 16))
      four = PreparedChecksum.step(four ^ word(offset &+ 24))
      offset &+= 32
    }
    sums = SIMD4(one, two, three, four)
    while offset < end {
      add(word: word(offset))
      offset += 8
    }
    if offset < bytes.count {
      var rest: UInt64 = 0
      withUnsafeMutableBytes(of: &rest) { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset...])) }
      add(word: rest)
    }
    length &+= UInt64(bytes.count)
  }

  private mutating func add(word: UInt64) {
    sums[index] = PreparedChecksum.step(sums[index] ^ word)
    index = (index + 1) & 3
  }

  // An odd factor and a right shift are both reversible.
  @inline(__always)
  private static func step(_ word: UInt64) -> UInt64 {
    let product = word &* 0x9FB2_1C65_1E98_DF25
    return product ^ product &>> 29
  }
}
