import FilterLanguageService
import FilterText
import LanguageServerProtocol

// Symbols of the workspace.
extension RequestContext {
  /// How many symbols are answered.
  static let symbolLimit = 500

  func workspaceSymbols(_ params: LSP.WorkspaceSymbolParams) async throws -> [LSP.WorkspaceSymbol]? {
    var symbols: [LSP.WorkspaceSymbol] = []
    let closed = try await server.closedDocuments(self).documents
    // Files are analysed for the answer only where they have what is looked for, and not without end.
    var budget = WorkspaceIndex.analyzedBytes
    let documents =
      documents.values.map { (uri: $0.uri, text: SourceText?.none, open: Optional($0)) }
      + closed.map { (uri: $0.uri, text: Optional($0.text), open: OpenDocument?.none) }
    for (uri, text, open) in documents.sorted(by: { $0.uri < $1.uri }) {
      try check()
      guard
        let snapshot = open?.snapshot ?? text.map({ DocumentSnapshot($0, vocabulary: resources.vocabulary) })
      else { continue }
      if text != nil, budget < 0 { continue }
      var conversion = PositionConversion(snapshot.lines, encoding)
      let found = snapshot.symbols(matching: params.query)
      if let text, !found.isEmpty { budget -= text.length }
      for symbol in found {
        symbols.append(
          LSP.WorkspaceSymbol(
            name: symbol.name, kind: LSP.SymbolKind(symbol.kind),
            containerName: uri.split(separator: "/").last.map(String.init),
            location: LSP.Location(uri: uri, range: conversion.range(symbol.range))))
      }
      if symbols.count >= RequestContext.symbolLimit { break }
    }
    return try deliver(Array(symbols.prefix(RequestContext.symbolLimit)), params.partialResultToken)
  }
}
