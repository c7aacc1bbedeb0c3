import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct DocumentDiagnosticReportCodingTests {
  @Test func documentDiagnosticReport() throws {
    try checkCoding(
      LSP.DocumentDiagnosticReport.full(
        resultId: "1", items: [LSP.Diagnostic(range: LSP.PositionRange(line: 0, 1..<2), message: "Unknown.")]),
      json: """
        {"kind": "full", "resultId": "1",
         "items": [{
           "range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}},
           "message": "Unknown."}]}
        """)
    try checkCoding(
      LSP.DocumentDiagnosticReport.unchanged(resultId: "1"),
      json: """
        {"kind": "unchanged", "resultId": "1"}
        """)
  }
}
