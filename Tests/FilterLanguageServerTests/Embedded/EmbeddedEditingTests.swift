import EmbeddedQueries
import FilterLanguageService
import FilterText
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterLanguageServer

/// Edits of documents in which queries are embedded, and of their settings.
@Suite struct EmbeddedEditingTests {
  private func codes(_ client: TestClient, _ uri: String = "file:///host") async throws -> [String] {
    try await client.ask("textDocument/diagnostic", #"{"textDocument": {"uri": "\#(uri)"}}"#)["items"]?.texts("code")
      ?? []
  }

  @Test func editsChangeTheQueries() async throws {
    let client = try await TestClient.running(TestCapabilities.rich)
    _ = client.open("```filterquery\nt:elf\n```\n", "markdown")
    #expect(try await codes(client) == [])
    client.edit(
      "file:///host", 2,
      #"{"range": {"start": {"line": 1, "character": 5}, "end": {"line": 1, "character": 5}}, "text": " or"}"#)
    #expect(try await codes(client) == ["missing-operand"])
    client.edit(
      "file:///host", 3,
      #"{"range": {"start": {"line": 0, "character": 3}, "end": {"line": 0, "character": 14}}, "text": "text"}"#)
    #expect(try await codes(client) == [])
    client.edit("file:///host", 4, #"{"text": "~~~filterquery\nt:\n~~~"}"#)
    #expect(try await codes(client) == ["missing-value"])
    client.notify("textDocument/didClose", #"{"textDocument": {"uri": "file:///host"}}"#)
    #expect(
      await client.errorCode(
        "textDocument/hover", #"{"textDocument": {"uri": "file:///host"}, "position": {"line": 0, "character": 0}}"#)
        == -32602)
  }

  /// Random edits give the same queries as opening the edited text.
  @Test func editedIsOpened() {
    var random = SeededGenerator(seed: PropertyCases.seed(default: 181))
    for _ in 0..<PropertyCases.count(long: 200) {
      var document = OpenDocument(
        uri: "a", version: 1, text: "> ```filterquery\n> t:elf\n> ```\n```filterquery\nc:g\n# a\n```\n",
        vocabulary: .empty,
        language: .markdown)
      for _ in 0..<6 {
        let lines = document.lines
        let start = lines.position(of: random.below(lines.source.length + 1), in: .utf16)
        let end = lines.position(of: random.below(lines.source.length + 1), in: .utf16)
        let text = random.pick(["", "", "t:orc", "\n", "```", "```filterquery\n", "> ", "# "]) ?? ""
        document.apply(
          [
            LSP.TextDocumentContentChangeEvent(
              range: random.chance(10)
                ? nil
                : LSP.PositionRange(
                  start: LSP.Position(line: start.line, character: start.column),
                  end: LSP.Position(line: end.line, character: end.column)),
              text: LSP.DocumentText(text))
          ], encoding: .utf16)
        let opened = OpenDocument(
          uri: "a", version: 1, text: document.text, vocabulary: .empty, language: .markdown)
        #expect(document.host?.parts.map(\.query) == opened.host?.parts.map(\.query))
        #expect(document.host?.parts.map(\.firstQuery) == opened.host?.parts.map(\.firstQuery))
        #expect(
          document.parts.map { $0.snapshot.queries.map(\.source) }
            == opened.parts.map { $0.snapshot.queries.map(\.source) })
      }
    }
  }

  /// Queries that an edit elsewhere moves are not analyzed again.
  @Test func movedQueriesAreKept() throws {
    let text: SourceText = "```filterquery\nt:elf\nc:g\n```\n"
    var document = OpenDocument(uri: "a", version: 1, text: text, vocabulary: .empty, language: .markdown)
    let before = document.parts[0].snapshot
    document.apply(
      [
        LSP.TextDocumentContentChangeEvent(
          range: LSP.PositionRange(
            start: LSP.Position(line: 0, character: 0), end: LSP.Position(line: 0, character: 0)), text: "# a\n")
      ], encoding: .utf16)
    #expect(document.parts[0].snapshot.queriesShared(with: before).first == 2)
    document.apply(
      [
        LSP.TextDocumentContentChangeEvent(
          range: LSP.PositionRange(
            start: LSP.Position(line: 2, character: 5), end: LSP.Position(line: 2, character: 5)), text: "s")
      ], encoding: .utf16)
    #expect(document.parts[0].snapshot.queriesShared(with: before) == (0, 1))
  }

  @Test func keysAreASetting() async throws {
    let client = try await TestClient.running(TestCapabilities.rich)
    _ = client.open(#"{"search": "t:", "filterQuery": "t:elf or"}"#, "json")
    #expect(try await codes(client) == ["missing-operand"])
    client.notify(
      "workspace/didChangeConfiguration", #"{"settings": {"filterq": {"embedded": {"keys": ["search"]}}}}"#)
    #expect(try await codes(client) == ["missing-value"])
  }

  /// A long document of another language is not analyzed, without a message.
  @Test func longDocuments() async throws {
    let client = try await TestClient.running(TestCapabilities.rich)
    let text = String(repeating: "\n", count: AnalysisLimits.open.lines + 1)
    _ = client.open(text + "```filterquery\nt:\n```", "markdown")
    #expect(try await codes(client) == [])
    client.edit("file:///host", 2, #"{"text": "```filterquery\nt:\n```"}"#)
    #expect(try await codes(client) == ["missing-value"])
  }

  @Test func otherLanguagesAreDocumentsOfQueries() async throws {
    let client = try await TestClient.running(TestCapabilities.rich)
    _ = client.open("t: or", "plaintext")
    #expect(try await codes(client).count == 2)
  }
}

/// Cells of notebooks.
@Suite struct NotebookTests {
  private func cell(_ number: Int, _ text: String, language: String = "filterquery") -> String {
    #"{"uri": "cell:\#(number)", "languageId": "\#(language)", "version": 1, "text": \#(text.asJSON)}"#
  }

  private func hover(_ client: TestClient, _ number: Int) async -> Int? {
    await client.errorCode(
      "textDocument/hover", #"{"textDocument": {"uri": "cell:\#(number)"}, "position": {"line": 0, "character": 0}}"#)
  }

  @Test func cellsAreDocuments() async throws {
    let client = TestClient()
    let result = try await client.initialize()
    #expect(
      result["capabilities"]?["notebookDocumentSync"]
        == (try JSONValue(json: #"{"notebookSelector": [{"notebook": "*", "cells": [{"language": "filterquery"}]}]}"#)))
    let notebook =
      #""notebookDocument": {"uri": "file:///a.ipynb", "version": 1, "notebookType": "jupyter", "cells": []}"#
    client.notify(
      "notebookDocument/didOpen",
      #"{\#(notebook), "cellTextDocuments": [\#(cell(1, "t:elf or")), \#(cell(2, "print", language: "python"))]}"#)
    let received = await client.wait(for: "textDocument/publishDiagnostics")
    #expect(received["uri"] == .string("cell:1"))
    #expect(received["diagnostics"]?.spans() == ["0:7-0:8"])
    #expect(await hover(client, 1) == nil)
    #expect(await hover(client, 2) == -32602)

    let change = #"{"range": {"start": {"line": 0, "character": 5}, "end": {"line": 0, "character": 8}}, "text": ""}"#
    client.notify(
      "notebookDocument/didChange",
      #"""
      {\#(notebook), "change": {"cells": {
        "structure": {"array": {"start": 1, "deleteCount": 0}, "didOpen": [\#(cell(3, "c:g"))], "didClose": []},
        "data": [],
        "textContent": [{"document": {"uri": "cell:1", "version": 2}, "changes": [\#(change)]},
                        {"document": {"uri": "cell:2", "version": 2}, "changes": [\#(change)]}]}}}
      """#)
    #expect(client.text(of: "cell:1") == "t:elf")
    #expect(await hover(client, 3) == nil)
    client.notify("notebookDocument/didSave", "{\(notebook)}")
    client.notify(
      "notebookDocument/didChange",
      #"{\#(notebook), "change": {"cells": {"structure": {"array": {"start": 0, "deleteCount": 1}, "didClose": [{"uri": "cell:1"}]}}}}"#
    )
    #expect(await hover(client, 1) == -32602)
    client.notify(
      "notebookDocument/didClose", #"{\#(notebook), "cellTextDocuments": [{"uri": "cell:2"}, {"uri": "cell:3"}]}"#)
    #expect(await hover(client, 3) == -32602)
  }

  /// Malformed notifications are ignored, and the server serves.
  @Test(arguments: ["didOpen", "didChange", "didSave", "didClose"])
  func malformedNotifications(method: String) async throws {
    let client = try await TestClient.running()
    for params in [
      "{}", "[]", #"{"notebookDocument": 1}"#, #"{"notebookDocument": {"uri": "a"}, "change": {"cells": []}}"#,
    ] {
      client.notify("notebookDocument/\(method)", params)
    }
    #expect(try await client.ask("textDocument/hover", client.open("t:e‸lf")) != .null)
  }

  /// Long texts of cells are taken out of the message like those of documents.
  @Test func longCells() async throws {
    let client = try await TestClient.running()
    let text = String(repeating: "t:elf\n", count: 20_000)
    client.notify(
      "notebookDocument/didOpen",
      #"{"notebookDocument": {"uri": "file:///a.ipynb"}, "cellTextDocuments": [\#(cell(1, text))]}"#)
    #expect(client.text(of: "cell:1") == text)
  }
}
