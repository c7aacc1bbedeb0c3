import FilterText
import Testing

@Suite struct DiagnosticIDTests {
  @Test func theNameIsMadeFromTheDeclaration() {
    let table = [
      ("missingOperand", "missing-operand"), ("dangling", "dangling"), ("unclosedQuoteMark", "unclosed-quote-mark"),
      ("Upper", "upper"), ("useIDs", "use-i-ds"), ("regex2", "regex2"), ("", ""),
    ]
    for (declaration, name) in table {
      #expect(DiagnosticID(declaration: declaration).name == name)
      #expect(DiagnosticID(declaration: declaration).description == name)
    }
    #expect(DiagnosticID(declaration: "aB") == DiagnosticID(declaration: "a-b"))
    #expect(DiagnosticID(declaration: "aB") != DiagnosticID(declaration: "ab"))
  }
}
