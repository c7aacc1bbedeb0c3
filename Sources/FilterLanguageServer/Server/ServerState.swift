import FilterText
import LanguageServerProtocol

/// Everything about a server that changes.
struct ServerState: Sendable {
  /// Where the server stands in its life.
  enum Phase: Hashable, Sendable {
    /// Waiting for `initialize`.
    case created
    /// Serves.
    case running
    /// Was told to stop serving; only `exit` is left.
    case shutDown
    /// Was told to end.
    case exited(status: Int32)
  }

  var phase = Phase.created
  /// The documents that are open, by address.
  var documents: [String: OpenDocument] = [:]
  var client = ClientFeatures()
  var settings = ServerSettings.standard
  /// Those the client gave when it introduced itself.
  var introducedSettings = ServerSettings.standard
  var resources: ServerResources
  /// Grows with each change of settings or resources: an answer made before is an old one.
  var generation = 0
  var pending = PendingRequests()
  var outgoing = OutgoingRequests()
  var trace = TraceLevel.off
  var publishing = PublishingLedger()
  var tokens = TokenMemory()
  /// The diagnostics that were written last, of each open document.
  var diagnostics: [String: WrittenDiagnostics] = [:]
  var completions = CompletionMemory()
  var workspace = WorkspaceIndex()
  /// The paths of the vocabulary and the store in use, as far as they have one.
  var sources: [String] = []
  /// What the client watches for the server.
  var watched: [String] = []
  /// The process that started the server, as it said.
  var parentProcess: Int?
  /// Work on resources that is under way; a newer one makes it worthless.
  var loading = 0

  init(resources: ServerResources) {
    self.resources = resources
  }
}

/// How much the client wants to be told of what the server does.
enum TraceLevel: String, Hashable, Sendable {
  /// Nothing.
  case off
  /// Messages.
  case messages
  /// Messages with what they bring.
  case verbose
}
