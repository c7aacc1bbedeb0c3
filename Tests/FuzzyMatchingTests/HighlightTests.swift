import FuzzyMatching
import Testing

@Suite struct HighlightTests {
  @Test func bytesBecomeIndices() throws {
    let text = "Jötun Grunt"
    let highlight = try #require(Highlight(utf8Offset: 0, length: 3))
    #expect(highlight.range(in: text).map { String(text[$0]) } == "Jö")
    #expect(highlight.utf16Range(in: text) == 0..<2)
    #expect(highlight.utf8Range(in: text) == 0..<3)
  }
}
