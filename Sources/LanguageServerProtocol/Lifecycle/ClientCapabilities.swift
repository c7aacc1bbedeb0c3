extension LSP {
  /// What a client can do, as far as this server asks.
  package struct ClientCapabilities: Codable, Hashable, Sendable {
    /// What it can do with the workspace.
    package var workspace: WorkspaceClientCapabilities?
    /// What it can do with documents.
    package var textDocument: TextDocumentClientCapabilities?
    /// What it can do with its window.
    package var window: WindowClientCapabilities?
    /// What it can do in general.
    package var general: GeneralClientCapabilities?

    /// Makes the capabilities.
    package init(
      workspace: WorkspaceClientCapabilities? = nil, textDocument: TextDocumentClientCapabilities? = nil,
      window: WindowClientCapabilities? = nil, general: GeneralClientCapabilities? = nil
    ) {
      self.workspace = workspace
      self.textDocument = textDocument
      self.window = window
      self.general = general
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      workspace = container.tolerant(.workspace)
      textDocument = container.tolerant(.textDocument)
      window = container.tolerant(.window)
      general = container.tolerant(.general)
    }
  }
}
