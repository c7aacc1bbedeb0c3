/// Looks for line feeds, many bytes at once.
package enum LineFeed {
  /// The number of bytes that are looked at before a decision.
  private static let stride = 64

  /// The index of the first line feed from `start` on; nil if there is none.
  package static func firstIndex(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let feeds = SIMD16<UInt8>(repeating: 0x0A)
    let raw = UnsafeRawPointer(base)
    var index = start
    while index &+ stride <= bytes.count {
      let first = raw.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self) .== feeds
      let second = raw.loadUnaligned(fromByteOffset: index &+ 16, as: SIMD16<UInt8>.self) .== feeds
      let third = raw.loadUnaligned(fromByteOffset: index &+ 32, as: SIMD16<UInt8>.self) .== feeds
      let fourth = raw.loadUnaligned(fromByteOffset: index &+ 48, as: SIMD16<UInt8>.self) .== feeds
      let found = unsafeBitCast((first .| second) .| (third .| fourth), to: SIMD2<UInt64>.self)
      if found[0] | found[1] != 0 { break }
      index &+= stride
    }
    while index < bytes.count {
      if base[index] == 0x0A { return index }
      index &+= 1
    }
    return nil
  }
}
