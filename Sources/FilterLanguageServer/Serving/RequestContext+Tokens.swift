import FilterLanguageService
import FilterText
import LanguageServerProtocol

// Semantic tokens.
extension RequestContext {
  func semanticTokens(_ params: LSP.SemanticTokensParams) throws -> LSP.SemanticTokens? {
    let document = try document(params.textDocument)
    let data = document.snapshot.encodedTokens(in: encoding)
    return LSP.SemanticTokens(resultId: remember(data, document), data: data.map(Int.init))
  }

  func semanticTokensDelta(_ params: LSP.SemanticTokensDeltaParams) throws -> LSP.SemanticTokensDeltaResult? {
    let document = try document(params.textDocument)
    let data = document.snapshot.encodedTokens(in: encoding)
    let last = server.state.withLock { $0.tokens.data(params.previousResultId, of: document.uri) }
    let id = remember(data, document)
    guard let last else { return .tokens(LSP.SemanticTokens(resultId: id, data: data.map(Int.init))) }
    let edits = SemanticTokenDelta.edits(from: last, to: data).map {
      LSP.SemanticTokensEdit(start: $0.start, deleteCount: $0.deleteCount, data: $0.data.map(Int.init))
    }
    return .delta(LSP.SemanticTokensDelta(resultId: id, edits: edits))
  }

  func semanticTokensRange(_ params: LSP.SemanticTokensRangeParams) throws -> LSP.SemanticTokens? {
    let document = try document(params.textDocument)
    let range = conversion(document).bytes(params.range)
    let tokens = document.snapshot.semanticTokens(in: range)
    let data = SemanticTokenEncoding.encode(tokens, lines: document.snapshot.lines, in: encoding)
    return LSP.SemanticTokens(data: data.map(Int.init))
  }

  private func remember(_ data: [UInt32], _ document: OpenDocument) -> String {
    server.state.withLock { $0.tokens.remember(data, of: document.uri) }
  }
}
