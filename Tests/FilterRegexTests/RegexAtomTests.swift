import FilterRegex
import FilterText
import Testing

/// The smallest pieces of a pattern.
@Suite struct RegexAtomTests {
  @Test func charactersStandForThemselves() {
    expectRegex("", "ε")
    expectRegex("elf", "e l f")
    expectRegex("a b", "a ␠ b")
    expectRegex("é🧝", "é 🧝")
    expectRegex("]}{,-", "] } { , -")
    expectRegex("{T}: {,3}", "{ T } : ␠ { , 3 }")
    expectRegex("\"'/#&%=<>!:@", "\" ' / # & % = < > ! : @")
  }

  @Test func someCharactersMeanMore() {
    expectRegex("a.b", "a any b")
    expectRegex("~ deals", "self ␠ d e a l s")
    expectRegex("^a$", "lineStart a lineEnd")
  }

  @Test func aBackslashTakesTheMeaning() {
    expectRegex(#"\.\*\+\?\(\)\[\]\{\}\|\^\$\\\/\~"#, #". * + ? ( ) [ ] { } | ^ $ \ / ~"#)
    expectRegex(#"\é\ \-"#, "é ␠ -")
  }

  @Test func aBackslashGivesAMeaning() {
    expectRegex(#"\d\D\s\S\w\W"#, "digit notDigit space notSpace word notWord")
    expectRegex(#"\n"#, "␊")
    expectRegex(#"\a\e\f\r\t\v"#, "\u{7} \u{1B} \u{C} \r \t \u{B}")
    expectRegex(#"\A\Z\b\y\B\Y"#, "textStart textEnd wordBoundary wordBoundary notWordBoundary notWordBoundary")
    expectRegex(#"\m\M[[:<:]][[:>:]]"#, "wordStart wordEnd wordStart wordEnd")
  }

  @Test func charactersByNumber() {
    expectRegex(#"\x41\u0042\U00000043"#, "A B C")
    expectRegex(#"\x1F9DD"#, "🧝")
    expectRegex(#"\u00410"#, "A 0")
    expectRegex(#"\cA\ca"#, "\u{1} \u{1}")
    expectRegex(#"\0\101"#, "\u{0} A")
    // An octal number has at most three digits and is below 256.
    expectRegex(#"\0612"#, "1 2")
    expectRegex(#"\0777"#, "? 7")
    expectRegex(#"\101"#, "A")
    expectRegex(#"\477"#, "' 7")
  }

  @Test func damagedNumbers() {
    for text in [#"①\x②"#, #"①\u12②"#, #"①\U1234567②"#, #"①\uD800②"#, #"①\x110000②"#, #"①\c②"#, #"①\89②"#] {
      expectRegex(text, "<badCharacterCode>", [ExpectedDiagnostic(.badCharacterCode, 1, 2)])
    }
    expectRegex(#"①\x②g"#, "<badCharacterCode> g", [ExpectedDiagnostic(.badCharacterCode, 1, 2)])
    expectRegex(#"①\xFFFFFFFFFFFFFFFFFFFFFF②"#, "<badCharacterCode>", [ExpectedDiagnostic(.badCharacterCode, 1, 2)])
  }

  @Test func backReferencesAreRead() {
    expectRegex(#"(a)①\1②"#, "(capturing a) back(1)", [ExpectedDiagnostic(.backReference, 1, 2)])
    expectRegex(#"((a)①\2②+)"#, "(capturing (capturing a) back(2){1...})", [ExpectedDiagnostic(.backReference, 1, 2)])
    // Back-reference 12 only if there are twelve groups; otherwise a character.
    expectRegex(#"\12"#, "␊")
    let groups = String(repeating: "(a)", count: 12)
    let shape = Array(repeating: "(capturing a)", count: 12).joined(separator: " ")
    expectRegex(groups + #"①\12②"#, shape + " back(12)", [ExpectedDiagnostic(.backReference, 1, 2)])
    #expect(RegexSyntax(dialect: #"(a)\1"#).isValid)
  }

  @Test func backReferencesToNothing() {
    expectRegex(#"①\1②(a)"#, "back(1) (capturing a)", [ExpectedDiagnostic(.unknownBackReference, 1, 2)])
    expectRegex(#"(a①\1②)"#, "(capturing a back(1))", [ExpectedDiagnostic(.unknownBackReference, 1, 2)])
    expectRegex(#"(?:a)①\1②"#, "(nonCapturing a) back(1)", [ExpectedDiagnostic(.unknownBackReference, 1, 2)])
    // Groups in a look-around have no number, and nothing there can refer to one.
    expectRegex(#"(?=(a))①\1②"#, "(lookAhead (capturing a)) back(1)", [ExpectedDiagnostic(.unknownBackReference, 1, 2)])
    expectRegex(
      #"(a)(?!(b①\1②))"#, "(capturing a) (negativeLookAhead (capturing b back(1)))",
      [ExpectedDiagnostic(.unknownBackReference, 1, 2)])
    expectRegex(
      #"(?=(a))(b)①\1②"#, "(lookAhead (capturing a)) (capturing b) back(1)", [ExpectedDiagnostic(.backReference, 1, 2)])
    // It never matches, like every back-reference, and is no error.
    #expect(RegexSyntax(dialect: #"\9"#).isValid)
  }

  @Test func unknownEscapes() {
    expectRegex(#"①\q②"#, "<unknownEscape>", [ExpectedDiagnostic(.unknownEscape, 1, 2)])
    expectRegex(#"①\p②{L}+"#, "<unknownEscape> { L }{1...}", [ExpectedDiagnostic(.unknownEscape, 1, 2)])
    expectRegex(#"a①\②"#, "a <trailingBackslash>", [ExpectedDiagnostic(.trailingBackslash, 1, 2)])
    for letter in "ghijklopqzCEFGHIJKLNOPQRTVX" {
      #expect(
        RegexSyntax(dialect: "\\\(letter)").diagnostics().map(\.id) == [RegexDiagnosticKind.unknownEscape.id],
        "\\\(letter)")
    }
  }

  @Test func bytesThatAreNoTextAreReplacementCharacters() {
    let syntax = RegexSyntax(dialect: SourceText(bytes: [0x61, 0xFF, 0xF0, 0x9F, 0x5C, 0xC3]))
    #expect(RegexShape(of: syntax).description == "a \u{FFFD} \u{FFFD} \u{FFFD}")
    #expect(syntax.isValid)
    #expect(RegexLaws.check(syntax.source) == nil)
  }
}
