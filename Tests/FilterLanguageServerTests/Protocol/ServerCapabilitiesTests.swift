import FilterLanguageServer
import LanguageServerProtocol
import Testing

@Suite struct ServerCapabilitiesCodingTests {
  @Test func nothing() throws {
    try checkCoding(LSP.ServerCapabilities(), json: "{}")
  }

  @Test func truthValues() throws {
    try checkCoding(
      LSP.ServerCapabilities(
        positionEncoding: "utf-8", hoverProvider: true, definitionProvider: true, referencesProvider: true,
        documentHighlightProvider: true, documentSymbolProvider: true, documentFormattingProvider: true,
        foldingRangeProvider: true, selectionRangeProvider: true, linkedEditingRangeProvider: true,
        inlineCompletionProvider: false),
      json: """
        {"positionEncoding": "utf-8", "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
         "documentHighlightProvider": true, "documentSymbolProvider": true, "documentFormattingProvider": true,
         "foldingRangeProvider": true, "selectionRangeProvider": true, "linkedEditingRangeProvider": true,
         "inlineCompletionProvider": false}
        """)
  }

  @Test func textDocumentSync() throws {
    try checkCoding(
      LSP.ServerCapabilities(
        textDocumentSync: LSP.TextDocumentSyncOptions(
          openClose: true, change: LSP.TextDocumentSyncKind.incremental.rawValue, willSave: false,
          willSaveWaitUntil: false, save: LSP.SaveOptions(includeText: true))),
      json: """
        {"textDocumentSync": {"openClose": true, "change": 2, "willSave": false, "willSaveWaitUntil": false,
          "save": {"includeText": true}}}
        """)
    try checkCoding([LSP.TextDocumentSyncKind.none, .full, .incremental], json: "[0, 1, 2]")
  }

  @Test func completionAndSignatures() throws {
    try checkCoding(
      LSP.ServerCapabilities(
        completionProvider: LSP.CompletionOptions(
          triggerCharacters: ["."], allCommitCharacters: [" "], resolveProvider: true,
          completionItem: LSP.CompletionItemOptions(labelDetailsSupport: true)),
        signatureHelpProvider: LSP.SignatureHelpOptions(triggerCharacters: ["("], retriggerCharacters: [","])),
      json: """
        {"completionProvider": {"triggerCharacters": ["."], "allCommitCharacters": [" "], "resolveProvider": true,
           "completionItem": {"labelDetailsSupport": true}},
         "signatureHelpProvider": {"triggerCharacters": ["("], "retriggerCharacters": [","]}}
        """)
  }

  @Test func actionsLensesLinks() throws {
    try checkCoding(
      LSP.ServerCapabilities(
        codeActionProvider: LSP.CodeActionOptions(codeActionKinds: ["quickfix"], resolveProvider: true),
        codeLensProvider: LSP.CodeLensOptions(resolveProvider: true),
        documentLinkProvider: LSP.DocumentLinkOptions(resolveProvider: false),
        executeCommandProvider: LSP.ExecuteCommandOptions(commands: ["run"])),
      json: """
        {"codeActionProvider": {"codeActionKinds": ["quickfix"], "resolveProvider": true},
         "codeLensProvider": {"resolveProvider": true}, "documentLinkProvider": {"resolveProvider": false},
         "executeCommandProvider": {"commands": ["run"]}}
        """)
  }

  @Test func formattingAndRenaming() throws {
    try checkCoding(
      LSP.ServerCapabilities(
        documentRangeFormattingProvider: LSP.DocumentRangeFormattingOptions(rangesSupport: true),
        documentOnTypeFormattingProvider: LSP.DocumentOnTypeFormattingOptions(
          firstTriggerCharacter: "}", moreTriggerCharacter: ["\n"]),
        renameProvider: LSP.RenameOptions(prepareProvider: true)),
      json: #"""
        {"documentRangeFormattingProvider": {"rangesSupport": true},
         "documentOnTypeFormattingProvider": {"firstTriggerCharacter": "}", "moreTriggerCharacter": ["\n"]},
         "renameProvider": {"prepareProvider": true}}
        """#)
  }

  @Test func tokensHintsDiagnostics() throws {
    try checkCoding(
      LSP.ServerCapabilities(
        semanticTokensProvider: LSP.SemanticTokensOptions(
          legend: LSP.SemanticTokensLegend(tokenTypes: ["keyword"], tokenModifiers: ["declaration"]), range: true,
          full: LSP.SemanticTokensFullOptions(delta: true)),
        inlayHintProvider: LSP.InlayHintOptions(resolveProvider: true),
        diagnosticProvider: LSP.DiagnosticOptions(
          identifier: "filter", interFileDependencies: true, workspaceDiagnostics: false)),
      json: """
        {"semanticTokensProvider": {"legend": {"tokenTypes": ["keyword"], "tokenModifiers": ["declaration"]},
           "range": true, "full": {"delta": true}},
         "inlayHintProvider": {"resolveProvider": true},
         "diagnosticProvider": {"identifier": "filter", "interFileDependencies": true, "workspaceDiagnostics": false}}
        """)
  }

  @Test func workspace() throws {
    try checkCoding(
      LSP.ServerCapabilities(
        workspaceSymbolProvider: LSP.WorkspaceSymbolOptions(resolveProvider: false),
        workspace: LSP.WorkspaceServerCapabilities(
          workspaceFolders: LSP.WorkspaceFoldersServerCapabilities(supported: true, changeNotifications: true))),
      json: """
        {"workspaceSymbolProvider": {"resolveProvider": false},
         "workspace": {"workspaceFolders": {"supported": true, "changeNotifications": true}}}
        """)
  }
}
