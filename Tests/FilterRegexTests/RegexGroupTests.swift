import FilterRegex
import FilterText
import Testing

/// Parentheses, alternatives and their contents.
@Suite struct RegexGroupTests {
  @Test func alternatives() {
    expectRegex("a|bc|d", "a | b c | d")
    expectRegex("a(b|c)d", "a (capturing b | c) d")
    expectRegex(#"\b(orc|orcs)\b"#, "wordBoundary (capturing o r c | o r c s) wordBoundary")
    // Nothing at all is an alternative too.
    expectRegex("|", "ε | ε")
    expectRegex("a||b()", "a | ε | b (capturing ε)")
  }

  @Test func groupsOfEveryKind() {
    expectRegex("(a)(?:b)", "(capturing a) (nonCapturing b)")
    expectRegex("(?=a)(?!b)", "(lookAhead a) (negativeLookAhead b)")
    expectRegex("(?<=a|b)(?<!c)", "(lookBehind a | b) (negativeLookBehind c)")
    expectRegex("((a)(?:b(c)))*", "(capturing (capturing a) (nonCapturing b (capturing c))){0...}")
  }

  @Test func commentsMeanNothing() {
    expectRegex("a(?#(b)c", "a c")
    expectRegex("a(?#b)*", "a{0...}")
    expectRegex("(?#b", "ε")
  }

  @Test func groupsThatAreRefused() {
    expectRegex("①(?<n>②a)", "(named a)", [ExpectedDiagnostic(.namedGroup, 1, 2)])
    expectRegex("①(?P<n_1>②a)", "(named a)", [ExpectedDiagnostic(.namedGroup, 1, 2)])
    expectRegex(
      "①(?<na②", "(named ε)", [ExpectedDiagnostic(.unclosedGroup, 1, 2), ExpectedDiagnostic(.namedGroup, 1, 2)])
    expectRegex("①(?>②a)+", "(atomic a){1...}", [ExpectedDiagnostic(.atomicGroup, 1, 2)])
    expectRegex("①(?i)②a", "<inlineFlags> a", [ExpectedDiagnostic(.inlineFlags, 1, 2)])
    expectRegex("①(?i-s:②a)", "(flagged a)", [ExpectedDiagnostic(.inlineFlags, 1, 2)])
    expectRegex("①(?②'n'a)", "(unknown ' n ' a)", [ExpectedDiagnostic(.unknownGroup, 1, 2)])
    expectRegex("①(?②)", "(unknown ε)", [ExpectedDiagnostic(.unknownGroup, 1, 2)])
    expectRegex(
      "①(?②i", "(unknown i)", [ExpectedDiagnostic(.unclosedGroup, 1, 2), ExpectedDiagnostic(.unknownGroup, 1, 2)])
  }

  @Test func parenthesesThatDoNotMatch() {
    expectRegex("a①(②b|c", "a (capturing b | c)", [ExpectedDiagnostic(.unclosedGroup, 1, 2)])
    expectRegex(
      "①(②③(?:④a", "(capturing (nonCapturing a))",
      [ExpectedDiagnostic(.unclosedGroup, 1, 2), ExpectedDiagnostic(.unclosedGroup, 3, 4)])
    expectRegex("a①)②b", "a <unmatchedParenthesis> b", [ExpectedDiagnostic(.unmatchedParenthesis, 1, 2)])
    expectRegex(
      "(a)①))②b③)④", "(capturing a) <unmatchedParenthesis> <unmatchedParenthesis> b <unmatchedParenthesis>",
      [ExpectedDiagnostic(.unmatchedParenthesis, 1, 2), ExpectedDiagnostic(.unmatchedParenthesis, 3, 4)])
  }

  @Test func nestingUpToTheLimitIsRead() {
    #expect(RegexSyntax.maximumNesting == 64)
    let sound = RegexSyntax(dialect: nested(64))
    #expect(sound.isValid)
    #expect(groups(of: sound) == 64)
    for depth in [65, 66, 200] {
      let deep = RegexSyntax(dialect: nested(depth))
      #expect(deep.diagnostics().map(\.id) == [RegexDiagnosticKind.nestingTooDeep.id])
      #expect(deep.diagnostics().first?.range == SourceRange(start: 64, end: 65))
      #expect(groups(of: deep) == 64)
      #expect(RegexLaws.check(deep.source) == nil)
    }
  }

  @Test func aMegabyteOfParenthesesIsAnswered() {
    let open = RegexSyntax(dialect: String(repeating: "(", count: 1_000_000))
    #expect(open.diagnostics().count == 65)
    let closed = RegexSyntax(dialect: String(repeating: ")", count: 1_000_000))
    #expect(closed.diagnostics().count == 1)
    #expect(groups(of: RegexSyntax(dialect: nested(500_000))) == 64)
  }

  private func nested(_ depth: Int) -> String {
    String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
  }

  private func groups(of syntax: RegexSyntax) -> Int {
    var count = 0
    var stack = [syntax.root]
    while let node = stack.popLast() {
      if case .group = syntax.kind(of: node) { count += 1 }
      stack += syntax.children(of: node)
    }
    return count
  }
}
