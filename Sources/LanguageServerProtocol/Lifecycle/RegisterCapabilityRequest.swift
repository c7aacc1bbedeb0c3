extension LSP {
  /// `client/registerCapability`: what the server wants to be told or asked from now on.
  package enum RegisterCapabilityRequest: LSPRequest {
    /// The method.
    package static let method = "client/registerCapability"
    /// What it wants.
    package typealias Params = RegistrationParams
    /// `null`
    package typealias Result = JSONValue?
  }

  /// What the server wants to be told or asked.
  package struct RegistrationParams: Codable, Hashable, Sendable {
    /// What it wants.
    package var registrations: [Registration]

    /// Makes the parameters.
    package init(registrations: [Registration]) {
      self.registrations = registrations
    }
  }

  /// One method that the server wants to be told or asked.
  package struct Registration: Codable, Hashable, Sendable {
    /// What the registration is known by, to take it back.
    package var id: String
    /// The method.
    package var method: String
    /// What is to be known about it, by the method.
    package var registerOptions: JSONValue?

    /// Makes a registration.
    package init(id: String, method: String, registerOptions: JSONValue? = nil) {
      self.id = id
      self.method = method
      self.registerOptions = registerOptions
    }
  }
}
