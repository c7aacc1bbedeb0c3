import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct CompletionItemDefaultsCodingTests {
  @Test func completionItemDefaults() throws {
    try checkCoding(LSP.CompletionItemDefaults(), json: "{}")
    try checkCoding(
      LSP.CompletionItemDefaults(
        commitCharacters: ["."], editRange: .range(LSP.PositionRange(line: 0, 1..<2)), insertTextFormat: .plainText,
        insertTextMode: .asIs, data: .integer(7)),
      json: """
        {"commitCharacters": ["."],
         "editRange": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}},
         "insertTextFormat": 1, "insertTextMode": 1, "data": 7}
        """)
  }
}
