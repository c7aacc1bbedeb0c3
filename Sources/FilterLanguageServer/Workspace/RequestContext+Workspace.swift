import FilterLanguageService

// Symbols of the workspace.
extension RequestContext {
  /// How many symbols are answered.
  static let symbolLimit = 500

  func workspaceSymbols(_ params: LSP.WorkspaceSymbolParams) throws -> [LSP.WorkspaceSymbol]? {
    var symbols: [LSP.WorkspaceSymbol] = []
    for (uri, snapshot, _) in try server.workspaceDocuments(self) {
      try check()
      var conversion = PositionConversion(snapshot.lines, encoding)
      for symbol in snapshot.symbols(matching: params.query) {
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
