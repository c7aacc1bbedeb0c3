import Testing

@testable import TerminalUI

/// The widths at both ends of each range of characters.
@Suite struct CharacterWidthBoundaryTests {
  private static let widths: [(scalars: [UInt32], width: Int)] = [
    (
      [
        0x20, 0x7E, 0xA0, 0xAD, 0x2FF, 0x370, 0x600, 0x605, 0x606, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x61C, 0x1200,
        0x200E,
        0x200F, 0x2028, 0x202E, 0x2066, 0x2069, 0x2319, 0x231C, 0x232B, 0x2E7F, 0x303F, 0xA4D0, 0xA95F, 0xA97D,
        0xD7B0 - 1,
        0xFB00, 0xFE1A, 0xFE70, 0xFF61, 0xFFE7, 0x110BD, 0x110CD, 0x1F1E6, 0x1F1FF, 0x1F266, 0x1FFFF,
      ], 1
    ),
    (
      [
        0x1100, 0x115F, 0x231A, 0x231B, 0x2329, 0x232A, 0x2E80, 0x303E, 0x302E, 0x309B, 0x3041, 0xA4CF, 0xA960, 0xA97C,
        0xAC00, 0xD7A3, 0xF900, 0xFAFF, 0xFE10, 0xFE19, 0xFE30, 0xFE6F, 0xFF01, 0xFF60, 0xFFE0, 0xFFE6, 0x16FE0,
        0x18DFF,
        0x1AFF0, 0x1B2FF, 0x1F200, 0x1F265, 0x1F300, 0x20000, 0x3FFFD,
      ], 2
    ),
    (
      [
        0x300, 0x36F, 0x1160, 0x11FF, 0x302A, 0x302D, 0x3099, 0x309A, 0xD7B0, 0xD7FB, 0x200B, 0x200C, 0x2060, 0x206A,
        0xFE00,
        0xFEFF,
      ], 0
    ),
  ]

  @Test func scalars() {
    for (scalars, width) in Self.widths {
      for value in scalars {
        guard let scalar = UnicodeScalar(value) else { continue }
        #expect(CharacterWidth.of(scalar) == width, "\(String(value, radix: 16))")
      }
    }
  }

  @Test func signsOfControlCharacters() {
    for value in UInt32(0)...0x1F {
      #expect(CharacterWidth.visible(UnicodeScalar(value)!).value == 0x2400 + value)
    }
    #expect(CharacterWidth.visible("\u{7F}").unicodeScalars.first?.value == 0x2421)
    #expect(CharacterWidth.visible(" ~\u{A0}") == " ~\u{A0}")
  }

  @Test func linesOfATerminal() {
    func visible(_ text: String) -> String { CharacterWidth.visibleLines(Array(text.utf8)) }
    #expect(visible("a\tb\r\nc\rd\n\u{1B}[2J\r") == "a\tb\r\nc␍d\n␛[2J␍")
    #expect(visible("\r\r\n") == "␍\r\n")
    #expect(CharacterWidth.visibleLines([0x61, 0xFF]) == "a\u{FFFD}")
  }
}
