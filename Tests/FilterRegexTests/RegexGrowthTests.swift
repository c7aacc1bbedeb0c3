import FilterRegex
import FilterText
import Testing
import _FilterTestSupport

/// Parsing is linear, measured in loop iterations, independent of the clock.
@Suite(.longTier) struct RegexGrowthTests {
  static let pieces: [String] =
    RandomRegex.fragments + [
      #"^(a.)\d[[:alpha:]-]{2,3}?\sm~|"#, "(a", "(a|", "a**", "[a", "[]a", "[[:a", "[[:", "[[=", "[a-", "[a-c-", "(?<a",
      "(?P<",
      "(?i", "(?#a", "{1", "{1,", "a{1}", #"\x4"#, #"\12"#, "a)", "a|)", "é[", "\\",
    ]

  /// A megabyte; a tenth of it in a debug build.
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
      guard small <= 5, medium <= 1.5 * small + 0.1 else {
        Issue.record("\(piece): steps per byte: \(small), \(medium)")
        continue
      }
      let large = figure(piece, RegexGrowthTests.longest)
      #expect(large <= 1.5 * small + 0.1, "\(piece): steps per byte: \(small), \(medium), \(large)")
    }
  }

  /// All operations on a long pattern are lossless and return.
  @Test func longPatternsAreAnswered() {
    for piece in Self.pieces {
      let syntax = RegexSyntax(dialect: repeated(piece, 20_000))
      #expect((RegexLaws.lossless(syntax) ?? RegexLaws.nested(syntax) ?? RegexLaws.reported(syntax)) == nil, "\(piece)")
      #expect(syntax.nodeCount <= 2 * syntax.source.length + 2, "\(piece)")
    }
  }

  private func figure(_ piece: String, _ length: Int) -> Double {
    Double(RegexSyntax(dialect: repeated(piece, length)).steps) / Double(length)
  }

  /// The piece again and again, cut at the length, be it inside a character: so the figures stay comparable.
  private func repeated(_ piece: String, _ length: Int) -> SourceText {
    var bytes = Array(piece.utf8)
    while bytes.count < length { bytes += bytes }
    return SourceText(bytes: Array(bytes.prefix(length)))
  }
}
