import FilterLanguageService
import FilterText

extension LSP.ServerCapabilities {
  /// The capabilities that the server reports to a client.
  static func offered(to client: ClientFeatures) -> LSP.ServerCapabilities {
    var offered = LSP.ServerCapabilities()
    offered.positionEncoding = client.encoding.rawValue
    offered.textDocumentSync = LSP.TextDocumentSyncOptions(
      openClose: true, change: .incremental, save: LSP.SaveOptions(includeText: false))
    offered.notebookDocumentSync = LSP.NotebookDocumentSyncOptions(
      notebookSelector: [
        LSP.NotebookSelector(notebook: "*", cells: [LSP.NotebookCellLanguage(language: NotebookCells.language)])
      ])
    offered.offerReading()
    offered.offerWriting(to: client)
    offered.workspaceSymbolProvider = LSP.ResolveOptions(resolveProvider: false)
    offered.workspace = LSP.WorkspaceServerCapabilities(
      workspaceFolders: LSP.WorkspaceFoldersServerCapabilities(supported: true, changeNotifications: true),
      textDocumentContent: client.readsContents ? LSP.TextDocumentContentOptions(schemes: [ShownRows.scheme]) : nil)
    offered.executeCommandProvider = LSP.ExecuteCommandOptions(commands: ServedCommand.allCases.map(\.rawValue))
    return offered
  }

  private mutating func offerReading() {
    hoverProvider = true
    signatureHelpProvider = LSP.SignatureHelpOptions(
      triggerCharacters: [":", "=", "<", ">", "!"], retriggerCharacters: [":", "=", "<", ">"])
    definitionProvider = true
    referencesProvider = true
    documentHighlightProvider = true
    documentSymbolProvider = true
    colorProvider = true
    codeLensProvider = LSP.ResolveOptions(resolveProvider: true)
    documentLinkProvider = LSP.ResolveOptions(resolveProvider: false)
    foldingRangeProvider = true
    selectionRangeProvider = true
    semanticTokensProvider = LSP.SemanticTokensOptions(
      legend: LSP.SemanticTokensLegend(
        tokenTypes: SemanticTokenKind.allCases.map(\.name), tokenModifiers: SemanticTokenModifiers.names),
      range: true, full: LSP.SemanticTokensFullOptions(delta: true))
    inlayHintProvider = LSP.ResolveOptions(resolveProvider: false)
    diagnosticProvider = LSP.DiagnosticOptions(
      identifier: DiagnosticList.source, interFileDependencies: false, workspaceDiagnostics: true)
  }

  private mutating func offerWriting(to client: ClientFeatures) {
    completionProvider = LSP.CompletionOptions(
      triggerCharacters: [":", "=", "<", ">", "!", "\"", "'", "{", "@", "$", "(", ",", "."],
      // Other clients get the documentation with the list: nothing is left to resolve.
      resolveProvider: client.defersDocumentation,
      completionItem: LSP.CompletionItemOptions(labelDetailsSupport: true))
    inlineCompletionProvider = true
    codeActionProvider = LSP.CodeActionOptions(
      codeActionKinds: CodeActionKind.allCases.map(\.name), resolveProvider: false)
    documentFormattingProvider = true
    documentRangeFormattingProvider = LSP.DocumentRangeFormattingOptions(rangesSupport: true)
    documentOnTypeFormattingProvider = LSP.DocumentOnTypeFormattingOptions(
      firstTriggerCharacter: ")", moreTriggerCharacter: ["\n"])
    renameProvider = LSP.RenameOptions(prepareProvider: true)
    linkedEditingRangeProvider = true
  }
}
