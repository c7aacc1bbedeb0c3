/// The methods of the server. ``LanguageServer`` handles `initialize` and `shutdown` itself.
enum ServedRequests {
  /// The served requests by method.
  static let all: [String: ServedRequest] = Dictionary(
    uniqueKeysWithValues: (language + completion + refactoring + workspace).map { ($0.method, $0) })

  private static let language: [ServedRequest] = [
    ServedRequest(.caret, LSP.HoverRequest.self) { try $0.hover($1) },
    ServedRequest(.typing, LSP.SignatureHelpRequest.self) { try $0.signatureHelp($1) },
    ServedRequest(.asked, LSP.DocumentHighlightRequest.self) { try $0.documentHighlights($1) },
    ServedRequest(.margin, LSP.DocumentSymbolRequest.self) { try $0.documentSymbols($1) },
    ServedRequest(.margin, LSP.FoldingRangeRequest.self) { try $0.foldingRanges($1) },
    ServedRequest(.caret, LSP.SelectionRangeRequest.self) { try $0.selectionRanges($1) },
    ServedRequest(.caret, LSP.LinkedEditingRangeRequest.self) { try $0.linkedEditingRanges($1) },
    ServedRequest(.document, LSP.InlayHintRequest.self) { try $0.inlayHints($1) },
    ServedRequest(.margin, LSP.CodeLensRequest.self) { try $0.codeLenses($1) },
    ServedRequest(.margin, LSP.CodeLensResolveRequest.self, isOutdatedByEdits: false) { try $0.resolve($1) },
    ServedRequest(.margin, LSP.DocumentColorRequest.self) { try $0.documentColors($1) },
    ServedRequest(.asked, LSP.ColorPresentationRequest.self) { try $0.colorPresentations($1) },
    ServedRequest(.margin, LSP.DocumentLinkRequest.self) { try $0.documentLinks($1) },
    ServedRequest(.document, LSP.SemanticTokensRequest.self) { try $0.semanticTokens($1) },
    ServedRequest(.document, LSP.SemanticTokensDeltaRequest.self) { try $0.semanticTokensDelta($1) },
    ServedRequest(.document, LSP.SemanticTokensRangeRequest.self) { try $0.semanticTokensRange($1) },
    ServedRequest(
      .document, LSP.DocumentDiagnosticRequest.self,
      written: {
        try await $0.rest($1.textDocument)
        return try $0.diagnostics($1)
      }),
    ServedRequest(.asked, LSP.DefinitionRequest.self) { try $0.definition($1) },
    ServedRequest(.asked, LSP.ReferencesRequest.self) { try $0.references($1) },
  ]

  private static let completion: [ServedRequest] = [
    ServedRequest(.typing, LSP.CompletionRequest.self) { try await $0.completion($1) },
    ServedRequest(.typing, LSP.CompletionResolveRequest.self, isOutdatedByEdits: false) { try $0.resolve($1) },
    ServedRequest(.typing, LSP.InlineCompletionRequest.self) { try $0.inlineCompletion($1) },
  ]

  private static let refactoring: [ServedRequest] = [
    ServedRequest(.asked, LSP.CodeActionRequest.self) { try $0.codeActions($1) },
    ServedRequest(.caret, LSP.PrepareRenameRequest.self) { try $0.prepareRename($1) },
    ServedRequest(.asked, LSP.RenameRequest.self) { try $0.rename($1) },
    ServedRequest(.asked, LSP.FormattingRequest.self) { try $0.formatting($1) },
    ServedRequest(.asked, LSP.RangeFormattingRequest.self) { try $0.rangeFormatting($1) },
    ServedRequest(.asked, LSP.RangesFormattingRequest.self) { try $0.rangesFormatting($1) },
    ServedRequest(.typing, LSP.OnTypeFormattingRequest.self) { try $0.onTypeFormatting($1) },
  ]

  private static let workspace: [ServedRequest] = [
    ServedRequest(.workspace, LSP.WorkspaceSymbolRequest.self, isOutdatedByEdits: false) {
      try await $0.workspaceSymbols($1)
    },
    ServedRequest(.workspace, LSP.WorkspaceDiagnosticRequest.self, isOutdatedByEdits: false) {
      try await $0.workspaceDiagnostics($1)
    },
    ServedRequest(.asked, LSP.ExecuteCommandRequest.self, isOutdatedByEdits: false) { try $0.execute($1) },
    ServedRequest(.asked, LSP.TextDocumentContentRequest.self, isOutdatedByEdits: false) { try $0.content($1) },
  ]
}
