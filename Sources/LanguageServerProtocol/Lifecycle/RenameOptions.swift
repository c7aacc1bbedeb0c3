extension LSP {
  /// How a server renames.
  package struct RenameOptions: Codable, Hashable, Sendable {
    /// Whether it can be asked first what would be renamed.
    package var prepareProvider: Bool?

    /// Makes the options.
    package init(prepareProvider: Bool? = nil) {
      self.prepareProvider = prepareProvider
    }
  }
}
