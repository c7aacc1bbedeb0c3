import Foundation
import FuzzyMatching
import Testing

@Suite struct HighlightAttributedStringTests {
  /// The attribute of highlighted ranges.
  private enum Marked: AttributedStringKey {
    typealias Value = Bool
    static let name = "marked"
  }

  /// The text with its marked runs in brackets.
  private func picture(_ text: AttributedString) -> String {
    text.runs.reduce(into: "") { picture, run in
      let piece = String(text[run.range].characters)
      picture += run[Marked.self] == true ? "[\(piece)]" : piece
    }
  }

  private func picture(_ text: String, _ pieces: [(Int, Int)]) -> String {
    var attributes = AttributeContainer()
    attributes[Marked.self] = true
    let highlights = pieces.compactMap { Highlight(utf8Offset: $0.0, length: $0.1) }
    return picture(AttributedString(text, marking: highlights, with: attributes))
  }

  @Test func piecesAreMarked() {
    #expect(picture("Lightning Bolt", [(0, 4), (10, 4)]) == "[Ligh]tning [Bolt]")
    #expect(picture("Lightning Bolt", []) == "Lightning Bolt")
    #expect(picture("", [(0, 0)]) == "")
    #expect(picture("Bolt", [(0, 4)]) == "[Bolt]")
  }

  @Test func charactersStayWhole() {
    #expect(picture("Jo\u{308}tun", [(0, 4)]) == "[Jo\u{308}]tun")
    #expect(picture("🇩🇪🇫🇷", [(8, 8)]) == "🇩🇪[🇫🇷]")
    #expect(picture("a👩‍👧b", [(1, 11)]) == "a[👩‍👧]b")
    #expect(picture("a\r\nb", [(1, 2)]) == "a[\r\n]b")
  }

  @Test func whatDoesNotFitIsLeftOut() {
    #expect(picture("Bolt", [(0, 9), (1, 2), (7, 1)]) == "B[ol]t")
    #expect(picture("Jo\u{308}tun", [(0, 2), (5, 2)]) == "Jo\u{308}t[un]")
  }

  @Test func overlapsMarkWhatEitherCovers() {
    #expect(picture("Lightning", [(0, 4), (2, 4), (2, 0)]) == "[Lightn]ing")
  }

  @Test func attributesOfOthersStay() throws {
    var text = AttributedString("Bolt Bend")
    text.link = URL(string: "https://example.org")
    let range = try #require(Highlight(utf8Offset: 5, length: 4)?.range(in: text))
    #expect(String(text[range].characters) == "Bend")
    #expect(text[range].link != nil)
  }
}
