extension LSP {
  /// Files that a server watches.
  package struct FileSystemWatcher: Codable, Hashable, Sendable {
    /// The pattern of their paths: `**/*.json`.
    package var globPattern: String
    /// What is watched, a sum of 1 for new files, 2 for changed and 4 for deleted ones; all if nothing is said.
    package var kind: Int?

    /// Makes a watcher.
    package init(globPattern: String, kind: Int? = nil) {
      self.globPattern = globPattern
      self.kind = kind
    }
  }

  /// What a server registers to watch files.
  package struct DidChangeWatchedFilesRegistrationOptions: Codable, Hashable, Sendable {
    /// The files.
    package var watchers: [FileSystemWatcher]

    /// Makes the options.
    package init(watchers: [FileSystemWatcher]) {
      self.watchers = watchers
    }
  }
}
