/// The checksum of gzip (CRC-32 of RFC 1952) and the number of bytes it covers.
///
/// Takes eight bytes at a time, each with a table of its own ("slicing by 8").
package struct CRC32: Hashable, Sendable {
  private var state: UInt32 = .max
  /// The number of bytes modulo 2³², as in the trailer of a gzip file.
  package private(set) var length: UInt32 = 0

  /// The checksum of the bytes so far; 0 for none.
  package var value: UInt32 { ~state }

  /// The checksum of no bytes.
  package init() {}

  package init(of bytes: [UInt8]) { bytes.withUnsafeBufferPointer { add($0) } }

  package init(of bytes: UnsafeRawBufferPointer) { add(bytes.bindMemory(to: UInt8.self)) }

  /// Adds bytes, in linear time.
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

  /// Eight consecutive tables of 256 entries: table n has the effect of a byte that n zero bytes follow.
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
