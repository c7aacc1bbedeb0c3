extension LSP {
  /// Another place that a diagnostic has to do with.
  package struct DiagnosticRelatedInformation: Codable, Hashable, Sendable {
    /// The place.
    package var location: Location
    /// What is to be said about it.
    package var message: String

    /// Makes the information.
    package init(location: Location, message: String) {
      self.location = location
      self.message = message
    }
  }
}
