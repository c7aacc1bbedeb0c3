import FilterLanguageServer
import Foundation
import LanguageServerProtocol
import Testing

@Suite struct BaseCodingTests {
  let range = LSP.PositionRange(
    start: LSP.Position(line: 0, character: 1), end: LSP.Position(line: 2, character: 3))
  let rangeJSON = #"{"start": {"line": 0, "character": 1}, "end": {"line": 2, "character": 3}}"#

  @Test func location() throws {
    try checkCoding(
      LSP.Location(uri: "file:///a.fql", range: range),
      json: """
        {"uri": "file:///a.fql", "range": \(rangeJSON)}
        """)
  }

  @Test func versionedTextDocumentIdentifier() throws {
    try checkCoding(
      LSP.VersionedTextDocumentIdentifier(uri: "file:///a", version: 3), json: #"{"uri": "file:///a", "version": 3}"#)
  }

  @Test func optionalVersionedTextDocumentIdentifier() throws {
    try checkCoding(
      LSP.OptionalVersionedTextDocumentIdentifier(uri: "file:///a", version: 3),
      json: #"{"uri": "file:///a", "version": 3}"#)
    try checkCoding(
      LSP.OptionalVersionedTextDocumentIdentifier(uri: "file:///a"), json: #"{"uri": "file:///a", "version": null}"#)
  }

  @Test func textDocumentItem() throws {
    try checkCoding(
      LSP.TextDocumentItem(uri: "file:///a", languageId: "filter", version: 1, text: "a = 1\n"),
      json: #"{"uri": "file:///a", "languageId": "filter", "version": 1, "text": "a = 1\n"}"#)
  }

  @Test func textDocumentEdit() throws {
    try checkCoding(
      LSP.TextDocumentEdit(
        textDocument: LSP.OptionalVersionedTextDocumentIdentifier(uri: "file:///a"),
        edits: [LSP.TextEdit(range: range, newText: "b")]),
      json: """
        {"textDocument": {"uri": "file:///a", "version": null}, "edits": [{"range": \(rangeJSON), "newText": "b"}]}
        """)
  }

  @Test func workspaceEdit() throws {
    try checkCoding(
      LSP.WorkspaceEdit(changes: ["file:///a": [LSP.TextEdit(range: range, newText: "b")]]),
      json: """
        {"changes": {"file:///a": [{"range": \(rangeJSON), "newText": "b"}]}}
        """)
    try checkCoding(
      LSP.WorkspaceEdit(documentChanges: [
        LSP.TextDocumentEdit(
          textDocument: LSP.OptionalVersionedTextDocumentIdentifier(uri: "file:///a", version: 2), edits: [])
      ]),
      json: #"{"documentChanges": [{"textDocument": {"uri": "file:///a", "version": 2}, "edits": []}]}"#)
  }

  @Test func command() throws {
    try checkCoding(
      LSP.Command(title: "Run", command: "run", arguments: [.integer(1), .null]),
      json: #"{"title": "Run", "command": "run", "arguments": [1, null]}"#)
    try checkCoding(LSP.Command(title: "Run", command: "run"), json: #"{"title": "Run", "command": "run"}"#)
  }

  @Test func progressToken() throws {
    try checkCoding(LSP.ProgressToken.integer(7), json: "7")
    try checkCoding(LSP.ProgressToken.string("seven"), json: #""seven""#)
  }

  @Test func symbolKind() throws {
    try checkCoding([LSP.SymbolKind.file, .class, .typeParameter], json: "[1, 5, 26]")
  }

  @Test func tolerantDecoding() throws {
    struct Value: Decodable {
      enum CodingKeys: String, CodingKey { case right, wrong, null, missing }
      var members: [Int?]
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        members = [.right, .wrong, .null, .missing].map { container.tolerant($0) }
      }
    }
    let json = #"{"right": 1, "wrong": "1", "null": null}"#
    #expect(try JSONDecoder().decode(Value.self, from: Data(json.utf8)).members == [1, nil, nil, nil])
  }
}
