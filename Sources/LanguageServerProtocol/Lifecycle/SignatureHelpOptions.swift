extension LSP {
  /// How a server helps with signatures.
  package struct SignatureHelpOptions: Codable, Hashable, Sendable {
    /// The characters it helps behind without being asked.
    package var triggerCharacters: [String]?
    /// The characters it helps behind anew, where its help is shown already.
    package var retriggerCharacters: [String]?

    /// Makes the options.
    package init(triggerCharacters: [String]? = nil, retriggerCharacters: [String]? = nil) {
      self.triggerCharacters = triggerCharacters
      self.retriggerCharacters = retriggerCharacters
    }
  }
}
