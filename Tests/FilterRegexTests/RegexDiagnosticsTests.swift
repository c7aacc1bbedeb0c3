import FilterRegex
import FilterText
import Testing
import _FilterTestSupport

/// What a diagnostic says, and what its fixes do.
@Suite struct RegexDiagnosticsTests {
  @Test func aDiagnosticSaysWhereWhatAndHowToFixIt() throws {
    for example in RegexExamples.all {
      let syntax = RegexSyntax(dialect: MarkedText(example.text).text)
      let sourceLocation = example.sourceLocation
      let isLimit = syntax.diagnostics().isEmpty
      let found = syntax.diagnostics(limits: isLimit ? .scryfall : nil)
      #expect(found.count == 1, "\(found)", sourceLocation: sourceLocation)
      let diagnostic = try #require(found.first, sourceLocation: sourceLocation)
      #expect(diagnostic.id == example.kind.id, sourceLocation: sourceLocation)
      example.expect(diagnostic, severity: example.kind.severity, in: syntax.source)
      // With one diagnostic, a fix leaves none.
      for fix in example.fixes {
        #expect(RegexSyntax(dialect: fix.after).diagnostics() == [], sourceLocation: sourceLocation)
      }
      #expect(RegexLaws.check(syntax.source) == nil, sourceLocation: sourceLocation)
    }
  }

  @Test func everyKindHasAnExample() {
    let shown = Set(RegexExamples.all.map(\.kind))
    #expect(RegexDiagnosticKind.allCases.filter { !shown.contains($0) } == [])
  }

  @Test func severities() {
    let warnings: Set<RegexDiagnosticKind> = [
      .backReference, .unknownBackReference, .shorthandInClass, .symbolAsBounds,
    ]
    for kind in RegexDiagnosticKind.allCases {
      #expect(kind.severity == (warnings.contains(kind) ? .warning : .error), "\(kind)")
    }
  }

  @Test func idsAreTheNamesOfTheCases() {
    #expect(RegexDiagnosticKind.unclosedGroup.id.name == "regex-unclosed-group")
    #expect(RegexDiagnosticKind.unknownPosixClass.id.name == "regex-unknown-posix-class")
    #expect(Set(RegexDiagnosticKind.allCases.map(\.id)).count == RegexDiagnosticKind.allCases.count)
  }

  @Test func diagnosticsStandInTheOrderOfTheText() {
    let found = RegexSyntax(dialect: #"*a**\q(?<n>[z-a])){9,1}[b"#).diagnostics().map(\.id)
    let expected: [RegexDiagnosticKind] = [
      .nothingToRepeat, .doubledQuantifier, .unknownEscape, .namedGroup, .reversedRange, .unmatchedParenthesis,
      .reversedBounds, .unclosedClass,
    ]
    #expect(found == expected.map(\.id))
  }

  @Test func closingAnOuterGroupClosesTheInnerOnes() {
    let syntax = RegexSyntax(dialect: "(a(b")
    let mended = syntax.diagnostics().map { $0.fixes.first?.applied(to: syntax.source)?.description }
    #expect(mended == ["(a(b))", "(a(b)"])
  }

  @Test func quotationsFitALine() throws {
    let long = "(?<" + String(repeating: "n", count: 50) + ">a)"
    let unclosed = try #require(RegexSyntax(dialect: String(long.dropLast())).diagnostics().first)
    #expect(unclosed.message == "unclosed '(?<" + String(repeating: "n", count: 37) + "…'")
    let broken = try #require(RegexSyntax(dialect: "[[:a\nb:]]").diagnostics().first)
    #expect(broken.message == "unknown class '[:a b:]'")
  }

  @Test func thereIsNoFixWhereItWouldBreakSomethingElse() {
    // Whatever goes in at the end is escaped, or stands in brackets.
    expectFixes(of: .unclosedGroup, in: #"(a\"#, [#"\(a\"#])
    expectFixes(of: .unclosedGroup, in: "(a[b", [#"\(a[b"#])
    // Without the flags the quantifier would be the first piece.
    expectFixes(of: .inlineFlags, in: "(?i)", [""])
    expectFixes(of: .unmatchedParenthesis, in: ")*", [#"\)*"#])
    expectFixes(of: .nestingTooDeep, in: String(repeating: "(", count: 65) + String(repeating: ")", count: 65), [])
  }

  @Test func swappedEndsMeanTheSameAsBefore() {
    expectFixes(of: .reversedRange, in: "[z-^]", [#"[\^-z]"#])
    expectFixes(of: .reversedRange, in: "[]-A]", [#"[A-\]]"#])
    expectFixes(of: .reversedRange, in: "[xa--]", [#"[x\--a]"#])
    expectFixes(of: .reversedRange, in: #"[\x7A-[]"#, [#"[\[-\x7A]"#])
  }

  @Test func slashesStayWhereTheyAre() {
    // Between slashes the pattern ends at the first one without a backslash.
    expectFixes(of: .reversedRange, in: #"[a-\/]"#, [#"[\/-a]"#])
    expectFixes(of: .reversedRange, in: "[a-/]", [])
    // The backslash belongs to `\c`; with the ends swapped, it would no longer protect the slash of a query.
    expectFixes(of: .reversedRange, in: #"[z-\c\/]"#, [])
    expectFixes(of: .trailingBackslash, in: #"a\/\"#, [#"a\/\\"#, #"a\/"#])
    expectFixes(of: .unknownEscape, in: #"\q\/"#, [#"q\/"#])
    #expect(RegexShape(of: RegexSyntax(dialect: #"a\/b/c"#)).description == "a / b / c")
  }

  @Test func fixesHaveAnEnd() {
    let many = RegexSyntax(dialect: String(repeating: "a**", count: 300)).diagnostics()
    #expect(many.count == 300)
    #expect(many.filter { !$0.fixes.isEmpty }.count == RegexSyntax.maximumDiagnosticsWithFixes)
    let long = RegexSyntax(dialect: "(" + String(repeating: "a", count: RegexSyntax.maximumLengthForFixes))
      .diagnostics()
    #expect(long.map(\.fixes) == [[]])
  }

  private func expectFixes(
    of kind: RegexDiagnosticKind, in text: String, _ mended: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let syntax = RegexSyntax(dialect: text)
    let found = syntax.diagnostics().first { $0.id == kind.id }
    let after = found?.fixes.map { $0.applied(to: syntax.source)?.description }
    #expect(after == mended, "`\(text)`", sourceLocation: sourceLocation)
  }
}
