import FilterLanguageServer
import Foundation
import LanguageServerProtocol
import Testing

@Suite struct ClientCapabilitiesCodingTests {
  @Test func capabilities() throws {
    try checkCoding(LSP.ClientCapabilities(), json: "{}")
    try checkCoding(
      LSP.ClientCapabilities(
        workspace: LSP.WorkspaceClientCapabilities(), textDocument: LSP.TextDocumentClientCapabilities(),
        window: LSP.WindowClientCapabilities(workDoneProgress: true),
        general: LSP.GeneralClientCapabilities(positionEncodings: ["utf-8", "utf-16"])),
      json: """
        {"workspace": {}, "textDocument": {}, "window": {"workDoneProgress": true},
         "general": {"positionEncodings": ["utf-8", "utf-16"]}}
        """)
  }

  @Test func workspace() throws {
    try checkCoding(
      LSP.WorkspaceClientCapabilities(
        applyEdit: true, workspaceEdit: LSP.WorkspaceEditClientCapabilities(documentChanges: true),
        didChangeConfiguration: LSP.DynamicRegistrationClientCapabilities(dynamicRegistration: true),
        didChangeWatchedFiles: LSP.DynamicRegistrationClientCapabilities(dynamicRegistration: false),
        workspaceFolders: true, configuration: false,
        semanticTokens: LSP.RefreshClientCapabilities(refreshSupport: true),
        codeLens: LSP.RefreshClientCapabilities(refreshSupport: false),
        inlayHint: LSP.RefreshClientCapabilities(refreshSupport: true),
        diagnostics: LSP.RefreshClientCapabilities()),
      json: """
        {"applyEdit": true, "workspaceEdit": {"documentChanges": true},
         "didChangeConfiguration": {"dynamicRegistration": true},
         "didChangeWatchedFiles": {"dynamicRegistration": false},
         "workspaceFolders": true, "configuration": false, "semanticTokens": {"refreshSupport": true},
         "codeLens": {"refreshSupport": false}, "inlayHint": {"refreshSupport": true}, "diagnostics": {}}
        """)
  }

  @Test func textDocument() throws {
    try checkCoding(
      LSP.TextDocumentClientCapabilities(
        hover: LSP.HoverClientCapabilities(contentFormat: ["markdown", "plaintext"]),
        documentSymbol: LSP.DocumentSymbolClientCapabilities(hierarchicalDocumentSymbolSupport: true),
        rename: LSP.RenameClientCapabilities(prepareSupport: true),
        foldingRange: LSP.FoldingRangeClientCapabilities(
          rangeLimit: 5000, lineFoldingOnly: true,
          foldingRange: LSP.FoldingRangeItemClientCapabilities(collapsedText: false)),
        inlayHint: LSP.InlayHintClientCapabilities(
          resolveSupport: LSP.ResolveClientCapabilities(properties: ["tooltip"])),
        diagnostic: LSP.DiagnosticClientCapabilities(relatedDocumentSupport: true),
        inlineCompletion: LSP.InlineCompletionClientCapabilities(dynamicRegistration: true)),
      json: """
        {"hover": {"contentFormat": ["markdown", "plaintext"]},
         "documentSymbol": {"hierarchicalDocumentSymbolSupport": true}, "rename": {"prepareSupport": true},
         "foldingRange": {"rangeLimit": 5000, "lineFoldingOnly": true, "foldingRange": {"collapsedText": false}},
         "inlayHint": {"resolveSupport": {"properties": ["tooltip"]}}, "diagnostic": {"relatedDocumentSupport": true},
         "inlineCompletion": {"dynamicRegistration": true}}
        """)
  }

  @Test func completion() throws {
    try checkCoding(
      LSP.CompletionClientCapabilities(
        completionItem: LSP.CompletionItemClientCapabilities(
          snippetSupport: true, commitCharactersSupport: true, documentationFormat: ["markdown"],
          insertReplaceSupport: true, resolveSupport: LSP.ResolveClientCapabilities(properties: ["documentation"]),
          labelDetailsSupport: true),
        contextSupport: true, completionList: LSP.CompletionListClientCapabilities(itemDefaults: ["editRange"])),
      json: """
        {"completionItem": {"snippetSupport": true, "commitCharactersSupport": true,
           "documentationFormat": ["markdown"], "insertReplaceSupport": true,
           "resolveSupport": {"properties": ["documentation"]}, "labelDetailsSupport": true},
         "contextSupport": true, "completionList": {"itemDefaults": ["editRange"]}}
        """)
  }

