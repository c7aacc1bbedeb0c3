import FilterQueryKit
import Testing
import _FilterTestSupport

/// The queries that ship with the package.
@Suite struct OwnCorpusTests {
  @Test func validQueriesAreValid() throws {
    for query in try OwnCorpus.valid() {
      let parsed = ParsedQuery(parsing: query)
      #expect(parsed.outcome == .valid, "\(query)")
      #expect(parsed.diagnostics == [], "\(query)")
      expectRoundTrip(query)
    }
  }

  /// The whole list is compared as text, so that a change of one reading shows beside its neighbours.
  @Test func damagedQueriesAreReadAsWritten() throws {
    for (query, expectation) in try OwnCorpus.damagedRows() {
      let parsed = ParsedQuery(parsing: query)
      #expect(reading(of: parsed) == expectation, "\(query)")
    }
  }

  @Test func damagedQueriesObeyTheLaws() throws {
    for query in try OwnCorpus.damaged() {
      if let reason = LawsOfText.check(SourceText(query)) { Issue.record("`\(query)`: \(reason)") }
    }
  }

  @Test func everySyntaxDiagnosticKindOccurs() throws {
    var missing = Set(SyntaxDiagnosticKind.allCases.map { $0.id.name })
    // Only a text of more than a hundred parentheses has this one; `NestingTests` looks at it.
    missing.remove(SyntaxDiagnosticKind.nestingTooDeep.id.name)
    // Only the syntax of lists has this one.
    missing.remove(SyntaxDiagnosticKind.misplacedFilter.id.name)
    for (query, _) in try OwnCorpus.damagedRows() {
      for diagnostic in ParsedQuery(parsing: query).diagnostics { missing.remove(diagnostic.id.name) }
    }
    #expect(missing == [])
  }
}

/// How the corpus writes what was read: the outcome, the diagnostics in order, and the canonical text.
func reading(of parsed: ParsedQuery) -> String {
  let diagnostics = parsed.diagnostics.map { $0.id.name }.joined(separator: " ")
  var text = "\(parsed.outcome) | \(diagnostics) | \(parsed.query?.canonicalText ?? "")"
  while text.last == " " { text.removeLast() }
  return text
}
