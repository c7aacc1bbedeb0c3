import Foundation
import Testing

@testable import FilterLanguageServer

/// All client capabilities that the server uses.
private let everyClientCapability = """
  {"general": {"positionEncodings": ["utf-8", "utf-16"]},
   "window": {"workDoneProgress": true, "showDocument": {"support": true}},
   "workspace": {"applyEdit": true, "workspaceEdit": {"documentChanges": true},
     "didChangeConfiguration": {"dynamicRegistration": true},
     "didChangeWatchedFiles": {"dynamicRegistration": false}, "configuration": false,
     "semanticTokens": {"refreshSupport": true}, "codeLens": {"refreshSupport": false},
     "inlayHint": {"refreshSupport": true}, "diagnostics": {}},
   "textDocument": {"hover": {"contentFormat": ["markdown", "plaintext"]},
     "completion": {"completionItem": {"commitCharactersSupport": true, "insertReplaceSupport": true,
       "resolveSupport": {"properties": ["documentation"]}, "labelDetailsSupport": true}},
     "signatureHelp": {"signatureInformation": {"documentationFormat": ["plaintext"],
       "parameterInformation": {"labelOffsetSupport": true}}},
     "documentSymbol": {"hierarchicalDocumentSymbolSupport": true},
     "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}},
     "publishDiagnostics": {"relatedInformation": true, "tagSupport": {"valueSet": [1, 2, 3]}},
     "diagnostic": {"relatedDocumentSupport": true}}}
  """

