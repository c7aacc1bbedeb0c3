import FilterLanguageServer
import Foundation
import LanguageServerProtocol
import Testing

@Suite struct DiagnosticCodingTests {
  let range = LSP.PositionRange(
    start: LSP.Position(line: 0, character: 1), end: LSP.Position(line: 2, character: 3))
  let rangeJSON = #"{"start": {"line": 0, "character": 1}, "end": {"line": 2, "character": 3}}"#

  @Test func diagnostic() throws {
    try checkCoding(LSP.Diagnostic(range: range, message: "no"), json: #"{"range": \#(rangeJSON), "message": "no"}"#)
    try checkCoding(
      LSP.Diagnostic(
        range: range, severity: .warning, code: "unknown-field",
        codeDescription: LSP.CodeDescription(href: "https://example.org/unknown-field"), source: "filter",
        message: "There is no such field.", tags: [.unnecessary],
        relatedInformation: [
          LSP.DiagnosticRelatedInformation(
            location: LSP.Location(uri: "file:///a", range: range), message: "The fields are here.")
        ],
        data: .object(["fix": .bool(true)])),
      json: """
        {"range": \(rangeJSON), "severity": 2, "code": "unknown-field",
         "codeDescription": {"href": "https://example.org/unknown-field"}, "source": "filter",
         "message": "There is no such field.", "tags": [1],
         "relatedInformation": [
           {"location": {"uri": "file:///a", "range": \(rangeJSON)}, "message": "The fields are here."}],
         "data": {"fix": true}}
        """)
  }

  @Test func diagnosticOfAnotherServer() throws {
    let json = """
      {"range": \(rangeJSON), "severity": 99, "code": 404, "codeDescription": null, "source": 1, "message": "no",
       "tags": [2, 77], "relatedInformation": [{"message": "no place"}]}
      """
    #expect(
      try JSONDecoder().decode(LSP.Diagnostic.self, from: Data(json.utf8))
        == LSP.Diagnostic(range: range, code: "404", message: "no", tags: [.deprecated]))
  }

  @Test func severityAndTag() throws {
    try checkCoding([LSP.DiagnosticSeverity.error, .warning, .information, .hint], json: "[1, 2, 3, 4]")
    try checkCoding([LSP.DiagnosticTag.unnecessary, .deprecated], json: "[1, 2]")
  }

  @Test func relatedInformation() throws {
    try checkCoding(
      LSP.DiagnosticRelatedInformation(location: LSP.Location(uri: "file:///a", range: range), message: "here"),
      json: #"{"location": {"uri": "file:///a", "range": \#(rangeJSON)}, "message": "here"}"#)
  }
}
