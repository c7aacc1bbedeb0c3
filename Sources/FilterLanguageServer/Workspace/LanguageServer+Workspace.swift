import FilterLanguageService
import FilterText
import LanguageServerProtocol

extension LanguageServer {
  /// Has the client watch the files the answers depend on: all query documents, and the vocabulary and the store in use.
  /// Where others are watched already, they are given up for these.
  func watchFiles() {
    let (patterns, isWatching) = state.withLock { state -> ([String], Bool?) in
      guard state.client.watchesFiles else { return ([], nil) }
      let patterns = ["**/*.filterq"] + state.sources
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

  /// Files changed: queries are read anew when they are needed, a vocabulary or store is loaded again.
  func filesChanged(_ params: LSP.DidChangeWatchedFilesParams) {
    var reloads = false
    let sources = state.withLock { $0.sources }
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

  /// Has a document of the workspace that is not open read as its file is now. Nothing is read here: this is called by the thread
  /// that reads messages.
  func readAnew(_ uri: String) {
    guard let path = FileAddress.path(uri), path.hasSuffix(".filterq") else { return }
    state.withLock { state in
      if state.workspace.folder(of: path) != nil { state.workspace.update(path) }
    }
  }

  /// Folders were added or removed. Paths in the settings may lead elsewhere now.
  func foldersChanged(_ params: LSP.DidChangeWorkspaceFoldersParams) {
    let reloads = state.withLock { state in
      state.workspace.change(
        added: params.event.added.map(\.uri).compactMap(FileAddress.path),
        removed: params.event.removed.map(\.uri).compactMap(FileAddress.path))
      return state.settings.vocabulary != nil || state.settings.catalogs != nil
    }
    if reloads { loadResources() }
  }

  /// The query documents of the workspace that are not open, by address, and the edition of the index they belong to.
  func closedDocuments(
    _ context: RequestContext
  ) async throws -> (documents: [(uri: String, text: SourceText)], edition: Int) {
    let (texts, edition) = try await workspaceReader.texts(context)
    // Clients spell addresses as they like (`%21` for `!`): paths tell whether two are one file.
    let open = Set(context.documents.keys.compactMap(FileAddress.path))
    let closed = texts.filter { uri, _ in !(FileAddress.path(uri).map(open.contains) ?? false) }
    return (closed.map { ($0.key, $0.value) }, edition)
  }
}
