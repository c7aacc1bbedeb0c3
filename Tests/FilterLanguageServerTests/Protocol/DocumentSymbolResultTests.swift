import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct DocumentSymbolResultCodingTests {
  @Test func documentSymbolResult() throws {
    try checkCoding(
      LSP.DocumentSymbolResult.hierarchical([
        LSP.DocumentSymbol(
          name: "a", kind: .key, range: LSP.PositionRange(line: 0, 0..<5),
          selectionRange: LSP.PositionRange(line: 0, 0..<1))
      ]),
      json: """
        [{"name": "a", "kind": 20,
          "range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 5}},
          "selectionRange": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 1}}}]
        """)
    try checkCoding(LSP.DocumentSymbolResult.hierarchical([]), json: "[]")
    try checkCoding(
      LSP.DocumentSymbolResult.flat([
        LSP.SymbolInformation(
          name: "a", kind: .key, location: LSP.Location(uri: "file:///f", range: LSP.PositionRange(line: 0, 1..<2)))
      ]),
      json: """
        [{"name": "a", "kind": 20,
          "location": {
            "uri": "file:///f",
            "range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}}}]
        """)
  }
}
