/// Unpacks what deflate packed (RFC 1951), a piece at a time.
///
/// Written out here since the system's zlib needs headers that a bare machine lacks. It answers for any bytes: what is damaged
/// throws, nothing traps, and memory stays at the window of 32 KB and a piece.
struct Inflater {
  /// The bytes cannot be unpacked.
  struct Damaged: Error {}

  private var bits: BitReader
  private var window: [UInt8] = []
  private let emit: ([UInt8]) throws -> Void
  private static let piece = 1 << 18

  /// Reads from `next`, which answers nil at the end, and hands unpacked pieces to `emit`.
  init(_ next: @escaping () throws -> UInt8?, emit: @escaping ([UInt8]) throws -> Void) {
    bits = BitReader(next: next)
    self.emit = emit
    window.reserveCapacity(Self.piece + 1 << 16)
  }

  /// Unpacks one stream to its end.
  mutating func run() throws {
    var isLast = false
    while !isLast {
      isLast = try bits.take(1) == 1
      switch try bits.take(2) {
      case 0: try stored()
      case 1: try compressed(HuffmanCode.fixedLiterals, HuffmanCode.fixedDistances)
      case 2:
        let (literals, distances) = try codes()
        try compressed(literals, distances)
      default: throw Damaged()
      }
    }
    if window.count > flushed { try emit(Array(window[flushed...])) }
    bits.align()
  }

  /// The bytes behind the stream, read whole.
  mutating func trailingByte() throws -> UInt8 { UInt8(try bits.take(8)) }

  /// How many bytes of the window have been handed on.
  private var flushed = 0

  private mutating func put(_ byte: UInt8) throws {
    window.append(byte)
    if window.count >= Self.piece + 1 << 15 { try flush() }
  }

  /// Hands on what is there and keeps the last 32 KB, which later bytes may refer to.
  private mutating func flush() throws {
    try emit(Array(window[flushed...]))
    window.removeFirst(window.count - 1 << 15)
    flushed = window.count
  }

  private mutating func stored() throws {
    bits.align()
    let length = try bits.take(16)
    guard try bits.take(16) == ~length & 0xFFFF else { throw Damaged() }
    for _ in 0..<length { try put(UInt8(try bits.take(8))) }
  }

  private mutating func compressed(_ literals: HuffmanCode, _ distances: HuffmanCode) throws {
    while true {
      let symbol = try literals.decode(&bits)
      if symbol < 256 {
        try put(UInt8(symbol))
      } else if symbol == 256 {
        return
      } else {
        guard symbol < 286 else { throw Damaged() }
        let length = Int(Self.lengths[symbol - 257]) + (try bits.take(Int(Self.lengthBits[symbol - 257])))
        let code = try distances.decode(&bits)
        guard code < 30 else { throw Damaged() }
        let distance = Int(Self.distances[code]) + (try bits.take(Int(Self.distanceBits[code])))
        guard distance <= window.count else { throw Damaged() }
        for _ in 0..<length { window.append(window[window.count - distance]) }
        if window.count >= Self.piece + 1 << 15 { try flush() }
      }
    }
  }

  /// The codes that a block brings along, themselves packed.
  private mutating func codes() throws -> (HuffmanCode, HuffmanCode) {
    let literalCount = try bits.take(5) + 257
    let distanceCount = try bits.take(5) + 1
    let orderCount = try bits.take(4) + 4
    var orderLengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<orderCount { orderLengths[Self.order[index]] = UInt8(try bits.take(3)) }
    let order = try HuffmanCode(orderLengths)
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try order.decode(&bits)
      switch symbol {
      case ..<16: lengths.append(UInt8(symbol))
      case 16:
        guard let last = lengths.last else { throw Damaged() }
        lengths += [UInt8](repeating: last, count: 3 + (try bits.take(2)))
      case 17: lengths += [UInt8](repeating: 0, count: 3 + (try bits.take(3)))
      default: lengths += [UInt8](repeating: 0, count: 11 + (try bits.take(7)))
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw Damaged() }
    return (try HuffmanCode(Array(lengths[..<literalCount])), try HuffmanCode(Array(lengths[literalCount...])))
  }

  // The tables of RFC 1951, 3.2.5 and 3.2.7.
  private static let lengths: [UInt16] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthBits: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distances: [UInt16] = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193,
    12289, 16385, 24577,
  ]
  private static let distanceBits: [UInt8] = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}

/// Reads bits, the lowest of each byte first.
struct BitReader {
  private let next: () throws -> UInt8?
  private var buffer: UInt64 = 0
  private var count = 0

  init(next: @escaping () throws -> UInt8?) { self.next = next }

  /// The next bits as a number; at most 16.
  mutating func take(_ wanted: Int) throws -> Int {
    if wanted == 0 { return 0 }
    try fill(wanted)
    guard count >= wanted else { throw Inflater.Damaged() }
    let value = buffer & (1 << UInt64(wanted) - 1)
    drop(wanted)
    return Int(value)
  }

  /// The next bits without taking them; zeros behind the end.
  mutating func peek(_ wanted: Int) throws -> Int {
    try fill(wanted)
    return Int(buffer & (1 << UInt64(wanted) - 1))
  }

  /// Takes bits that were looked at.
  mutating func skip(_ taken: Int) throws {
    guard count >= taken else { throw Inflater.Damaged() }
    drop(taken)
  }

  /// Drops the rest of a byte.
  mutating func align() { drop(count & 7) }

  private mutating func drop(_ bits: Int) {
    buffer >>= UInt64(bits)
    count -= bits
  }

  private mutating func fill(_ wanted: Int) throws {
    while count < wanted, let byte = try next() {
      buffer |= UInt64(byte) << UInt64(count)
      count += 8
    }
  }
}
