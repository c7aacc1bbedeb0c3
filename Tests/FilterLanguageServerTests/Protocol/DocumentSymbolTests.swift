import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct DocumentSymbolCodingTests {
  @Test func documentSymbolRequest() throws {
    #expect(LSP.DocumentSymbolRequest.method == "textDocument/documentSymbol")
    let none: LSP.DocumentSymbolRequest.Result = nil
    try checkCoding(none, json: "null")
  }

  @Test func documentSymbolParams() throws {
    try checkCoding(
      LSP.DocumentSymbolParams(
        textDocument: LSP.TextDocumentIdentifier(uri: "file:///f"), workDoneToken: .integer(1),
        partialResultToken: .string("p")),
      json: """
        {"textDocument": {"uri": "file:///f"}, "workDoneToken": 1, "partialResultToken": "p"}
        """)
  }

  @Test func documentSymbol() throws {
    try checkCoding(
      LSP.DocumentSymbol(
        name: "a", kind: .key, range: LSP.PositionRange(line: 0, 0..<5),
        selectionRange: LSP.PositionRange(line: 0, 0..<1)),
      json: """
        {"name": "a", "kind": 20,
          "range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 5}},
          "selectionRange": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 1}}}
        """)
    try checkCoding(
      LSP.DocumentSymbol(
        name: "b", detail: "all", kind: .object, tags: [.deprecated], range: LSP.PositionRange(line: 0, 0..<9),
        selectionRange: LSP.PositionRange(line: 0, 0..<2),
        children: [
          LSP.DocumentSymbol(
            name: "a", kind: .key, range: LSP.PositionRange(line: 0, 0..<5),
            selectionRange: LSP.PositionRange(line: 0, 0..<1))
        ]),
      json: """
        {"name": "b", "detail": "all", "kind": 19, "tags": [1],
         "range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 9}},
         "selectionRange": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 2}},
         "children": [{
           "name": "a", "kind": 20,
           "range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 5}},
           "selectionRange": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 1}}}]}
        """)
  }
}
