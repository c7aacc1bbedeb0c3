import FilterRegex
import FilterText
import Testing
import _FilterTestSupport

/// Valid patterns that exceed the limits of the service. The diagnostic is at the excess.
@Suite struct RegexLimitTests {
  private func expectExcess(
    _ text: String, _ kinds: RegexDiagnosticKind..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let marked = MarkedText(text)
    let syntax = RegexSyntax(dialect: marked.text)
    let found = syntax.diagnostics(limits: .scryfall)
    #expect(found.map(\.id) == kinds.map(\.id), "\(found)", sourceLocation: sourceLocation)
    for (index, diagnostic) in found.enumerated() {
      #expect(diagnostic.range == marked.range(from: 2 * index + 1, to: 2 * index + 2), sourceLocation: sourceLocation)
      #expect(diagnostic.fixes == [], sourceLocation: sourceLocation)
      #expect(diagnostic.severity == .error, sourceLocation: sourceLocation)
    }
    #expect(syntax.diagnostics() == [], "without limits", sourceLocation: sourceLocation)
    #expect(RegexLaws.check(syntax.source) == nil, sourceLocation: sourceLocation)
  }

  private func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  @Test func parenthesesLieTwoDeep() {
    expectExcess("((a)(b))(c)")
    expectExcess("((a①(②b)(c)))", .parenthesesTooDeep)
    // Counted by character: escaped, in brackets, of any kind.
    expectExcess(#"(\(①(②a))"#, .parenthesesTooDeep)
    expectExcess(#"([(]①(②a))"#, .parenthesesTooDeep)
    expectExcess("(?:(?=a①(②?!b)))", .parenthesesTooDeep)
    // An escaped parenthesis counts as closing.
    expectExcess(#"((\)(a)))"#)
  }

  @Test func theScoreStaysUnderNinety() {
    expectExcess(times(89, "."))
    expectExcess(times(89, ".") + "①.②..", .patternTooComplex)
    expectExcess(times(44, "a*"))
    expectExcess(times(44, "a*") + "a①+②", .patternTooComplex)
    expectExcess(times(22, "a|"))
    expectExcess(times(22, "a|") + "a①|②a.", .patternTooComplex)
    expectExcess(times(22, "|") + "." + "①.②", .patternTooComplex)
    // Meaning does not matter.
    expectExcess(times(44, #"\*"#) + #"\①?②"#, .patternTooComplex)
    expectExcess(times(29, "(a){1}") + "(a)" + "①?②", .patternTooComplex)
  }

  @Test func theLengthIsLimited() {
    expectExcess(times(248, "a"))
    expectExcess(times(248, "a") + "①aaa②", .patternTooLong)
    expectExcess(times(248, "é") + "①é②", .patternTooLong)
    expectExcess(times(82, #"\n"#) + "aa")
    expectExcess(times(82, #"\n"#) + "aa①a②", .patternTooLong)
    expectExcess(times(123, "\"") + "aa①\"②", .patternTooLong)
    // A pair of hyphens is one character, and the third begins the next pair.
    expectExcess(times(246, "a") + "---①a②", .patternTooLong)
    expectExcess(times(246, "a") + "----")
  }

  @Test func upperBoundsAddUpToFifty() {
    expectExcess("a{50}")
    expectExcess("a①{51}②", .tooManyRepetitions)
    expectExcess("a{20}b{1,30}")
    expectExcess("a{20}b{1,30}c①{1}②d{9}", .tooManyRepetitions)
    // Quantifiers without an upper bound do not count.
    expectExcess("a{50}b{100,}c*d+e?")
  }

  @Test func eachLimitIsReportedOnceAndInOrder() {
    let text = times(23, "a|") + "((a(b)))" + times(2, "a{40}")
    let found = RegexSyntax(dialect: text).diagnostics(limits: .scryfall).map(\.id)
    #expect(found == [RegexDiagnosticKind.patternTooComplex, .parenthesesTooDeep, .tooManyRepetitions].map(\.id))
  }

  @Test func oneCauseIsOneDiagnostic() {
    let found = RegexSyntax(dialect: "a{300}").diagnostics(limits: .scryfall)
    #expect(found.map(\.id) == [RegexDiagnosticKind.boundTooLarge.id])
    // `{255}` would exceed the sum.
    #expect(found.first?.fixes.map(\.title) == [])
    #expect(RegexSyntax(dialect: "a{300}").diagnostics().first?.fixes.map(\.title) == ["Use '{255}'"])
  }

  @Test func limitsAreValues() {
    let strict = RegexLimits(parenthesisDepth: 0, complexity: 5, length: 3, repetitionSum: 1)
    let found = RegexSyntax(dialect: "a(b{2})").diagnostics(limits: strict)
    let expected: [RegexDiagnosticKind] = [.parenthesesTooDeep, .tooManyRepetitions, .patternTooLong]
    #expect(Set(found.map(\.id)) == Set(expected.map(\.id)))
    #expect(found.map(\.message).contains("parentheses nested more than 0 deep, counting escaped ones"))
    let none = RegexLimits(parenthesisDepth: -1, complexity: -1, length: -1, repetitionSum: -1)
    #expect(RegexSyntax(dialect: "").diagnostics(limits: none) == [])
    #expect(RegexSyntax(dialect: "(a)").diagnostics(limits: none).count == 1)
    #expect(RegexLimits.scryfall.parenthesisDepth == 2)
    #expect(RegexLimits.scryfall.complexity == 90)
    #expect(RegexLimits.scryfall.length == 248)
    #expect(RegexLimits.scryfall.repetitionSum == 50)
  }
}
