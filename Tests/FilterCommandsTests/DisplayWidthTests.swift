import Testing

@testable import FilterCommands

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("\u{E9}", 1), ("e\u{301}", 1), ("\u{6F22}\u{5B57}", 4), ("\u{FF21}", 2), ("\u{D55C}", 2),
    ("\u{30A2}", 2), ("\u{FF71}", 1), ("\u{1F9DD}", 2), ("\u{1F9DD}\u{1F3FD}", 2), ("\u{200B}", 0), ("\u{FE0F}", 0),
    ("\u{2014}", 1), ("\u{201C}", 1), ("\u{FFFD}", 1), ("\u{2409}", 1), ("\u{20000}", 2), ("\u{303F}", 1),
  ])
  func columns(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test func controlCharactersBecomeSigns() {
    #expect(DisplayWidth.visible("a\tb\n\r\u{0}\u{1B}[31m\u{7F}") == "a␉b␊␍␀␛[31m␡")
    #expect(DisplayWidth.visible("\u{80}\u{9B}\u{9F}") == "\u{FFFD}\u{FFFD}\u{FFFD}")
    #expect(DisplayWidth.visible("\u{2028}\u{2029}\u{202E}\u{2066}") == "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test(arguments: ["", "t:elf", "\u{6F22}", "e\u{301}", "\u{1F468}\u{200D}\u{1F469}", "\u{A0}", "\u{200E}"])
  func otherTextStays(_ text: String) {
    #expect(Array(DisplayWidth.visible(text).unicodeScalars) == Array(text.unicodeScalars))
  }

  /// A sign takes a column of its own, so a caret behind a tab stands under the right letter.
  @Test func everyControlCharacterTakesAColumn() {
    for value in Array(0...0x1F) + Array(0x7F...0x9F) {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      #expect(DisplayWidth.of(DisplayWidth.visible(String(scalar))) == 1)
    }
  }
}
