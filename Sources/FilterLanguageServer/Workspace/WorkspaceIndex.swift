import FilterLanguageService
import FilterText
import FilterVocabulary

/// The query documents of the workspace that are not open: read from their files when somebody first asks, and kept until a file is
/// said to have changed.
struct WorkspaceIndex: Sendable {
  /// How many files are looked at.
  static let fileLimit = 2_000

  /// The folders, as paths.
  private(set) var folders: [String] = []
  /// What was read, by address; nil where the folders were not looked through yet.
  private(set) var files: [String: DocumentSnapshot]?
  /// Grows whenever what was read before, or is being read, is not to be kept.
  private(set) var edition = 0

  /// Takes the folders a client introduced itself with.
  mutating func setFolders(_ params: LSP.InitializeParams) {
    let uris = params.workspaceFolders?.map(\.uri) ?? params.rootUri.map { [$0] } ?? []
    folders = uris.compactMap(FileAddress.path)
    if uris.isEmpty, let path = params.rootPath { folders = [path] }
    forget()
  }

  /// Takes folders in and out.
  mutating func change(added: [String], removed: [String]) {
    folders.removeAll { removed.contains($0) }
    folders += added.filter { !folders.contains($0) }
    forget()
  }

  /// Keeps what was read, unless folders, files or the vocabulary changed since reading began.
  mutating func remember(_ files: [String: DocumentSnapshot], of edition: Int) {
    if edition == self.edition { self.files = files }
  }

  /// Forgets what was read, as another vocabulary reads it otherwise.
  mutating func forget() {
    edition += 1
    files = nil
  }

  /// A file was changed, made or removed: it is read anew, or gone.
  mutating func update(_ uri: String, _ snapshot: DocumentSnapshot?) {
    edition += 1
    files?[uri] = snapshot
  }
}
