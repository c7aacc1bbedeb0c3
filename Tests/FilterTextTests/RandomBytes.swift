import FilterTestSupport

/// Bytes of a text that is hard to count: line endings of every kind, scalars of every length, combining marks, and damage.
func randomBytes(_ generator: inout SeededGenerator, pieces: Int) -> [UInt8] {
  let texts = [
    "a", "b", " ", "\t", "#", "\n", "\r", "\r\n", "\n\r", "é", "稲", "🐉", "e\u{301}", "\u{301}", "\u{2028}", "\u{85}",
    "\u{FFFD}", "\u{FEFF}", "👩‍👩‍👧", "“",
  ]
  let damage: [[UInt8]] = [
    [0x80], [0xFF], [0xC3], [0xE2, 0x80], [0xF0, 0x9F, 0x90], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF5, 0x80],
    [0xE0, 0x9F],
  ]
  return (0..<generator.below(pieces)).flatMap { _ in
    generator.chance(15) ? generator.pick(damage) ?? [] : Array((generator.pick(texts) ?? "").utf8)
  }
}

/// Bytes as hexadecimal numbers and as the text they are read as.
func shown(_ bytes: [UInt8]) -> String {
  let hex = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
  return "\(hex) = \(String(decoding: bytes, as: UTF8.self).debugDescription)"
}

/// The lines of a text, found by Swift instead of by hand: with each byte taken for the scalar of the same number, the
/// grapheme rules make one character of CR LF and leave everything else alone.
func slowLines(of bytes: [UInt8]) -> [(start: Int, contentEnd: Int, end: Int)] {
  var lines: [(start: Int, contentEnd: Int, end: Int)] = []
  var text = ""
  for byte in bytes { text.unicodeScalars.append(Unicode.Scalar(byte)) }
  var start = 0
  var offset = 0
  for character in text {
    let next = offset + character.unicodeScalars.count
    if character == "\n" || character == "\r" || character == "\r\n" {
      lines.append((start, offset, next))
      start = next
    }
    offset = next
  }
  return lines + [(start, offset, offset)]
}
