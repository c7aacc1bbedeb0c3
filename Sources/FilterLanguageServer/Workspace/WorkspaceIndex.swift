import FilterLanguageService
import FilterText
import LanguageServerProtocol

/// The query documents of the workspace that are not open: read from their files at the first request that needs them, and kept as
/// texts until a file is said to have changed.
///
/// A workspace may be anyone's: what is read and kept has limits, and files beyond them are passed over.
struct WorkspaceIndex: Sendable {
  /// How many files are read.
  static let fileLimit = 2_000
  /// How many folders are looked through.
  static let folderLimit = 64
  /// How many bytes are kept of all files together. The limit of one is that of ``AnalysisLimits/closed``.
  static let byteLimit = 8 << 20
  /// How many bytes of files are analysed for one request; the rest is left for the next one.
  static let analyzedBytes = 1 << 20
  /// How long a query of a file may be.
  static let longestQuery = 16 << 10

  /// The folders, as absolute paths.
  private(set) var folders: [String] = []
  /// What was read, by address; nil where the folders were not looked through yet.
  private(set) var files: [String: SourceText]?
  /// The paths of files that changed since they were read.
  private(set) var unread: Set<String> = []
  /// Grows whenever what was read before, or is being read, is not to be kept.
  private(set) var edition = 0
  /// The names of the lists of diagnostics that files have, by address.
  private var resultIDs: [String: String] = [:]
  private var generationOfResults = 0

  /// Takes the folders of the `initialize` request.
  mutating func setFolders(_ params: LSP.InitializeParams) {
    let uris = params.workspaceFolders?.map(\.uri) ?? params.rootUri.map { [$0] } ?? []
    folders = uris.compactMap(FileAddress.path)
    if uris.isEmpty, let path = params.rootPath { folders = [path] }
    keepUsable()
  }

  /// Takes folders in and out.
  mutating func change(added: [String], removed: [String]) {
    folders.removeAll { removed.contains($0) }
    folders += added.filter { !folders.contains($0) }
    keepUsable()
  }

  private mutating func keepUsable() {
    folders = Array(folders.filter { $0.hasPrefix("/") && !$0.utf8.contains(0) }.prefix(WorkspaceIndex.folderLimit))
    forget()
  }

  /// Keeps what was read, unless folders or files changed since reading began.
  mutating func remember(_ files: [String: SourceText], of edition: Int) {
    guard edition == self.edition else { return }
    self.files = files
    unread = []
  }

  /// Forgets what was read.
  mutating func forget() {
    edition += 1
    files = nil
    unread = []
    resultIDs = [:]
  }

  /// A file was changed, made or removed: it is read anew when it is needed.
  mutating func update(_ path: String) {
    edition += 1
    resultIDs[FileAddress.uri(path)] = nil
    if files == nil { return }
    unread.insert(path)
    if unread.count > WorkspaceIndex.fileLimit { forget() }
  }

  /// The first folder a path lies in, by its spelling alone.
  func folder(of path: String) -> String? {
    folders.first { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }

  /// The name of the diagnostics of a file, if they were worked out since settings and vocabulary last changed.
  mutating func resultID(of uri: String, generation: Int) -> String? {
    if generation != generationOfResults {
      resultIDs = [:]
      generationOfResults = generation
    }
    return resultIDs[uri]
  }

  /// Keeps the name of the diagnostics of a file, unless it changed since an edition.
  mutating func remember(resultID: String, of uri: String, generation: Int, edition: Int) {
    if edition == self.edition, generation == generationOfResults { resultIDs[uri] = resultID }
  }
}

/// Reads the files of the workspace, for one request at a time: what another one reads need not be read again.
actor WorkspaceReader {
  /// The texts of the files, by address, and the edition of the index they belong to.
  func texts(_ context: RequestContext) throws -> (texts: [String: SourceText], edition: Int) {
    let server = context.server
    let index = server.state.withLock { $0.workspace }
    if let known = index.files, index.unread.isEmpty { return (known, index.edition) }
    var files = index.files ?? [:]
    var bytes = files.values.reduce(0) { $0 + $1.length }
    func read(_ path: String, in folder: String) throws {
      try context.check()
      let uri = FileAddress.uri(path)
      if let old = files.removeValue(forKey: uri) { bytes -= old.length }
      guard files.count < WorkspaceIndex.fileLimit else { return }
      let limit = min(AnalysisLimits.closed.bytes, WorkspaceIndex.byteLimit - bytes)
      guard let content = server.host.readFile(path, folder, limit) else {
        return server.log(.info, "'\(path)' is passed over: it cannot be read, or is too long")
      }
      let text = SourceText(bytes: content)
      guard AnalysisLimits.closed.allow(text), !WorkspaceReader.hasLongQuery(text) else {
        return server.log(.info, "'\(path)' is passed over: it has too many lines, or too long a query")
      }
      files[uri] = text
      bytes += text.length
    }
    if index.files == nil {
      for folder in index.folders {
        for path in server.host.queryFiles(folder, WorkspaceIndex.fileLimit - files.count) {
          try read(path, in: folder)
        }
      }
    } else {
      for path in index.unread.sorted() {
        if let folder = index.folder(of: path) { try read(path, in: folder) }
      }
    }
    server.state.withLock { [files] in $0.workspace.remember(files, of: index.edition) }
    return (files, index.edition)
  }

  private static func hasLongQuery(_ text: SourceText) -> Bool {
    QueryDocument(text).queries.contains { $0.length > WorkspaceIndex.longestQuery }
  }
}
