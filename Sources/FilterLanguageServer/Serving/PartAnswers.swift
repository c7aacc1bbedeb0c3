import FilterText

// Requests about documents of other languages are answered for the embedded queries.
extension LanguageServer {
  /// The methods that look at the embedded queries themselves, because their results are not lists to be joined.
  private static let methodsHandlingEmbeddedQueries: Set<String> = [
    LSP.SemanticTokensRequest.method, LSP.SemanticTokensDeltaRequest.method, LSP.SemanticTokensRangeRequest.method,
    LSP.DocumentDiagnosticRequest.method, LSP.SelectionRangeRequest.method,
  ]

  /// The methods that read queries with the words of their list, and have no result until these are known.
  private static let methodsJudgingQueries: Set<String> = [
    LSP.HoverRequest.method, LSP.SignatureHelpRequest.method, LSP.InlayHintRequest.method, LSP.CodeLensRequest.method,
    LSP.CompletionRequest.method, LSP.InlineCompletionRequest.method, LSP.CodeActionRequest.method,
    LSP.FormattingRequest.method, LSP.RangeFormattingRequest.method, LSP.RangesFormattingRequest.method,
    LSP.OnTypeFormattingRequest.method, LSP.PrepareRenameRequest.method, LSP.RenameRequest.method,
    LSP.DocumentColorRequest.method, LSP.ColorPresentationRequest.method,
  ]

  /// The members of parameters that select embedded queries.
  private struct Place: Decodable, Sendable {
    var position: LSP.Position?
    var range: LSP.PositionRange?
  }

  /// The handler of a request about a document. If queries are embedded in that, the handler answers for the one at the
  /// position in the parameters, or for each of those that the range in the parameters touches, or for all: then the
  /// lists are joined.
  func inParts(
    _ answer: @escaping ServedRequest.Answer, of method: String, about uri: String?, _ params: MessageContent
  ) -> ServedRequest.Answer {
    guard let uri else { return answer }
    let judges = LanguageServer.methodsJudgingQueries.contains(method)
    guard !LanguageServer.methodsHandlingEmbeddedQueries.contains(method),
      state.withLock({ $0.documents[uri]?.host != nil })
    else {
      if !judges { return answer }
      return { context in
        context.documents[uri]?.listUse.fault == nil ? try await answer(context) : Array("null".utf8)
      }
    }
    let place = try? params.params(Place.self)
    return { context in
      let document = try context.document(LSP.TextDocumentIdentifier(uri: uri))
      if let position = place?.position {
        guard let part = document.part(at: position, in: context.encoding), !judges || part.listUse.fault == nil else {
          return Array("null".utf8)
        }
        return try await answer(context.focused(on: part))
      }
      var lists: [[UInt8]] = []
      for part in document.parts {
        try context.check()
        if judges, part.listUse.fault != nil { continue }
        if let range = place?.range, !context.conversion(part).touches(range) { continue }
        lists.append(try await answer(context.focused(on: part)))
      }
      return LanguageServer.joined(lists)
    }
  }

  /// One list with the elements of JSON lists, of which some may be `null`.
  private static func joined(_ lists: [[UInt8]]) -> [UInt8] {
    var result = [UInt8(ascii: "[")]
    for list in lists where list.first == UInt8(ascii: "[") && list.count > 2 {
      if result.count > 1 { result.append(UInt8(ascii: ",")) }
      result += list[1..<(list.count - 1)]
    }
    result.append(UInt8(ascii: "]"))
    return result
  }
}

extension RequestContext {
  /// The context in which an embedded query is the document.
  fileprivate func focused(on part: OpenDocument) -> RequestContext {
    var context = self
    context.focus = part
    return context
  }
}
