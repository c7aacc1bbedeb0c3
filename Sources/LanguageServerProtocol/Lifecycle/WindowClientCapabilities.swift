extension LSP {
  /// What a client can do with its window.
  package struct WindowClientCapabilities: Codable, Hashable, Sendable {
    /// Whether the server may show progress of its own.
    package var workDoneProgress: Bool?
    /// What it can do about documents the server wants shown.
    package var showDocument: ShowDocumentClientCapabilities?

    /// Makes the capabilities.
    package init(workDoneProgress: Bool? = nil, showDocument: ShowDocumentClientCapabilities? = nil) {
      self.workDoneProgress = workDoneProgress
      self.showDocument = showDocument
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      workDoneProgress = container.tolerant(.workDoneProgress)
      showDocument = container.tolerant(.showDocument)
    }
  }

  /// What a client can do about documents the server wants shown.
  package struct ShowDocumentClientCapabilities: Codable, Hashable, Sendable {
    /// Whether it shows them.
    package var support: Bool?

    /// Makes the capabilities.
    package init(support: Bool? = nil) {
      self.support = support
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      support = container.tolerant(.support)
    }
  }
}
