extension LSP {
  /// How a server can be asked for diagnostics.
  package struct DiagnosticOptions: Codable, Hashable, Sendable {
    /// What the diagnostics are known by.
    package var identifier: String?
    /// Whether a change of one document changes the diagnostics of others.
    package var interFileDependencies: Bool
    /// Whether it has the diagnostics of the workspace.
    package var workspaceDiagnostics: Bool

    /// Makes the options.
    package init(identifier: String? = nil, interFileDependencies: Bool, workspaceDiagnostics: Bool) {
      self.identifier = identifier
      self.interFileDependencies = interFileDependencies
      self.workspaceDiagnostics = workspaceDiagnostics
    }
  }
}
