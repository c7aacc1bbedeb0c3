import FilterRegex
import FilterText
import Testing

/// How often something is repeated.
@Suite struct RegexQuantifierTests {
  @Test func everyQuantifier() {
    expectRegex("a*b+c?", "a{0...} b{1...} c{0...1}")
    expectRegex("a*?b+?c??", "a{0... lazy} b{1... lazy} c{0...1 lazy}")
    expectRegex("a{2}b{2,}c{2,3}", "a{2...2} b{2...} c{2...3}")
    expectRegex("a{2}?b{2,}?c{2,3}?", "a{2...2 lazy} b{2... lazy} c{2...3 lazy}")
    expectRegex("a{0}b{255}c{007}", "a{0...0} b{255...255} c{7...7}")
  }

  @Test func itTakesOnePiece() {
    expectRegex("ab*", "a b{0...}")
    expectRegex("(ab)*[cd]+~?", "(capturing a b){0...} [c d]{1...} self{0...1}")
    expectRegex(#"\d+\++.?"#, "digit{1...} +{1...} any{0...1}")
    expectRegex(#"\smr{2}"#, #"\smr{2...2}"#)
  }

  @Test func bracesThatAreNoBounds() {
    expectRegex("a{", "a {")
    expectRegex("{x}{,2}", "{ x } { , 2 }")
    expectRegex("{T}, {Q}", "{ T } , ␠ { Q }")
  }

  @Test func bracesThatBeginLikeBounds() {
    expectRegex("a①{2②x}", "a <malformedBounds> x }", [ExpectedDiagnostic(.malformedBounds, 1, 2)])
    expectRegex("a①{2,②", "a <malformedBounds>", [ExpectedDiagnostic(.malformedBounds, 1, 2)])
    expectRegex(#"①{2②\/w}"#, "<malformedBounds> / w }", [ExpectedDiagnostic(.malformedBounds, 1, 2)])
    expectRegex("a①{2,3②,4}", "a <malformedBounds> , 4 }", [ExpectedDiagnostic(.malformedBounds, 1, 2)])
  }

  @Test func wrongBounds() {
    expectRegex("a①{5,2}②", "a{2...5}", [ExpectedDiagnostic(.reversedBounds, 1, 2)])
    expectRegex("a①{256}②", "a{255...255}", [ExpectedDiagnostic(.boundTooLarge, 1, 2)])
    expectRegex("a①{2,9999999999999999999999}②", "a{2...255}", [ExpectedDiagnostic(.boundTooLarge, 1, 2)])
    expectRegex("a①{300,}?②", "a{255... lazy}", [ExpectedDiagnostic(.boundTooLarge, 1, 2)])
    expectRegex("a①{300,2}②", "a{2...255}", [ExpectedDiagnostic(.boundTooLarge, 1, 2)])
  }

  @Test func nothingToRepeat() {
    expectRegex("①*②a", "<nothingToRepeat> a", [ExpectedDiagnostic(.nothingToRepeat, 1, 2)])
    expectRegex("a|①?②", "a | <nothingToRepeat>", [ExpectedDiagnostic(.nothingToRepeat, 1, 2)])
    expectRegex("(①+②)", "(capturing <nothingToRepeat>)", [ExpectedDiagnostic(.nothingToRepeat, 1, 2)])
    expectRegex("^①*②", "lineStart <nothingToRepeat>", [ExpectedDiagnostic(.nothingToRepeat, 1, 2)])
    expectRegex(#"\b①{2}②"#, "wordBoundary <nothingToRepeat>", [ExpectedDiagnostic(.nothingToRepeat, 1, 2)])
    expectRegex("(?=a)①*②", "(lookAhead a) <nothingToRepeat>", [ExpectedDiagnostic(.nothingToRepeat, 1, 2)])
    expectRegex(
      "①**+②", "<nothingToRepeat> <nothingToRepeat> <nothingToRepeat>", [ExpectedDiagnostic(.nothingToRepeat, 1, 2)])
    expectRegex("①{300}②", "<nothingToRepeat>", [ExpectedDiagnostic(.nothingToRepeat, 1, 2)])
  }

  @Test func oneAfterAnother() {
    expectRegex("a*①*②", "a{0...} <doubledQuantifier>", [ExpectedDiagnostic(.doubledQuantifier, 1, 2)])
    expectRegex("a{2}①{3}②", "a{2...2} <doubledQuantifier>", [ExpectedDiagnostic(.doubledQuantifier, 1, 2)])
    expectRegex("a+?①?②b", "a{1... lazy} <doubledQuantifier> b", [ExpectedDiagnostic(.doubledQuantifier, 1, 2)])
    expectRegex(
      "a*①***②", "a{0...} <doubledQuantifier> <doubledQuantifier> <doubledQuantifier>",
      [ExpectedDiagnostic(.doubledQuantifier, 1, 2)])
    for quantifier in ["*", "+", "?", "{2}", "{2,}"] {
      #expect(
        RegexSyntax(dialect: "a\(quantifier)+").diagnostics().map(\.id) == [RegexDiagnosticKind.possessiveQuantifier.id]
      )
      #expect(
        RegexSyntax(dialect: "a\(quantifier)?+").diagnostics().map(\.id) == [RegexDiagnosticKind.doubledQuantifier.id])
    }
    expectRegex(
      "a*①+②③+④", "a{0...} <possessiveQuantifier> <doubledQuantifier>",
      [ExpectedDiagnostic(.possessiveQuantifier, 1, 2), ExpectedDiagnostic(.doubledQuantifier, 3, 4)])
  }

  @Test func bracesThatWereMeantAsASymbol() {
    expectRegex("add ①{2}②", "a d d ␠{2...2}", [ExpectedDiagnostic(.symbolAsBounds, 1, 2)])
    expectRegex("{g}①{2}②", "{ g }{2...2}", [ExpectedDiagnostic(.symbolAsBounds, 1, 2)])
    expectRegex(#"\{g\}①{10}②"#, "{ g }{10...10}", [ExpectedDiagnostic(.symbolAsBounds, 1, 2)])
    expectRegex("a {2,}", "a ␠{2...}")
    expectRegex("a +", "a ␠{1...}")
    #expect(RegexSyntax(dialect: "add {2}").isValid)
  }

  @Test func repetitionsAreClamped() {
    #expect(RegexRepetition(minimum: -1, maximum: 300).minimum == 0)
    #expect(RegexRepetition(minimum: -1, maximum: 300).maximum == 255)
    #expect(RegexRepetition(minimum: 5, maximum: 2) == RegexRepetition(minimum: 2, maximum: 5))
    #expect(RegexRepetition(minimum: 300, maximum: nil).maximum == nil)
    #expect(RegexRepetition(minimum: 300, maximum: nil).minimum == 255)
    #expect(RegexRepetition(minimum: 0, maximum: 1, isLazy: true).description == "0...1 lazy")
  }
}
