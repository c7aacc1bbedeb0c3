import Foundation
import Testing

@testable import FilterLanguageServer

/// A client of a server in the same process: it sends bytes, receives bytes, and responds to requests.
final class TestClient: Sendable {
  /// A notification or request of the server.
  struct ServerMessage: Sendable {
    let method: String
    let params: JSONValue
    let isQuestion: Bool
  }

  private struct State: Sendable {
    var count = 0
    var waiting: [Int: CheckedContinuation<Result<JSONValue, LSP.ResponseError>, Never>] = [:]
    var received: [ServerMessage] = []
    var watchers: [(isMet: @Sendable ([ServerMessage]) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
    var answers: [String: JSONValue] = [:]
    var unanswered: Set<String> = []
    var stray: [JSONValue] = []
    var framing = MessageFraming()
  }

  private let state = GuardedValue(State())
  private let held: GuardedValue<LanguageServer?> = GuardedValue(nil)

  /// The server.
  var server: LanguageServer {
    guard let server = held.withLock({ $0 }) else { fatalError("the server is made with the client") }
    return server
  }

  /// Creates a client of a server that is not initialized. `answers` are the results of requests of the server by
  /// method, null for others.
  init(
    host: ServerHost = ServerHost(vocabulary: TestVocabularies.standard), answers: [String: JSONValue] = [:],
    completionPatience: Double = LanguageServer.usualPatience,
    maximumPending: Int = LanguageServer.usualMaximumPending
  ) {
    state.withLock { $0.answers = answers }
    var host = host
    host.engine = TestVocabularies.engine
    let server = LanguageServer(
      host: host, completionPatience: completionPatience, maximumPending: maximumPending
    ) { [weak self] bytes, _ in
      self?.take(bytes)
    }
    held.withLock { $0 = server }
  }

  /// Sets the result of requests of a method.
  func answer(_ method: String, with answer: JSONValue) {
    state.withLock { $0.answers[method] = answer }
  }

  /// Stops responding to requests of a method.
  func leaveUnanswered(_ method: String) {
    _ = state.withLock { $0.unanswered.insert(method) }
  }

  /// Responds to requests of a method again.
  func answerAgain(_ method: String) {
    _ = state.withLock { $0.unanswered.remove(method) }
  }

  /// A client of an initialized server.
  static func running(
    _ capabilities: String = "{}", options: String = "{}",
    host: ServerHost = ServerHost(vocabulary: TestVocabularies.standard),
    answers: [String: JSONValue] = [:]
  ) async throws -> TestClient {
    let client = TestClient(host: host, answers: answers)
    try await client.initialize(capabilities, options: options)
    return client
  }

  @discardableResult
  func initialize(_ capabilities: String = "{}", options: String = "{}") async throws -> JSONValue {
    let result = try await ask(
      "initialize", #"{"processId": null, "capabilities": \#(capabilities), "initializationOptions": \#(options)}"#)
    notify("initialized", "{}")
    return result
  }
}

// Sending.
extension TestClient {
  /// Sends bytes unchanged.
  func send(_ bytes: [UInt8]) {
    server.receive(bytes)
  }

  /// Sends a body with its header.
  func send(body: String) {
    send(MessageCoding.framed(Array(body.utf8)))
  }

  /// Sends a notification whose parameters are JSON.
  func notify(_ method: String, _ params: String) {
    send(body: #"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#)
  }

  /// Sends a request whose parameters are JSON, and waits for the result.
  func ask(_ method: String, _ params: String) async throws(LSP.ResponseError) -> JSONValue {
    let answer = await withCheckedContinuation { continuation in
      let id = state.withLock { state in
        state.count += 1
        state.waiting[state.count] = continuation
        return state.count
      }
      send(body: #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"#)
    }
    return try answer.get()
  }

  /// The error code of the response to a request, if it is an error.
  func errorCode(_ method: String, _ params: String) async -> Int? {
    do throws(LSP.ResponseError) {
      _ = try await ask(method, params)
      return nil
    } catch {
      return error.code
    }
  }

  /// Sends a request with parameters, and waits for its result.
  func ask<Request: LSPRequest>(_ request: Request.Type, _ params: Request.Params) async throws -> Request.Result {
    let json = String(decoding: try JSONEncoder().encode(params), as: UTF8.self)
    let result = try await ask(Request.method, json)
    return try JSONDecoder().decode(Request.Result.self, from: JSONEncoder().encode(result))
  }

  /// Sends a notification.
  func notify<Notification: LSPNotification>(_ notification: Notification.Type, _ params: Notification.Params) throws {
    notify(Notification.method, String(decoding: try JSONEncoder().encode(params), as: UTF8.self))
  }

  /// Sends a request without waiting.
  func begin(_ id: Int, _ method: String, _ params: String) {
    send(body: #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"#)
  }
}

// Receiving.
extension TestClient {
  private func take(_ bytes: [UInt8]) {
    let pieces = state.withLock { $0.framing.receive(bytes) }
    for piece in pieces {
      guard case .message(let body) = piece,
        let message = try? JSONDecoder().decode(JSONValue.self, from: Data(body))
      else {
        Issue.record("the server sent something that is not a message")
        continue
      }
      take(message)
    }
  }

  private func take(_ message: JSONValue) {
    #expect(message["jsonrpc"] == .string("2.0"))
    // JSON-RPC: an object, an array, or nothing.
    if let params = message["params"] { #expect(params.object != nil || params.array != nil) }
    guard let method = message["method"]?.string else { return takeAnswer(message) }
    let received = ServerMessage(method: method, params: message["params"] ?? .null, isQuestion: message["id"] != nil)
    let (met, answer, isAnswered) = state.withLock { state in
      state.received.append(received)
      let met = state.watchers.filter { $0.isMet(state.received) }
      state.watchers.removeAll { $0.isMet(state.received) }
      return (met.map(\.continuation), state.answers[method] ?? .null, !state.unanswered.contains(method))
    }
    for continuation in met { continuation.resume() }
    if let id = message["id"], isAnswered {
      guard let answer = try? JSONEncoder().encode(["jsonrpc": .string("2.0"), "id": id, "result": answer]) else {
        return
      }
      // The response must not come within the call that sent the request.
      Task.detached { [self] in send(MessageCoding.framed(Array(answer))) }
    }
  }

  private func takeAnswer(_ message: JSONValue) {
    let continuation = state.withLock { state in
      guard let id = message["id"]?.integer, let waiting = state.waiting.removeValue(forKey: id) else {
        state.stray.append(message)
        return CheckedContinuation<Result<JSONValue, LSP.ResponseError>, Never>?.none
      }
      return waiting
    }
    if let error = message["error"] {
      let (code, text) = (error["code"]?.integer ?? 0, error["message"]?.string ?? "")
      continuation?.resume(returning: .failure(LSP.ResponseError(code: code, message: text)))
    } else {
      #expect(message["result"] != nil)
      continuation?.resume(returning: .success(message["result"] ?? .null))
    }
  }

  /// The parameters of all messages of a method so far.
  func received(_ method: String) -> [JSONValue] {
    state.withLock { $0.received.filter { $0.method == method }.map(\.params) }
  }

  /// Errors without an id, and responses to requests of ``begin(_:_:_:)``.
  var stray: [JSONValue] { state.withLock { $0.stray } }

  /// Waits until the messages of the server meet a condition.
  func wait(until isMet: @escaping @Sendable ([ServerMessage]) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isMetNow = state.withLock { state in
        if isMet(state.received) { return true }
        state.watchers.append((isMet, continuation))
        return false
      }
      if isMetNow { continuation.resume() }
    }
  }

  /// Waits for a number of messages of a method, and returns the parameters of the last one.
  @discardableResult
  func wait(for method: String, count: Int = 1) async -> JSONValue {
    await wait { $0.count { $0.method == method } >= count }
    return received(method).last ?? .null
  }

  /// Waits until the server is idle.
  func idle() async throws {
    while !server.isIdle { try await Task.sleep(for: .milliseconds(1)) }
  }
}
