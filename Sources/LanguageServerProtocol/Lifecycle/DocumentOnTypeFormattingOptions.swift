extension LSP {
  /// When a server formats while a person types.
  package struct DocumentOnTypeFormattingOptions: Codable, Hashable, Sendable {
    /// A character it formats behind.
    package var firstTriggerCharacter: String
    /// More such characters.
    package var moreTriggerCharacter: [String]?

    /// Makes the options.
    package init(firstTriggerCharacter: String, moreTriggerCharacter: [String]? = nil) {
      self.firstTriggerCharacter = firstTriggerCharacter
      self.moreTriggerCharacter = moreTriggerCharacter
    }
  }
}
