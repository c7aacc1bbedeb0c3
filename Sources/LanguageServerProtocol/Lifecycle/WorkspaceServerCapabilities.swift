extension LSP {
  /// What a server can do with the workspace.
  package struct WorkspaceServerCapabilities: Codable, Hashable, Sendable {
    /// What it can do with folders.
    package var workspaceFolders: WorkspaceFoldersServerCapabilities?

    /// Makes the capabilities.
    package init(workspaceFolders: WorkspaceFoldersServerCapabilities? = nil) {
      self.workspaceFolders = workspaceFolders
    }
  }

  /// What a server can do with the folders of the workspace.
  package struct WorkspaceFoldersServerCapabilities: Codable, Hashable, Sendable {
    /// Whether there may be several.
    package var supported: Bool?
    /// Whether it is told when they change.
    package var changeNotifications: Bool?

    /// Makes the capabilities.
    package init(supported: Bool? = nil, changeNotifications: Bool? = nil) {
      self.supported = supported
      self.changeNotifications = changeNotifications
    }
  }
}
