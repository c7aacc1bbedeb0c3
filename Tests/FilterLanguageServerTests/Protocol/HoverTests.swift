import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct HoverCodingTests {
  @Test func hover() throws {
    try checkCoding(
      LSP.Hover(
        contents: LSP.MarkupContent(kind: .markdown, value: "**t**: type"),
        range: LSP.PositionRange(start: LSP.Position(line: 0, character: 1), end: LSP.Position(line: 0, character: 2))),
      json: """
        {"contents": {"kind": "markdown", "value": "**t**: type"},
         "range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}}
        """)
    #expect(LSP.HoverRequest.method == "textDocument/hover")
  }
}
