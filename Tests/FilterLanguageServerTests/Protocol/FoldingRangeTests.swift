import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct FoldingRangeCodingTests {
  @Test func foldingRangeRequest() throws {
    #expect(LSP.FoldingRangeRequest.method == "textDocument/foldingRange")
    let none: LSP.FoldingRangeRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func foldingRangeParams() throws {
    try checkCoding(
      LSP.FoldingRangeParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), workDoneToken: .integer(1),
        partialResultToken: .string("p")),
      json: """
        {"textDocument": {"uri": "file:///f"}, "workDoneToken": 1, "partialResultToken": "p"}
        """)
  }

  @Test func foldingRange() throws {
    try checkCoding(LSP.FoldingRange(startLine: 1, endLine: 3), json: #"{"startLine": 1, "endLine": 3}"#)
    try checkCoding(
      LSP.FoldingRange(
        startLine: 1, startCharacter: 2, endLine: 3, endCharacter: 4, kind: "region", collapsedText: "…"),
      json: """
        {"startLine": 1, "startCharacter": 2, "endLine": 3, "endCharacter": 4, "kind": "region", "collapsedText": "…"}
        """)
  }
}
