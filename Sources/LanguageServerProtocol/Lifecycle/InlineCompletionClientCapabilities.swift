extension LSP {
  /// What a client can do with inline completions.
  package struct InlineCompletionClientCapabilities: Codable, Hashable, Sendable {
    /// Whether the server may ask for them after the start.
    package var dynamicRegistration: Bool?

    /// Makes the capabilities.
    package init(dynamicRegistration: Bool? = nil) {
      self.dynamicRegistration = dynamicRegistration
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      dynamicRegistration = container.tolerant(.dynamicRegistration)
    }
  }
}
