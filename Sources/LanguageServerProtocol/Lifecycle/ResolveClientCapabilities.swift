extension LSP {
  /// What a client asks for later, when it is to be shown.
  package struct ResolveClientCapabilities: Codable, Hashable, Sendable {
    /// The members it asks for.
    package var properties: [String]?

    /// Makes the capabilities.
    package init(properties: [String]? = nil) {
      self.properties = properties
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      properties = container.tolerant(.properties)
    }
  }
}
