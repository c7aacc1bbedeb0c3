extension LSP {
  /// What a client can do in general.
  package struct GeneralClientCapabilities: Codable, Hashable, Sendable {
    /// The units of columns it can count in, the best first: `utf-8`, `utf-16`, `utf-32`.
    package var positionEncodings: [String]?

    /// Makes the capabilities.
    package init(positionEncodings: [String]? = nil) {
      self.positionEncodings = positionEncodings
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      positionEncodings = container.tolerant(.positionEncodings)
    }
  }
}
