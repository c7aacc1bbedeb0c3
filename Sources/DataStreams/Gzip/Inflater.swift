/// Decompresses deflate streams (RFC 1951) piece by piece.
///
/// The system's zlib is not used, since its headers are often not installed. Damaged input throws and never traps.
/// Memory is limited to the window of 32 KB, a piece and the tables.
package final class Inflater {
  private enum Step {
    case header
    case stored(rest: Int)
    case coded
    case done
  }

  package let source: ByteSource
  private var step = Step.header
  private var isLastBlock = false

  // The lowest `bitCount` bits of `bits` are the next bits of the stream. The bits above them are zero outside
  // `decodeFast`.
  package var bits: UInt64 = 0
  package var bitCount = 0

  /// The decompressed bytes: the last 32 KB returned, a piece, and room for the overshoot of `decodeFast`.
  package let window: UnsafeMutablePointer<UInt8>
  /// The index of the next byte in the window.
  package var position = 0
  /// The first index of the window that belongs to this stream. Matches must not begin before it.
  package var floor = 0
  /// No symbol is decoded at or after this index.
  package let limit = history + piece
  private static let history = 1 << 15
  private static let piece = 1 << 17
  /// The longest match, three literals before it, and the overshoot of a copy.
  private static let slack = 258 + 3 + 16

  package let literals = DecodingTable(width: 11, symbols: 288)
  package let distances = DecodingTable(width: 8, symbols: 32)
  private let codeLengths = DecodingTable(width: 7, symbols: 19)
  private var hasFixedCodes = false

  package init(_ source: ByteSource) {
    self.source = source
    self.window = .allocate(capacity: limit + Self.slack)
    window.initialize(repeating: 0, count: limit + Self.slack)
  }

  deinit { window.deallocate() }

  /// Begins another stream at the current offset of the source.
  package func restart() {
    step = .header
    floor = position
    bits = 0
    bitCount = 0
  }

  /// The next piece of the stream, valid until the next call; nil after the last one.
  package func next() throws(PackedFileError) -> UnsafeBufferPointer<UInt8>? {
    if case .done = step { return nil }
    slide()
    let start = position
    while position < limit {
      switch step {
      case .header: try readHeader()
      case .stored(let rest): try copyStored(rest)
      case .coded:
        if try decode() { step = isLastBlock ? .done : .header }
      case .done:
        unreadLookahead()
        return UnsafeBufferPointer(start: window + start, count: position - start)
      }
    }
    if case .done = step { unreadLookahead() }
    return UnsafeBufferPointer(start: window + start, count: position - start)
  }

  /// Keeps the last 32 KB, which matches may refer to, and makes room for a piece.
  private func slide() {
    let dropped = position - Self.history
    guard dropped > 0 else { return }
    UnsafeMutableRawPointer(window).copyMemory(from: window + dropped, byteCount: Self.history)
    position -= dropped
    floor = max(0, floor - dropped)
  }

  /// Takes the next `count` bits, at most 16, as a number.
  private func take(_ count: Int) throws(PackedFileError) -> Int {
    try fill(count)
    guard bitCount >= count else { throw source.damage() }
    let value = bits & (1 << UInt64(count) - 1)
    drop(count)
    return Int(value)
  }

  package func drop(_ count: Int) {
    bits >>= UInt64(count)
    bitCount -= count
  }

  /// Reads bytes until there are `count` bits (at most 56) or the file ends.
  package func fill(_ count: Int) throws(PackedFileError) {
    while bitCount < count, let byte = try source.next() {
      bits |= UInt64(byte) << UInt64(bitCount)
      bitCount += 8
    }
  }

  /// Drops the rest of a byte and returns whole bytes to the source.
  private func unreadLookahead() {
    source.position -= bitCount >> 3
    bits = 0
    bitCount = 0
  }

  private func readHeader() throws(PackedFileError) {
    isLastBlock = try take(1) == 1
    switch try take(2) {
    case 0:
      unreadLookahead()
      let length = try take(16)
      guard try take(16) == ~length & 0xFFFF else { throw source.damage() }
      step = length == 0 ? (isLastBlock ? .done : .header) : .stored(rest: length)
    case 1:
      if !hasFixedCodes {
        _ = literals.fill(DeflateCodes.fixedLiterals[...], meanings: DeflateCodes.literals)
        _ = distances.fill(DeflateCodes.fixedDistances[...], meanings: DeflateCodes.distances)
        hasFixedCodes = true
      }
      step = .coded
    case 2:
      hasFixedCodes = false
      try readCodes()
      step = .coded
    default: throw source.damage()
    }
  }

  private func copyStored(_ rest: Int) throws(PackedFileError) {
    guard try source.provide(1) else { throw source.damage() }
    let count = min(rest, source.available, limit - position)
    UnsafeMutableRawPointer(window + position).copyMemory(from: source.bytes + source.position, byteCount: count)
    position += count
    source.position += count
    step = rest > count ? .stored(rest: rest - count) : isLastBlock ? .done : .header
  }

  /// Reads the codes of a block with dynamic codes.
  private func readCodes() throws(PackedFileError) {
    let literalCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let orderCount = try take(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else { throw source.damage() }
    var lengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<orderCount { lengths[DeflateCodes.order[index]] = UInt8(try take(3)) }
    guard codeLengths.fill(lengths[...], meanings: DeflateCodes.codeLengths) else { throw source.damage() }
    lengths.removeAll(keepingCapacity: true)
    while lengths.count < literalCount + distanceCount {
      try fill(7)
      let entry = codeLengths.entries[Int(bits & 127)]
      let used = Int(entry & 0xFF)
      guard entry & DecodingTable.special == 0, used <= bitCount else { throw source.damage() }
      drop(used)
      let symbol = entry >> 16
      switch symbol {
      case ..<16: lengths.append(UInt8(symbol))
      case 16:
        guard let last = lengths.last else { throw source.damage() }
        lengths += repeatElement(last, count: 3 + (try take(2)))
      case 17: lengths += repeatElement(0, count: 3 + (try take(3)))
      default: lengths += repeatElement(0, count: 11 + (try take(7)))
      }
    }
    guard lengths.count == literalCount + distanceCount, lengths[256] > 0,
      literals.fill(lengths[..<literalCount], meanings: DeflateCodes.literals),
      distances.fill(lengths[literalCount...], meanings: DeflateCodes.distances)
    else { throw source.damage() }
  }
}
