import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

/// Every feature on extremely long lines, where superlinear work would take minutes.
@Suite struct LongLinesTests {
  private static let texts = [
    String(repeating: "t:elf or -pow>3 ", count: 3_000),
    String(repeating: "-", count: 25_000) + "(" + String(repeating: "a ", count: 12_500) + ")",
    String(repeating: "(", count: 120) + String(repeating: "-a or ", count: 8_000),
    String(repeating: ")(", count: 25_000),
    "o:\"" + String(repeating: "draw ", count: 10_000),
    "o:/" + String(repeating: "(a|b)+\\\\d", count: 5_000) + "/",
    String(repeating: "\"a\"", count: 16_000),
    "t:" + String(repeating: "\u{1F9DD}", count: 12_500),
    "a" + String(repeating: " ", count: 50_000) + "b",
    "m:" + String(repeating: "{w}2", count: 12_500),
    String(repeating: "x\n# y\n## z\n", count: 2_500),
    "## " + String(repeating: "#", count: 50_000),
  ]

  @Test(.timeLimit(.minutes(20)), arguments: texts.indices)
  func everyFeature(index: Int) {
    let source = SourceText(LongLinesTests.texts[index])
    let document = DocumentSnapshot(source, vocabulary: .scryfall)
    let tokens = document.semanticTokens()
    for encoding in PositionEncoding.allCases {
      let numbers = SemanticTokenEncoding.encode(tokens, lines: document.lines, in: encoding)
      #expect(numbers.count == 5 * tokens.count)
    }
    _ = document.foldingRanges()
    for offset in [0, source.length / 2, source.length] {
      #expect(document.selectionRanges(at: offset).last == source.range)
      #expect(document.highlights(at: offset).allSatisfy { source.range.encloses($0.range) })
      _ = document.linkedRanges(at: offset)
    }
    #expect(document.symbols(matching: "a").count <= 256)
    #expect(document.symbols().allSatisfy { source.range.encloses($0.range) })
  }
}
