extension LSP {
  /// `client/unregisterCapability`: what the server does not want to be told or asked any more.
  package enum UnregisterCapabilityRequest: LSPRequest {
    /// The method.
    package static let method = "client/unregisterCapability"
    /// What it does not want any more.
    package typealias Params = UnregistrationParams
    /// `null`
    package typealias Result = JSONValue?
  }

  /// What the server does not want to be told or asked any more.
  package struct UnregistrationParams: Codable, Hashable, Sendable {
    /// The registrations taken back; the protocol spells it so.
    package var unregisterations: [Unregistration]

    /// Makes the parameters.
    package init(unregisterations: [Unregistration]) {
      self.unregisterations = unregisterations
    }
  }

  /// One registration that is taken back.
  package struct Unregistration: Codable, Hashable, Sendable {
    /// What the registration is known by.
    package var id: String
    /// The method.
    package var method: String

    /// Makes the taking back of a registration.
    package init(id: String, method: String) {
      self.id = id
      self.method = method
    }
  }
}
