import FilterParser
import FilterText
import Testing
import _FilterTestSupport

/// The messages and fixes of diagnostics.
@Suite struct SyntaxDiagnosticsTests {
  @Test func aDiagnosticSaysWhereWhatAndHowToFixIt() throws {
    for example in SyntaxExamples.all {
      let parsed = ParsedQuery(parsing: MarkedText(example.text).text)
      let sourceLocation = example.sourceLocation
      let found = parsed.diagnostics.filter { $0.id.name == example.kind.id.name }
      #expect(found.count == 1, "\(parsed.diagnostics)", sourceLocation: sourceLocation)
      let diagnostic = try #require(found.first, sourceLocation: sourceLocation)
      example.expect(diagnostic, severity: example.kind.severity, in: parsed.source)
      expectLaws(parsed.source, sourceLocation: sourceLocation)
    }
  }

  @Test func everyKindHasAnExample() {
    let shown = Set(SyntaxExamples.all.map(\.kind))
    // `ListValueTests` shows the one of the syntax of lists.
    #expect(SyntaxDiagnosticKind.allCases.filter { !shown.contains($0) } == [.misplacedFilter])
  }

  @Test func severities() {
    let warnings: Set<SyntaxDiagnosticKind> = [.missingSpace, .repeatedMinus, .strayPunctuation, .unopenedQuote]
    for kind in SyntaxDiagnosticKind.allCases {
      #expect(kind.severity == (warnings.contains(kind) ? .warning : .error), "\(kind)")
    }
  }

  @Test func idsAreTheNamesOfTheCases() {
    #expect(SyntaxDiagnosticKind.missingOperand.id.name == "missing-operand")
    #expect(SyntaxDiagnosticKind.nestingTooDeep.id.name == "nesting-too-deep")
    #expect(Set(SyntaxDiagnosticKind.allCases.map { $0.id.name }).count == SyntaxDiagnosticKind.allCases.count)
  }

  @Test func aDanglingConnectiveNamesItself() throws {
    let marked = MarkedText("(t:elf ①or② ) c:g")
    let diagnostic = try #require(ParsedQuery(parsing: marked.text).diagnostics.first)
    let place = try #require(diagnostic.related.first)
    #expect(place.range == marked.range(from: 1, to: 2))
    #expect(place.message == "'or' has no right operand")
  }

  @Test func diagnosticsStandInTheOrderOfTheText() {
    let text = "or a\" (b () --c t: >=x \"d\"e o:/f"
    let ranges = ParsedQuery(parsing: text).diagnostics.map(\.range)
    #expect(ranges.count > 7)
    #expect(ranges.map(\.start) == ranges.map(\.start).sorted())
  }

  @Test func quotationsFitALine() throws {
    let long = String(repeating: "x", count: 50) + ":"
    let missing = try #require(ParsedQuery(parsing: long).diagnostics.first)
    #expect(missing.message == "missing value after '\(String(repeating: "x", count: 40))…'")
    let blank = try #require(ParsedQuery(parsing: "a or\tor\nor b").diagnostics.first)
    #expect(blank.message == "repeated connective 'or or' is ignored")
  }

  @Test func thereIsNoFixWhereItWouldBreakSomethingElse() {
    // Without the dangling `-`, `t:` and `elf` would meet.
    expectNoFix(of: .danglingMinus, in: "t: - elf", except: ["Negate what follows"])
    // Without them `-` would be glued to `x`.
    expectNoFix(of: .repeatedMinus, in: "-/--x")
    expectNoFix(of: .unopenedQuote, in: "pow\" >=3")
    expectNoFix(of: .unopenedQuote, in: "or\"")
    // Glued to its `!`, `pow` would no longer be the field of `>=3`.
    expectNoFix(of: .missingExactName, in: "! pow >=3", except: ["Remove the unfinished term"])
    expectNoFix(of: .nestingTooDeep, in: String(repeating: "(", count: 130) + "a")
    expectNoFix(of: .unclosedGroup, in: String(repeating: "(", count: 130) + "a")
  }

  private func expectNoFix(
    of kind: SyntaxDiagnosticKind, in text: String, except titles: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = ParsedQuery(parsing: text).diagnostics.first { $0.id.name == kind.id.name }
    #expect(found?.fixes.map(\.title) == titles, "`\(text)`", sourceLocation: sourceLocation)
  }
}
