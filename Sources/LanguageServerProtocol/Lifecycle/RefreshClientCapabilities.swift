extension LSP {
  /// Whether a client can be told to ask again.
  package struct RefreshClientCapabilities: Codable, Hashable, Sendable {
    /// Whether it can.
    package var refreshSupport: Bool?

    /// Makes the capabilities.
    package init(refreshSupport: Bool? = nil) {
      self.refreshSupport = refreshSupport
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      refreshSupport = container.tolerant(.refreshSupport)
    }
  }
}
