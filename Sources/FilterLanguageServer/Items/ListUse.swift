import FilterCompletion
import FilterDocuments
import FilterLanguageService
import FilterText

/// The list that a document is for: that of `# list: access.log.jsonl`, or the vocabulary that a configuration names.
struct DocumentListing: Hashable, Sendable {
  /// The path as it is written.
  let name: String
  /// The folder that the file must be in, or in one below; nil for a document that is in none.
  let folder: String?
  /// Whether a configuration names it, so that the file is a vocabulary whatever it holds.
  let isConfigured: Bool
}

/// A list that was read, or the reason why it was not, with its file and the state of that before.
struct KnownListing: Sendable {
  let result: Result<ServerResources, ListFault>
  let path: String?
  let stamp: String?
}

/// The list that a document of queries or an embedded query uses.
///
/// A document that names a list is read with its words only. Until they are known there is a fault, and the queries are
/// neither judged nor completed nor formatted.
struct ListUse: Sendable {
  /// The list that the document names; nil for that of the settings.
  private(set) var listing: DocumentListing?
  /// The vocabulary and items of that list.
  private(set) var resources: ServerResources?
  /// The reason why the list is not in use.
  private(set) var fault: ListFault?

  /// Uses the list that a snapshot names, as far as it is known, and its words for the snapshot; without one, those of
  /// the settings.
  mutating func settle(
    _ snapshot: inout DocumentSnapshot, _ source: ListSource, _ known: [DocumentListing: KnownListing],
    or standard: CompletionEngine
  ) {
    let (oldListing, oldResources) = (listing, resources)
    (listing, resources, fault) = (source.listing(of: snapshot), nil, nil)
    if let listing {
      switch known[listing]?.result {
      case nil: fault = .loading
      case .failure(let reason): fault = reason
      case .success(let found): resources = found
      }
    }
    if listing == oldListing, resources === oldResources { return }
    snapshot = snapshot.with(resources?.engine ?? standard)
  }
}

/// The place that the list of a document is looked for from.
struct ListSource: Sendable {
  private let folder: String?
  private let configuration: DocumentConfiguration?

  init(uri: String, _ configuration: DocumentConfiguration?) {
    folder = FileAddress.folder(uri)
    self.configuration = configuration
  }

  /// The list that a snapshot asks for; nil for that of the settings.
  func listing(of snapshot: DocumentSnapshot) -> DocumentListing? {
    if let name = snapshot.listName { return DocumentListing(name: name, folder: folder, isConfigured: false) }
    guard let configuration, let name = configuration.vocabulary else { return nil }
    return DocumentListing(name: name, folder: configuration.folder, isConfigured: true)
  }
}

extension OpenDocument {
  /// The lists that the document and its embedded queries ask for.
  var listings: [DocumentListing] {
    host.map { $0.parts.compactMap { $0.listUse.listing } } ?? [listUse.listing].compactMap { $0 }
  }

  /// Uses the lists that the document and its embedded queries name, as far as they are known.
  mutating func settle(_ known: [DocumentListing: KnownListing], or standard: CompletionEngine) {
    if longText != nil { return }
    let source = ListSource(uri: uri, configuration)
    if host == nil {
      listUse.settle(&snapshot, source, known, or: standard)
    } else {
      settleParts(source, known, or: standard)
    }
  }

  /// The diagnostic of a list that is not in use; nil if it is.
  var listDiagnostic: Diagnostic? {
    listUse.fault.map { snapshot.diagnostic(of: $0, configured: listUse.listing?.name ?? "") }
  }
}

extension OpenDocument {
  /// Throws if the list of the document is not in use, so that its queries cannot be run.
  func checkList() throws(LSP.ResponseError) {
    if let listDiagnostic { throw LSP.ResponseError(code: .requestFailed, message: listDiagnostic.message) }
  }
}

extension ServerState {
  /// The maximum number of lists that documents are for at one time.
  static let maximumListings = 4

  /// The lists of the open documents.
  var listings: Set<DocumentListing> { Set(documents.values.flatMap { $0.listings }) }

  /// Uses the lists that a document names, as far as they are known.
  func settle(_ document: inout OpenDocument) { document.settle(knownListings, or: resources.engine) }

  /// The lists of the open documents that are neither known nor being read. They count as being read from now on; those
  /// of no document are forgotten.
  mutating func takeUnreadListings() -> [DocumentListing] {
    let used = listings
    knownListings = knownListings.filter { used.contains($0.key) }
    let unread = used.filter { knownListings[$0] == nil && !loadingListings.contains($0) }
    loadingListings.formUnion(unread)
    return unread.sorted { ($0.folder ?? "", $0.name) < ($1.folder ?? "", $1.name) }
  }

  /// Uses a list that was read in the documents that are for it. Returns whether there are any.
  mutating func use(_ known: KnownListing, for listing: DocumentListing) -> Bool {
    loadingListings.remove(listing)
    let uris = documents.values.filter { $0.listings.contains(listing) }.map { $0.uri }
    if uris.isEmpty { return false }
    knownListings[listing] = known
    generation += 1
    for uri in uris {
      guard var document = documents.removeValue(forKey: uri) else { continue }
      settle(&document)
      documents[uri] = document
    }
    return true
  }
}
