extension LSP {
  /// What a server is to be told of documents.
  package struct TextDocumentSyncOptions: Codable, Hashable, Sendable {
    /// Whether it is told that a document is opened and closed.
    package var openClose: Bool?
    /// What it is told of changes, a ``TextDocumentSyncKind``.
    package var change: Int?
    /// Whether it is told that a document is about to be saved.
    package var willSave: Bool?
    /// Whether it is asked for edits before a document is saved.
    package var willSaveWaitUntil: Bool?
    /// How it is told that a document was saved.
    package var save: SaveOptions?

    /// Makes the options.
    package init(
      openClose: Bool? = nil, change: Int? = nil, willSave: Bool? = nil, willSaveWaitUntil: Bool? = nil,
      save: SaveOptions? = nil
    ) {
      self.openClose = openClose
      self.change = change
      self.willSave = willSave
      self.willSaveWaitUntil = willSaveWaitUntil
      self.save = save
    }
  }

  /// How a server is told that a document was saved.
  package struct SaveOptions: Codable, Hashable, Sendable {
    /// Whether the text comes with it.
    package var includeText: Bool?

    /// Makes the options.
    package init(includeText: Bool? = nil) {
      self.includeText = includeText
    }
  }

  /// What a server is told of changes.
  package enum TextDocumentSyncKind: Int, Codable, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// The whole text.
    case full = 1
    /// What changed.
    case incremental = 2
  }
}
