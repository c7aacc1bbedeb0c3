extension LSP {
  /// The capabilities of a client that this server uses. A missing or malformed member means that the client lacks the
  /// capability.
  package struct ClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant package var workspace: WorkspaceClientCapabilities?
    @Tolerant package var textDocument: TextDocumentClientCapabilities?
    @Tolerant package var window: WindowClientCapabilities?
    @Tolerant package var general: GeneralClientCapabilities?
  }

  package struct GeneralClientCapabilities: Codable, Hashable, Sendable {
    /// `utf-8`, `utf-16` and `utf-32`, best first.
    @Tolerant package var positionEncodings: [String]?
  }

  package struct WindowClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant package var workDoneProgress: Bool?
    @Tolerant package var showDocument: ShowDocumentClientCapabilities?
  }

  package struct ShowDocumentClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant package var support: Bool?
  }
}

extension LSP {
  package struct WorkspaceClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant package var applyEdit: Bool?
    @Tolerant package var workspaceEdit: WorkspaceEditClientCapabilities?
    @Tolerant package var didChangeConfiguration: DynamicRegistrationClientCapabilities?
    @Tolerant package var didChangeWatchedFiles: DynamicRegistrationClientCapabilities?
    @Tolerant package var configuration: Bool?
    @Tolerant package var semanticTokens: RefreshClientCapabilities?
    @Tolerant package var codeLens: RefreshClientCapabilities?
    @Tolerant package var inlayHint: RefreshClientCapabilities?
    @Tolerant package var diagnostics: RefreshClientCapabilities?
  }

  package struct WorkspaceEditClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant package var documentChanges: Bool?
  }

  /// Whether a server may register for a method after the start.
  package struct DynamicRegistrationClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant package var dynamicRegistration: Bool?
  }

  /// Whether a server may make the client ask again.
  package struct RefreshClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant package var refreshSupport: Bool?
  }
}

extension LSP {
  package struct TextDocumentClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant package var completion: CompletionClientCapabilities?
    @Tolerant package var hover: HoverClientCapabilities?
    @Tolerant package var signatureHelp: SignatureHelpClientCapabilities?
    @Tolerant package var documentSymbol: DocumentSymbolClientCapabilities?
    @Tolerant package var codeAction: CodeActionClientCapabilities?
    @Tolerant package var publishDiagnostics: PublishDiagnosticsClientCapabilities?
    /// Present if the client requests diagnostics.
    @Tolerant package var diagnostic: DiagnosticClientCapabilities?
  }

  package struct CompletionClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant package var completionItem: CompletionItemClientCapabilities?
  }

  package struct CompletionItemClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant package var commitCharactersSupport: Bool?
    @Tolerant package var insertReplaceSupport: Bool?
    @Tolerant package var resolveSupport: ResolveClientCapabilities?
    @Tolerant package var labelDetailsSupport: Bool?
  }

  /// The members that a client can resolve when an item is shown.
  package struct ResolveClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant package var properties: [String]?
  }

  package struct HoverClientCapabilities: Codable, Hashable, Sendable {
    /// `markdown` and `plaintext`, best first.
    @Tolerant package var contentFormat: [String]?
  }

  package struct SignatureHelpClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant package var signatureInformation: SignatureInformationClientCapabilities?
  }

  package struct SignatureInformationClientCapabilities: Codable, Hashable, Sendable {
    /// `markdown` and `plaintext`, best first.
    @Tolerant package var documentationFormat: [String]?
    @Tolerant package var parameterInformation: ParameterInformationClientCapabilities?
  }

  package struct ParameterInformationClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant package var labelOffsetSupport: Bool?
  }

  package struct DocumentSymbolClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant package var hierarchicalDocumentSymbolSupport: Bool?
  }

  package struct CodeActionClientCapabilities: Codable, Hashable, Sendable {
    /// Present if the client supports code actions and not only commands.
    @Tolerant package var codeActionLiteralSupport: JSONValue?
  }

  package struct PublishDiagnosticsClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant package var relatedInformation: Bool?
    @Tolerant package var tagSupport: DiagnosticTagClientCapabilities?
  }

  package struct DiagnosticTagClientCapabilities: Codable, Hashable, Sendable {
    /// The raw values of ``DiagnosticTag``.
    @Tolerant package var valueSet: [Int]?
  }

  package struct DiagnosticClientCapabilities: Codable, Hashable, Sendable {
    @Tolerant package var relatedDocumentSupport: Bool?
  }
}
