import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

@Suite struct LinkedEditingTests {
  /// The text with `^` under linked bytes, at each caret that has any.
  @Test func links() throws {
    let rows: [String] = [
      "o:‸①\"②draw a card③\"④ x", "o:①\"②‸draw a card③\"④", "o:①\"②draw a card‸③\"④", "o:①\"②draw a card③\"④‸",
      "-‸①'②a③'④", "!①\"②Fire③\"④‸", "o:‸①/②^tap③/④", "o:①/②a\\/b③/④‸)", "# x\na\nb ①\"②c\r\n d③\"‸④",
      "①”②a③”④‸",
    ]
    for marked in rows {
      let marked = MarkedText(marked)
      let document = DocumentSnapshot(SourceText(marked.text), vocabulary: .scryfall)
      let found = document.linkedRanges(at: try #require(marked.caret, "\(marked)"))
      #expect(
        found?.ranges == [try #require(marked.range(from: 1, to: 2)), try #require(marked.range(from: 3, to: 4))],
        "\(marked)")
      #expect(found?.pattern == "[\"'/]?", "\(marked)")
    }
  }

  @Test func noLinks() throws {
    let rows: [String] = [
      "o:\"dr‸aw\"", "o‸:\"draw\"", "‸o:\"draw\"", "“draw‸”", "“draw'‸", "‸\"draw", "o:/dr‸", "o:‸/dr", "‸(a)", "(a)‸",
      "t:elf‸", "# ‸\"a\"", "‸", "a ‸ \"b\"", "urza's‸", "fire‸/ice",
    ]
    for marked in rows {
      let marked = MarkedText(marked)
      let document = DocumentSnapshot(SourceText(marked.text), vocabulary: .scryfall)
      #expect(document.linkedRanges(at: try #require(marked.caret)) == nil, "\(marked)")
    }
  }

  /// Everything between the two marks reads the same when both are replaced together.
  @Test func replacingBothKeepsTheText() throws {
    let document = DocumentSnapshot("t:elf\no:\"draw a card\" c:g\n", vocabulary: .scryfall)
    let links = try #require(document.linkedRanges(at: 8))
    let edits = links.ranges.map { TextEdit(range: $0, replacement: "'") }
    #expect(document.source.applying(edits)?.description == "t:elf\no:'draw a card' c:g\n")
    #expect(document.entries.map { $0.isAnalyzed } == [false, true])
  }

  @Test func outside() {
    let document = DocumentSnapshot("\"a\"", vocabulary: .scryfall)
    #expect(document.linkedRanges(at: -1) == nil)
    #expect(document.linkedRanges(at: 4) == nil)
    #expect(document.linkedRanges(at: 3) != nil)
  }

  // MARK: Laws

  /// Two disjoint ranges with equal bytes, one of them at the caret.
  private func laws(_ source: SourceText) -> String? {
    let document = DocumentSnapshot(source, vocabulary: .scryfall)
    for offset in -1...(source.length + 1) {
      guard let links = document.linkedRanges(at: offset) else { continue }
      if links.ranges.count != 2 { return "\(links.ranges.count) places" }
      let (first, second) = (links.ranges[0], links.ranges[1])
      if first.end > second.start || first.isEmpty { return "\(first) and \(second)" }
      if source.bytes[first.start..<first.end] != source.bytes[second.start..<second.end] { return "unequal" }
      if !first.touches(offset), !second.touches(offset) { return "no place at \(offset)" }
    }
    return nil
  }

  @Test func lawsHoldForRandomTexts() {
    let failure = checkProperty(
      "links", cases: PropertyCases.count(long: 400), seed: PropertyCases.seed(default: 61),
      generate: { RandomText.text(length: 12, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { $0.debugDescription }, law: { laws(SourceText($0)) })
    #expect(failure == nil)
  }

  @Test func lawsHoldForRandomBytes() {
    let failure = checkProperty(
      "links in bytes", cases: PropertyCases.count(long: 400), seed: PropertyCases.seed(default: 62),
      generate: { RandomText.bytes(length: 40, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { "\($0.bytes)" }, law: { laws($0) })
    #expect(failure == nil)
  }
}
