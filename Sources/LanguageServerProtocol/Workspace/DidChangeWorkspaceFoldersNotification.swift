extension LSP {
  /// `workspace/didChangeWorkspaceFolders`: folders were opened or closed.
  package enum DidChangeWorkspaceFoldersNotification: LSPNotification {
    /// The method.
    package static let method = "workspace/didChangeWorkspaceFolders"
    /// The folders.
    package typealias Params = DidChangeWorkspaceFoldersParams
  }

  /// Folders that were opened or closed.
  package struct DidChangeWorkspaceFoldersParams: Codable, Hashable, Sendable {
    /// The folders.
    package var event: WorkspaceFoldersChangeEvent

    /// Makes the parameters.
    package init(event: WorkspaceFoldersChangeEvent) {
      self.event = event
    }
  }

  /// Folders that were opened or closed.
  package struct WorkspaceFoldersChangeEvent: Codable, Hashable, Sendable {
    /// Those that were opened.
    package var added: [WorkspaceFolder]
    /// Those that were closed.
    package var removed: [WorkspaceFolder]

    /// Makes an event.
    package init(added: [WorkspaceFolder], removed: [WorkspaceFolder]) {
      self.added = added
      self.removed = removed
    }
  }
}
