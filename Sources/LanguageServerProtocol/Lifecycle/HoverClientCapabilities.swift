extension LSP {
  /// What a client can do with hovers.
  package struct HoverClientCapabilities: Codable, Hashable, Sendable {
    /// The formats it reads, the best first.
    package var contentFormat: [String]?

    /// Makes the capabilities.
    package init(contentFormat: [String]? = nil) {
      self.contentFormat = contentFormat
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      contentFormat = container.tolerant(.contentFormat)
    }
  }
}
