package import FilterTestSupport

/// Fewer than `pieces` random pieces of text: line endings, scalars of every length, combining marks, invalid UTF-8.
package func randomBytes(_ generator: inout SeededGenerator, pieces: Int) -> [UInt8] {
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

/// Bytes in hexadecimal and as text, for failure messages.
package func shown(_ bytes: [UInt8]) -> String {
  let hex = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
  return "\(hex) = \(String(decoding: bytes, as: UTF8.self).debugDescription)"
}
