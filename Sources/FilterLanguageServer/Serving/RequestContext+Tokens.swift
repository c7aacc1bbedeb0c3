import FilterLanguageService
import FilterText

// Semantic tokens.
extension RequestContext {
  func semanticTokens(_ params: LSP.TextDocumentParams) throws -> LSP.SemanticTokens? {
    let document = try document(params.textDocument)
    let data = document.encodedTokens(in: encoding)
    return LSP.SemanticTokens(resultId: try remember(data, for: document), data: data.map(Int.init))
  }

  func semanticTokensDelta(_ params: LSP.SemanticTokensDeltaParams) throws -> LSP.SemanticTokensDeltaResult? {
    let document = try document(params.textDocument)
    let data = document.encodedTokens(in: encoding)
    let last = server.state.withLock { $0.tokens.data(params.previousResultId, of: document.uri) }
    let id = try remember(data, for: document)
    guard let last else { return .tokens(LSP.SemanticTokens(resultId: id, data: data.map(Int.init))) }
    let edits = SemanticTokenDelta.edits(from: last, to: data).map {
      LSP.SemanticTokensEdit(start: $0.start, deleteCount: $0.deleteCount, data: $0.data.map(Int.init))
    }
    return .delta(LSP.SemanticTokensDelta(resultId: id, edits: edits))
  }

  func semanticTokensRange(_ params: LSP.TextDocumentRangeParams) throws -> LSP.SemanticTokens? {
    let document = try document(params.textDocument)
    let data = document.encodedTokens(in: encoding, range: conversion(document).bytes(params.range))
    return LSP.SemanticTokens(data: data.map(Int.init))
  }

  /// Tokens that are not sent are not remembered: the next delta is one from the last tokens that were.
  private func remember(_ data: [UInt32], for document: OpenDocument) throws -> String {
    try check()
    return server.state.withLock { $0.tokens.remember(data, of: document.uri) }
  }
}

/// The last tokens sent for each document, to respond with a delta.
struct TokenMemory: Sendable {
  private var last: [String: (id: String, data: [UInt32])] = [:]
  private var count = 0

  /// Stores a result and returns its id.
  mutating func remember(_ data: [UInt32], of document: String) -> String {
    count += 1
    let id = "\(count)"
    last[document] = (id, data)
    return id
  }

  /// The tokens of a result; `nil` if it is not the last one.
  func data(_ id: String, of document: String) -> [UInt32]? {
    guard let last = last[document], last.id == id else { return nil }
    return last.data
  }

  mutating func forget(_ document: String) {
    last[document] = nil
  }
}

// Token data is long, so it is written without `Codable`.

extension LSP.SemanticTokens: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("data", data)
      $0.pair("resultId", resultId)
    }
  }
}

extension LSP.SemanticTokensEdit: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("data", data)
      $0.pair("deleteCount", deleteCount)
      $0.pair("start", start)
    }
  }
}

extension LSP.SemanticTokensDelta: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("edits", edits)
      $0.pair("resultId", resultId)
    }
  }
}

extension LSP.SemanticTokensDeltaResult: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    switch self {
    case .tokens(let tokens): tokens.write(to: &writer)
    case .delta(let delta): delta.write(to: &writer)
    }
  }
}
