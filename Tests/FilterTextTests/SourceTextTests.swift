import FilterText
import Testing

@Suite struct SourceTextTests {
  @Test func aTextIsItsBytes() {
    let source: SourceText = "t:é"
    #expect(source.bytes == [0x74, 0x3A, 0xC3, 0xA9])
    #expect(source.length == 4)
    #expect(source.range == SourceRange(start: 0, end: 4))
    #expect(source.description == "t:é")
    #expect(!source.isEmpty)
    #expect(SourceText("").isEmpty)
    #expect(SourceText("").range == SourceRange(at: 0))
    #expect(source == SourceText(bytes: [0x74, 0x3A, 0xC3, 0xA9]))
  }

  @Test func equalityIsThatOfBytes() {
    // The two spellings of é are equal strings, and different texts.
    #expect("e\u{301}" == "\u{E9}")
    #expect(SourceText("e\u{301}") != SourceText("\u{E9}"))
  }

  @Test func subscriptsAreClamped() {
    let source: SourceText = "t:elf"
    #expect(source[SourceRange(start: 2, end: 5)] == "elf")
    #expect(source[SourceRange(start: 2, end: 99)] == "elf")
    #expect(source[SourceRange(start: -9, end: 1)] == "t")
    #expect(source[SourceRange(start: 9, end: 12)] == "")
    #expect(source[SourceRange(at: 3)] == "")
  }

  @Test func damagedBytesAreKeptAndReadAsReplacements() {
    let source = SourceText(bytes: [0x61, 0xFF, 0x62, 0xE2, 0x80])
    #expect(source.bytes == [0x61, 0xFF, 0x62, 0xE2, 0x80])
    #expect(source.description == "a\u{FFFD}b\u{FFFD}")
    #expect(source[SourceRange(start: 1, end: 3)] == "\u{FFFD}b")
    #expect(SourceText("é🐉")[SourceRange(start: 1, end: 2)] == "\u{FFFD}")
  }

  @Test func validityIsThatOfUTF8() {
    let valid: [[UInt8]] = [[], [0x00], [0x7F], [0xC2, 0x80], [0xEF, 0xBF, 0xBD], [0xF4, 0x8F, 0xBF, 0xBF]]
    let invalid: [[UInt8]] = [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xE0, 0x9F, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFF], [0x61, 0xE2, 0x80], [0xE2, 0x80, 0x61],
    ]
    for bytes in valid { #expect(SourceText(bytes: bytes).isValidUTF8, "\(bytes)") }
    for bytes in invalid { #expect(!SourceText(bytes: bytes).isValidUTF8, "\(bytes)") }
  }
}
