import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct SymbolInformationCodingTests {
  @Test func symbolInformation() throws {
    try checkCoding(
      LSP.SymbolInformation(
        name: "a", kind: .key, tags: [.deprecated],
        location: LSP.Location(uri: "file:///f", range: LSP.PositionRange(line: 0, 1..<2)), containerName: "b"),
      json: """
        {"name": "a", "kind": 20, "tags": [1],
         "location": {
           "uri": "file:///f",
           "range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}},
         "containerName": "b"}
        """)
  }
}
