import FilterRegex
import FilterText
import Testing

/// The tree after a fix has the intended meaning, not just no diagnostic.
@Suite struct RegexFixMeaningTests {
  private func expectMeaning(
    _ kind: RegexDiagnosticKind, _ text: String, _ shapes: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let syntax = RegexSyntax(dialect: text)
    let diagnostic = syntax.diagnostics().first { $0.id == kind.id }
    let mended = diagnostic?.fixes.compactMap { $0.applied(to: syntax.source) } ?? []
    let found = mended.map { RegexShape(of: RegexSyntax(dialect: $0)).description }
    #expect(found == shapes, "`\(text)` becomes \(mended)", sourceLocation: sourceLocation)
  }

  @Test func groups() {
    expectMeaning(.namedGroup, "(?<n>a|b)*", "(capturing a | b){0...}")
    expectMeaning(.atomicGroup, "(?>a|b)+c", "(nonCapturing a | b){1...} c")
    expectMeaning(.inlineFlags, "(?i)a|b", "a | b")
    expectMeaning(.inlineFlags, "(?i:a|b)", "(nonCapturing a | b)")
    expectMeaning(.unknownGroup, "(?~a)", "(capturing self a)", "(capturing ? self a)")
    expectMeaning(.unclosedGroup, "a(b|c", "a (capturing b | c)", "a ( b | c")
    expectMeaning(.unmatchedParenthesis, "a)b)", "a ) b <unmatchedParenthesis>", "a b <unmatchedParenthesis>")
    expectMeaning(.unmatchedParenthesis, "a))", "a ) )", "a")
  }

  @Test func quantifiers() {
    expectMeaning(.nothingToRepeat, "*a", "* a", "a")
    expectMeaning(.nothingToRepeat, "{2}{g}", "{ 2 } { g }", "{ g }")
    expectMeaning(.nothingToRepeat, "a|+?b", "a | +{0...1} b", "a | b")
    expectMeaning(.doubledQuantifier, "a*{2}?b", "a{0...} b")
    expectMeaning(.doubledQuantifier, "a***", "a{0...}")
    expectMeaning(.possessiveQuantifier, "a?+b", "a{0...1} b")
    expectMeaning(.reversedBounds, "a{9,1}?", "a{1...9 lazy}")
    expectMeaning(.boundTooLarge, "a{1,999}", "a{1...}", "a{1...255}")
    expectMeaning(.boundTooLarge, "a{999,9999}", "a{255...}", "a{255...255}")
    expectMeaning(.malformedBounds, "a{2", "a{2...2}", "a { 2")
    expectMeaning(.malformedBounds, "a{2x}", "a { 2 x }")
    expectMeaning(.symbolAsBounds, "add {2}", "a d d ␠ { 2 }")
  }

  @Test func brackets() {
    expectMeaning(.reversedRange, "[z-ab]", "[a-z b]")
    expectMeaning(.reversedRange, "[z-^]", "[^-z]")
    expectMeaning(.misplacedHyphen, "[a-c-e]", "[a-c - e]")
    expectMeaning(.misplacedEscape, #"[\Y1]"#, "[Y 1]")
    expectMeaning(.shorthandInClass, #"[^\smr]"#, "[^m r space]")
    expectMeaning(.unclosedClass, "a[bc", "a [b c]", "a [ b c")
    expectMeaning(.emptyClass, "a[]b", "a [ ] b", "a b")
    expectMeaning(.emptyClass, "[^]b", "[ lineStart ] b", "b")
    expectMeaning(.unclosedPosixClass, "[a[:digit]", "[a :digit:]", "[a [ : d i g i t]")
    expectMeaning(.unknownPosixClass, "[^[:DIGIT:]]", "[^:digit:]")
  }

  @Test func escapes() {
    expectMeaning(.unknownEscape, #"\qa"#, "q a")
    expectMeaning(.unknownEscape, #"a\z"#, "a textEnd", "a z")
    expectMeaning(.badCharacterCode, #"\u12"#, "u 1 2")
    expectMeaning(.trailingBackslash, #"a\"#, #"a \"#, "a")
    expectMeaning(.backReference, #"(a)\1"#)
    expectMeaning(.unknownBackReference, #"\1"#)
  }
}
