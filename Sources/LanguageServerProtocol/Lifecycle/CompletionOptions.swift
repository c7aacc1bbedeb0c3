extension LSP {
  /// How a server completes.
  package struct CompletionOptions: Codable, Hashable, Sendable {
    /// The characters it completes behind without being asked, besides letters.
    package var triggerCharacters: [String]?
    /// The characters that accept a completion.
    package var allCommitCharacters: [String]?
    /// Whether it can be asked for the rest of a completion later.
    package var resolveProvider: Bool?
    /// What it reads in a completion.
    package var completionItem: CompletionItemOptions?

    /// Makes the options.
    package init(
      triggerCharacters: [String]? = nil, allCommitCharacters: [String]? = nil, resolveProvider: Bool? = nil,
      completionItem: CompletionItemOptions? = nil
    ) {
      self.triggerCharacters = triggerCharacters
      self.allCommitCharacters = allCommitCharacters
      self.resolveProvider = resolveProvider
      self.completionItem = completionItem
    }
  }

  /// What a server reads in a completion.
  package struct CompletionItemOptions: Codable, Hashable, Sendable {
    /// Whether it reads details beside the label.
    package var labelDetailsSupport: Bool?

    /// Makes the options.
    package init(labelDetailsSupport: Bool? = nil) {
      self.labelDetailsSupport = labelDetailsSupport
    }
  }
}
