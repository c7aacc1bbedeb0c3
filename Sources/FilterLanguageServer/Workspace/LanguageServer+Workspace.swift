import FilterLanguageService
import FilterText

extension LanguageServer {
  /// Has the client watch the files the answers depend on: all query documents, and the vocabulary and the store of the settings.
  /// Where others are watched already, they are given up for these.
  func watchFiles() {
    let (patterns, isWatching) = state.withLock { state -> ([String], Bool?) in
      guard state.client.watchesFiles else { return ([], nil) }
      let settings = state.settings
      let patterns =
        ["**/*.filterq"] + [settings.vocabulary, settings.catalogs ?? host.standardStore].compactMap { $0 }
      if patterns == state.watched { return ([], nil) }
      defer { state.watched = patterns }
      return (patterns, !state.watched.isEmpty)
    }
    guard let isWatching else { return }
    let method = LSP.DidChangeWatchedFilesNotification.method
    if isWatching {
      ask(
        LSP.UnregisterCapabilityRequest.self,
        LSP.UnregistrationParams(unregisterations: [LSP.Unregistration(id: "filterq-files", method: method)]))
    }
    let options = LSP.DidChangeWatchedFilesRegistrationOptions(
      watchers: patterns.map { LSP.FileSystemWatcher(globPattern: $0) })
    guard let json = try? MessageCoding.value(options) else { return }
    ask(
      LSP.RegisterCapabilityRequest.self,
      LSP.RegistrationParams(registrations: [
        LSP.Registration(id: "filterq-files", method: method, registerOptions: json)
      ]))
  }

  /// Files changed: queries are read anew, a vocabulary or store is loaded again.
  func filesChanged(_ params: LSP.DidChangeWatchedFilesParams) {
    var reloads = false
    let settings = state.withLock { $0.settings }
    let sources = [settings.vocabulary, settings.catalogs ?? host.standardStore].compactMap { $0 }
    for event in params.changes {
      guard let path = FileAddress.path(event.uri) else { continue }
      if path.hasSuffix(".filterq") {
        readAnew(event.uri)
      } else if sources.contains(path) {
        reloads = true
      }
    }
    if reloads { loadResources() }
  }

  /// Reads a document of the workspace that is not open as its file is now.
  func readAnew(_ uri: String) {
    guard let path = FileAddress.path(uri), path.hasSuffix(".filterq") else { return }
    let bytes = host.readFile(path)
    state.withLock { state in
      state.workspace.update(
        FileAddress.uri(path),
        bytes.map { DocumentSnapshot(SourceText(bytes: $0), vocabulary: state.resources.vocabulary) })
    }
  }

  /// Folders were added or removed.
  func foldersChanged(_ params: LSP.DidChangeWorkspaceFoldersParams) {
    state.withLock { state in
      state.workspace.change(
        added: params.event.added.map(\.uri).compactMap(FileAddress.path),
        removed: params.event.removed.map(\.uri).compactMap(FileAddress.path))
    }
  }

  /// All query documents of the workspace, by address: the open ones as they are in the client, the others as their files say.
  func workspaceDocuments(_ context: RequestContext) throws -> [(
    uri: String, snapshot: DocumentSnapshot, version: Int?
  )] {
    let closed = try closedDocuments(context)
    var result = context.documents.values.map { (uri: $0.uri, snapshot: $0.snapshot, version: Optional($0.version)) }
    // Clients spell addresses as they like (`%21` for `!`): paths tell whether two are one file.
    let open = Set(context.documents.keys.compactMap(FileAddress.path))
    for (uri, snapshot) in closed where !(FileAddress.path(uri).map(open.contains) ?? false) {
      result.append((uri, snapshot, nil))
    }
    return result.sorted { $0.uri < $1.uri }
  }

  private func closedDocuments(_ context: RequestContext) throws -> [String: DocumentSnapshot] {
    let (folders, known, edition) = state.withLock { ($0.workspace.folders, $0.workspace.files, $0.workspace.edition) }
    if let known { return known }
    var files: [String: DocumentSnapshot] = [:]
    for folder in folders {
      for path in host.queryFiles(folder, WorkspaceIndex.fileLimit - files.count) {
        try context.check()
        guard let bytes = host.readFile(path) else { continue }
        files[FileAddress.uri(path)] = DocumentSnapshot(
          SourceText(bytes: bytes), vocabulary: context.resources.vocabulary)
      }
    }
    state.withLock { [files] in $0.workspace.remember(files, of: edition) }
    return files
  }
}
