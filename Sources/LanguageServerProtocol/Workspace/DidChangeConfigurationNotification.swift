extension LSP {
  /// `workspace/didChangeConfiguration`: the settings changed.
  package enum DidChangeConfigurationNotification: LSPNotification {
    /// The method.
    package static let method = "workspace/didChangeConfiguration"
    /// The settings.
    package typealias Params = DidChangeConfigurationParams
  }

  /// The settings that changed.
  package struct DidChangeConfigurationParams: Codable, Hashable, Sendable {
    /// The settings; many clients send `null` and want to be asked, see ``ConfigurationRequest``.
    package var settings: JSONValue?

    /// Makes the parameters.
    package init(settings: JSONValue? = nil) {
      self.settings = settings
    }
  }
}