/// Messages about the session: its start and end, capabilities, settings, files and windows.
@Suite struct LifecycleCodingTests {
  @Test func roundTrip() throws {
    let rows: [CodingRow] = [
      CodingRow(
        LSP.InitializeParams.self,
        """
        {"processId": 17, "clientInfo": {"name": "Editor", "version": "1.2"}, "rootPath": "/home",
         "rootUri": "file:///home", "initializationOptions": {"lint": false},
         "capabilities": {"general": {"positionEncodings": ["utf-8"]}},
         "trace": "verbose", "workspaceFolders": [{"uri": "file:///home", "name": "home"}]}
        """),
      CodingRow(
        LSP.InitializeResult.self,
        #"{"capabilities": {"hoverProvider": true}, "serverInfo": {"name": "filter", "version": "1.0"}}"#),
      CodingRow(LSP.InitializedNotification.Params.self, "{}"),
      CodingRow(LSP.ShutdownRequest.Params.self, "null"), CodingRow(LSP.ExitNotification.Params.self, "null"),
      CodingRow(LSP.SetTraceParams.self, #"{"value": "messages"}"#),
      CodingRow(LSP.LogTraceParams.self, #"{"message": "read", "verbose": "a.fql"}"#),
      CodingRow(
        LSP.RegistrationParams.self,
        """
        {"registrations": [
          {"id": "1", "method": "workspace/didChangeConfiguration", "registerOptions": {"section": "filter"}},
          {"id": "2", "method": "textDocument/hover"}]}
        """),
      CodingRow(LSP.UnregistrationParams.self, #"{"unregisterations": [{"id": "2", "method": "textDocument/hover"}]}"#),
      CodingRow(LSP.ConfigurationParams.self, #"{"items": [{"section": "filterq"}, {}]}"#),
      CodingRow(LSP.ConfigurationRequest.Result.self, #"[null, {"a": 1}]"#),
      CodingRow(LSP.DidChangeConfigurationParams.self, #"{"settings": {"filterq": {"lineWidth": 40}}}"#),
      CodingRow(LSP.DidChangeConfigurationParams.self, #"{"settings": null}"#, encodesAs: "{}"),
      CodingRow(
        LSP.DidChangeWatchedFilesParams.self, #"{"changes": [{"uri": "file:///a", "type": 9}]}"#,
        encodesAs: #"{"changes": [{"uri": "file:///a"}]}"#),
      CodingRow(LSP.DidChangeWatchedFilesRegistrationOptions.self, #"{"watchers": [{"globPattern": "**/*.json"}]}"#),
      CodingRow(
        LSP.DidChangeWorkspaceFoldersParams.self,
        #"{"event": {"added": [{"uri": "file:///a", "name": "a"}], "removed": []}}"#),
      CodingRow(LSP.ShowMessageParams.self, #"{"type": 3, "message": "done"}"#),
      CodingRow(LSP.ShowDocumentParams.self, #"{"uri": "https://example.org", "external": true}"#),
      CodingRow(LSP.ProgressParams.self, #"{"token": "t", "value": {"kind": "end"}}"#),
      CodingRow(LSP.WorkDoneProgressParams.self, #"{"token": 5}"#),
    ]
    for row in rows {
      try row.check()
    }
  }

  @Test func refused() {
    let rows: [RefusedRow] = [
      RefusedRow(LSP.InitializeParams.self, "[]"), RefusedRow(LSP.SetTraceParams.self, #"{"value": 1}"#),
      RefusedRow(LSP.DidChangeWatchedFilesParams.self, #"{"changes": [{}]}"#),
      RefusedRow(LSP.DidChangeWorkspaceFoldersParams.self, #"{"event": {"added": []}}"#),
      RefusedRow(LSP.ConfigurationRequest.Result.self, "null"), RefusedRow(LSP.WorkDoneProgressParams.self, "{}"),
      RefusedRow(LSP.ShowMessageParams.self, #"{"type": 9, "message": "done"}"#),
    ]
    for row in rows {
      row.check()
    }
  }

  /// Members that a client may omit, send as `null`, or send with another type than specified.
  @Test(arguments: [
    CodingRow(LSP.InitializeParams.self, "{}"),
    CodingRow(
      LSP.InitializeParams.self,
      #"{"capabilities": null, "processId": null, "rootUri": null, "rootPath": null, "workspaceFolders": null}"#,
      encodesAs: "{}"),
    CodingRow(
      LSP.InitializeParams.self,
      #"{"capabilities": 7, "processId": "17", "clientInfo": "Editor", "locale": {}, "rootPath": 1, "rootUri": []}"#,
      encodesAs: "{}"),
    CodingRow(
      LSP.InitializeParams.self,
      #"{"capabilities": {}, "trace": 1, "workspaceFolders": [{"name": "no URI"}], "workDoneToken": {}, "more": 1}"#,
      encodesAs: #"{"capabilities": {}}"#),
    CodingRow(
      LSP.InitializeParams.self, #"{"clientInfo": {"version": 2}, "capabilities": {}}"#,
      encodesAs: #"{"clientInfo": {}, "capabilities": {}}"#),
  ])
  func tolerance(row: CodingRow) throws { try row.check() }

  @Test(arguments: [
    CodingRow(LSP.ClientCapabilities.self, "{}"), CodingRow(LSP.ClientCapabilities.self, everyClientCapability),
    // A member of another type than specified is ignored, and the others are read.
    CodingRow(
      LSP.ClientCapabilities.self,
      """
      {"workspace": {"applyEdit": "yes", "workspaceEdit": true, "configuration": true,
         "codeLens": {"refreshSupport": 1}, "fileOperations": {"willRename": true}},
       "textDocument": {
         "completion": {"completionItem": {"insertReplaceSupport": true, "labelDetailsSupport": "markdown",
           "resolveSupport": {"properties": [1]}}, "completionList": []},
         "hover": null, "signatureHelp": false, "codeAction": {"codeActionLiteralSupport": {}, "dataSupport": "no"},
         "diagnostic": {}, "publishDiagnostics": {"tagSupport": {"valueSet": ["one"]}}, "moniker": {}},
       "window": [], "general": {"positionEncodings": [null]}, "experimental": {"anything": 1}}
      """,
      encodesAs: """
        {"workspace": {"configuration": true, "codeLens": {}},
         "textDocument": {
           "completion": {"completionItem": {"insertReplaceSupport": true, "resolveSupport": {}}},
           "codeAction": {"codeActionLiteralSupport": {}}, "diagnostic": {}, "publishDiagnostics": {"tagSupport": {}}},
         "general": {}}
        """),
  ])
  func clientCapabilities(row: CodingRow) throws { try row.check() }

  @Test(arguments: [
    CodingRow(LSP.ServerCapabilities.self, "{}"),
    CodingRow(
      LSP.ServerCapabilities.self,
      #"""
      {"positionEncoding": "utf-8", "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
       "documentHighlightProvider": true, "documentSymbolProvider": true, "documentFormattingProvider": true,
       "foldingRangeProvider": true, "selectionRangeProvider": true, "linkedEditingRangeProvider": true,
       "inlineCompletionProvider": false,
       "textDocumentSync": {"openClose": true, "change": 2, "save": {"includeText": true}},
       "completionProvider": {"triggerCharacters": ["."], "resolveProvider": true,
         "completionItem": {"labelDetailsSupport": true}},
       "signatureHelpProvider": {"triggerCharacters": ["("], "retriggerCharacters": [","]},
       "codeActionProvider": {"codeActionKinds": ["quickfix"], "resolveProvider": true},
       "codeLensProvider": {"resolveProvider": true}, "documentLinkProvider": {"resolveProvider": false},
       "executeCommandProvider": {"commands": ["run"]}, "documentRangeFormattingProvider": {"rangesSupport": true},
       "documentOnTypeFormattingProvider": {"firstTriggerCharacter": "}", "moreTriggerCharacter": ["\n"]},
       "renameProvider": {"prepareProvider": true},
       "semanticTokensProvider": {"legend": {"tokenTypes": ["keyword"], "tokenModifiers": ["declaration"]},
         "range": true, "full": {"delta": true}},
       "inlayHintProvider": {"resolveProvider": true},
       "diagnosticProvider": {"identifier": "filter", "interFileDependencies": true, "workspaceDiagnostics": false},
       "workspaceSymbolProvider": {"resolveProvider": false},
       "workspace": {"workspaceFolders": {"supported": true, "changeNotifications": true}}}
      """#),
  ])
  func serverCapabilities(row: CodingRow) throws { try row.check() }

  @Test func numbers() {
    #expect([LSP.MessageType.error, .warning, .info, .log].map(\.rawValue) == [1, 2, 3, 4])
    #expect([LSP.TextDocumentSyncOptions.Kind.none, .full, .incremental].map(\.rawValue) == [0, 1, 2])
  }
}
