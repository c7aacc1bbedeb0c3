import FilterText
import Testing

@Suite struct DiagnosticTests {
  private let range = SourceRange(start: 3, end: 7)

  @Test func printsOnOneLine() {
    let diagnostic = Diagnostic(
      id: DiagnosticID(declaration: "missingOperand"), severity: .error, range: range, message: "nothing follows 'or'")
    #expect(diagnostic.description == "3..<7 error: nothing follows 'or' [missing-operand]")
    #expect(diagnostic.related.isEmpty)
    #expect(diagnostic.fixes.isEmpty)
  }

  @Test func severitiesHaveTheWordsOfJSON() {
    #expect(Severity.allCases.map(\.rawValue) == ["error", "warning", "information", "hint"])
  }

  @Test func listsOfWords() {
    #expect([String]().listed() == "")
    #expect(["a"].listed() == "a")
    #expect(["a", "b", "c"].listed("or") == "a, b or c")
  }

  @Test func equalityKnowsEveryPart() {
    let id = DiagnosticID(declaration: "a")
    let other = SourceRange(at: 0)
    let plain = Diagnostic(id: id, severity: .hint, range: range, message: "m")
    let different = [
      plain,
      Diagnostic(id: DiagnosticID(declaration: "b"), severity: .hint, range: range, message: "m"),
      Diagnostic(id: id, severity: .error, range: range, message: "m"),
      Diagnostic(id: id, severity: .hint, range: other, message: "m"),
      Diagnostic(id: id, severity: .hint, range: range, message: "n"),
      Diagnostic(
        id: id, severity: .hint, range: range, message: "m", related: [RelatedRange(range: other, message: "here")]),
      Diagnostic(
        id: id, severity: .hint, range: range, message: "m", related: [RelatedRange(range: range, message: "here")]),
      Diagnostic(id: id, severity: .hint, range: range, message: "m", fixes: [Fix(title: "Remove it", edits: [])]),
    ]
    for (index, diagnostic) in different.enumerated() {
      #expect(different.firstIndex(of: diagnostic) == index, "\(diagnostic)")
    }
  }
}
