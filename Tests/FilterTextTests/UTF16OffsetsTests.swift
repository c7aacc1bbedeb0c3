import Testing
import _FilterTestSupport

@testable import FilterText

/// Offsets in bytes and in units of UTF-16.
@Suite struct UTF16OffsetsTests {
  @Test func agreesWithString() {
    let rows: [String] = ["", "a", "t:elf", "é", "aé🐉b", "🐉🐉", "e\u{301}", "\u{FEFF}x"]
    for text in rows {
      let offsets = UTF16Offsets(SourceText(text))
      var (bytes, units) = (0, 0)
      for scalar in text.unicodeScalars {
        for inside in 0..<String(scalar).utf8.count { #expect(offsets.utf16(bytes + inside) == units, "\(text)") }
        for inside in 0..<String(scalar).utf16.count { #expect(offsets.utf8(units + inside) == bytes, "\(text)") }
        bytes += String(scalar).utf8.count
        units += String(scalar).utf16.count
      }
      #expect(offsets.utf16(bytes) == units, "\(text)")
      #expect(offsets.utf8(units) == bytes, "\(text)")
    }
  }

  @Test func clampsToTheText() {
    let offsets = UTF16Offsets(SourceText("é🐉"))
    #expect([-1, 0, 6, 7, 99].map { offsets.utf16($0) } == [0, 0, 3, 3, 3])
    #expect([-1, 0, 3, 4, Int.max].map { offsets.utf8($0) } == [0, 0, 6, 6, 6])
  }

  /// Each invalid byte, as each maximal part of a character, is one U+FFFD.
  @Test func invalidBytesAreReplaced() {
    let bytes: [UInt8] = [0x61, 0xFF, 0xE2, 0x82, 0x62]
    let offsets = UTF16Offsets(SourceText(bytes: bytes))
    #expect((0...5).map { offsets.utf16($0) } == [0, 1, 2, 2, 3, 4])
    #expect(String(decoding: bytes, as: UTF8.self).utf16.count == 4)
  }

  @Test func randomTextsAgree() {
    let failure = checkProperty(
      "UTF-16 offsets", cases: PropertyCases.count(long: 1_000), seed: PropertyCases.seed(default: 20),
      generate: { RandomText.bytes(length: 40, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { "\($0.bytes)" },
      law: { source in
        let offsets = UTF16Offsets(source)
        let end = offsets.utf16(source.length)
        if end != source.description.utf16.count { return "\(end) units" }
        return (0...end).first { offsets.utf16(offsets.utf8($0)) > $0 }.map { "unit \($0) is after its byte" }
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
