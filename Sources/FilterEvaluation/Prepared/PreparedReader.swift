/// Why a prepared form cannot be read.
public enum PreparedFormError: Error, Hashable, Sendable {
  /// It is something else, or of another version.
  case notPrepared
  /// It was made for other fields than the list has.
  case otherFields
  /// It is damaged.
  case damaged
}

/// Reads what ``PreparedWriter`` wrote. Never reads beyond the bytes.
package struct PreparedReader {
  private let bytes: UnsafeRawBufferPointer
  private var offset: Int

  /// Begins at a byte.
  package init(_ bytes: UnsafeRawBufferPointer, from offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Whether everything was read.
  package var isAtEnd: Bool { offset == bytes.count }

  /// A whole number.
  package mutating func number() throws(PreparedFormError) -> Int {
    let array: [Int64] = try array()
    guard array.count == 1 else { throw .damaged }
    return Int(array[0])
  }

  /// A text.
  package mutating func text() throws(PreparedFormError) -> String {
    let array: [UInt8] = try array()
    return String(decoding: array, as: UTF8.self)
  }

  /// Texts.
  package mutating func texts() throws(PreparedFormError) -> [String] {
    let ends: [UInt32] = try array()
    let all: [UInt8] = try array()
    var texts: [String] = []
    texts.reserveCapacity(ends.count)
    var start = 0
    for end in ends {
      guard Int(end) >= start, Int(end) <= all.count else { throw .damaged }
      texts.append(String(decoding: all[start..<Int(end)], as: UTF8.self))
      start = Int(end)
    }
    return texts
  }

  /// An array of numbers.
  package mutating func array<Number: FixedWidthInteger & BitwiseCopyable>() throws(PreparedFormError) -> [Number] {
    guard offset + 8 <= bytes.count else { throw .damaged }
    let count = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    offset += 8
    let width = MemoryLayout<Number>.size
    guard count <= UInt64((bytes.count - offset) / width) else { throw .damaged }
    let length = Int(count) * width
    let source = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length])
    let array = [Number](unsafeUninitializedCapacity: Int(count)) { buffer, initialized in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(from: source)
      initialized = Int(count)
    }
    offset += (length + 7) / 8 * 8
    guard offset <= bytes.count else { throw .damaged }
    return array
  }
}

extension PreparedReader {
  /// A checksum of bytes, eight at a time: what finds a file that was cut off or damaged. Not meant against forgery.
  package static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var (one, two): (UInt64, UInt64) = (0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F)
    var offset = 0
    while offset + 16 <= bytes.count {
      one = (one ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x9FB2_1C65_1E98_DF25
      two = (two ^ bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)) &* 0xD6E8_FEB8_6659_FD93
      one ^= one >> 32
      two ^= two >> 29
      offset += 16
    }
    while offset < bytes.count {
      one = (one ^ UInt64(bytes[offset])) &* 0x100_0000_01B3
      offset += 1
    }
    return one ^ two ^ UInt64(bytes.count)
  }
}
