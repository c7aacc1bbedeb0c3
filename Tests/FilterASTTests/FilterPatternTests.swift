import FilterAST
import FilterLexer
import FilterText
import Testing
import _FilterTestSupport

@Suite struct FilterPatternTests {
  @Test func aPatternPrintsBetweenSlashes() {
    let table = [
      (#"^tap"#, #"^tap"#, #"/^tap/"#),
      (#""#, #""#, #"//"#),
      (#"\bflash\b"#, #"\bflash\b"#, #"/\bflash\b/"#),
      (#"a/b"#, #"a/b"#, #"/a\/b/"#),
      (#"a\/b"#, #"a/b"#, #"/a\/b/"#),
      (#"a\\/b"#, #"a\\/b"#, #"/a\\\/b/"#),
      (#"a\\\/b"#, #"a\\/b"#, #"/a\\\/b/"#),
      (#"a\"#, #"a\\"#, #"/a\\/"#),
      (#"a\\"#, #"a\\"#, #"/a\\/"#),
      (#"a\\\"#, #"a\\\\"#, #"/a\\\\/"#),
      (#"\é"#, #"\é"#, #"/\é/"#),
      ("“it’s”", "\"it's\"", "/\"it's\"/"),
      ("a\\\u{201D}", "a\\\"", "/a\\\"/"),
    ]
    for (typed, text, written) in table {
      #expect(FilterPattern(typed).text == text, "\(typed)")
      #expect(FilterPattern(typed).description == written, "\(typed)")
    }
    #expect(#"a\/b"# as FilterPattern == FilterPattern("a/b"))
  }

  @Test func anyPatternIsOneRegexAndReadsBack() {
    let failure = checkProperty(
      "a written pattern is one regex token, and what stands between its slashes is the pattern",
      cases: PropertyCases.count(long: 3_000), seed: PropertyCases.seed(default: 32),
      generate: randomHostileText, shrink: shorterArrays, describe: { $0.joined().debugDescription },
      law: { pieces in
        let pattern = FilterPattern(pieces.joined())
        let written = pattern.description
        let source = SourceText("o:" + written)
        let tokens = Lexer.tokens(in: source)
        if tokens.map(\.kind) != [.field, .comparison, .regex] { return "\(tokens) in \(source)" }
        let inside = String(decoding: written.utf8.dropFirst().dropLast(), as: UTF8.self)
        if FilterPattern(inside) != pattern { return "\(written) reads back as \(FilterPattern(inside))" }
        return FilterPattern(pattern.text) == pattern ? nil : "the pattern of \(pattern.text) is another"
      })
    #expect(failure == nil)
  }
}
