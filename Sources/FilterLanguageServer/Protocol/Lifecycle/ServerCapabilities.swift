extension LSP {
  /// The capabilities of this server, in the forms that it uses.
  struct ServerCapabilities: Codable, Hashable, Sendable {
    /// `utf-8`, `utf-16` or `utf-32`, as offered by the client; `utf-16` for `nil`.
    var positionEncoding: String?
    var textDocumentSync: TextDocumentSyncOptions?
    var notebookDocumentSync: NotebookDocumentSyncOptions?
    var completionProvider: CompletionOptions?
    var hoverProvider: Bool?
    var signatureHelpProvider: SignatureHelpOptions?
    var definitionProvider: Bool?
    var referencesProvider: Bool?
    var documentHighlightProvider: Bool?
    var documentSymbolProvider: Bool?
    var colorProvider: Bool?
    var codeActionProvider: CodeActionOptions?
    var codeLensProvider: ResolveOptions?
    var documentLinkProvider: ResolveOptions?
    var documentFormattingProvider: Bool?
    var documentRangeFormattingProvider: DocumentRangeFormattingOptions?
    var documentOnTypeFormattingProvider: DocumentOnTypeFormattingOptions?
    var renameProvider: RenameOptions?
    var foldingRangeProvider: Bool?
    var executeCommandProvider: ExecuteCommandOptions?
    var selectionRangeProvider: Bool?
    var linkedEditingRangeProvider: Bool?
    var semanticTokensProvider: SemanticTokensOptions?
    var inlayHintProvider: ResolveOptions?
    var diagnosticProvider: DiagnosticOptions?
    var workspaceSymbolProvider: ResolveOptions?
    var inlineCompletionProvider: Bool?
    var workspace: WorkspaceServerCapabilities?

    init() {}
  }

  /// The options of code lenses, document links, inlay hints and workspace symbols.
  struct ResolveOptions: Codable, Hashable, Sendable {
    var resolveProvider: Bool?
  }

  struct TextDocumentSyncOptions: Codable, Hashable, Sendable {
    enum Kind: Int, Codable, Hashable, Sendable {
      case none = 0
      /// The client sends the whole text.
      case full = 1
      /// The client sends edits.
      case incremental = 2
    }

    var openClose: Bool?
    var change: Kind?
    var save: SaveOptions?
  }

  struct SaveOptions: Codable, Hashable, Sendable {
    var includeText: Bool?
  }

  struct CompletionOptions: Codable, Hashable, Sendable {
    /// The characters that trigger completion besides letters.
    var triggerCharacters: [String]?
    var resolveProvider: Bool?
    var completionItem: CompletionItemOptions?
  }

  struct CompletionItemOptions: Codable, Hashable, Sendable {
    var labelDetailsSupport: Bool?
  }

  struct SignatureHelpOptions: Codable, Hashable, Sendable {
    var triggerCharacters: [String]?
    /// The characters that update signature help while it is shown.
    var retriggerCharacters: [String]?
  }

  struct CodeActionOptions: Codable, Hashable, Sendable {
    var codeActionKinds: [String]?
    var resolveProvider: Bool?
  }

  struct DocumentRangeFormattingOptions: Codable, Hashable, Sendable {
    /// Whether the server formats several ranges at once (3.18).
    var rangesSupport: Bool?
  }

  struct DocumentOnTypeFormattingOptions: Codable, Hashable, Sendable {
    var firstTriggerCharacter: String
    var moreTriggerCharacter: [String]?
  }

  struct RenameOptions: Codable, Hashable, Sendable {
    var prepareProvider: Bool?
  }

  struct ExecuteCommandOptions: Codable, Hashable, Sendable {
    var commands: [String]
  }

  struct SemanticTokensOptions: Codable, Hashable, Sendable {
    var legend: SemanticTokensLegend
    var range: Bool?
    var full: SemanticTokensFullOptions?
  }

  struct SemanticTokensLegend: Codable, Hashable, Sendable {
    /// The names of the types, by their number.
    var tokenTypes: [String]
    /// The names of the modifiers, by their bit.
    var tokenModifiers: [String]
  }

  struct SemanticTokensFullOptions: Codable, Hashable, Sendable {
    var delta: Bool?
  }

  struct DiagnosticOptions: Codable, Hashable, Sendable {
    var identifier: String?
    /// Whether an edit of one document changes the diagnostics of others.
    var interFileDependencies: Bool
    var workspaceDiagnostics: Bool
  }

  struct WorkspaceServerCapabilities: Codable, Hashable, Sendable {
    var workspaceFolders: WorkspaceFoldersServerCapabilities?
    var textDocumentContent: TextDocumentContentOptions?
  }

  /// The documents that only the server has.
  struct TextDocumentContentOptions: Codable, Hashable, Sendable {
    /// The schemes of their URIs.
    var schemes: [String]
  }

  struct WorkspaceFoldersServerCapabilities: Codable, Hashable, Sendable {
    var supported: Bool?
    var changeNotifications: Bool?
  }
}
