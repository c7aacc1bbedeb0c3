extension LSP {
  /// What code actions a server has.
  package struct CodeActionOptions: Codable, Hashable, Sendable {
    /// The kinds.
    package var codeActionKinds: [String]?
    /// Whether it can be asked for the rest of an action later.
    package var resolveProvider: Bool?

    /// Makes the options.
    package init(codeActionKinds: [String]? = nil, resolveProvider: Bool? = nil) {
      self.codeActionKinds = codeActionKinds
      self.resolveProvider = resolveProvider
    }
  }
}
