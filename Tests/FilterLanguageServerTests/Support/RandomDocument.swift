import FilterTestSupport
import FilterText

/// Makes documents that are hard on completion: every kind of line and line ending, queries over several lines, characters of
/// several bytes, and damage.
enum RandomDocument {
  private static let pieces = [
    "t:", "t:el", "elf", "f:mod", "f:", "-c:g", "pow>", "pow>=3", "dark rit", "o:\"dra", "o:\"draw a card\"", "(", ")",
    "or",
    "or ", "!\"Lig", "!", "is:fe", "order:", "o:/^ta", "é", "🎉", "\"", "-", "mv", ",", "r:my", "name:'a",
  ]
  private static let beginnings = ["", "", "", "  ", " ", "\t", "# ", "#", "   ", ""]
  private static let endings = ["\n", "\n", "\r\n", "\r\n", "\r"]
  private static let damage: [[UInt8]] = [[0x80], [0xFF], [0xC3], [0xE2, 0x80], [0xF0, 0x9F, 0x8E]]

  /// The bytes of a document of up to `lines` lines.
  static func bytes(lines: Int, using random: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<(1 + random.below(lines)) {
      bytes += (random.pick(beginnings) ?? "").utf8
      for _ in 0..<random.below(4) {
        bytes += (random.pick(pieces) ?? "").utf8
        if random.chance(60) { bytes.append(UInt8(ascii: " ")) }
        if random.chance(6) { bytes += random.pick(damage) ?? [] }
      }
      if random.chance(85) { bytes += (random.pick(endings) ?? "").utf8 }
    }
    return bytes
  }
}
