import FilterAST
import FilterLexer
import FilterText
import Testing
import _FilterTestSupport

/// `FilterAST` and the lexer both implement the rules of bare texts. These tests check that
/// they agree.
@Suite struct BareTextAgreementTests {
  @Test func aBareNameIsExactlyOneWord() {
    let failure = check("FilterName(bare:) and the lexer agree", seed: 41) { text in
      let tokens = Lexer.tokens(in: SourceText(text))
      let isBare = FilterName(bare: text) != nil
      return isBare == BareTextAgreementTests.isWord(tokens) ? nil : "bare: \(isBare), tokens: \(tokens)"
    }
    #expect(failure == nil)
  }

  @Test func aBareValueIsExactlyOneValueAfterEveryOperator() {
    let failure = check("FilterValue(bare:) and the lexer agree", seed: 42) { text in
      let isBare = FilterValue(bare: text) != nil
      let readings = Comparison.ofCards.map { comparison in
        let operatorEnd = 1 + comparison.rawValue.utf8.count
        let expected = [
          Token(kind: .field, range: SourceRange(start: 0, end: 1)),
          Token(kind: .comparison, range: SourceRange(start: 1, end: operatorEnd)),
          Token(kind: .value, range: SourceRange(start: operatorEnd, end: operatorEnd + text.utf8.count)),
        ]
        return Lexer.tokens(in: SourceText("x\(comparison)" + text)) == expected
      }
      return isBare == !readings.contains(false) ? nil : "bare: \(isBare), one value after each operator: \(readings)"
    }
    #expect(failure == nil)
  }

  @Test func aFieldNameIsExactlyOneField() {
    let failure = check("FieldName(exactly:) and the lexer agree", seed: 43) { text in
      let tokens = Lexer.tokens(in: SourceText(text + ":"))
      let isField = FieldName(exactly: text) != nil
      let isOneField = tokens.first == Token(kind: .field, range: SourceRange(start: 0, end: text.utf8.count))
      return isField == isOneField ? nil : "field: \(isField), tokens: \(tokens)"
    }
    #expect(failure == nil)
  }

  /// The parser makes values of tokens without asking again whether they can be bare: this is why it may.
  @Test func whatTheLexerMadeNeedsNoCheck() {
    let failure = checkProperty(
      "a word, value or field of the lexer is one here", cases: PropertyCases.count(long: 6_000),
      seed: PropertyCases.seed(default: 45),
      generate: randomHostileText, shrink: shorterArrays, describe: { $0.joined().debugDescription },
      law: { pieces in
        let source = SourceText(pieces.joined())
        var previous: TokenKind?
        for token in Lexer.tokens(in: source) {
          let text = source[token.range]
          switch token.kind {
          case .word where previous != .exclamation:
            if FilterName(bare: text) == nil { return "the word \(text)" }
          // The lexer accepts the `=3` of `pow:=3` as a value, but it cannot follow every operator.
          case .value where !["<", "=", ">"].contains(text.unicodeScalars.first):
            if FilterValue(bare: text) == nil { return "the value \(text)" }
          case .field: if FieldName(exactly: text) == nil { return "the field \(text)" }
          default: break
          }
          // Slashes between the mark and its name leave the name an exact one.
          if token.kind != .slash { previous = token.kind }
        }
        return nil
      })
    #expect(failure == nil)
  }

  @Test func aPrintedTermIsTheTokensOfOneTerm() {
    let failure = check("a printed term lexes as one term", seed: 44) { text in
      let name = FilterName(text)
      let word: TokenKind = name.form == .bare ? .word : .quoted
      // `pow!` has a token for its mark.
      let isMarked = name.form == .bare && FieldName(exactly: String(text.dropLast())) != nil && text.hasSuffix("!")
      let value: TokenKind = FilterValue(text).form == .bare ? .value : .quoted
      let terms: [(FilterTerm, [TokenKind])] = [
        (
          .name(.negative, exact: false, FilterName(text)),
          isMarked ? [.minus, .field, .halfComparison] : [.minus, word]
        ),
        (.name(.negative, exact: true, FilterName(text)), [.minus, .exclamation, word]),
        (.filter(.positive, field: FieldName(text), .less, FilterValue(text)), [.field, .comparison, value]),
        (.regex(.positive, field: "o", .equal, FilterPattern(text)), [.field, .comparison, .regex]),
      ]
      for (term, kinds) in terms {
        let tokens = Lexer.tokens(in: SourceText(term.description))
        if tokens.map(\.kind) != kinds { return "\(term) is \(tokens)" }
      }
      return nil
    }
    #expect(failure == nil)
  }

  /// Single ASCII characters, alone and with neighbors, where the two byte tables would differ first.
  @Test func theTwoAgreeAboutEveryASCIICharacter() {
    for first in 0..<128 {
      for surroundings in [("", ""), ("a", ""), ("", "a"), ("{", "}"), ("a", "=")] {
        let text = surroundings.0 + String(Unicode.Scalar(UInt8(first))) + surroundings.1
        let isWord = BareTextAgreementTests.isWord(Lexer.tokens(in: SourceText(text)))
        #expect((FilterName(bare: text) != nil) == isWord, "\(text.debugDescription)")
      }
    }
  }

  /// One word, or a word and a `!` that may become an operator.
  private static func isWord(_ tokens: [Token]) -> Bool {
    tokens.map(\.kind) == [.word] || tokens.map(\.kind) == [.field, .halfComparison]
  }

  private func check(_ name: String, seed: UInt64, law: (String) -> String?) -> PropertyFailure? {
    checkProperty(
      name, cases: PropertyCases.count(long: 6_000), seed: PropertyCases.seed(default: seed),
      generate: { randomHostileText(&$0).map(straightened) }, shrink: shorterArrays,
      describe: { $0.joined().debugDescription }, law: { law($0.joined()) })
  }

  /// Values fold curly quotes first, so texts are compared after folding.
  private func straightened(_ text: String) -> String {
    switch text {
    case "\u{201C}", "\u{201D}": "\""
    case "\u{2018}", "\u{2019}": "'"
    default: text
    }
  }
}
