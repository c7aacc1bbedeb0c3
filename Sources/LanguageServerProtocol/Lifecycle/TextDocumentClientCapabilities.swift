extension LSP {
  /// What a client can do with documents.
  package struct TextDocumentClientCapabilities: Codable, Hashable, Sendable {
    /// What it can do with completions.
    package var completion: CompletionClientCapabilities?
    /// What it can do with hovers.
    package var hover: HoverClientCapabilities?
    /// What it can do with signatures.
    package var signatureHelp: SignatureHelpClientCapabilities?
    /// What it can do with the symbols of a document.
    package var documentSymbol: DocumentSymbolClientCapabilities?
    /// What it can do with code actions.
    package var codeAction: CodeActionClientCapabilities?
    /// What it can do to rename.
    package var rename: RenameClientCapabilities?
    /// What it can do with folding ranges.
    package var foldingRange: FoldingRangeClientCapabilities?
    /// What it can do with diagnostics that the server sends.
    package var publishDiagnostics: PublishDiagnosticsClientCapabilities?
    /// What it can do with semantic tokens; nil where it has none.
    package var semanticTokens: SemanticTokensClientCapabilities?
    /// What it can do with inlay hints.
    package var inlayHint: InlayHintClientCapabilities?
    /// What it can do with diagnostics it asks for; nil where it does not ask.
    package var diagnostic: DiagnosticClientCapabilities?
    /// What it can do with inline completions; nil where it has none.
    package var inlineCompletion: InlineCompletionClientCapabilities?

    /// Makes the capabilities.
    package init(
      completion: CompletionClientCapabilities? = nil, hover: HoverClientCapabilities? = nil,
      signatureHelp: SignatureHelpClientCapabilities? = nil, documentSymbol: DocumentSymbolClientCapabilities? = nil,
      codeAction: CodeActionClientCapabilities? = nil, rename: RenameClientCapabilities? = nil,
      foldingRange: FoldingRangeClientCapabilities? = nil,
      publishDiagnostics: PublishDiagnosticsClientCapabilities? = nil,
      semanticTokens: SemanticTokensClientCapabilities? = nil, inlayHint: InlayHintClientCapabilities? = nil,
      diagnostic: DiagnosticClientCapabilities? = nil, inlineCompletion: InlineCompletionClientCapabilities? = nil
    ) {
      self.completion = completion
      self.hover = hover
      self.signatureHelp = signatureHelp
      self.documentSymbol = documentSymbol
      self.codeAction = codeAction
      self.rename = rename
      self.foldingRange = foldingRange
      self.publishDiagnostics = publishDiagnostics
      self.semanticTokens = semanticTokens
      self.inlayHint = inlayHint
      self.diagnostic = diagnostic
      self.inlineCompletion = inlineCompletion
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      completion = container.tolerant(.completion)
      hover = container.tolerant(.hover)
      signatureHelp = container.tolerant(.signatureHelp)
      documentSymbol = container.tolerant(.documentSymbol)
      codeAction = container.tolerant(.codeAction)
      rename = container.tolerant(.rename)
      foldingRange = container.tolerant(.foldingRange)
      publishDiagnostics = container.tolerant(.publishDiagnostics)
      semanticTokens = container.tolerant(.semanticTokens)
      inlayHint = container.tolerant(.inlayHint)
      diagnostic = container.tolerant(.diagnostic)
      inlineCompletion = container.tolerant(.inlineCompletion)
    }
  }
}
