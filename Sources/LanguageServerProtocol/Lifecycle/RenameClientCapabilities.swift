extension LSP {
  /// What a client can do to rename.
  package struct RenameClientCapabilities: Codable, Hashable, Sendable {
    /// Whether it asks first what would be renamed.
    package var prepareSupport: Bool?

    /// Makes the capabilities.
    package init(prepareSupport: Bool? = nil) {
      self.prepareSupport = prepareSupport
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      prepareSupport = container.tolerant(.prepareSupport)
    }
  }
}
