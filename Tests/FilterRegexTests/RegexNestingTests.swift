import FilterRegex
import FilterText
import Testing

/// Groups within groups beyond the limit: their parentheses are passed over, and everything else stays what it is.
@Suite struct RegexNestingTests {
  private let open = String(repeating: "(", count: RegexSyntax.maximumNesting)
  private let close = String(repeating: ")", count: RegexSyntax.maximumNesting)

  /// The shape of what stands in the innermost group that is read.
  private func innermost(_ text: String) -> String {
    let syntax = RegexSyntax(parsing: open + text + close)
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

  @Test func theExcessIsOneFinding() throws {
    for inner in ["(a)", "(a)(b)", "((a)b)", "(a)(?:b)"] {
      let syntax = RegexSyntax(parsing: open + inner + close)
      let found = syntax.diagnostics()
      #expect(found.map(\.id) == [RegexDiagnosticKind.nestingTooDeep.id], "`\(inner)`")
      let range = try #require(found.first?.range)
      #expect(range.start == RegexSyntax.maximumNesting)
    }
  }

  @Test func excessiveParenthesesCloseTheirOwn() {
    let missing = RegexSyntax(parsing: open + "(a)" + close.dropLast())
    #expect(missing.diagnostics().map(\.id) == [RegexDiagnosticKind.unclosedGroup, .nestingTooDeep].map(\.id))
    #expect(missing.diagnostics().first?.range == SourceRange(start: 0, end: 1))
    let surplus = RegexSyntax(parsing: open + "(a)" + close + ")")
    #expect(surplus.diagnostics().map(\.id) == [RegexDiagnosticKind.nestingTooDeep, .unmatchedParenthesis].map(\.id))
    let open = RegexSyntax(parsing: open + "(((a")
    #expect(
      open.diagnostics().filter { $0.id == RegexDiagnosticKind.unclosedGroup.id }.count == RegexSyntax.maximumNesting)
  }

  @Test func groupsSideBySideAreNotNested() {
    let syntax = RegexSyntax(parsing: String(repeating: "((a)|b)", count: 5_000))
    #expect(syntax.isValid)
    #expect(RegexLaws.nested(syntax) == nil)
    #expect(
      syntax.diagnostics(limits: .scryfall).map(\.id)
        == [RegexDiagnosticKind.patternTooComplex, .patternTooLong].map(\.id))
  }
}
