extension LSP {
  /// What a client can do with code actions.
  package struct CodeActionClientCapabilities: Codable, Hashable, Sendable {
    /// What kinds it knows; nil where it reads commands only.
    package var codeActionLiteralSupport: JSONValue?
    /// Whether it reads that an action is the best.
    package var isPreferredSupport: Bool?
    /// Whether it shows actions that cannot be done.
    package var disabledSupport: Bool?
    /// Whether it gives back the data of an action when it asks for the rest.
    package var dataSupport: Bool?
    /// What it asks for later.
    package var resolveSupport: ResolveClientCapabilities?

    /// Makes the capabilities.
    package init(
      codeActionLiteralSupport: JSONValue? = nil, isPreferredSupport: Bool? = nil, disabledSupport: Bool? = nil,
      dataSupport: Bool? = nil, resolveSupport: ResolveClientCapabilities? = nil
    ) {
      self.codeActionLiteralSupport = codeActionLiteralSupport
      self.isPreferredSupport = isPreferredSupport
      self.disabledSupport = disabledSupport
      self.dataSupport = dataSupport
      self.resolveSupport = resolveSupport
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      codeActionLiteralSupport = container.tolerant(.codeActionLiteralSupport)
      isPreferredSupport = container.tolerant(.isPreferredSupport)
      disabledSupport = container.tolerant(.disabledSupport)
      dataSupport = container.tolerant(.dataSupport)
      resolveSupport = container.tolerant(.resolveSupport)
    }
  }
}
