import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct PrepareRenameResultCodingTests {
  @Test func prepareRenameResult() throws {
    try checkCoding(
      LSP.PrepareRenameResult.range(LSP.PositionRange(line: 0, 1..<2)),
      json: """
        {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}
        """)
    try checkCoding(
      LSP.PrepareRenameResult.placeholder(range: LSP.PositionRange(line: 0, 1..<2), placeholder: "a"),
      json: """
        {"range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}, "placeholder": "a"}
        """)
    try checkCoding(LSP.PrepareRenameResult.defaultBehavior(true), json: #"{"defaultBehavior": true}"#)
  }
}
