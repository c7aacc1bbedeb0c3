extension LSP {
  /// `workspace/configuration`: the server asks for settings.
  package enum ConfigurationRequest: LSPRequest {
    /// The method.
    package static let method = "workspace/configuration"
    /// Which settings.
    package typealias Params = ConfigurationParams
    /// The settings in the order they were asked for, `null` for those that the client does not have.
    package typealias Result = [JSONValue]
  }

  /// Which settings the server asks for.
  package struct ConfigurationParams: Codable, Hashable, Sendable {
    /// The settings.
    package var items: [ConfigurationItem]

    /// Makes the parameters.
    package init(items: [ConfigurationItem]) {
      self.items = items
    }
  }

  /// Settings that the server asks for.
  package struct ConfigurationItem: Codable, Hashable, Sendable {
    /// The address they are to hold for.
    package var scopeUri: String?
    /// The name of the settings; all if nothing is said.
    package var section: String?

    /// Makes an item.
    package init(scopeUri: String? = nil, section: String? = nil) {
      self.scopeUri = scopeUri
      self.section = section
    }
  }
}
