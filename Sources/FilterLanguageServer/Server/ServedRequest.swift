import LanguageServerProtocol

/// A method the server answers: how its parameters are read, who answers, and how the answer is written.
struct ServedRequest: Sendable {
  /// The method.
  let method: String
  /// Decodes the parameters of a message. What it returns answers them, as JSON.
  let prepare: @Sendable (_ params: MessageContent) throws(LSP.ResponseError) -> Answer
  typealias Answer = @Sendable (RequestContext) async throws -> [UInt8]
  /// Whether an edit of the document the parameters name makes the answer worthless.
  let isOutdatedByEdits: Bool
  /// Whether there is an answer about a document that is too long to be analysed. All others answer null then.
  var answersForLongTexts: Bool { method == LSP.DocumentDiagnosticRequest.method }

  /// A method, answered by a closure.
  init<Request: LSPRequest>(
    _ request: Request.Type, isOutdatedByEdits: Bool = true,
    _ answer: @escaping @Sendable (RequestContext, Request.Params) async throws -> Request.Result
  ) {
    self.init(
      request, isOutdatedByEdits: isOutdatedByEdits,
      written: { context, params in try MessageCoding.json(try await answer(context, params)) })
  }

  /// A method, answered by a closure that writes its answer itself.
  init<Request: LSPRequest>(
    _ request: Request.Type, isOutdatedByEdits: Bool = true,
    written answer: @escaping @Sendable (RequestContext, Request.Params) async throws -> [UInt8]
  ) {
    self.method = Request.method
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
