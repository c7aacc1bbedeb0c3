import Foundation
import FuzzyMatching
import Testing
import _FilterTestSupport

@Suite struct HighlightTests {
  /// Texts in which bytes, units and characters differ as much as they can.
  static let awkward = [
    "", "Bolt", "Jötun Grunt", "Jo\u{308}tun", "👩‍👩‍👧‍👦 and 👍🏽", "🇩🇪🇫🇷🇯🇵", "🇩🇪🇫🇷🇯", "a\r\nb\nc\r", "한국어",
    "\u{1112}\u{1161}\u{11AB}",
    "e\u{301}\u{323}\u{302}x", "नमस्ते", "\u{301}lonely", "z\u{200D}", "𝔅olt", "Ⅻ ﬁ ß", "\u{0}\u{7F}",
  ]

  @Test func bytesBecomeIndices() throws {
    let text = "Jötun Grunt"
    let highlight = try #require(Highlight(utf8Offset: 0, length: 3))
    #expect(highlight.range(in: text).map { String(text[$0]) } == "Jö")
    #expect(highlight.utf16Range(in: text) == 0..<2)
    #expect(highlight.utf8Range(in: text) == 0..<3)
  }

  /// Every byte range in every unusual text: it is valid exactly if both ends are between characters, and then all
  /// conversions agree.
  @Test func exactlyTheRangesBetweenCharactersFit() throws {
    for text in Self.awkward {
      let boundaries = Set(
        (Array(text.indices) + [text.endIndex]).map { text.utf8.distance(from: text.startIndex, to: $0) })
      let bytes = Array(text.utf8)
      let attributed = AttributedString(text)
      for start in 0...bytes.count + 2 {
        for length in 0...(bytes.count + 2) {
          let highlight = try #require(Highlight(utf8Offset: start, length: length), "\(text)")
          let fits = boundaries.contains(start) && boundaries.contains(start + length)
          guard fits else {
            #expect(
              highlight.range(in: text) == nil && highlight.utf8Range(in: text) == nil, "\(text): \(start)+\(length)")
            #expect(highlight.utf16Range(in: text) == nil && highlight.range(in: attributed) == nil, "\(text)")
            continue
          }
          let piece = String(decoding: bytes[start..<start + length], as: UTF8.self)
          let range = try #require(highlight.range(in: text), "\(text)")
          #expect(text[range].utf8.elementsEqual(piece.utf8), "\(text)")
          #expect(highlight.utf8Range(in: text) == start..<start + length, "\(text)")
          let units = try #require(highlight.utf16Range(in: text), "\(text)")
          #expect(String(decoding: Array(text.utf16)[units], as: UTF16.self).utf8.elementsEqual(piece.utf8), "\(text)")
          let marked = try #require(highlight.range(in: attributed), "\(text)")
          #expect(String(attributed[marked].characters).utf8.elementsEqual(piece.utf8), "\(text)")
        }
      }
    }
  }

  @Test func splitsAreRefused() throws {
    // A letter without its accent, half of a line break, one letter of a flag, one person of a family, half a scalar.
    for (text, offset, length) in [
      ("e\u{301}", 0, 1), ("a\r\n", 0, 2), ("🇩🇪", 0, 4), ("🇩🇪🇫🇷", 4, 8), ("👩‍👧", 0, 4), ("ö", 0, 1), ("ö", 1, 1),
    ] {
      let highlight = try #require(Highlight(utf8Offset: offset, length: length))
      #expect(highlight.range(in: text) == nil, "\(text) \(offset)+\(length)")
    }
  }

  @Test func whatLeavesTheTextIsNil() throws {
    for (offset, length) in [(5, 0), (4, 1), (0, 5), (Int.max, 0), (0, Int.max), (Int.max - 1, 1)] {
      let highlight = try #require(Highlight(utf8Offset: offset, length: length))
      #expect(highlight.range(in: "Bolt") == nil)
      #expect(highlight.utf8Range(in: "Bolt") == nil)
      #expect(highlight.utf16Range(in: "Bolt") == nil)
      #expect(highlight.range(in: AttributedString("Bolt")) == nil)
    }
  }

  @Test func onlySensibleOffsetsMakeOne() {
    #expect(Highlight(utf8Offset: -1, length: 1) == nil)
    #expect(Highlight(utf8Offset: 0, length: -1) == nil)
    #expect(Highlight(utf8Offset: Int.max, length: 1) == nil)
    #expect(Highlight(utf8Offset: 1, length: Int.max) == nil)
    #expect(Highlight(utf8Offset: Int.min, length: Int.min) == nil)
    #expect(Highlight(utf8Offset: 0, length: 0) != nil)
  }

  @Test func shiftingFollowsATextThatGrows() throws {
    let highlight = try #require(Highlight(utf8Offset: 1, length: 2))
    #expect(highlight.shifted(by: 3) == Highlight(utf8Offset: 4, length: 2))
    #expect(highlight.shifted(by: -1) == Highlight(utf8Offset: 0, length: 2))
    #expect(highlight.shifted(by: 0) == highlight)
    #expect(highlight.shifted(by: -2) == nil)
    #expect(highlight.shifted(by: Int.max) == nil)
    #expect(highlight.shifted(by: Int.max - 1) == nil)
    #expect(highlight.shifted(by: Int.min) == nil)
  }

  @Test func longRunsOfFlagsKeepTheirPairs() throws {
    let text = String(repeating: "🇩🇪", count: 200)
    for offset in stride(from: 0, to: text.utf8.count, by: 4) {
      let highlight = try #require(Highlight(utf8Offset: offset, length: 8))
      #expect((highlight.range(in: text) == nil) == (offset % 8 != 0))
    }
  }
}
