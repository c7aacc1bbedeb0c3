import FilterRegex
import FilterText
import Testing

/// Groups nested beyond the limit: their parentheses are skipped, and everything else is parsed as usual.
@Suite struct RegexNestingTests {
  private let open = String(repeating: "(", count: RegexSyntax.maximumNesting)
  private let close = String(repeating: ")", count: RegexSyntax.maximumNesting)

  /// The shape of the innermost parsed group.
  private func innermost(_ text: String) -> String {
    let syntax = RegexSyntax(dialect: open + text + close)
    let shape = RegexShape(of: syntax).description
    let opening = String(repeating: "(capturing ", count: RegexSyntax.maximumNesting)
    #expect(RegexLaws.check(syntax.source) == nil, "`\(text)`")
    guard shape.hasPrefix(opening) else { return shape }
    return String(shape.dropFirst(opening.count).dropLast(RegexSyntax.maximumNesting))
  }

  @Test func theContentOfDeeperGroupsBelongsToTheGroupAround() {
    #expect(innermost("a") == "a")
    #expect(innermost("a(b)c") == "a <nestingTooDeep> b <nestingTooDeep> c")
    #expect(innermost("(a|b)") == "<nestingTooDeep> a | b <nestingTooDeep>")
    #expect(innermost("((a))") == "<nestingTooDeep> <nestingTooDeep> a <nestingTooDeep> <nestingTooDeep>")
  }

  @Test func whatFollowsIsReadAsEver() {
    #expect(innermost("(a)*") == "<nestingTooDeep> a <nestingTooDeep>{0...}")
    #expect(innermost("(?<n>a)b+") == "<nestingTooDeep> a <nestingTooDeep> b{1...}")
    #expect(innermost("[(]") == "[(]")
    #expect(innermost(#"\("#) == "(")
  }

  @Test func theExcessIsOneDiagnostic() throws {
    for inner in ["(a)", "(a)(b)", "((a)b)", "(a)(?:b)"] {
      let syntax = RegexSyntax(dialect: open + inner + close)
      let found = syntax.diagnostics()
      #expect(found.map(\.id) == [RegexDiagnosticKind.nestingTooDeep.id], "`\(inner)`")
      let range = try #require(found.first?.range)
      #expect(range.start == RegexSyntax.maximumNesting)
    }
  }

  @Test func excessiveParenthesesCloseTheirOwn() {
    let missing = RegexSyntax(dialect: open + "(a)" + close.dropLast())
    #expect(missing.diagnostics().map(\.id) == [RegexDiagnosticKind.unclosedGroup, .nestingTooDeep].map(\.id))
    #expect(missing.diagnostics().first?.range == SourceRange(start: 0, end: 1))
    let surplus = RegexSyntax(dialect: open + "(a)" + close + ")")
    #expect(surplus.diagnostics().map(\.id) == [RegexDiagnosticKind.nestingTooDeep, .unmatchedParenthesis].map(\.id))
    let open = RegexSyntax(dialect: open + "(((a")
    #expect(
      open.diagnostics().filter { $0.id == RegexDiagnosticKind.unclosedGroup.id }.count == RegexSyntax.maximumNesting)
  }

  @Test func groupsSideBySideAreNotNested() {
    let syntax = RegexSyntax(dialect: String(repeating: "((a)|b)", count: 5_000))
    #expect(syntax.isValid)
    #expect(RegexLaws.nested(syntax) == nil)
    #expect(
      syntax.diagnostics(limits: .scryfall).map(\.id)
        == [RegexDiagnosticKind.patternTooComplex, .patternTooLong].map(\.id))
  }
}
