import Foundation
import Testing

@testable import FilterLanguageServer

private let range = rangeJSON(1..<2)

/// Values that many messages share.
@Suite struct BaseCodingTests {
  @Test func roundTrip() throws {
    let rows: [CodingRow] = [
      CodingRow(JSONValue.self, #"[null, true, 7, -1.5, "é", [], {"a": {"b": null}}]"#),
      CodingRow(JSONValue.self, "1.0", encodesAs: "1"),
      CodingRow(LSP.RequestID.self, "7"), CodingRow(LSP.RequestID.self, #""seven""#),
      CodingRow(LSP.CancelParams.self, #"{"id": "seven"}"#),
      CodingRow(LSP.ResponseError.self, #"{"code": -1, "message": "no"}"#),
      CodingRow(
        LSP.ResponseError.self, #"{"code": -32601, "message": "no", "data": [1]}"#,
        encodesAs: #"{"code": -32601, "message": "no"}"#),
      CodingRow(LSP.Location.self, #"{"uri": "file:///a.fql", "range": \#(range)}"#),
      CodingRow(LSP.TextDocumentParams.self, #"{"textDocument": {"uri": "file:///a"}}"#),
      CodingRow(
        LSP.TextDocumentPositionParams.self,
        #"{"textDocument": {"uri": "file:///a"}, "position": {"line": 1, "character": 2}}"#),
      // Members that the server does not use are ignored.
      CodingRow(
        LSP.TextDocumentRangeParams.self,
        #"{"textDocument": {"uri": "file:///a", "more": 1}, "range": \#(range), "workDoneToken": 1}"#,
        encodesAs: #"{"textDocument": {"uri": "file:///a"}, "range": \#(range)}"#),
      CodingRow(LSP.VersionedTextDocumentIdentifier.self, #"{"uri": "file:///a", "version": 3}"#),
      CodingRow(LSP.OptionalVersionedTextDocumentIdentifier.self, #"{"uri": "file:///a", "version": 3}"#),
      // A missing version is written as null.
      CodingRow(
        LSP.OptionalVersionedTextDocumentIdentifier.self, #"{"uri": "file:///a"}"#,
        encodesAs: #"{"uri": "file:///a", "version": null}"#),
      CodingRow(LSP.DocumentText.self, #""t:elf\n\u0001é🎉""#),
      CodingRow(
        LSP.WorkspaceEdit.self, #"{"changes": {"file:///a": [{"range": \#(range), "newText": "b"}]}}"#),
      CodingRow(
        LSP.WorkspaceEdit.self,
        """
        {"documentChanges": [
          {"textDocument": {"uri": "file:///a", "version": null}, "edits": [{"range": \(range), "newText": ""}]}]}
        """),
      CodingRow(LSP.ApplyWorkspaceEditParams.self, #"{"label": "Do it", "edit": {}}"#),
      CodingRow(LSP.Command.self, #"{"title": "Run", "command": "run", "arguments": [1, null]}"#),
      CodingRow(LSP.Command.self, #"{"title": "Run", "command": "run"}"#),
      CodingRow(LSP.ExecuteCommandParams.self, #"{"command": "run", "arguments": ["a", 0]}"#),
      CodingRow(
        LSP.ExecuteCommandParams.self, #"{"command": "run", "arguments": null}"#, encodesAs: #"{"command": "run"}"#),
    ]
    for row in rows {
      try row.check()
    }
  }

  @Test func refused() {
    let rows: [RefusedRow] = [
      RefusedRow(LSP.RequestID.self, "1.5"), RefusedRow(LSP.RequestID.self, "null"),
      RefusedRow(LSP.RequestID.self, "{}"),
      RefusedRow(LSP.CancelParams.self, "{}"), RefusedRow(LSP.ResponseError.self, #"{"code": "1", "message": "no"}"#),
      RefusedRow(LSP.Position.self, #"{"line": 1}"#), RefusedRow(LSP.Position.self, #"{"line": 1, "character": "2"}"#),
      RefusedRow(LSP.PositionRange.self, #"{"start": {"line": 0, "character": 0}}"#),
      RefusedRow(LSP.TextDocumentParams.self, "{}"),
      RefusedRow(LSP.TextDocumentParams.self, #"{"textDocument": {"uri": 1}}"#),
      RefusedRow(LSP.TextDocumentPositionParams.self, #"{"textDocument": {"uri": "file:///a"}}"#),
      RefusedRow(LSP.VersionedTextDocumentIdentifier.self, #"{"uri": "file:///a", "version": null}"#),
      RefusedRow(LSP.DocumentText.self, "7"), RefusedRow(LSP.WorkspaceEdit.self, #"{"changes": []}"#),
      RefusedRow(LSP.Command.self, #"{"title": "Run"}"#),
      RefusedRow(LSP.ExecuteCommandParams.self, #"{"arguments": []}"#),
    ]
    for row in rows {
      row.check()
    }
  }

  @Test func idsInMessages() {
    #expect("\(LSP.RequestID.integer(7)) \(LSP.RequestID.string("seven"))" == #"7 "seven""#)
  }

  @Test func errorCodes() {
    #expect(LSP.ResponseError(code: .methodNotFound, message: "no").code == -32601)
    let codes: [LSP.ErrorCode] = [
      .parseError, .invalidRequest, .methodNotFound, .invalidParams, .internalError, .serverNotInitialized,
      .requestFailed, .serverCancelled, .contentModified, .requestCancelled,
    ]
    #expect(
      codes.map(\.rawValue)
        == [-32700, -32600, -32601, -32602, -32603, -32002, -32803, -32802, -32801, -32800])
  }

  /// Members of another type, `null` and missing members decode to `nil`; `nil` is not encoded.
  @Test func tolerantMembers() throws {
    struct Value: Codable {
      @Tolerant var right: Int?
      @Tolerant var wrong: Int?
      @Tolerant var null: Int?
      @Tolerant var missing: Int?
    }
    let value = try JSONDecoder().decode(Value.self, from: Data(#"{"right": 1, "wrong": "1", "null": null}"#.utf8))
    #expect([value.right, value.wrong, value.null, value.missing] == [1, nil, nil, nil])
    #expect(String(decoding: try JSONEncoder().encode(value), as: UTF8.self) == #"{"right":1}"#)
  }
}
