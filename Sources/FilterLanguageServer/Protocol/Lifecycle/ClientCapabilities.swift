extension LSP {
  /// The capabilities of a client that this server uses. A missing or malformed member means that the client lacks the
  /// capability.
  struct ClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant var workspace: WorkspaceClientCapabilities?
    @Tolerant var textDocument: TextDocumentClientCapabilities?
    @Tolerant var window: WindowClientCapabilities?
    @Tolerant var general: GeneralClientCapabilities?
  }

  struct GeneralClientCapabilities: Codable, Hashable, Sendable {
    /// `utf-8`, `utf-16` and `utf-32`, best first.
    @Tolerant var positionEncodings: [String]?
  }

  struct WindowClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant var workDoneProgress: Bool?
    @Tolerant var showDocument: ShowDocumentClientCapabilities?
  }

  struct ShowDocumentClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant var support: Bool?
  }
}

extension LSP {
  struct WorkspaceClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant var applyEdit: Bool?
    @Tolerant var workspaceEdit: WorkspaceEditClientCapabilities?
    @Tolerant var didChangeConfiguration: DynamicRegistrationClientCapabilities?
    @Tolerant var didChangeWatchedFiles: DynamicRegistrationClientCapabilities?
    @Tolerant var configuration: Bool?
    @Tolerant var semanticTokens: RefreshClientCapabilities?
    @Tolerant var codeLens: RefreshClientCapabilities?
    @Tolerant var inlayHint: RefreshClientCapabilities?
    @Tolerant var diagnostics: RefreshClientCapabilities?
    /// Present if the client asks for the text of documents that only a server has.
    @Tolerant var textDocumentContent: DynamicRegistrationClientCapabilities?
  }

  struct WorkspaceEditClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant var documentChanges: Bool?
  }

  /// Whether a server may register for a method after the start.
  struct DynamicRegistrationClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant var dynamicRegistration: Bool?
  }

  /// Whether a server may make the client ask again.
  struct RefreshClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant var refreshSupport: Bool?
  }
}

extension LSP {
  struct TextDocumentClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant var completion: CompletionClientCapabilities?
    @Tolerant var hover: HoverClientCapabilities?
    @Tolerant var signatureHelp: SignatureHelpClientCapabilities?
    @Tolerant var documentSymbol: DocumentSymbolClientCapabilities?
    @Tolerant var codeAction: CodeActionClientCapabilities?
    @Tolerant var publishDiagnostics: PublishDiagnosticsClientCapabilities?
    /// Present if the client requests diagnostics.
    @Tolerant var diagnostic: DiagnosticClientCapabilities?
  }

  struct CompletionClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant var completionItem: CompletionItemClientCapabilities?
  }

  struct CompletionItemClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant var commitCharactersSupport: Bool?
    @Tolerant var insertReplaceSupport: Bool?
    @Tolerant var resolveSupport: ResolveClientCapabilities?
    @Tolerant var labelDetailsSupport: Bool?
  }

  /// The members that a client can resolve when an item is shown.
  struct ResolveClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant var properties: [String]?
  }

  struct HoverClientCapabilities: Codable, Hashable, Sendable {
    /// `markdown` and `plaintext`, best first.
    @Tolerant var contentFormat: [String]?
  }

  struct SignatureHelpClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant var signatureInformation: SignatureInformationClientCapabilities?
  }

  struct SignatureInformationClientCapabilities: Codable, Hashable, Sendable {
    /// `markdown` and `plaintext`, best first.
    @Tolerant var documentationFormat: [String]?
    @Tolerant var parameterInformation: ParameterInformationClientCapabilities?
  }

  struct ParameterInformationClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant var labelOffsetSupport: Bool?
  }

  struct DocumentSymbolClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant var hierarchicalDocumentSymbolSupport: Bool?
  }

  struct CodeActionClientCapabilities: Codable, Hashable, Sendable {
    /// Present if the client supports code actions and not only commands.
    @Tolerant var codeActionLiteralSupport: JSONValue?
  }

  struct PublishDiagnosticsClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant var relatedInformation: Bool?
    @Tolerant var tagSupport: DiagnosticTagClientCapabilities?
  }

  struct DiagnosticTagClientCapabilities: Codable, Hashable, Sendable {
    /// The raw values of ``DiagnosticTag``.
    @Tolerant var valueSet: [Int]?
  }

  struct DiagnosticClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant var relatedDocumentSupport: Bool?
  }
}
