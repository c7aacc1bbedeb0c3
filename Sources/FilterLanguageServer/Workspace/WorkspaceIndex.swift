import FilterDocuments
import FilterLanguageService
import FilterText
import Foundation

/// The texts of the query documents of the workspace that are not open. They are read at the first request that needs
/// them, and read again when the client reports a change.
///
/// A workspace may be untrusted: files beyond the limits are skipped.
struct WorkspaceIndex: Sendable {
  /// The maximum number of files.
  static let fileLimit = 2_000
  /// The maximum number of workspace folders.
  static let folderLimit = 64
  /// The maximum number of bytes of all files. ``AnalysisLimits/closed`` limits each of them.
  static let byteLimit = 8 << 20
  /// The number of bytes of files that one request analyzes; the rest is left for the next request.
  static let analyzedBytes = 1 << 20
  /// The maximum number of bytes of a query in a file.
  static let maximumQueryLength = 16 << 10

  /// The folders, as absolute paths.
  private(set) var folders: [String] = []
  /// The texts by URI; `nil` before the folders are read.
  private(set) var files: [String: SourceText]?
  /// The paths of files that changed since they were read.
  private(set) var unread: Set<String> = []
  /// Increases with each change of the folders or files, which makes a read that is in progress outdated.
  private(set) var edition = 0
  /// The ids of the diagnostics of files, by URI.
  private var resultIDs: [String: String] = [:]
  private var generationOfResults = 0

  /// Uses the folders of `initialize`.
  mutating func setFolders(_ params: LSP.InitializeParams) {
    let uris = params.workspaceFolders?.map(\.uri) ?? params.rootUri.map { [$0] } ?? []
    folders = uris.compactMap(FileAddress.path)
    if uris.isEmpty, let path = params.rootPath { folders = [path] }
    keepUsable()
  }

  /// Adds and removes folders.
  mutating func change(added: [String], removed: [String]) {
    folders.removeAll { removed.contains($0) }
    folders += added.filter { !folders.contains($0) }
    keepUsable()
  }

  private mutating func keepUsable() {
    folders = Array(folders.filter { $0.hasPrefix("/") && !$0.utf8.contains(0) }.prefix(WorkspaceIndex.folderLimit))
    forget()
  }

  /// Stores texts, unless folders or files changed since `edition`.
  mutating func remember(_ files: [String: SourceText], of edition: Int) {
    guard edition == self.edition else { return }
    self.files = files
    unread = []
  }

  /// Discards the texts.
  mutating func forget() {
    edition += 1
    files = nil
    unread = []
    resultIDs = [:]
  }

  /// Marks a created, changed or deleted file to be read again.
  mutating func update(_ path: String) {
    edition += 1
    resultIDs[FileAddress.uri(path)] = nil
    if files == nil { return }
    unread.insert(path)
    if unread.count > WorkspaceIndex.fileLimit { forget() }
  }

  /// The first folder that is a prefix of a path.
  func folder(of path: String) -> String? {
    folders.first { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }

  /// The id of the diagnostics of a file, if they are of this generation of settings and vocabulary.
  mutating func resultID(of uri: String, generation: Int) -> String? {
    if generation != generationOfResults {
      resultIDs = [:]
      generationOfResults = generation
    }
    return resultIDs[uri]
  }

  /// Stores the id of the diagnostics of a file, unless files changed since `edition`.
  mutating func remember(resultID: String, of uri: String, generation: Int, edition: Int) {
    if edition == self.edition, generation == generationOfResults { resultIDs[uri] = resultID }
  }
}

/// Reads the files of the workspace for one request at a time, so that concurrent requests do not read them twice.
actor WorkspaceReader {
  /// The texts of the files by URI, and their edition of the index.
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
        return server.log(.info, "skipped '\(path)': unreadable or too long")
      }
      let text = SourceText(bytes: content)
      guard AnalysisLimits.closed.allow(text), !WorkspaceReader.hasLongQuery(text) else {
        return server.log(.info, "skipped '\(path)': too many lines, or too long a query")
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
    QueryDocument(text).queries.contains { $0.length > WorkspaceIndex.maximumQueryLength }
  }
}

/// Converts between `file:` URIs and paths.
enum FileAddress {
  /// The path of a URI; `nil` if it is not a file URI.
  static func path(_ uri: String) -> String? {
    guard let url = URL(string: uri), url.isFileURL else { return nil }
    let path = url.path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  static func uri(_ path: String) -> String {
    URL(filePath: path).absoluteString
  }
}
