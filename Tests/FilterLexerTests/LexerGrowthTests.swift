import FilterLexer
import FilterText
import Testing
import _FilterTestSupport

/// Lexing is linear, measured in bytes read, independent of the clock.
@Suite(.longTier) struct LexerGrowthTests {
  private static let repeats: [String] = [
    "(", "-", "\"", "'", "{", "{ ", "{(", "or ", "\\", "/", ",", ",(", "o:/", "!", "a:", ":", "a!", "“", "a",
    "{/}", "\"\\", "t:elf -(c:g or \"draw a card\") pow>=3 m:{2/w} o:/^tap/ !bolt ",
  ]

  @Test func stepsPerByteAreFlat() {
    for piece in LexerGrowthTests.repeats {
      var figures: [Double] = []
      for size in [1_000, 10_000, 100_000, 1_000_000] {
        let bytes = repeated(Array(piece.utf8), upTo: size)
        guard let figure = stepsPerByte(bytes, "\(size) bytes of \(visible(piece))") else { return }
        figures.append(figure)
      }
      #expect(figures[3] <= 1.1 * figures[0] + 0.01, "steps per byte of \(visible(piece)): \(figures)")
    }
  }

  /// An opening that is answered only at the far end: the search must not start again at each further one.
  @Test func lateAnswersAreLookedForOnce() {
    for (opening, closing) in [("{", "}"), ("{", " "), ("o:/", "/"), ("\"", "\""), ("{(", "}"), ("'\\", "'")] {
      for size in [1_000, 200_000] {
        let bytes = repeated(Array(opening.utf8), upTo: size) + Array(closing.utf8)
        if stepsPerByte(bytes, "\(size) bytes of \(opening) … \(visible(closing))") == nil { return }
      }
    }
  }

  /// Steps per byte; nil, after recording an issue, if there are more than four. The caller then stops, since nonlinear
  /// lexing would take hours for the larger sizes.
  private func stepsPerByte(_ bytes: [UInt8], _ name: String) -> Double? {
    let (tokens, steps) = Lexer.run(on: SourceText(bytes: bytes))
    #expect(steps <= 4 * bytes.count, "\(name) took \(steps) steps")
    #expect(tokens.last?.range.end == bytes.count, "\(name)")
    return steps <= 4 * bytes.count ? Double(steps) / Double(bytes.count) : nil
  }

  private func repeated(_ piece: [UInt8], upTo size: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + piece.count)
    while bytes.count < size { bytes += piece }
    // Cut at the size, be it inside a scalar: the figures stay comparable.
    return Array(bytes.prefix(size))
  }
}
