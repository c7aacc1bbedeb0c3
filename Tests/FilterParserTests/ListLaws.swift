import FilterParser
import FilterText
import Testing
import _FilterTestSupport

/// The laws of texts and of growth in the syntax of lists.
enum ListLaws {
  /// Expects the laws for each prefix of the texts.
  static func expectOfPrefixes(of texts: [String]) {
    for text in texts {
      for length in 0...text.count {
        let reason = LawsOfText.check(SourceText(String(text.prefix(length))), syntax: .lists)
        #expect(reason == nil, "\(text.prefix(length)): \(reason ?? "")")
      }
    }
  }

  /// Expects the laws for texts of at most `count` pieces.
  static func expectOfTexts(_ name: String, of pieces: [String], count: Int, cases: Int, seed: UInt64) {
    let failure = checkProperty(
      name, cases: PropertyCases.count(long: cases), seed: PropertyCases.seed(default: seed),
      generate: { random in
        (0..<Int.random(in: 0...count, using: &random)).map { _ in
          pieces[Int.random(in: 0..<pieces.count, using: &random)]
        }
        .joined()
      }, shrink: { RandomText.shrinks(of: $0) }, describe: { "`\($0)`" },
      law: { LawsOfText.check(SourceText($0), syntax: .lists) })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// Expects at most so many steps a byte of repeated pieces, and hardly more for longer texts.
  static func expectFlatSteps(of pieces: [String], after beginning: String = "", atMost most: Double) {
    for piece in pieces {
      func figure(_ length: Int) -> Double {
        let text = beginning + String(repeating: piece, count: length / piece.utf8.count)
        return Double(ParsedQuery(parsing: text, syntax: .lists).steps) / Double(text.utf8.count)
      }
      let (small, large) = (figure(1_000), figure(40_000))
      #expect(small <= most && large <= 1.5 * small, "\(beginning)\(piece): \(small), \(large)")
    }
  }
}
