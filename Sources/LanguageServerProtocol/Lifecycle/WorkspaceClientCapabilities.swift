extension LSP {
  /// What a client can do with the workspace.
  package struct WorkspaceClientCapabilities: Codable, Hashable, Sendable {
    /// Whether it applies edits that the server sends.
    package var applyEdit: Bool?
    /// What edits it reads.
    package var workspaceEdit: WorkspaceEditClientCapabilities?
    /// How it tells changes of settings.
    package var didChangeConfiguration: DynamicRegistrationClientCapabilities?
    /// How it tells changes of files.
    package var didChangeWatchedFiles: DynamicRegistrationClientCapabilities?
    /// Whether it may have several folders open.
    package var workspaceFolders: Bool?
    /// Whether it can be asked for settings.
    package var configuration: Bool?
    /// Whether it can be told to ask for the semantic tokens again.
    package var semanticTokens: RefreshClientCapabilities?
    /// Whether it can be told to ask for the code lenses again.
    package var codeLens: RefreshClientCapabilities?
    /// Whether it can be told to ask for the inlay hints again.
    package var inlayHint: RefreshClientCapabilities?
    /// Whether it can be told to ask for the diagnostics again.
    package var diagnostics: RefreshClientCapabilities?

    /// Makes the capabilities.
    package init(
      applyEdit: Bool? = nil, workspaceEdit: WorkspaceEditClientCapabilities? = nil,
      didChangeConfiguration: DynamicRegistrationClientCapabilities? = nil,
      didChangeWatchedFiles: DynamicRegistrationClientCapabilities? = nil, workspaceFolders: Bool? = nil,
      configuration: Bool? = nil, semanticTokens: RefreshClientCapabilities? = nil,
      codeLens: RefreshClientCapabilities? = nil, inlayHint: RefreshClientCapabilities? = nil,
      diagnostics: RefreshClientCapabilities? = nil
    ) {
      self.applyEdit = applyEdit
      self.workspaceEdit = workspaceEdit
      self.didChangeConfiguration = didChangeConfiguration
      self.didChangeWatchedFiles = didChangeWatchedFiles
      self.workspaceFolders = workspaceFolders
      self.configuration = configuration
      self.semanticTokens = semanticTokens
      self.codeLens = codeLens
      self.inlayHint = inlayHint
      self.diagnostics = diagnostics
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      applyEdit = container.tolerant(.applyEdit)
      workspaceEdit = container.tolerant(.workspaceEdit)
      didChangeConfiguration = container.tolerant(.didChangeConfiguration)
      didChangeWatchedFiles = container.tolerant(.didChangeWatchedFiles)
      workspaceFolders = container.tolerant(.workspaceFolders)
      configuration = container.tolerant(.configuration)
      semanticTokens = container.tolerant(.semanticTokens)
      codeLens = container.tolerant(.codeLens)
      inlayHint = container.tolerant(.inlayHint)
      diagnostics = container.tolerant(.diagnostics)
    }
  }

  /// What edits of several documents a client reads.
  package struct WorkspaceEditClientCapabilities: Codable, Hashable, Sendable {
    /// Whether it reads edits with the version of their document.
    package var documentChanges: Bool?

    /// Makes the capabilities.
    package init(documentChanges: Bool? = nil) {
      self.documentChanges = documentChanges
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      documentChanges = container.tolerant(.documentChanges)
    }
  }
}
