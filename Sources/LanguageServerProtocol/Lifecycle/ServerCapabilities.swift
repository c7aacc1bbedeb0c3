extension LSP {
  /// The capabilities of this server, in the forms that it uses.
  package struct ServerCapabilities: Codable, Hashable, Sendable {
    /// `utf-8`, `utf-16` or `utf-32`, as offered by the client; `utf-16` for `nil`.
    package var positionEncoding: String?
    package var textDocumentSync: TextDocumentSyncOptions?
    package var completionProvider: CompletionOptions?
    package var hoverProvider: Bool?
    package var signatureHelpProvider: SignatureHelpOptions?
    package var definitionProvider: Bool?
    package var referencesProvider: Bool?
    package var documentHighlightProvider: Bool?
    package var documentSymbolProvider: Bool?
    package var colorProvider: Bool?
    package var codeActionProvider: CodeActionOptions?
    package var codeLensProvider: ResolveOptions?
    package var documentLinkProvider: ResolveOptions?
    package var documentFormattingProvider: Bool?
    package var documentRangeFormattingProvider: DocumentRangeFormattingOptions?
    package var documentOnTypeFormattingProvider: DocumentOnTypeFormattingOptions?
    package var renameProvider: RenameOptions?
    package var foldingRangeProvider: Bool?
    package var executeCommandProvider: ExecuteCommandOptions?
    package var selectionRangeProvider: Bool?
    package var linkedEditingRangeProvider: Bool?
    package var semanticTokensProvider: SemanticTokensOptions?
    package var inlayHintProvider: ResolveOptions?
    package var diagnosticProvider: DiagnosticOptions?
    package var workspaceSymbolProvider: ResolveOptions?
    package var inlineCompletionProvider: Bool?
    package var workspace: WorkspaceServerCapabilities?

    package init() {}
  }

  /// The options of code lenses, document links, inlay hints and workspace symbols.
  package struct ResolveOptions: Codable, Hashable, Sendable {
    package var resolveProvider: Bool?

    package init(resolveProvider: Bool? = nil) {
      self.resolveProvider = resolveProvider
    }
  }

  package struct TextDocumentSyncOptions: Codable, Hashable, Sendable {
    package enum Kind: Int, Codable, Hashable, Sendable {
      case none = 0
      /// The client sends the whole text.
      case full = 1
      /// The client sends edits.
      case incremental = 2
    }

    package var openClose: Bool?
    package var change: Kind?
    package var save: SaveOptions?

    package init(openClose: Bool? = nil, change: Kind? = nil, save: SaveOptions? = nil) {
      self.openClose = openClose
      self.change = change
      self.save = save
    }
  }

  package struct SaveOptions: Codable, Hashable, Sendable {
    package var includeText: Bool?

    package init(includeText: Bool? = nil) {
      self.includeText = includeText
    }
  }

  package struct CompletionOptions: Codable, Hashable, Sendable {
    /// The characters that trigger completion besides letters.
    package var triggerCharacters: [String]?
    package var resolveProvider: Bool?
    package var completionItem: CompletionItemOptions?

    package init(
      triggerCharacters: [String]? = nil, resolveProvider: Bool? = nil, completionItem: CompletionItemOptions? = nil
    ) {
      self.triggerCharacters = triggerCharacters
      self.resolveProvider = resolveProvider
      self.completionItem = completionItem
    }
  }

  package struct CompletionItemOptions: Codable, Hashable, Sendable {
    package var labelDetailsSupport: Bool?

    package init(labelDetailsSupport: Bool? = nil) {
      self.labelDetailsSupport = labelDetailsSupport
    }
  }

  package struct SignatureHelpOptions: Codable, Hashable, Sendable {
    package var triggerCharacters: [String]?
    /// The characters that update signature help while it is shown.
    package var retriggerCharacters: [String]?

    package init(triggerCharacters: [String]? = nil, retriggerCharacters: [String]? = nil) {
      self.triggerCharacters = triggerCharacters
      self.retriggerCharacters = retriggerCharacters
    }
  }

  package struct CodeActionOptions: Codable, Hashable, Sendable {
    package var codeActionKinds: [String]?
    package var resolveProvider: Bool?

    package init(codeActionKinds: [String]? = nil, resolveProvider: Bool? = nil) {
      self.codeActionKinds = codeActionKinds
      self.resolveProvider = resolveProvider
    }
  }

  package struct DocumentRangeFormattingOptions: Codable, Hashable, Sendable {
    /// Whether the server formats several ranges at once (3.18).
    package var rangesSupport: Bool?

    package init(rangesSupport: Bool? = nil) {
      self.rangesSupport = rangesSupport
    }
  }

  package struct DocumentOnTypeFormattingOptions: Codable, Hashable, Sendable {
    package var firstTriggerCharacter: String
    package var moreTriggerCharacter: [String]?

    package init(firstTriggerCharacter: String, moreTriggerCharacter: [String]? = nil) {
      self.firstTriggerCharacter = firstTriggerCharacter
      self.moreTriggerCharacter = moreTriggerCharacter
    }
  }

  package struct RenameOptions: Codable, Hashable, Sendable {
    package var prepareProvider: Bool?

    package init(prepareProvider: Bool? = nil) {
      self.prepareProvider = prepareProvider
    }
  }

  package struct ExecuteCommandOptions: Codable, Hashable, Sendable {
    package var commands: [String]

    package init(commands: [String]) {
      self.commands = commands
    }
  }

  package struct SemanticTokensOptions: Codable, Hashable, Sendable {
    package var legend: SemanticTokensLegend
    package var range: Bool?
    package var full: SemanticTokensFullOptions?

    package init(legend: SemanticTokensLegend, range: Bool? = nil, full: SemanticTokensFullOptions? = nil) {
      self.legend = legend
      self.range = range
      self.full = full
    }
  }

  package struct SemanticTokensLegend: Codable, Hashable, Sendable {
    /// The names of the types, by their number.
    package var tokenTypes: [String]
    /// The names of the modifiers, by their bit.
    package var tokenModifiers: [String]

    package init(tokenTypes: [String], tokenModifiers: [String]) {
      self.tokenTypes = tokenTypes
      self.tokenModifiers = tokenModifiers
    }
  }

  package struct SemanticTokensFullOptions: Codable, Hashable, Sendable {
    package var delta: Bool?

    package init(delta: Bool? = nil) {
      self.delta = delta
    }
  }

  package struct DiagnosticOptions: Codable, Hashable, Sendable {
    package var identifier: String?
    /// Whether an edit of one document changes the diagnostics of others.
    package var interFileDependencies: Bool
    package var workspaceDiagnostics: Bool

    package init(identifier: String? = nil, interFileDependencies: Bool, workspaceDiagnostics: Bool) {
      self.identifier = identifier
      self.interFileDependencies = interFileDependencies
      self.workspaceDiagnostics = workspaceDiagnostics
    }
  }

  package struct WorkspaceServerCapabilities: Codable, Hashable, Sendable {
    package var workspaceFolders: WorkspaceFoldersServerCapabilities?

    package init(workspaceFolders: WorkspaceFoldersServerCapabilities? = nil) {
      self.workspaceFolders = workspaceFolders
    }
  }

  package struct WorkspaceFoldersServerCapabilities: Codable, Hashable, Sendable {
    package var supported: Bool?
    package var changeNotifications: Bool?

    package init(supported: Bool? = nil, changeNotifications: Bool? = nil) {
      self.supported = supported
      self.changeNotifications = changeNotifications
    }
  }
}
