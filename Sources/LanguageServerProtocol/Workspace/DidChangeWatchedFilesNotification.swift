extension LSP {
  /// `workspace/didChangeWatchedFiles`: files changed that the server watches.
  package enum DidChangeWatchedFilesNotification: LSPNotification {
    /// The method.
    package static let method = "workspace/didChangeWatchedFiles"
    /// The changes.
    package typealias Params = DidChangeWatchedFilesParams
  }

  /// Changes of files.
  package struct DidChangeWatchedFilesParams: Codable, Hashable, Sendable {
    /// The changes.
    package var changes: [FileEvent]

    /// Makes the parameters.
    package init(changes: [FileEvent]) {
      self.changes = changes
    }
  }

  /// A change of a file.
  package struct FileEvent: Codable, Hashable, Sendable {
    /// The address.
    package var uri: String
    /// What happened to it, a ``FileChangeType``.
    package var type: Int

    /// Makes an event.
    package init(uri: String, type: Int) {
      self.uri = uri
      self.type = type
    }
  }

  /// What happened to a file.
  package enum FileChangeType: Int, Codable, Hashable, Sendable {
    /// It is new.
    case created = 1
    /// It is another.
    case changed = 2
    /// It is gone.
    case deleted = 3
  }
}
