import FilterLexer
import FilterText
import Testing

/// Lexing is linear, measured in bytes looked at: no clock, so no flaky machine can break it.
@Suite struct LexerGrowthTests {
  private static let repeats: [String] = [
    "(", "-", "\"", "'", "{", "{ ", "{(", "or ", "\\", "/", ",", ",(", "o:/", "!", "a:", ":", "a!", "“", "a",
    "{/}", "\"\\", "t:elf -(c:g or \"draw a card\") pow>=3 m:{2/w} o:/^tap/ !bolt ",
  ]

  @Test func stepsPerByteAreFlat() {
    for piece in LexerGrowthTests.repeats {
      var perByte: [Double] = []
      for size in [1_000, 10_000, 100_000, 1_000_000] {
        let bytes = repeated(Array(piece.utf8), upTo: size)
        let (tokens, steps) = Lexer.run(on: SourceText(bytes: bytes))
        #expect(steps <= 4 * size, "\(size) bytes of \(visible(piece)) took \(steps) steps")
        #expect(tokens.last?.range.end == size, "\(size) bytes of \(visible(piece))")
        perByte.append(Double(steps) / Double(size))
      }
      #expect(perByte[3] <= 1.1 * perByte[0] + 0.01, "steps per byte of \(visible(piece)): \(perByte)")
    }
  }

  /// An opening that is answered only at the far end: the search must not start again at each further one.
  @Test func lateAnswersAreLookedForOnce() {
    for (opening, closing) in [("{", "}"), ("{", " "), ("o:/", "/"), ("\"", "\""), ("{(", "}"), ("'\\", "'")] {
      let bytes = repeated(Array(opening.utf8), upTo: 200_000) + Array(closing.utf8)
      let (_, steps) = Lexer.run(on: SourceText(bytes: bytes))
      #expect(steps <= 4 * bytes.count, "\(opening) … \(closing) took \(steps) steps")
    }
  }

  private func repeated(_ piece: [UInt8], upTo size: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + piece.count)
    while bytes.count < size { bytes += piece }
    // Cut at the size, be it inside a scalar: the figures stay comparable.
    return Array(bytes.prefix(size))
  }
}
