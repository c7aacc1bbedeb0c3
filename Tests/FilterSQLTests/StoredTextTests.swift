import FilterSQL
import Testing

@Suite struct StoredTextTests {
  @Test(arguments: ["", "draw a card", "a\u{0}b", "\u{1}\u{2}\u{3}\u{4}\u{5}", "é\u{3}é"])
  func everyTextComesBack(text: String) {
    let stored = StoredText.encoded(text.utf8)
    #expect(!stored.contains { $0 < 3 })
    #expect(StoredText.decoded(stored) == Array(text.utf8))
  }
}
