/// The checksum of gzip (CRC-32 of RFC 1952), and how many bytes it covers.
///
/// Eight bytes are taken at a time ("slicing by 8"), each through a table of its own.
package struct CRC32: Hashable, Sendable {
  private var state: UInt32 = .max
  /// How many bytes were added, modulo 2 to the 32nd, as the trailer of a gzip file counts them.
  package private(set) var length: UInt32 = 0

  /// The checksum of what was added; 0 for nothing.
  package var value: UInt32 { ~state }

  /// Of nothing yet.
  package init() {}

  /// Of some bytes.
  package init(of bytes: [UInt8]) { bytes.withUnsafeBufferPointer { add($0) } }

  /// Of the bytes of a buffer.
  package init(of bytes: UnsafeRawBufferPointer) { add(bytes.bindMemory(to: UInt8.self)) }

  /// Adds bytes. Linear time.
  package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    length &+= UInt32(truncatingIfNeeded: bytes.count)
    guard let base = bytes.baseAddress else { return }
    let raw = UnsafeRawPointer(base)
    state = Self.tables.withUnsafeBufferPointer { tables in
      guard let table = tables.baseAddress else { return state }
      var state = state
      var offset = 0
      while offset &+ 8 <= bytes.count {
        let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let low = UInt32(truncatingIfNeeded: word) ^ state
        let high = UInt32(truncatingIfNeeded: word >> 32)
        state =
          table[7 * 256 + Int(low & 0xFF)] ^ table[6 * 256 + Int(low >> 8 & 0xFF)]
          ^ table[5 * 256 + Int(low >> 16 & 0xFF)] ^ table[4 * 256 + Int(low >> 24)]
          ^ table[3 * 256 + Int(high & 0xFF)] ^ table[2 * 256 + Int(high >> 8 & 0xFF)]
          ^ table[1 * 256 + Int(high >> 16 & 0xFF)] ^ table[Int(high >> 24)]
        offset &+= 8
      }
      while offset < bytes.count {
        state = table[Int((state ^ UInt32(base[offset])) & 0xFF)] ^ (state >> 8)
        offset &+= 1
      }
      return state
    }
  }

  /// Eight tables of 256 behind each other: the n-th is the effect of a byte that n zero bytes follow.
  private static let tables: [UInt32] = {
    var tables: [UInt32] = []
    for number in 0..<256 as Range<UInt32> {
      var value = number
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
      tables.append(value)
    }
    for index in 256..<2048 {
      let before = tables[index - 256]
      tables.append(tables[Int(before & 0xFF)] ^ (before >> 8))
    }
    return tables
  }()
}
