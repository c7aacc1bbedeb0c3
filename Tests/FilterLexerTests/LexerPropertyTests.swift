import FilterLexer
import FilterText
import Testing
import _FilterTestSupport

/// Laws of the lexer over random texts.
@Suite struct LexerPropertyTests {
  /// Pieces that mean something to the lexer, glued in any order.
  private static let fragments: [String] = [
    " ", "  ", "\t", "\r\n", "(", ")", "-", "!", ",", ",,", "/", "//", "\\", "\\\"", "\\/", "\"", "'", "“", "”", "‘",
    "’",
    "{", "}", "{2/w}", "{ ", "or", "OR", "and", "or ", " and ", ":", "=", "!=", "<", "<=", ">", ">=", "=<", "=>", "++",
    "@@", "t:", "t:elf", "pow>=", "o:/", "/^tap/", "o:\"", "\"draw a card\"", "Fire!", "urza's", "bolt", "1", "_", "é",
    "稲",
    "🐉", "\u{301}", "\0", "#", "*", "~",
  ]

  @Test func anyBytesAreCovered() {
    let failure = checkProperty(
      "tokens of any bytes lie end to end and give them back",
      cases: PropertyCases.count(long: 5_000), seed: PropertyCases.seed(default: 11),
      generate: { generator in
        // Half of the bytes are ASCII, so that not everything is one long word.
        (0..<generator.below(40)).map { _ in UInt8(generator.below(generator.chance(50) ? 128 : 256)) }
      },
      shrink: shorterArrays, describe: { "\($0) \(String(decoding: $0, as: UTF8.self))" },
      law: { bytes in
        let source = SourceText(bytes: bytes)
        return lossOfText(in: source, Lexer.tokens(in: source))
      })
    #expect(failure == nil)
  }

  @Test func anyGluedFragmentsAreCovered() {
    let failure = checkFragments("tokens of language pieces lie end to end and give them back", seed: 12) { text in
      let source = SourceText(text)
      return lossOfText(in: source, Lexer.tokens(in: source))
    }
    #expect(failure == nil)
  }

  /// The form of each kind of token and the tokens allowed before it; the parser relies on this.
  @Test func everyTokenLooksLikeItsKind() {
    let failure = checkFragments("tokens look like their kinds", seed: 13) { text in
      let source = SourceText(text)
      var previous: TokenKind?
      for token in Lexer.tokens(in: source) {
        if let reason = flaw(of: token.kind, source[token.range], after: previous) {
          return "\(token): \(reason)"
        }
        previous = token.kind
      }
      return nil
    }
    #expect(failure == nil)
  }

  @Test func theLexerLooksAtNoByteMoreThanThreeTimes() {
    let failure = checkFragments("steps are bounded by three times the bytes", seed: 14) { text in
      let (_, steps) = Lexer.run(on: SourceText(text))
      let length = text.utf8.count
      return steps >= length && steps <= 3 * length ? nil : "\(steps) steps for \(length) bytes"
    }
    #expect(failure == nil)
  }

  private func checkFragments(_ name: String, seed: UInt64, law: (String) -> String?) -> PropertyFailure? {
    checkProperty(
      name, cases: PropertyCases.count(long: 4_000), seed: PropertyCases.seed(default: seed),
      generate: { generator in
        (0..<generator.below(14)).compactMap { _ in generator.pick(LexerPropertyTests.fragments) }
      },
      shrink: shorterArrays, describe: { visible($0.joined()) }, law: { law($0.joined()) })
  }

  private func flaw(of kind: TokenKind, _ text: String, after previous: TokenKind?) -> String? {
    let first = text.unicodeScalars.first
    let last = text.unicodeScalars.last
    let isAfterOperator = previous == .comparison
    switch kind {
    case .whitespace:
      return text.unicodeScalars.allSatisfy { " \t\r\n".unicodeScalars.contains($0) } ? nil : "not blank"
    case .comma: return text.allSatisfy { $0 == "," } ? nil : "not only commas"
    case .slash: return text.allSatisfy { $0 == "/" } && !isAfterOperator ? nil : "not only slashes, or a regex"
    case .leftParenthesis: return text == "(" ? nil : "another text"
    case .rightParenthesis: return text == ")" ? nil : "another text"
    case .minus: return text == "-" && !isAfterOperator ? nil : "another text, or a value"
    case .exclamation: return text == "!" && !isAfterOperator ? nil : "another text, or a value"
    case .or: return text.lowercased() == "or" ? nil : "another text"
    case .and: return text.lowercased() == "and" ? nil : "another text"
    case .field:
      let isName = text.unicodeScalars.allSatisfy { scalar in
        let isSign = "0123456789_-.@$#".unicodeScalars.contains(scalar)
        return scalar.isASCII && (Character(scalar).isLetter || isSign)
          || !scalar.isASCII && "LMN".contains(Self.group(of: scalar))
      }
      return isName && previous != .field ? nil : "no field"
    case .comparison: return [":", "=", "!=", "<", "<=", ">", ">=", "=<", "=>"].contains(text) ? nil : "no operator"
    case .halfComparison: return text == "!" && previous == .field ? nil : "no field before it"
    case .value: return isAfterOperator && !["/", "\"", "'", " "].contains(first) ? nil : "no bare value"
    case .word: return !isAfterOperator && first != "(" && first != " " ? nil : "no bare word"
    case .shorthand: return text == "++" || text == "@@" ? nil : "another text"
    case .quoted:
      return straight(first) == straight(last) && text.unicodeScalars.count > 1 ? nil : "quotes of two families"
    case .unclosedQuoted: return straight(first) == "\"" || straight(first) == "'" ? nil : "no quote before it"
    case .regex: return isAfterOperator && first == "/" && last == "/" && text != "/" ? nil : "no regex"
    case .unclosedRegex: return isAfterOperator && first == "/" ? nil : "no regex"
    case .valueSeparator, .valueOpening, .valueClosing, .rangeOperator: return "not in the syntax of cards"
    }
  }

  /// The first letter of the category of a scalar.
  private static func group(of scalar: Unicode.Scalar) -> Character {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: "L"
    case .nonspacingMark, .spacingMark, .enclosingMark: "M"
    case .decimalNumber: "N"
    default: "-"
    }
  }

  private func straight(_ scalar: Unicode.Scalar?) -> Unicode.Scalar? {
    switch scalar {
    case "\u{201C}", "\u{201D}": "\""
    case "\u{2018}", "\u{2019}": "'"
    default: scalar
    }
  }
}
