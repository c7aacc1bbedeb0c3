import FilterCompletion
import FilterLanguageService
import FilterText

/// The list that a document is for: that of `# list: access.log.jsonl`, or the vocabulary that a configuration names.
struct DocumentListing: Hashable, Sendable {
  /// The path as it is written.
  let name: String
  /// The folder that the file must be in, or in one below.
  let folder: String
  /// Whether the file is a vocabulary whatever it holds.
  let isVocabulary: Bool
}

extension OpenDocument {
  /// The list that the document asks for; nil for that of the settings.
  var wantedListing: DocumentListing? {
    if host == nil, longText == nil, let name = snapshot.listName, let folder = FileAddress.folder(uri) {
      return DocumentListing(name: name, folder: folder, isVocabulary: false)
    }
    guard let configuration, let name = configuration.vocabulary else { return nil }
    return DocumentListing(name: name, folder: configuration.folder, isVocabulary: true)
  }
}

extension ServerState {
  /// The maximum number of lists that documents are for at one time.
  static let maximumListings = 4

  /// The lists of the open documents.
  var listings: Set<DocumentListing> { Set(documents.values.compactMap { $0.listing }) }

  /// Uses a loaded list, or nil for that of the settings, in the documents that are for it.
  mutating func use(_ resources: ServerResources?, for listing: DocumentListing, stamp: String?) {
    loadedListings[listing] = resources.map { LoadedListing(resources: $0, stamp: stamp) }
    generation += 1
    for uri in documents.keys where documents[uri]?.listing == listing {
      documents[uri]?.use(listed: resources, or: self.resources.vocabulary)
    }
  }
}

/// The resources of a list, and the state of its file before it was read.
struct LoadedListing: Sendable {
  let resources: ServerResources
  let stamp: String?
}

extension LanguageServer {
  /// Uses the list that a document is for, after its text or its configuration changed. A list that is not loaded yet
  /// is read in the background; until then the document is analyzed as without it.
  func updateListing(of uri: String) {
    enum Step {
      case nothing
      case publish
      case load(DocumentListing)
    }
    let step: Step = state.withLock { state in
      guard var document = state.documents[uri] else { return .nothing }
      let wanted = document.wantedListing
      if document.listing == wanted { return .nothing }
      document.listing = wanted
      let loaded = wanted.flatMap { state.loadedListings[$0] }
      document.use(listed: loaded?.resources, or: state.resources.vocabulary)
      state.documents[uri] = document
      state.pending.outdate(uri)
      let used = state.listings
      state.loadedListings = state.loadedListings.filter { used.contains($0.key) }
      if let wanted, loaded == nil { return .load(wanted) }
      return .publish
    }
    switch step {
    case .nothing: break
    case .publish: publish(uri)
    case .load(let listing): itemThread.run { [self] in load(listing) }
    }
  }

  /// Loads a list again if its file changed.
  func checkListings() {
    let loaded = state.withLock { $0.loadedListings }
    for (listing, known) in loaded {
      itemThread.run { [self] in
        guard let path = try? path(of: listing), host.stamp(path) != known.stamp else { return }
        load(listing)
      }
    }
  }

  private func load(_ listing: DocumentListing) {
    let (isWanted, isRefused, catalogs) = state.withLock { state in
      let listings = state.listings
      return (
        listings.contains(listing), listings.count > ServerState.maximumListings, state.resources.catalogs
      )
    }
    if !isWanted { return }
    do {
      if isRefused {
        throw ServerHost.Failure("more than \(ServerState.maximumListings) lists of documents are in use")
      }
      let path = try path(of: listing)
      let stamp = host.stamp(path)
      let resources = try resources(at: path, of: listing, catalogs)
      resources.engine.prepare()
      finish(listing, resources, stamp: stamp)
    } catch {
      let reason = (error as? ServerHost.Failure)?.message ?? "\(error)"
      showMessage(.warning, listing.isVocabulary ? reason : "'# list: \(listing.name)': \(reason)")
      finish(listing, nil, stamp: nil)
    }
  }

  private func finish(_ listing: DocumentListing, _ resources: ServerResources?, stamp: String?) {
    let uris = state.withLock { state in
      guard state.listings.contains(listing) else { return [String]() }
      state.use(resources, for: listing, stamp: stamp)
      return state.documents.values.filter { $0.listing == listing }.map { $0.uri }
    }
    watchFiles()
    if !uris.isEmpty { publishAll() }
  }

  private func resources(
    at path: String, of listing: DocumentListing, _ catalogs: ServerHost.Catalogs
  ) throws -> ServerResources {
    if listing.isVocabulary {
      return ServerResources(vocabulary: try host.vocabulary(path), vocabularyPath: path, catalogs: catalogs)
    }
    if path.lowercased().hasSuffix(".json"), let vocabulary = try? host.vocabulary(path) {
      return ServerResources(vocabulary: vocabulary, vocabularyPath: path, catalogs: catalogs)
    }
    let progress = WorkProgress(self, title: "Reading \(listing.name)")
    defer { progress.end() }
    let items = try host.items([path], nil) { phase, fraction in
      progress.report(phase, percentage: Int(min(max(fraction ?? 0, 0), 1) * 100))
    }
    if !items.warning.isEmpty { showMessage(.warning, items.warning) }
    return ServerResources(vocabulary: items.vocabulary, catalogs: catalogs, items: items)
  }

  /// The path of the file, which must be in its folder and in the workspace: a document may come from a stranger.
  private func path(of listing: DocumentListing) throws -> String {
    if listing.name.hasPrefix("/") {
      throw ServerHost.Failure("is not relative to the document; name a file in its folder")
    }
    let folders = state.withLock { $0.workspace.folders }
    let path = listing.folder.hasSuffix("/") ? listing.folder + listing.name : "\(listing.folder)/\(listing.name)"
    _ = try host.locate(path, [listing.folder])
    return try host.locate(path, folders)
  }
}

extension FileAddress {
  /// The folder of the file of a URI; nil if it is not a file URI.
  static func folder(_ uri: String) -> String? {
    guard let path = path(uri), let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
