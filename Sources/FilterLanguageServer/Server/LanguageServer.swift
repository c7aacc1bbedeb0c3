import FilterText
import FilterVocabulary
import Foundation

/// A server of the Language Server Protocol for documents of queries.
///
/// Transport-agnostic: bytes in, bytes out.
///
/// ```swift
/// let server = LanguageServer(host: ServerHost()) { bytes in write(bytes) }
/// server.receive(bytes)
/// ```
///
/// Notifications take effect in the order in which they arrive. A request is answered from the state at its arrival,
/// concurrently with others and in order of their urgency: a later edit does not wait for it. Any bytes are accepted: a malformed message gets the
/// error response of the protocol, and the next message is handled.
public final class LanguageServer: Sendable {
  /// The environment of the server.
  let host: ServerHost
  /// The state that messages change.
  let state: GuardedValue<ServerState>
  /// Reads the files of the workspace.
  let workspaceReader = WorkspaceReader()
  private let framing = GuardedValue(MessageFraming())
  /// The threads that answer requests.
  let lanes = WorkLanes()
  /// The thread that reads items.
  let itemThread = ItemThread()
  /// Signaled when a request or a publication ends.
  let ending = EndingSignal()
  private let output: @Sendable (_ message: [UInt8], _ isUrgent: Bool) -> Void

  /// The longest time for which a completion waits for names, in seconds.
  let completionPatience: Double

  /// The maximum number of requests in progress before reading pauses. A client may write that many before it reads
  /// the first response.
  let maximumPending: Int
  /// The usual value of ``maximumPending``.
  static let usualMaximumPending = 16_384
  /// The maximum length of their messages in bytes before reading pauses.
  static let maximumPendingLength = 16 << 20

  /// Creates a server. `send` is called with whole messages including headers, from any thread, and must not interleave
  /// them.
  public convenience init(host: ServerHost, send: @escaping @Sendable ([UInt8]) -> Void) {
    self.init(host: host) { message, _ in send(message) }
  }

  /// Creates a server whose urgent messages may overtake others on their way: responses to requests at the caret, and
  /// errors of cancelled requests.
  init(
    host: ServerHost, completionPatience: Double = LanguageServer.usualPatience,
    maximumPending: Int = LanguageServer.usualMaximumPending,
    sending send: @escaping @Sendable (_ message: [UInt8], _ isUrgent: Bool) -> Void
  ) {
    self.host = host
    self.completionPatience = completionPatience
    self.maximumPending = maximumPending
    self.output = send
    let vocabulary = (try? host.vocabulary(nil)) ?? .empty
    self.state = GuardedValue(ServerState(resources: ServerResources(engine: host.engine(vocabulary))))
  }

  /// Receives input in chunks of any size. Call it from one thread at a time; requests continue after it returns.
  public func receive(_ bytes: [UInt8]) {
    for piece in framing.withLock({ $0.receive(bytes) }) {
      switch piece {
      case .message(let json): handle(json)
      case .refused(let reason):
        log(.warning, reason)
        send(MessageCoding.response(nil, error: LSP.ResponseError(code: .invalidRequest, message: reason)))
      case .damage(let reason):
        log(.warning, "malformed input: \(reason)")
        send(MessageCoding.response(nil, error: LSP.ResponseError(code: .parseError, message: reason)))
      }
    }
  }

  /// The exit status of the process; nil while it should keep running.
  public var exitStatus: Int32? {
    state.withLock { state in
      if case .exited(let status) = state.phase { return status }
      return nil
    }
  }

  /// Ends the input: the server ends as after `exit`.
  public func endOfInput() {
    state.withLock { state in
      if case .exited = state.phase { return }
      state.phase = .exited(status: state.phase == .shutDown ? 0 : 1)
    }
  }

  /// Whether no request is in progress.
  package var isIdle: Bool {
    state.withLock { $0.pending.isEmpty && $0.publishing.isIdle }
  }