  @Test func signatureHelp() throws {
    try checkCoding(
      LSP.SignatureHelpClientCapabilities(
        signatureInformation: LSP.SignatureInformationClientCapabilities(
          documentationFormat: ["plaintext"],
          parameterInformation: LSP.ParameterInformationClientCapabilities(labelOffsetSupport: true),
          activeParameterSupport: true)),
      json: """
        {"signatureInformation": {"documentationFormat": ["plaintext"],
          "parameterInformation": {"labelOffsetSupport": true}, "activeParameterSupport": true}}
        """)
  }

  @Test func codeAction() throws {
    try checkCoding(
      LSP.CodeActionClientCapabilities(
        codeActionLiteralSupport: .object(["codeActionKind": .object(["valueSet": .array([.string("quickfix")])])]),
        isPreferredSupport: true, disabledSupport: true, dataSupport: true,
        resolveSupport: LSP.ResolveClientCapabilities(properties: ["edit"])),
      json: """
        {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}, "isPreferredSupport": true,
         "disabledSupport": true, "dataSupport": true, "resolveSupport": {"properties": ["edit"]}}
        """)
  }

  @Test func publishDiagnostics() throws {
    try checkCoding(
      LSP.PublishDiagnosticsClientCapabilities(
        relatedInformation: true, tagSupport: LSP.DiagnosticTagClientCapabilities(valueSet: [1, 2, 3]),
        versionSupport: true, codeDescriptionSupport: true, dataSupport: true),
      json: """
        {"relatedInformation": true, "tagSupport": {"valueSet": [1, 2, 3]}, "versionSupport": true,
         "codeDescriptionSupport": true, "dataSupport": true}
        """)
  }

  @Test func semanticTokens() throws {
    try checkCoding(
      LSP.SemanticTokensClientCapabilities(
        overlappingTokenSupport: true, multilineTokenSupport: false, augmentsSyntaxTokens: true),
      json: #"{"overlappingTokenSupport": true, "multilineTokenSupport": false, "augmentsSyntaxTokens": true}"#)
  }

  /// A member of another type than the protocol says is left out, and the others are read.
  @Test func tolerance() throws {
    let json = """
      {"workspace": {"applyEdit": "yes", "workspaceEdit": true, "configuration": true,
        "codeLens": {"refreshSupport": 1}, "fileOperations": {"willRename": true}},
       "textDocument": {
         "completion": {"completionItem": {"snippetSupport": true, "documentationFormat": "markdown",
           "resolveSupport": {"properties": [1]}}, "completionList": []},
         "hover": null, "signatureHelp": false, "codeAction": {"codeActionLiteralSupport": {}, "dataSupport": "no"},
         "foldingRange": {"rangeLimit": 1.5, "lineFoldingOnly": true}, "semanticTokens": {}, "diagnostic": {},
         "inlineCompletion": {}, "publishDiagnostics": {"tagSupport": {"valueSet": ["one"]}}, "moniker": {}},
       "window": [], "general": {"positionEncodings": [null]}, "experimental": {"anything": 1}}
      """
    #expect(
      try JSONDecoder().decode(LSP.ClientCapabilities.self, from: Data(json.utf8))
        == LSP.ClientCapabilities(
          workspace: LSP.WorkspaceClientCapabilities(configuration: true, codeLens: LSP.RefreshClientCapabilities()),
          textDocument: LSP.TextDocumentClientCapabilities(
            completion: LSP.CompletionClientCapabilities(
              completionItem: LSP.CompletionItemClientCapabilities(
                snippetSupport: true, resolveSupport: LSP.ResolveClientCapabilities())),
            codeAction: LSP.CodeActionClientCapabilities(codeActionLiteralSupport: .object([:])),
            foldingRange: LSP.FoldingRangeClientCapabilities(lineFoldingOnly: true),
            publishDiagnostics: LSP.PublishDiagnosticsClientCapabilities(
              tagSupport: LSP.DiagnosticTagClientCapabilities()),
            semanticTokens: LSP.SemanticTokensClientCapabilities(), diagnostic: LSP.DiagnosticClientCapabilities(),
            inlineCompletion: LSP.InlineCompletionClientCapabilities()),
          general: LSP.GeneralClientCapabilities()))
  }
}
