import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct CompletionEditRangeCodingTests {
  @Test func completionEditRange() throws {
    try checkCoding(
      LSP.CompletionEditRange.range(LSP.PositionRange(line: 0, 1..<2)),
      json: """
        {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}
        """)
    try checkCoding(
      LSP.CompletionEditRange.insertReplace(
        insert: LSP.PositionRange(line: 0, 1..<2), replace: LSP.PositionRange(line: 0, 1..<5)),
      json: """
        {"insert": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}},
         "replace": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 5}}}
        """)
  }
}