  /// Waits until no request is in progress, at most until a time.
  func waitUntilIdle(until end: Date) { ending.wait(until: end) { isIdle } }

  /// Sends a message. An urgent one may overtake others.
  func send(_ message: [UInt8], isUrgent: Bool = false) {
    output(message, isUrgent)
  }

  /// Writes a line to the log.
  func log(_ level: LogLevel, _ line: @autoclosure () -> String) {
    host.log(level, line())
  }
}

extension LanguageServer {
  private func handle(_ json: [UInt8]) {
    guard let body = MessageBody(takingTextsOutOf: json) else {
      handle(.unreadable("the message is not JSON"), json: json)
      return
    }
    var message = IncomingMessage(body)
    if !body.texts.isEmpty {
      if case .notification(let method, _) = message, ServedNotifications.bringingTexts.contains(method) {
        // Only these have texts to extract from the JSON.
      } else {
        message = IncomingMessage(MessageBody(whole: json))
      }
    }
    handle(message, json: body.json)
  }

  private func handle(_ message: IncomingMessage, json: [UInt8]) {
    switch message {
    case .request(let id, let method, let params):
      log(.debug, "request \(id) \(method)")
      trace("Received request '\(method) - (\(id))'.", json: json)
      request(id, method: method, params: params)
    case .notification(let method, let params):
      log(.debug, "notification \(method)")
      trace("Received notification '\(method)'.", json: json)
      notification(method, params: params)
    case .response(let id, let result, let error):
      guard let answered = state.withLock({ $0.outgoing.take(id) }) else {
        log(.warning, "a response to an unknown request: \(id)")
        return
      }
      answered(result, error)
    case .invalid(let id, let reason):
      log(.warning, "an invalid message: \(reason)")
      send(MessageCoding.response(id, error: LSP.ResponseError(code: .invalidRequest, message: reason)))
    case .unreadable(let reason):
      log(.warning, "an unreadable message: \(reason)")
      send(MessageCoding.response(nil, error: LSP.ResponseError(code: .parseError, message: reason)))
    }
  }

  private func request(_ id: LSP.RequestID, method: String, params: MessageContent) {
    if let refusal = refusal(of: method) {
      send(MessageCoding.response(id, error: refusal))
      return
    }
    switch method {
    case LSP.InitializeRequest.method: initialize(id, content: params)
    case LSP.ShutdownRequest.method: shutDown(id)
    default:
      guard let served = ServedRequests.all[method] else {
        let message = "unknown method '\(method)'"
        send(MessageCoding.response(id, error: LSP.ResponseError(code: .methodNotFound, message: message)))
        return
      }
      begin(served, id: id, params: params)
    }
  }

  /// The error for a request that cannot be handled in the current phase.
  private func refusal(of method: String) -> LSP.ResponseError? {
    let phase = state.withLock { $0.phase }
    switch phase {
    case .created:
      if method == LSP.InitializeRequest.method { return nil }
      return LSP.ResponseError(code: .serverNotInitialized, message: "the server is not initialized")
    case .running:
      if method != LSP.InitializeRequest.method { return nil }
      return LSP.ResponseError(code: .invalidRequest, message: "the server is already initialized")
    case .shutDown, .exited:
      return LSP.ResponseError(code: .invalidRequest, message: "the server was shut down")
    }
  }

  private func notification(_ method: String, params: MessageContent) {
    if method == LSP.ExitNotification.method {
      endOfInput()
      return
    }
    // Before `initialize` and after `shutdown`, notifications are ignored.
    guard state.withLock({ $0.phase }) == .running else { return }
    guard let take = ServedNotifications.all[method] else {
      // Unknown methods that start with `$/` may be ignored; other notifications have no response.
      log(method.hasPrefix("$/") ? .debug : .info, "unknown notification '\(method)'")
      return
    }
    do throws(LSP.ResponseError) { try take(self, params) } catch {
      log(.warning, "the notification '\(method)' cannot be used: \(error.message)")
    }
    answerCancelledRequests()
  }
}
