import FilterAST
import FilterLexer
import FilterText
import Testing
import _FilterTestSupport

/// Quotes and escapes, tested through the values that write and read them.
@Suite struct QuotedTextTests {
  @Test func theQuotesThatNeedNoEscapeAreChosen() {
    let table = [
      (#"draw a card"#, #""draw a card""#),
      (#"urza's"#, #""urza's""#),
      (#"say "hi""#, #"'say "hi"'"#),
      (#"it's "hi""#, #""it's \"hi\"""#),
      (#"a\b"#, #""a\b""#),
      (#"a\"#, #""a\\""#),
      (#"a\\"#, #""a\\\\""#),
      (#"a\\b"#, #""a\\\b""#),
      (#"\""#, #"'\"'"#),
      (#"'\""#, #""'\\\"""#),
      (#""\"#, #"'"\\'"#),
      (#"\'"#, #""\'""#),
    ]
    for (text, written) in table {
      #expect(FilterValue(quoted: text).description == written, "\(text)")
      #expect(FilterName(quoted: text).description == written, "\(text)")
    }
  }

  @Test func aBackslashIsReadOnlyBeforeTheQuoteOrABackslash() {
    let table = [
      (#"a\"b"#, #"a"b"#, #"a\"b"#),
      (#"a\'b"#, #"a\'b"#, #"a'b"#),
      (#"a\\b"#, #"a\b"#, #"a\b"#),
      (#"a\nb"#, #"a\nb"#, #"a\nb"#),
      (#"a\"#, #"a\"#, #"a\"#),
      (#"\\\\"#, #"\\"#, #"\\"#),
      (#"\\\"#, #"\\"#, #"\\"#),
      ("\\\u{201C}", "\"", "\\\""),
      ("\\\u{2019}", "\\'", "'"),
      ("\u{201C}\u{2019}", "\"'", "\"'"),
    ]
    for (raw, inDouble, inSingle) in table {
      #expect(PartialValue.balanced(.straightDouble, raw, .straightDouble).text == inDouble, "\(raw)")
      #expect(PartialValue.balanced(.leftDouble, raw, .rightDouble).text == inDouble, "\(raw)")
      #expect(PartialValue.balanced(.straightSingle, raw, .straightSingle).text == inSingle, "\(raw)")
      #expect(PartialValue.unclosed(.rightSingle, raw).text == inSingle, "\(raw)")
    }
  }

  @Test func anyTextIsOneQuotedTokenAndReadsBack() {
    let failure = checkProperty(
      "a quoted value is one token, and what stands between its quotes reads as its text",
      cases: PropertyCases.count(long: 5_000), seed: PropertyCases.seed(default: 33),
      generate: randomHostileText, shrink: shorterArrays, describe: { $0.joined().debugDescription },
      law: { pieces in
        let value = FilterValue(quoted: pieces.joined())
        let written = value.description
        let source = SourceText("o:" + written)
        let tokens = Lexer.tokens(in: source)
        if tokens.map(\.kind) != [.field, .comparison, .quoted] { return "\(tokens) in \(source)" }
        guard let mark = QuoteMark(rawValue: String(written.unicodeScalars.prefix(1))) else { return "no quote" }
        let inside = String(decoding: written.utf8.dropFirst().dropLast(), as: UTF8.self)
        let read = PartialValue.balanced(mark, inside, mark).text
        return Array(read.utf8) == Array(value.text.utf8) ? nil : "\(written) reads as \(read)"
      })
    #expect(failure == nil)
  }
}
