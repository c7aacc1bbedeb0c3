import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@Suite struct ScreenColorTests {
  @Test(arguments: [
    ("#0e68ab", 0x0E, 0x68, 0xAB), ("#0E68AB", 0x0E, 0x68, 0xAB), ("#000000", 0, 0, 0), ("#ffffff", 255, 255, 255),
  ])
  func hex(text: String, red: Int, green: Int, blue: Int) throws {
    let color = try #require(ScreenColor(hex: text))
    #expect([color.red, color.green, color.blue].map { Int($0) } == [red, green, blue])
    #expect(color.hex == text.lowercased())
  }

  @Test func noColor() {
    let rows: [String] = ["", "#", "0e68ab", "#0e68a", "#0e68abc", "#0e68ag", "##0e68a", "#0e 8ab", "#é68ab", "blue"]
    for text in rows {
      #expect(ScreenColor(hex: text) == nil, "\(text)")
    }
  }

  @Test func difference() throws {
    let (black, white) = (ScreenColor(red: 0, green: 0, blue: 0), ScreenColor(red: 255, green: 255, blue: 255))
    #expect(black.difference(from: black) == 0)
    #expect(black.difference(from: white) == 3 * 255 * 255)
    #expect(white.difference(from: black) == 3 * 255 * 255)
  }

  /// The colors of cards can be shown and told apart.
  @Test func colorsOfCards() {
    for palette in Vocabulary.scryfall.palettes {
      let shown = palette.colors.compactMap(\.srgb)
      #expect(shown.count == palette.colors.count)
      #expect(Set(shown).count == shown.count)
    }
  }
}
