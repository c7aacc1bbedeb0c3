extension LSP {
  /// What a client can do with diagnostics it asks for.
  package struct DiagnosticClientCapabilities: Codable, Hashable, Sendable {
    /// Whether it reads diagnostics of other documents in the answer.
    package var relatedDocumentSupport: Bool?

    /// Makes the capabilities.
    package init(relatedDocumentSupport: Bool? = nil) {
      self.relatedDocumentSupport = relatedDocumentSupport
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      relatedDocumentSupport = container.tolerant(.relatedDocumentSupport)
    }
  }
}
