import FilterParser
import FilterText
import Testing
import _FilterTestSupport

/// Parsing is linear, measured in loop iterations, independent of the clock.
@Suite(.longTier) struct GrowthTests {
  /// Common texts, and repeated pieces of hostile ones.
  static let pieces: [String] = [
    "t:elf -(c:g or \"draw a card\") pow>=3 m:{2/w} o:/^tap/ !bolt or Fire! ",
    "(", ")", "-", "!", "\"", "'", "/", "\\", "{", "{ ", "or ", "and ", "a or ", "t:", "t: ", "o:/", "(a", "(a or ",
    ") or ", "-(", "()", ",", " , ", "a:>=", "x >= ", "\"a\"b", "a\"", "o:/a/i ", "++ ", "“", "- ", "--a ", "pow! ",
  ]

  /// A megabyte; a quarter of it in a debug build, where a megabyte of each piece would take half a minute.
  #if DEBUG
    static let longest = 100_000
  #else
    static let longest = 1_000_000
  #endif

  @Test func stepsPerByteAreFlat() {
    for piece in Self.pieces {
      let small = figure(piece, 1_000)
      let medium = figure(piece, 16_000)
      // A parser that is not linear would take hours for the last size.
      guard small <= 12, medium <= 1.5 * small else {
        Issue.record("\(piece): steps per byte: \(small), \(medium)")
        continue
      }
      let large = figure(piece, GrowthTests.longest)
      // If the truncated end of a text has damage of its own, each token is visited at most once more.
      #expect(large <= 1.5 * small, "\(piece): steps per byte: \(small), \(medium), \(large)")
    }
  }

  /// Diagnostics of several kinds in one text: nothing is looked for again at each of them.
  @Test func stepsStayFlatWhereDamageIsMixed() {
    func figure(_ count: Int) -> Double {
      let text =
        String(repeating: "t: ", count: count) + String(repeating: "(", count: 128)
        + String(repeating: "(a ", count: count)
      return Double(ParsedQuery(parsing: text).steps) / Double(text.utf8.count)
    }
    let small = figure(400)
    #expect(figure(12_000) <= 1.5 * small)
  }

  @Test func lawsHoldForLongTexts() {
    for piece in Self.pieces {
      let parsed = ParsedQuery(parsing: repeated(piece, 20_000))
      let reason = LawsOfText.lossless(parsed) ?? LawsOfText.inBounds(parsed)
      #expect(reason == nil, "\(piece)")
    }
  }

  private func figure(_ piece: String, _ length: Int) -> Double {
    let source = repeated(piece, length)
    let parsed = ParsedQuery(parsing: source)
    #expect(parsed.tree.range(of: parsed.tree.root) == source.range)
    return Double(parsed.steps) / Double(length)
  }

  /// The piece again and again, cut at the length, be it inside a character: so the figures stay comparable.
  private func repeated(_ piece: String, _ length: Int) -> SourceText {
    var bytes = Array(piece.utf8)
    while bytes.count < length { bytes += bytes }
    return SourceText(bytes: Array(bytes.prefix(length)))
  }
}
