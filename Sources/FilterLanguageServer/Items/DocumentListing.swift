import FilterCompletion
import FilterDocuments
import FilterText
import FilterVocabulary

extension LanguageServer {
  /// Reads the lists in the background that open documents name and that are not known yet.
  func loadListings() {
    for listing in state.withLock({ $0.takeUnreadListings() }) {
      itemThread.run { [self] in load(listing) }
    }
  }

  /// Loads a list again if its file changed, appeared or went.
  func checkListings() {
    let known = state.withLock { $0.knownListings }
    for (listing, entry) in known {
      itemThread.run { [self] in
        if isOutdated(entry, of: listing) { load(listing) }
      }
    }
  }

  /// Whether the file of a list changed, appeared or went since it was read.
  private func isOutdated(_ known: KnownListing, of listing: DocumentListing) -> Bool {
    if let path = known.path, let stamp = known.stamp, host.stamp(path) == stamp { return false }
    do throws(ListFault) {
      return host.stamp(try file(of: listing).path) != known.stamp
    } catch {
      return known.stamp != nil
    }
  }

  private func load(_ listing: DocumentListing) {
    let (isWanted, isRefused, catalogs) = state.withLock { state in
      let listings = state.listings
      if !listings.contains(listing) { state.loadingListings.remove(listing) }
      return (
        listings.contains(listing),
        state.knownListings.count { $0.key != listing && (try? $0.value.result.get()) != nil }
          >= ServerState.maximumListings,
        state.resources.catalogs
      )
    }
    if !isWanted { return }
    var (path, stamp): (String?, String?) = (nil, nil)
    let result: Result<ServerResources, ListFault>
    do throws(ListFault) {
      if isRefused {
        throw .unusable("is not read, since more than \(ServerState.maximumListings) lists of documents are in use")
      }
      let file = try file(of: listing)
      (path, stamp) = (file.path, host.stamp(file.path))
      let resources = try resources(of: listing, in: file, catalogs)
      resources.engine.prepare()
      result = .success(resources)
    } catch {
      result = .failure(error)
    }
    let known = KnownListing(result: result, path: path, stamp: stamp)
    let isUsed = state.withLock { $0.use(known, for: listing) }
    watchFiles()
    if isUsed { publishAll() }
  }

  private func resources(
    of listing: DocumentListing, in file: ServerHost.ListFile, _ catalogs: ServerHost.Catalogs
  ) throws(ListFault) -> ServerResources {
    do {
      if file.isVocabulary {
        return ServerResources(
          engine: host.engine(try host.vocabulary(file.path)), vocabularyPath: file.path, catalogs: catalogs)
      }
      let progress = WorkProgress(self, title: "Reading \(listing.name)")
      defer { progress.end() }
      let items = try host.items([file.path], nil) { phase, fraction in
        progress.report(phase, percentage: Int(min(max(fraction ?? 0, 0), 1) * 100))
      }
      if !items.warning.isEmpty { showMessage(.warning, items.warning) }
      return ServerResources(engine: host.engine(items.vocabulary), catalogs: catalogs, items: items)
    } catch {
      throw ListFault(error)
    }
  }

  /// The file of a list, which must be in the folder of the document and in the workspace: a document may come from a
  /// stranger.
  private func file(of listing: DocumentListing) throws(ListFault) -> ServerHost.ListFile {
    guard let folder = listing.folder else { throw .unusable("is beside the document, which is in no folder yet") }
    let found: ServerHost.ListFile
    if listing.isConfigured {
      if listing.name.hasPrefix("/") { throw .unusable("is not relative to the configuration") }
      found = ServerHost.ListFile(
        path: folder.hasSuffix("/") ? folder + listing.name : "\(folder)/\(listing.name)", isVocabulary: true)
    } else {
      found = try host.documentList(listing.name, folder)
    }
    let folders = state.withLock { $0.workspace.folders }
    do {
      _ = try host.locate(found.path, [folder])
      return ServerHost.ListFile(path: try host.locate(found.path, folders), isVocabulary: found.isVocabulary)
    } catch {
      throw ListFault(error)
    }
  }
}

// The lists of files that are not open. Only their vocabularies are read.
extension LanguageServer {
  /// The maximum number of vocabularies that are kept for files that are not open.
  private static let maximumClosed = 32

  /// A list that a file which is not open names; read if it is not known.
  func closedListing(_ listing: DocumentListing) async -> KnownListing {
    let known = state.withLock { $0.knownListings[listing] ?? $0.closedListings[listing] }
    if let known { return known }
    return await withCheckedContinuation { continuation in
      itemThread.run { [self] in
        var (path, stamp): (String?, String?) = (nil, nil)
        let result: Result<ServerResources, ListFault>
        do throws(ListFault) {
          let file = try file(of: listing)
          (path, stamp) = (file.path, host.stamp(file.path))
          result = .success(ServerResources(engine: host.engine(try vocabulary(in: file))))
        } catch {
          result = .failure(error)
        }
        let known = KnownListing(result: result, path: path, stamp: stamp)
        state.withLock { state in
          if state.closedListings.count >= LanguageServer.maximumClosed { state.closedListings = [:] }
          state.closedListings[listing] = known
        }
        continuation.resume(returning: known)
      }
    }
  }

  private func vocabulary(in file: ServerHost.ListFile) throws(ListFault) -> Vocabulary {
    do {
      return file.isVocabulary ? try host.vocabulary(file.path) : try host.inferredVocabulary([file.path])
    } catch {
      throw ListFault(error)
    }
  }

  /// Forgets the lists of files that are not open if they changed. Returns the generation from then on.
  func checkClosedListings() -> Int {
    let known = state.withLock { $0.closedListings }
    let outdated = known.filter { isOutdated($0.value, of: $0.key) }.map { $0.key }
    return state.withLock { state in
      for listing in outdated { state.closedListings[listing] = nil }
      if !outdated.isEmpty { state.generation += 1 }
      return state.generation
    }
  }
}

extension ListFault {
  /// The fault of a list that the host cannot read.
  fileprivate init(_ error: any Error) {
    let reason = (error as? ServerHost.Failure)?.message ?? "\(error)"
    self = .unusable("cannot be read: \(reason.split(separator: "\n").prefix(2).joined(separator: ": "))")
  }
}

extension FileAddress {
  /// The folder of the file of a URI; nil if it is not a file URI.
  static func folder(_ uri: String) -> String? {
    guard let path = path(uri), let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
