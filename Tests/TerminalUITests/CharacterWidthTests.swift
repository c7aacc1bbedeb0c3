import Testing

@testable import TerminalUI

@Suite struct CharacterWidthTests {
  /// The caret of tmux 3.3a after a text at the start of a line (`#{cursor_x}`, C.UTF-8, glibc 2.36).
  @Test func isThatOfTmux() {
    for (text, width) in Self.widths {
      #expect(CharacterWidth.of(text) == width, "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
      #expect(text.reduce(0) { $0 + CharacterWidth.of($1) } == width, "\(text)")
    }
  }

  private static let widths: [(String, Int)] = [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("ẛ\u{323}", 1), ("漢", 2), ("か\u{3099}", 2), ("ｗ", 2),
    ("ﾱ", 1), ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1112}", 2), ("\u{1161}", 0), ("\u{11AB}", 0), ("\u{D7B0}", 0),
    ("\u{115F}", 2),
    ("नि", 2), ("क्ष", 2), ("க்ஷி", 3), ("ก็", 1), ("อำ", 2), ("א\u{5B7}", 1), ("ا\u{64B}", 1), ("\u{600}", 1),
    ("\u{600}a", 2),
    ("👍", 2), ("👨‍👩‍👧", 2), ("👩‍💻", 2), ("🏴‍☠\u{FE0F}", 2), ("🏳\u{FE0F}‍🌈", 1), ("👍🏽", 4), ("🏽", 2), ("❤", 1),
    ("❤\u{FE0F}", 1), ("⚔\u{FE0F}", 1), ("🛡", 1), ("🐉", 2), ("🧝", 2), ("🫠", 2), ("⌚", 2), ("⏱", 1), ("⚡", 2), ("✅", 2),
    ("⭐", 2),
    ("☔", 2), ("♈", 2), ("🀄", 2), ("🆎", 2), ("🈁", 2), ("1\u{FE0F}\u{20E3}", 1), ("©\u{FE0F}", 1), ("🇩🇪", 2), ("🇩", 1),
    ("🇪🇫🇷", 3), ("🏴\u{E0067}\u{E0062}\u{E007F}", 2), ("─", 1), ("│", 1), ("█", 1), ("…", 1), ("▸", 1), ("▶", 1),
    ("→", 1), ("•", 1),
    ("·", 1), ("½", 1), ("①", 1), ("æ", 1), ("Æ", 1), ("—", 1), ("“", 1), ("™", 1), ("\u{A0}", 1), ("\u{AD}", 1),
    ("\u{2009}", 1),
    ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{2060}", 0), ("\u{FE0F}", 0), ("\u{3000}", 2),
    ("\u{303F}", 1), ("〰", 2),
    ("㍿", 2), ("䷀", 2), ("￠", 2), ("￨", 1), ("𠀀", 2), ("𝒜", 1), ("ﷺ", 1), ("\u{FFFD}", 1), ("␛", 1), ("◌\u{301}", 1),
    ("\u{20E3}", 0), ("\u{302A}", 0), ("\u{180E}", 0),
  ]

  /// Emoji newer than those of that tmux version.
  @Test func emojiOfLaterYears() {
    #expect(CharacterWidth.of("\u{1FAE8}") == 2)
    #expect(CharacterWidth.of("\u{1FACE}") == 2)
  }

  @Test func controlCharactersBecomeSigns() {
    #expect(CharacterWidth.visible("a\tb\n\r\n\u{0}\u{1B}[31m\u{7F}") == "a␉b␊␍␊␀␛[31m␡")
    #expect(CharacterWidth.visible("\u{80}\u{9B}\u{9F}") == "\u{FFFD}\u{FFFD}\u{FFFD}")
    #expect(CharacterWidth.visible("\u{2028}\u{2029}\u{202E}\u{2066}") == "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
    for text in ["", "t:elf", "漢", "e\u{301}", "👨‍👩‍👧", "\u{A0}", "\u{200D}"] {
      #expect(CharacterWidth.visible(text).unicodeScalars.elementsEqual(text.unicodeScalars))
    }
    #expect(CharacterWidth.visible("\u{61C}\u{200E}\u{200F}") == "\u{FFFD}\u{FFFD}\u{FFFD}")
    for value in Array(UInt32(0)...0x1F) + Array(0x7F...0x9F) + [0x61C, 0x200E, 0x200F, 0x2028, 0x202E, 0x2069] {
      guard let scalar = UnicodeScalar(value) else { continue }
      #expect(CharacterWidth.of(CharacterWidth.visible(String(Character(scalar)))) == 1)
      #expect(CharacterWidth.of(Character(scalar)) == 1)
    }
  }
}
