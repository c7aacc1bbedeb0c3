extension LSP {
  /// How a server formats a part of a document.
  package struct DocumentRangeFormattingOptions: Codable, Hashable, Sendable {
    /// Whether it formats several parts at once; of version 3.18.
    package var rangesSupport: Bool?

    /// Makes the options.
    package init(rangesSupport: Bool? = nil) {
      self.rangesSupport = rangesSupport
    }
  }
}
