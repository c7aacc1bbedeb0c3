extension LSP {
  /// Whether a server may ask for something after the start.
  package struct DynamicRegistrationClientCapabilities: Codable, Hashable, Sendable {
    /// Whether it may.
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
