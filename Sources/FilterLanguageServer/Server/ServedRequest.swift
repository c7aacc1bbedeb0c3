/// A method that the server handles: how to decode the parameters, handle the request and encode the result.
struct ServedRequest: Sendable {
  let method: String
  /// Decodes the parameters of a message. Returns the handler, which returns the result as JSON.
  let prepare: @Sendable (_ params: MessageContent) throws(LSP.ResponseError) -> Answer
  typealias Answer = @Sendable (RequestContext) async throws -> [UInt8]
  let urgency: RequestUrgency
  /// Whether an edit of the document in the parameters invalidates the result.
  let isOutdatedByEdits: Bool
  /// Whether the method has a result for a document that is too long to be analyzed. All others return null then.
  var answersForLongTexts: Bool { method == LSP.DocumentDiagnosticRequest.method }

  /// Creates a method with a handler.
  init<Request: LSPRequest>(
    _ urgency: RequestUrgency, _ request: Request.Type, isOutdatedByEdits: Bool = true,
    _ answer: @escaping @Sendable (RequestContext, Request.Params) async throws -> Request.Result
  ) {
    self.init(
      urgency, request, isOutdatedByEdits: isOutdatedByEdits,
      written: { context, params in try MessageCoding.json(try await answer(context, params)) })
  }

  /// Creates a method with a handler that encodes its result itself.
  init<Request: LSPRequest>(
    _ urgency: RequestUrgency, _ request: Request.Type, isOutdatedByEdits: Bool = true,
    written answer: @escaping @Sendable (RequestContext, Request.Params) async throws -> [UInt8]
  ) {
    self.method = Request.method
    self.urgency = urgency
    self.isOutdatedByEdits = isOutdatedByEdits
    self.prepare = { content throws(LSP.ResponseError) in
      let params = try content.params(Request.Params.self)
      return { context in
        try context.check()
        let result = try await answer(context, params)
        try context.check()
        return result
      }
    }
  }
}
