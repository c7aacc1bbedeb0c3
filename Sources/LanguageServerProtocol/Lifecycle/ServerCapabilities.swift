extension LSP {
  /// What a server can do.
  package struct ServerCapabilities: Codable, Hashable, Sendable {
    /// The unit of columns, one of those the client can count in; `utf-16` if nothing is said.
    package var positionEncoding: String?
    /// What it is to be told of documents.
    package var textDocumentSync: TextDocumentSyncOptions?
    /// How it completes.
    package var completionProvider: CompletionOptions?
    /// Whether it has something to say about a place.
    package var hoverProvider: Bool?
    /// How it helps with signatures.
    package var signatureHelpProvider: SignatureHelpOptions?
    /// Whether it finds the definition of something.
    package var definitionProvider: Bool?
    /// Whether it finds the uses of something.
    package var referencesProvider: Bool?
    /// Whether it finds the uses of something in its document.
    package var documentHighlightProvider: Bool?
    /// Whether it has the symbols of a document.
    package var documentSymbolProvider: Bool?
    /// What code actions it has.
    package var codeActionProvider: CodeActionOptions?
    /// How it has code lenses.
    package var codeLensProvider: CodeLensOptions?
    /// How it has links.
    package var documentLinkProvider: DocumentLinkOptions?
    /// Whether it formats a document.
    package var documentFormattingProvider: Bool?
    /// How it formats a part of a document.
    package var documentRangeFormattingProvider: DocumentRangeFormattingOptions?
    /// When it formats while a person types.
    package var documentOnTypeFormattingProvider: DocumentOnTypeFormattingOptions?
    /// How it renames.
    package var renameProvider: RenameOptions?
    /// Whether it finds what can be folded.
    package var foldingRangeProvider: Bool?
    /// The commands it has.
    package var executeCommandProvider: ExecuteCommandOptions?
    /// Whether it finds what a selection grows to.
    package var selectionRangeProvider: Bool?
    /// Whether it finds what is edited together.
    package var linkedEditingRangeProvider: Bool?
    /// What semantic tokens it has.
    package var semanticTokensProvider: SemanticTokensOptions?
    /// How it has inlay hints.
    package var inlayHintProvider: InlayHintOptions?
    /// How it can be asked for diagnostics.
    package var diagnosticProvider: DiagnosticOptions?
    /// How it finds symbols of the workspace.
    package var workspaceSymbolProvider: WorkspaceSymbolOptions?
    /// Whether it completes inline; of version 3.18.
    package var inlineCompletionProvider: Bool?
    /// What it can do with the workspace.
    package var workspace: WorkspaceServerCapabilities?

    /// Makes the capabilities.
    package init(
      positionEncoding: String? = nil, textDocumentSync: TextDocumentSyncOptions? = nil,
      completionProvider: CompletionOptions? = nil, hoverProvider: Bool? = nil,
      signatureHelpProvider: SignatureHelpOptions? = nil, definitionProvider: Bool? = nil,
      referencesProvider: Bool? = nil, documentHighlightProvider: Bool? = nil, documentSymbolProvider: Bool? = nil,
      codeActionProvider: CodeActionOptions? = nil, codeLensProvider: CodeLensOptions? = nil,
      documentLinkProvider: DocumentLinkOptions? = nil, documentFormattingProvider: Bool? = nil,
      documentRangeFormattingProvider: DocumentRangeFormattingOptions? = nil,
      documentOnTypeFormattingProvider: DocumentOnTypeFormattingOptions? = nil, renameProvider: RenameOptions? = nil,
      foldingRangeProvider: Bool? = nil, executeCommandProvider: ExecuteCommandOptions? = nil,
      selectionRangeProvider: Bool? = nil, linkedEditingRangeProvider: Bool? = nil,
      semanticTokensProvider: SemanticTokensOptions? = nil, inlayHintProvider: InlayHintOptions? = nil,
      diagnosticProvider: DiagnosticOptions? = nil, workspaceSymbolProvider: WorkspaceSymbolOptions? = nil,
      inlineCompletionProvider: Bool? = nil, workspace: WorkspaceServerCapabilities? = nil
    ) {
      self.positionEncoding = positionEncoding
      self.textDocumentSync = textDocumentSync
      self.completionProvider = completionProvider
      self.hoverProvider = hoverProvider
      self.signatureHelpProvider = signatureHelpProvider
      self.definitionProvider = definitionProvider
      self.referencesProvider = referencesProvider
      self.documentHighlightProvider = documentHighlightProvider
      self.documentSymbolProvider = documentSymbolProvider
      self.codeActionProvider = codeActionProvider
      self.codeLensProvider = codeLensProvider
      self.documentLinkProvider = documentLinkProvider
      self.documentFormattingProvider = documentFormattingProvider
      self.documentRangeFormattingProvider = documentRangeFormattingProvider
      self.documentOnTypeFormattingProvider = documentOnTypeFormattingProvider
      self.renameProvider = renameProvider
      self.foldingRangeProvider = foldingRangeProvider
      self.executeCommandProvider = executeCommandProvider
      self.selectionRangeProvider = selectionRangeProvider
      self.linkedEditingRangeProvider = linkedEditingRangeProvider
      self.semanticTokensProvider = semanticTokensProvider
      self.inlayHintProvider = inlayHintProvider
      self.diagnosticProvider = diagnosticProvider
      self.workspaceSymbolProvider = workspaceSymbolProvider
      self.inlineCompletionProvider = inlineCompletionProvider
      self.workspace = workspace
    }
  }
}
