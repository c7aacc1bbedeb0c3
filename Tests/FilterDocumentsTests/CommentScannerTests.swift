import FilterDocuments
import FilterLexer
import FilterText
import Testing
import _FilterTestSupport

/// Documents find comments below the lexer, so both must divide a line alike.
@Suite struct CommentScannerTests {
  @Test func commentsBeginWhereTheLexerHasAWord() {
    let pieces = [
      " ", " ", " #", "#", "# c", "a", "or", "t:", "o:", "!", "!=", ">=", "=<", "-", "(", ")", "/", "{", "}", "{2/w}",
      "\"", "'", "“", "’", "\\", ",", "++", "@", ".", "é", "_x", "9",
    ]
    let failure = checkProperty(
      "comments of a line", cases: PropertyCases.count(long: 20_000), seed: PropertyCases.seed(default: 63),
      generate: { generator in (0..<generator.below(12)).map { _ in generator.pick(pieces) ?? "" }.joined() },
      shrink: { RandomText.shrinks(of: $0) }, describe: { $0.debugDescription },
      law: { text in
        let source = SourceText(text)
        let tokens = Lexer.tokens(in: source)
        // A pattern that is not closed hides no comment.
        if tokens.contains(where: { $0.kind == .unclosedRegex }) { return nil }
        let word = tokens.indices.first { index in
          source.bytes[tokens[index].range.start] == UInt8(ascii: "#")
            && (index == 0 || tokens[index - 1].kind == .whitespace)
        }
        let expected = word.map { tokens[$0].range.start }
        let found = QueryDocument(source).comments.first?.start
        return found == expected ? nil : "a comment at \(found as Any), not \(expected as Any)"
      })
    #expect(failure == nil)
  }
}
