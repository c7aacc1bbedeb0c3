import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct InsertReplaceEditCodingTests {
  @Test func insertReplaceEdit() throws {
    try checkCoding(
      LSP.InsertReplaceEdit(
        newText: "and", insert: LSP.PositionRange(line: 0, 1..<2), replace: LSP.PositionRange(line: 0, 1..<5)),
      json: """
        {"newText": "and",
         "insert": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}},
         "replace": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 5}}}
        """)
  }
}
