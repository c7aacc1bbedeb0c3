import _FilterTestSupport

@testable import DataStreams

/// Writes deflate streams symbol by symbol, including ones that no compressor writes.
struct DeflateWriter {
  private(set) var bytes: [UInt8] = []
  private var used = 8
  /// The decompressed text.
  private(set) var text: [UInt8] = []

  /// Writes bits of a number, the lowest first.
  mutating func put(_ value: Int, _ count: Int) {
    for bit in 0..<count {
      if used == 8 {
        bytes.append(0)
        used = 0
      }
      bytes[bytes.count - 1] |= UInt8(value >> bit & 1) << UInt8(used)
      used += 1
    }
  }

  /// Begins at a whole byte.
  mutating func align() { used = 8 }

  /// Writes the code of a symbol, the highest bit first. A symbol without a code writes nothing.
  mutating func put(_ symbol: Int, of lengths: [UInt8]) {
    let length = Int(lengths[symbol])
    let code = Self.codes(lengths)[symbol]
    for bit in stride(from: length - 1, through: 0, by: -1) { put(code >> bit & 1, 1) }
  }

  /// Writes a stored block.
  mutating func stored(_ part: [UInt8], isLast: Bool) {
    put(isLast ? 1 : 0, 1)
    put(0, 2)
    align()
    put(part.count, 16)
    put(~part.count & 0xFFFF, 16)
    bytes += part
    text += part
  }

  /// Writes the start of a block with dynamic codes, their lengths uncompressed.
  mutating func beginBlock(_ literals: [UInt8], _ distances: [UInt8], isLast: Bool) {
    put(isLast ? 1 : 0, 1)
    put(2, 2)
    put(literals.count - 257, 5)
    put(distances.count - 1, 5)
    put(15, 4)
    let lengths = [UInt8](repeating: 4, count: 13) + [UInt8](repeating: 5, count: 6)
    for symbol in DeflateCodes.order { put(Int(lengths[symbol]), 3) }
    for length in literals + distances { put(Int(length), of: lengths) }
  }

  /// A byte of a block.
  mutating func literal(_ byte: UInt8, of literals: [UInt8]) {
    put(Int(byte), of: literals)
    text.append(byte)
  }

  /// A match of a block: by the symbols of its length and distance and their extra bits. The text grows if it can.
  mutating func match(_ length: (Int, Int), _ distance: (Int, Int), _ literals: [UInt8], _ distances: [UInt8]) {
    let (lengthCode, distanceCode) = (DeflateCodes.literals[length.0], DeflateCodes.distances[distance.0])
    put(length.0, of: literals)
    put(length.1, Int(lengthCode & 0xFF))
    put(distance.0, of: distances)
    put(distance.1, Int(distanceCode & 0xFF))
    let back = Int(distanceCode >> 16) + distance.1
    guard back <= text.count else { return }
    for _ in 0..<Int(lengthCode >> 16 & 0x7FFF) + length.1 { text.append(text[text.count - back]) }
  }

  /// The stream as a gzip file.
  var file: [UInt8] { file(claiming: text) }

  /// The stream as a gzip file whose trailer fits another text.
  func file(claiming text: [UInt8]) -> [UInt8] {
    func number(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> UInt32(8 * $0) & 0xFF) } }
    return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + bytes + number(CRC32(of: text).value) + number(UInt32(text.count))
  }

  private static func codes(_ lengths: [UInt8]) -> [Int] {
    var codes = [Int](repeating: 0, count: lengths.count)
    var code = 0
    for length in 1...15 as ClosedRange<UInt8> {
      for symbol in lengths.indices where lengths[symbol] == length {
        codes[symbol] = code
        code += 1
      }
      code <<= 1
    }
    return codes
  }
}

/// The lengths of a complete code of `count` symbols, from a randomly split tree; some trees are deep.
func randomCode(_ count: Int, _ generator: inout SeededGenerator) -> [UInt8] {
  var lengths: [UInt8] = [1, 1]
  let isDeep = generator.chance(50)
  while lengths.count < count {
    let place = isDeep && generator.chance(40) ? lengths.count - 1 : generator.below(lengths.count)
    if lengths[place] < 15 {
      lengths[place] += 1
      lengths.append(lengths[place])
    }
  }
  return lengths.shuffled(using: &generator)
}
