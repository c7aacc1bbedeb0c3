import Foundation
import Testing

@testable import FilterLanguageServer

private let range = rangeJSON(1..<2)
private let wider = rangeJSON(1..<5)
private let widest = rangeJSON(0..<9)
private let document = #""textDocument": {"uri": "file:///f"}"#
private let position = #""position": {"line": 1, "character": 4}"#
private let options = #""options": {"tabSize": 2, "insertSpaces": false}"#
private let diagnostic = #"{"range": \#(range), "message": "no"}"#

/// Messages about documents.
@Suite struct FeatureCodingTests {
  @Test(arguments: [
    CodingRow(
      LSP.DidOpenTextDocumentParams.self,
      #"{"textDocument": {"uri": "file:///f", "languageId": "filter", "version": 1, "text": "a = 1\n"}}"#),
    CodingRow(
      LSP.DidChangeTextDocumentParams.self,
      """
      {"textDocument": {"uri": "file:///f", "version": 2},
       "contentChanges": [{"range": \(range), "text": "b"}, {"text": ""}]}
      """),
    CodingRow(LSP.DidSaveTextDocumentParams.self, "{\(document)}"),
    CodingRow(LSP.DidSaveTextDocumentParams.self, #"{\#(document), "text": "t:elf"}"#),
  ])
  func synchronization(row: CodingRow) throws { try row.check() }

  @Test func diagnostics() throws {
    let rows: [CodingRow] = [
      CodingRow(LSP.Diagnostic.self, diagnostic),
      CodingRow(
        LSP.Diagnostic.self,
        """
        {"range": \(range), "severity": 2, "code": "unknown-field", "source": "filter", "message": "no", "tags": [1, 2],
         "relatedInformation": [{"location": {"uri": "file:///a", "range": \(range)}, "message": "here"}]}
        """),
      CodingRow(LSP.PublishDiagnosticsParams.self, #"{"uri": "file:///f", "diagnostics": []}"#),
      CodingRow(
        LSP.PublishDiagnosticsParams.self, #"{"uri": "file:///f", "version": 7, "diagnostics": [\#(diagnostic)]}"#),
      CodingRow(LSP.DocumentDiagnosticParams.self, "{\(document)}"),
      CodingRow(LSP.DocumentDiagnosticParams.self, #"{\#(document), "previousResultId": "1"}"#),
      CodingRow(LSP.DocumentDiagnosticReport.self, #"{"kind": "full", "items": []}"#),
      CodingRow(LSP.DocumentDiagnosticReport.self, #"{"kind": "full", "resultId": "1", "items": [\#(diagnostic)]}"#),
      CodingRow(LSP.DocumentDiagnosticReport.self, #"{"kind": "unchanged", "resultId": "1"}"#),
      CodingRow(
        LSP.WorkspaceDiagnosticParams.self,
        #"{"previousResultIds": [{"uri": "file:///f", "value": "1"}], "partialResultToken": 5}"#),
      CodingRow(
        LSP.WorkspaceDiagnosticReport.self,
        """
        {"items": [{"kind": "full", "uri": "file:///f", "version": 1, "resultId": "2", "items": [\(diagnostic)]},
          {"kind": "unchanged", "uri": "file:///g", "version": null, "resultId": "3"}]}
        """),
      // A missing version is written as null.
      CodingRow(
        LSP.WorkspaceDocumentDiagnosticReport.self, #"{"kind": "unchanged", "uri": "file:///g", "resultId": "3"}"#,
        encodesAs: #"{"kind": "unchanged", "uri": "file:///g", "version": null, "resultId": "3"}"#),
    ]
    for row in rows {
      try row.check()
    }
  }

  @Test func completion() throws {
    let rows: [CodingRow] = [
      CodingRow(LSP.CompletionRequest.Result.self, "null"),
      CodingRow(
        LSP.CompletionParams.self, #"{\#(document), \#(position), "context": {"triggerKind": "strange"}}"#,
        encodesAs: "{\(document), \(position)}"),
      CodingRow(LSP.CompletionList.self, #"{"isIncomplete": true, "items": []}"#),
      CodingRow(LSP.CompletionList.self, #"{"isIncomplete": false, "items": [{"label": "and"}]}"#),
      CodingRow(
        LSP.CompletionItem.self,
        """
        {"label": "contains", "labelDetails": {"detail": "(text)", "description": "Text"}, "kind": 3, "tags": [1],
         "detail": "Text → Bool", "documentation": {"kind": "plaintext", "value": "Looks for a text."},
         "preselect": true, "sortText": "1", "filterText": "con", "insertText": "contains($0)",
         "insertTextFormat": 2, "insertTextMode": 2, "textEdit": {"range": \(range), "newText": "contains($0)"},
         "textEditText": "contains()", "additionalTextEdits": [{"range": \(wider), "newText": "x"}],
         "commitCharacters": ["("], "command": {"title": "Show", "command": "show"}, "data": {"id": 7}}
        """),
      CodingRow(LSP.CompletionItemLabelDetails.self, "{}"),
      CodingRow(LSP.CompletionTextEdit.self, #"{"range": \#(range), "newText": "and"}"#),
      CodingRow(LSP.CompletionTextEdit.self, #"{"newText": "and", "insert": \#(range), "replace": \#(wider)}"#),
      CodingRow(LSP.InlineCompletionRequest.Result.self, "null"),
      CodingRow(
        LSP.InlineCompletionList.self, #"{"items": [{"insertText": "and"}, {"insertText": "", "range": \#(range)}]}"#),
    ]
    for row in rows {
      try row.check()
    }
  }

  @Test func display() throws {
    let rows: [CodingRow] = [
      CodingRow(LSP.HoverRequest.Result.self, "null"),
      CodingRow(LSP.Hover.self, #"{"contents": {"kind": "markdown", "value": "**t**: type"}, "range": \#(range)}"#),
      CodingRow(
        LSP.SignatureHelp.self,
        """
        {"signatures": [
           {"label": "f(x)"},
           {"label": "f(x)", "documentation": {"kind": "markdown", "value": "*f*"},
            "parameters": [{"label": [2, 3]}, {"label": "x"}]}],
         "activeSignature": 0, "activeParameter": 1}
        """),
      CodingRow(LSP.InlayHintRequest.Result.self, "null"),
      CodingRow(LSP.InlayHint.self, #"{\#(position), "label": "Text"}"#),
      CodingRow(
        LSP.InlayHint.self,
        """
        {\(position), "label": "Text", "textEdits": [{"range": \(range), "newText": "x"}],
         "tooltip": {"kind": "plaintext", "value": "A text."}, "paddingLeft": true, "paddingRight": false}
        """),
      CodingRow(LSP.CodeLens.self, #"{"range": \#(range)}"#),
      CodingRow(LSP.CodeLens.self, #"{"range": \#(range), "command": {"title": "Show", "command": "show"}}"#),
      CodingRow(LSP.DocumentLink.self, #"{"range": \#(range)}"#),
      CodingRow(LSP.DocumentLink.self, #"{"range": \#(range), "target": "https://example.org/"}"#),
      CodingRow(LSP.SemanticTokens.self, #"{"data": []}"#),
      CodingRow(LSP.SemanticTokens.self, #"{"resultId": "1", "data": [0, 1, 2, 3, 0]}"#),
      CodingRow(LSP.SemanticTokensDeltaParams.self, #"{\#(document), "previousResultId": "1"}"#),
      CodingRow(LSP.SemanticTokensDeltaResult.self, #"{"data": [1]}"#),
      CodingRow(LSP.SemanticTokensDeltaResult.self, #"{"edits": []}"#),
      CodingRow(
        LSP.SemanticTokensDelta.self,
        #"{"resultId": "2", "edits": [{"start": 5, "deleteCount": 1}, {"start": 5, "deleteCount": 0, "data": [1, 2]}]}"#
      ),
    ]
    for row in rows {
      try row.check()
    }
  }

  @Test func structure() throws {
    let rows: [CodingRow] = [
      CodingRow(LSP.DefinitionRequest.Result.self, #"[{"uri": "file:///f", "range": \#(range)}]"#),
      CodingRow(
        LSP.ReferenceParams.self,
        #"{\#(document), \#(position), "context": {"includeDeclaration": true}, "partialResultToken": "p"}"#),
      CodingRow(LSP.DocumentHighlight.self, #"{"range": \#(range)}"#),
      CodingRow(LSP.DocumentHighlight.self, #"{"range": \#(range), "kind": 3}"#),
      CodingRow(LSP.DocumentSymbolResult.self, "[]"),
      CodingRow(
        LSP.DocumentSymbolResult.self,
        """
        [{"name": "b", "detail": "all", "kind": 19, "range": \(widest), "selectionRange": \(wider), "children": [
           {"name": "a", "kind": 20, "range": \(wider), "selectionRange": \(range)}]}]
        """),
      CodingRow(
        LSP.DocumentSymbolResult.self,
        #"[{"name": "a", "kind": 20, "location": {"uri": "file:///f", "range": \#(range)}}]"#),
      CodingRow(LSP.WorkspaceSymbolParams.self, #"{"query": "", "partialResultToken": "p"}"#),
      CodingRow(
        LSP.WorkspaceSymbol.self,
        #"{"name": "a", "kind": 20, "containerName": "f", "location": {"uri": "file:///f", "range": \#(range)}}"#),
      CodingRow(LSP.FoldingRange.self, #"{"startLine": 1, "endLine": 3}"#),
      CodingRow(LSP.FoldingRange.self, #"{"startLine": 1, "endLine": 3, "kind": "region", "collapsedText": "…"}"#),
      CodingRow(LSP.SelectionRangeParams.self, #"{\#(document), "positions": [{"line": 0, "character": 2}]}"#),
      CodingRow(LSP.SelectionRange.self, #"{"range": \#(range)}"#),
      CodingRow(LSP.SelectionRange.self, #"{"range": \#(range), "parent": null}"#, encodesAs: #"{"range": \#(range)}"#),
      CodingRow(
        LSP.SelectionRange.self,
        #"{"range": \#(range), "parent": {"range": \#(wider), "parent": {"range": \#(widest)}}}"#),
    ]
    for row in rows {
      try row.check()
    }
  }

  @Test func editing() throws {
    let rows: [CodingRow] = [
      CodingRow(LSP.CodeActionRequest.Result.self, "null"),
      // Diagnostics of other servers are not read, and unknown kinds are accepted.
      CodingRow(
        LSP.CodeActionParams.self,
        """
        {\(document), "range": \(range), "context": {"only": ["refactor", "my.own"], "triggerKind": 9, "diagnostics": [
           {"range": 1, "severity": 99, "code": 404, "tags": [77]}]}}
        """,
        encodesAs: #"{\#(document), "range": \#(range), "context": {"only": ["refactor", "my.own"]}}"#),
      CodingRow(LSP.CodeActionOrCommand.self, #"{"title": "Show", "command": "show"}"#),
      CodingRow(LSP.CodeActionOrCommand.self, #"{"title": "Fix"}"#),
      CodingRow(
        LSP.CodeActionOrCommand.self,
        """
        {"title": "Fix", "kind": "quickfix", "diagnostics": [\(diagnostic)], "isPreferred": true,
         "edit": {"changes": {"file:///f": [{"range": \(range), "newText": "x"}]}}}
        """),
      CodingRow(LSP.PrepareRenameRequest.Result.self, "null"),
      CodingRow(LSP.PrepareRenameResult.self, #"{"range": \#(range), "placeholder": "a"}"#),
      CodingRow(LSP.RenameParams.self, #"{\#(document), \#(position), "newName": "b"}"#),
      CodingRow(LSP.LinkedEditingRanges.self, #"{"ranges": [\#(range), \#(wider)], "wordPattern": "[a-z]+"}"#),
      CodingRow(LSP.FormattingRequest.Result.self, #"[{"range": \#(range), "newText": "x"}]"#),
      CodingRow(LSP.DocumentFormattingParams.self, "{\(document), \(options)}"),
      CodingRow(LSP.DocumentRangeFormattingParams.self, #"{\#(document), "range": \#(range), \#(options)}"#),
      CodingRow(LSP.DocumentRangesFormattingParams.self, #"{\#(document), "ranges": [\#(range)], \#(options)}"#),
      CodingRow(LSP.DocumentOnTypeFormattingParams.self, #"{\#(document), \#(position), "ch": ")", \#(options)}"#),
      CodingRow(
        LSP.FormattingOptions.self,
        """
        {"tabSize": 2, "insertSpaces": true, "trimTrailingWhitespace": true, "insertFinalNewline": false,
         "trimFinalNewlines": true}
        """),
      CodingRow(LSP.FormattingOptions.self, #"{"insertSpaces": 7, "indentStyle": "fancy"}"#, encodesAs: "{}"),
    ]
    for row in rows {
      try row.check()
    }
  }

  @Test func refused() {
    let rows: [RefusedRow] = [
      RefusedRow(LSP.DidOpenTextDocumentParams.self, "{\(document)}"),
      RefusedRow(
        LSP.DidChangeTextDocumentParams.self,
        #"{"textDocument": {"uri": "file:///f", "version": 2}, "contentChanges": [{}]}"#),
      RefusedRow(LSP.DocumentDiagnosticReport.self, #"{"kind": "half", "items": []}"#),
      RefusedRow(LSP.DocumentDiagnosticReport.self, #"{"kind": "full"}"#),
      RefusedRow(LSP.DocumentDiagnosticReport.self, #"{"kind": "unchanged"}"#),
      RefusedRow(LSP.WorkspaceDiagnosticParams.self, "{}"),
      RefusedRow(LSP.CompletionItem.self, #"{"label": "and", "kind": 99}"#),
      RefusedRow(LSP.CompletionTextEdit.self, #"{"newText": "and", "insert": \#(range)}"#),
      RefusedRow(LSP.Hover.self, #"{"contents": {"kind": "html", "value": ""}}"#),
      RefusedRow(LSP.ParameterLabel.self, "[2]"), RefusedRow(LSP.SemanticTokensDeltaParams.self, "{\(document)}"),
      RefusedRow(LSP.SelectionRange.self, #"{"parent": {"range": \#(range)}}"#),
      RefusedRow(LSP.SelectionRange.self, #"{"range": \#(range), "parent": {}}"#),
      RefusedRow(LSP.CodeActionParams.self, #"{\#(document), "range": \#(range)}"#),
      RefusedRow(LSP.CodeActionParams.self, #"{\#(document), "range": \#(range), "context": {"only": "refactor"}}"#),
      RefusedRow(LSP.ReferenceParams.self, #"{\#(document), \#(position), "context": {}}"#),
      RefusedRow(LSP.RenameParams.self, "{\(document), \(position)}"),
      RefusedRow(LSP.DocumentFormattingParams.self, "{\(document)}"),
      RefusedRow(LSP.DocumentOnTypeFormattingParams.self, #"{\#(document), \#(position), \#(options)}"#),
    ]
    for row in rows {
      row.check()
    }
  }

  /// Which case of a union the JSON decodes to.
  @Test func unions() throws {
    func decoded<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
      try JSONDecoder().decode(Value.self, from: Data(json.utf8))
    }
    let (one, two) = (LSP.PositionRange(1..<2), LSP.PositionRange(1..<5))
    let edit = #"{"newText": "a", "insert": \#(range), "replace": \#(wider)}"#
    #expect(
      try decoded(edit) == LSP.CompletionTextEdit.insertReplace(.init(newText: "a", insert: one, replace: two)))
    #expect(
      try decoded(#"{"title": "a", "command": "b"}"#)
        == LSP.CodeActionOrCommand.command(.init(title: "a", command: "b")))
    #expect(try decoded(#"{"title": "a"}"#) == LSP.CodeActionOrCommand.action(.init(title: "a")))
    #expect(try decoded("[]") == LSP.DocumentSymbolResult.hierarchical([]))
    #expect(try decoded(#"{"edits": []}"#) == LSP.SemanticTokensDeltaResult.delta(.init(edits: [])))
    #expect(try decoded("[2, 3]") == LSP.ParameterLabel.offsets(2, 3))
    #expect(try decoded(#""x""#) == LSP.ParameterLabel.string("x"))
    let nested = #"{"range": \#(range), "parent": {"range": \#(wider)}}"#
    #expect(try decoded(nested) == LSP.SelectionRange(ranges: [one, two]))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(LSP.SelectionRange(ranges: [])) }
  }

  /// The numbers of the specification.
  @Test func numbers() {
    #expect([LSP.DiagnosticSeverity.error, .warning, .information, .hint].map(\.rawValue) == [1, 2, 3, 4])
    #expect([LSP.DiagnosticTag.unnecessary, .deprecated].map(\.rawValue) == [1, 2])
    #expect([LSP.DocumentHighlightKind.text, .read, .write].map(\.rawValue) == [1, 2, 3])
    #expect([LSP.InsertTextFormat.plainText, .snippet].map(\.rawValue) == [1, 2])
    #expect([LSP.InsertTextMode.asIs, .adjustIndentation].map(\.rawValue) == [1, 2])
    #expect(LSP.CompletionItemTag.deprecated.rawValue == 1)
    let items: [LSP.CompletionItemKind] = [
      .text, .field, .property, .unit, .enumMember, .keyword, .snippet, .reference, .constant, .event, .operator,
      .typeParameter,
    ]
    #expect(items.map(\.rawValue) == [1, 5, 10, 11, 20, 14, 15, 18, 21, 23, 24, 25])
    let symbols: [LSP.SymbolKind] = [
      .file, .namespace, .property, .enum, .interface, .function, .string, .array, .key, .null, .event, .typeParameter,
    ]
    #expect(symbols.map(\.rawValue) == [1, 3, 7, 10, 11, 12, 15, 18, 20, 21, 24, 26])
  }
}
