import FilterText
import Testing
import _FilterTestSupport

@Suite struct ScalarAtOffsetTests {
  @Test func readsOneScalar() {
    let table: [(bytes: [UInt8], length: Int, isWellFormed: Bool, utf16Length: Int)] = [
      ([0x61, 0x62], 1, true, 1),
      ([0xC3, 0xA9, 0x62], 2, true, 1),
      ([0xE2, 0x80, 0x9C], 3, true, 1),
      ([0xF0, 0x9F, 0x90, 0x89], 4, true, 2),
      ([0x80, 0x80], 1, false, 1),
      ([0xC3, 0x61], 1, false, 1),
      ([0xE2, 0x80], 2, false, 1),
      ([0xE2, 0x80, 0x61], 2, false, 1),
      ([0xF0, 0x9F, 0x90], 3, false, 1),
      ([0xF0, 0x9F, 0xC3, 0xA9], 2, false, 1),
      // Overlong forms, surrogates and scalars above U+10FFFF are invalid: the lead byte is decoded alone.
      ([0xC0, 0x80], 1, false, 1),
      ([0xE0, 0x9F, 0xBF], 1, false, 1),
      ([0xE0, 0xA0, 0x80], 3, true, 1),
      ([0xED, 0x9F, 0xBF], 3, true, 1),
      ([0xED, 0xA0, 0x80], 1, false, 1),
      ([0xF0, 0x8F, 0xBF, 0xBF], 1, false, 1),
      ([0xF4, 0x8F, 0xBF, 0xBF], 4, true, 2),
      ([0xF4, 0x90, 0x80, 0x80], 1, false, 1),
      ([0xF5, 0x80], 1, false, 1),
      ([0xFF], 1, false, 1),
    ]
    for row in table {
      let scalar = ScalarAtOffset(in: row.bytes, at: 0)
      #expect(scalar.length == row.length, "\(shown(row.bytes))")
      #expect(scalar.isWellFormed == row.isWellFormed, "\(shown(row.bytes))")
      #expect(scalar.utf16Length == row.utf16Length, "\(shown(row.bytes))")
      #expect(ScalarAtOffset(in: [0x61] + row.bytes, at: 1).length == row.length, "\(shown(row.bytes))")
    }
  }

  @Test func agreesWithStringOnAnyBytes() {
    let failure = checkProperty(
      "scalars read one by one are those of String(decoding:as:)", cases: PropertyCases.count(long: 10_000),
      seed: PropertyCases.seed(default: 21),
      generate: { generator in
        if generator.chance(50) { return randomBytes(&generator, pieces: 8) }
        // Lead and continuation bytes at the limits of validity, which are rare in random bytes.
        let borders: [UInt8] = [
          0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF,
          0xF0,
          0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
        ]
        return (0..<generator.below(9)).compactMap { _ in generator.pick(borders) }
      },
      shrink: shorterArrays, describe: shown,
      law: { bytes in
        var scalars: [Unicode.Scalar] = []
        var offset = 0
        while offset < bytes.count {
          let scalar = ScalarAtOffset(in: bytes, at: offset)
          if scalar.length < 1 || offset + scalar.length > bytes.count { return "length \(scalar.length) at \(offset)" }
          let text = String(decoding: bytes[offset..<offset + scalar.length], as: UTF8.self)
          guard text.unicodeScalars.count == 1, let only = text.unicodeScalars.first else {
            return "not one at \(offset)"
          }
          if text.utf16.count != scalar.utf16Length { return "UTF-16 length \(scalar.utf16Length) at \(offset)" }
          if (Array(text.utf8) == Array(bytes[offset..<offset + scalar.length])) != scalar.isWellFormed {
            return "well-formed: \(scalar.isWellFormed) at \(offset)"
          }
          scalars.append(only)
          offset += scalar.length
        }
        return scalars == Array(String(decoding: bytes, as: UTF8.self).unicodeScalars) ? nil : "\(scalars)"
      })
    #expect(failure == nil)
  }
}
