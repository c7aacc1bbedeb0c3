import FilterText

/// The mutable state of a server.
struct ServerState: Sendable {
  enum Phase: Hashable, Sendable {
    /// Waiting for `initialize`.
    case created
    case running
    /// Waiting for `exit`.
    case shutDown
    case exited(status: Int32)
  }

  var phase = Phase.created
  /// The open documents by URI.
  var documents: [String: OpenDocument] = [:]
  var client = ClientFeatures()
  var settings = ServerSettings.standard
  /// The settings of `initialize`.
  var initialSettings = ServerSettings.standard
  var resources: ServerResources
  /// Increases with each change of settings or resources, which makes earlier results outdated.
  var generation = 0
  var pending = PendingRequests()
  var outgoing = OutgoingRequests()
  var trace = TraceLevel.off
  var publishing = PublishingLedger()
  var tokens = TokenMemory()
  /// The last JSON of the diagnostics of each open document.
  var diagnostics: [String: WrittenDiagnostics] = [:]
  var completions = CompletionMemory()
  var workspace = WorkspaceIndex()
  /// The paths of the vocabulary and the catalog store in use.
  var sources: [String] = []
  /// The patterns of the files that the client watches.
  var watched: [String] = []
  /// The process that started the server.
  var parentProcess: Int?
  /// The number of the last load of resources; results of earlier ones are discarded.
  var loading = 0
  /// The requests that wait for the end of the load.
  var waiting = ResourceWaiting()
  /// The lists that open documents are for, as they were read.
  var knownListings: [DocumentListing: KnownListing] = [:]
  /// The lists that are being read for open documents.
  var loadingListings: Set<DocumentListing> = []
  /// The lists of files that are not open, with their vocabularies alone.
  var closedListings: [DocumentListing: KnownListing] = [:]
  /// The last message about a configuration, which is not repeated.
  var lastConfigurationError = ""
  /// The rows of queries that were shown last.
  var shownRows = ShownRows()
  /// The files of items and the reading of them.
  var items = ItemReading()
}

extension ServerState {
  /// Uses other resources; open documents are analyzed with their vocabulary.
  mutating func use(_ resources: ServerResources) {
    self.resources = resources
    generation += 1
    for uri in documents.keys { documents[uri]?.use(resources.engine) }
  }
}

/// The values of `$/setTrace`.
enum TraceLevel: String, Hashable, Sendable {
  case off
  case messages
  /// Messages with their JSON.
  case verbose
}

/// The requests of the server that wait for a response.
struct OutgoingRequests: Sendable {
  /// Receives the result of a request, or the error.
  typealias Answered = @Sendable (_ result: MessageContent, _ error: LSP.ResponseError?) -> Void

  /// The maximum number of waiting requests. The oldest is dropped, so that a client that never responds costs no more
  /// memory.
  static let limit = 256

  private var waiting: [String: Answered] = [:]
  private var order: [String] = []
  private var count = 0

  /// Adds a request and returns its id.
  mutating func add(_ answered: @escaping Answered) -> LSP.RequestID {
    count += 1
    let id = "filterq-\(count)"
    waiting[id] = answered
    order.append(id)
    if order.count > OutgoingRequests.limit { waiting[order.removeFirst()] = nil }
    return .string(id)
  }

  /// Removes and returns the receiver of a response.
  mutating func take(_ id: LSP.RequestID) -> Answered? {
    guard case .string(let id) = id, let answered = waiting.removeValue(forKey: id) else { return nil }
    order.removeAll { $0 == id }
    return answered
  }
}
