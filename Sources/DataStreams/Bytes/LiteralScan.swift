/// Looks for places where one of a few literals may stand, many bytes at once.
///
/// A literal has ASCII letters and digits, and stands in any letter case. A byte outside ASCII and an escape that may
/// spell a letter (`\u0065`, `\x65`) are such places, too, since a text that is compared without accents may have the
/// literal there.
package struct LiteralScan: Hashable, Sendable {
  /// The maximum number of literals.
  package static let maximumLiterals = 4
  /// The minimum length of a literal, below which most lines have it.
  package static let minimumLength = 3
  private static let stride = 16

  private struct Needle: Hashable, Sendable {
    /// The literal in lower case.
    let bytes: [UInt8]
    /// The indices of its two rarest letters, which are looked for.
    let probes: (Int, Int)
    let letters: (SIMD16<UInt8>, SIMD16<UInt8>)

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      let order = bytes.indices.sorted { Self.rarity(bytes[$0]) > Self.rarity(bytes[$1]) }
      probes = (order[0], order[1])
      letters = (SIMD16(repeating: bytes[order[0]]), SIMD16(repeating: bytes[order[1]]))
    }

    /// Letters and digits, those that occur often in texts first.
    private static let frequent = Array("etaoinsrhldcum0123456789fpgwybvkxjqz".utf8)

    private static func rarity(_ byte: UInt8) -> Int { frequent.firstIndex(of: byte) ?? 0 }

    static func == (left: Needle, right: Needle) -> Bool { left.bytes == right.bytes }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

    /// Whether the literal stands at an address. `count` bytes can be read there.
    func stands(at start: UnsafePointer<UInt8>, count: Int) -> Bool {
      if count < bytes.count { return false }
      for index in bytes.indices {
        let byte = start[index]
        if bytes[index] != (byte &- 0x41 < 26 ? byte | 0x20 : byte) { return false }
      }
      return true
    }
  }

  private let needles: [Needle]
  private let longest: Int

  /// A scan for literals; nil if there are none or too many, or if one is too short or has other bytes.
  package init?(_ literals: [[UInt8]]) {
    guard (1...Self.maximumLiterals).contains(literals.count),
      literals.allSatisfy({ literal in
        literal.count >= Self.minimumLength && literal.allSatisfy { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 }
      })
    else { return nil }
    needles = literals.map { Needle($0) }
    longest = literals.map { $0.count }.max() ?? 0
  }

  /// The index of the first such place from `start` on; nil if there is none. Linear.
  package func firstIndex(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    needles.withUnsafeBufferPointer { firstIndex(of: $0, in: bytes, from: start) }
  }

  private func firstIndex(
    of needles: UnsafeBufferPointer<Needle>, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let raw = UnsafeRawPointer(base)
    let blank = SIMD16<UInt8>(repeating: 0x20)
    let top = SIMD16<UInt8>(repeating: 0x80)
    let backslash = SIMD16<UInt8>(repeating: 0x5C)
    var index = start
    while index &+ Self.stride &+ longest <= bytes.count {
      let block = raw.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
      var found = (block .== backslash) .| (block .>= top)
      for needle in needles {
        let first = raw.loadUnaligned(fromByteOffset: index &+ needle.probes.0, as: SIMD16<UInt8>.self) | blank
        let second = raw.loadUnaligned(fromByteOffset: index &+ needle.probes.1, as: SIMD16<UInt8>.self) | blank
        found .|= (first .== needle.letters.0) .& (second .== needle.letters.1)
      }
      let bits = unsafeBitCast(found, to: SIMD2<UInt64>.self)
      if bits[0] | bits[1] != 0, let place = place(in: base, bytes.count, from: index, to: index &+ Self.stride) {
        return place
      }
      index &+= Self.stride
    }
    return place(in: base, bytes.count, from: index, to: bytes.count)
  }

  private func place(in base: UnsafePointer<UInt8>, _ count: Int, from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end {
      let byte = base[index]
      if byte >= 0x80 { return index }
      if byte == 0x5C, index &+ 1 < count, base[index &+ 1] | 0x20 == 0x75 || base[index &+ 1] | 0x20 == 0x78 {
        return index
      }
      for needle in needles where needle.stands(at: base + index, count: count &- index) { return index }
      index &+= 1
    }
    return nil
  }
}
