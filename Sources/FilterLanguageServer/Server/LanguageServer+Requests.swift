import Foundation

extension LanguageServer {
  /// Starts handling a request, with the current state.
  func begin(_ served: ServedRequest, id: LSP.RequestID, params: MessageContent) {
    checkItemsUponRequest()
    // Back-pressure: nothing more is read while too many requests are being answered.
    ending.wait {
      state.withLock {
        $0.pending.number < maximumPending && $0.pending.length <= LanguageServer.maximumPendingLength
      }
    }
    let document = served.isOutdatedByEdits ? LanguageServer.document(of: params) : nil
    if let document, !served.answersForLongTexts, state.withLock({ $0.documents[document]?.longText }) != nil {
      send(MessageCoding.response(id, result: Array("null".utf8)))
      return
    }
    let answer: ServedRequest.Answer
    do throws(LSP.ResponseError) {
      answer = inParts(try served.prepare(params), of: served.method, about: document, params)
    } catch {
      send(MessageCoding.response(id, error: error))
      return
    }
    let ticket = state.withLock { state in
      let (ticket, token) = state.pending.add(id, document: document, length: params.length)
      let context = RequestContext(
        server: self, documents: state.documents, client: state.client, encoding: state.client.encoding,
        settings: state.settings, resources: state.resources, generation: state.generation,
        token: token)
      state.pending.keep(context, for: ticket)
      return ticket
    }
    lanes.run(served.urgency) { [self] in
      // A request may be given up before its turn comes.
      if let context = state.withLock({ $0.pending.begin(ticket) }) {
        let message = await LanguageServer.message(id, answer: answer, context: context)
        if state.withLock({ $0.pending.answer(ticket) }) {
          // In this order, so that a response is sent before its request stops being pending.
          send(message, isUrgent: served.urgency.isAtCaret)
          trace("Sending response '\(served.method) - (\(id))'.", json: nil)
        }
      }
      ending.signal(after: { state.withLock { $0.pending.finish(ticket) } })
    }
  }

  /// Sends the errors of requests that a notification cancelled or outdated. Their work ends at the next query, but
  /// the client need not wait for that.
  func answerCancelledRequests() {
    for request in state.withLock({ $0.pending.takeGivenUp() }) {
      send(MessageCoding.response(request.id, error: LSP.ResponseError(request.reason)), isUrgent: true)
    }
  }

  private static func message(
    _ id: LSP.RequestID, answer: ServedRequest.Answer, context: RequestContext
  ) async -> [UInt8] {
    do {
      return MessageCoding.response(id, result: try await answer(context))
    } catch let error as LSP.ResponseError {
      return MessageCoding.response(id, error: error)
    } catch {
      return MessageCoding.response(
        id, error: LSP.ResponseError(code: .internalError, message: "\(error)"))
    }
  }

  /// The document a request names.
  private static func document(of params: MessageContent) -> String? {
    struct Named: Decodable {
      var textDocument: LSP.TextDocumentIdentifier
    }
    return try? params.params(Named.self).textDocument.uri
  }

  /// Sends a request to the client. `answered` is called at most once, with the result or the error.
  func ask<Request: LSPRequest>(
    _ request: Request.Type, _ params: Request.Params,
    _ answered: @escaping @Sendable (Result<Request.Result, LSP.ResponseError>) -> Void = { _ in }
  ) {
    let id = state.withLock { state in
      state.outgoing.add { result, error in
        if let error { return answered(.failure(error)) }
        do throws(LSP.ResponseError) {
          answered(.success(try result.result(Request.Result.self)))
        } catch {
          answered(.failure(error))
        }
      }
    }
    guard let message = try? MessageCoding.message(Request.method, id: id, params: params) else { return }
    trace("Sending request '\(Request.method) - (\(id))'.", json: nil)
    send(message)
  }

  /// Sends a notification to the client.
  func notify<Notification: LSPNotification>(_ notification: Notification.Type, _ params: Notification.Params) {
    guard let message = try? MessageCoding.message(Notification.method, params: params) else { return }
    send(message)
  }

  /// Reports an action to the client if it has tracing enabled.
  func trace(_ line: String, json: [UInt8]?) {
    let level = state.withLock { $0.trace }
    if level == .off { return }
    let verbose = level == .verbose ? json.map { String(decoding: $0.prefix(4_096), as: UTF8.self) } : nil
    notify(LSP.LogTraceNotification.self, LSP.LogTraceParams(message: line, verbose: verbose))
  }
}
