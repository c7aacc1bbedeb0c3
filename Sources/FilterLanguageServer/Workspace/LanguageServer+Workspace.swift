import FilterLanguageService
import FilterText

extension LanguageServer {
  /// Makes the client watch all query documents, the vocabulary, the catalog store and the items. Replaces an earlier
  /// registration.
  func watchFiles() {
    let (patterns, isWatching) = state.withLock { state -> ([String], Bool?) in
      guard state.client.watchesFiles else { return ([], nil) }
      let lists = state.listings.compactMap { list in list.folder.map { $0 + "/" + list.name } }.sorted()
      let patterns =
        ["**/*.filterq", "**/\(LanguageServer.configurationName)"] + state.sources + state.items.patterns + lists
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

  /// `didChangeWatchedFiles`. Queries are read again when they are needed; the vocabulary and the catalog store are
  /// loaded at once, and items a little later.
  func filesChanged(_ params: LSP.DidChangeWatchedFilesParams) {
    var reloads = false
    var rereads = false
    var isConfiguration = false
    let (sources, items) = state.withLock { ($0.sources, $0.items) }
    for event in params.changes {
      guard let path = FileAddress.path(event.uri) else { continue }
      if path.hasSuffix("/" + LanguageServer.configurationName) {
        isConfiguration = true
      } else if path.hasSuffix(".filterq") {
        fileChanged(event.uri)
      } else if sources.contains(path) {
        reloads = true
      } else if items.paths.contains(path) {
        rereads = true
      } else if items.mayBeSought(path) {
        checkItems()
      }
    }
    if isConfiguration { configurationFilesChanged() }
    checkListings()
    if reloads { loadResources() } else if rereads { itemsChanged() }
  }

  /// Marks a file of the workspace to be read again. It is not read here, as this runs on the thread that reads
  /// messages.
  func fileChanged(_ uri: String) {
    guard let path = FileAddress.path(uri), path.hasSuffix(".filterq") else { return }
    state.withLock { state in
      if state.workspace.folder(of: path) != nil { state.workspace.update(path) }
    }
  }

  /// `didChangeWorkspaceFolders`. Paths in the settings may resolve to other files now.
  func foldersChanged(_ params: LSP.DidChangeWorkspaceFoldersParams) {
    let reloads = state.withLock { state in
      state.workspace.change(
        added: params.event.added.map(\.uri).compactMap(FileAddress.path),
        removed: params.event.removed.map(\.uri).compactMap(FileAddress.path))
      return state.settings.resources != ServerSettings.standard.resources
    }
    if reloads { loadResources() }
  }

  /// The query documents of the workspace that are not open, and their edition of the index.
  func closedDocuments(
    _ context: RequestContext
  ) async throws -> (documents: [(uri: String, text: SourceText)], edition: Int) {
    let (texts, edition) = try await workspaceReader.texts(context)
    // Clients encode URIs differently (`%21` for `!`), so files are compared by path.
    let open = Set(context.documents.keys.compactMap(FileAddress.path))
    let closed = texts.filter { uri, _ in !(FileAddress.path(uri).map(open.contains) ?? false) }
    return (closed.map { ($0.key, $0.value) }, edition)
  }
}

extension RequestContext {
  /// The maximum number of workspace symbols in a response.
  static let symbolLimit = 500

  func workspaceSymbols(_ params: LSP.WorkspaceSymbolParams) async throws -> [LSP.WorkspaceSymbol]? {
    var symbols: [LSP.WorkspaceSymbol] = []
    let closed = try await server.closedDocuments(self).documents
    // Only files with matches are analyzed, up to a number of bytes.
    var budget = WorkspaceIndex.analyzedBytes
    let documents =
      documents.values.flatMap(\.parts).map { (uri: $0.uri, text: SourceText?.none, open: Optional($0)) }
      + closed.map { (uri: $0.uri, text: Optional($0.text), open: OpenDocument?.none) }
    for (uri, text, open) in documents.sorted(by: { $0.uri < $1.uri }) {
      try check()
      guard
        let snapshot = (open?.snapshot ?? text.map { DocumentSnapshot($0, vocabulary: resources.vocabulary) })
          .map(stopping)
      else { continue }
      if text != nil, budget < 0 { continue }
      var conversion = open.map { self.conversion($0) } ?? PositionConversion(snapshot.lines, encoding: encoding)
      let found = snapshot.symbols(matching: params.query)
      if found.isEmpty || (open?.configuration ?? server.configuration(of: uri))?.isExcluded == true { continue }
      if let text { budget -= text.length }
      for symbol in found {
        symbols.append(
          LSP.WorkspaceSymbol(
            name: symbol.name, kind: LSP.SymbolKind(symbol.kind),
            containerName: uri.split(separator: "/").last.map(String.init),
            location: LSP.Location(uri: uri, range: conversion.range(symbol.range))))
      }
      if symbols.count >= RequestContext.symbolLimit { break }
    }
    return try deliver(Array(symbols.prefix(RequestContext.symbolLimit)), token: params.partialResultToken)
  }
}
