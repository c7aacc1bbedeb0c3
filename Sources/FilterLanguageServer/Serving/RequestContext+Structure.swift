import FilterLanguageService
import FilterText

// Symbols, folding, selection, highlights, linked ranges and definitions.
extension RequestContext {
  /// The maximum number of ranges around a position; the innermost ones are left out. Foundation encodes some 500
  /// nested objects.
  static let maximumSelectionDepth = 200

  func documentSymbols(_ params: LSP.DocumentSymbolParams) throws -> LSP.DocumentSymbolResult? {
    let document = try document(params.textDocument)
    var conversion = conversion(document)
    let symbols = document.snapshot.symbols()
    if client.showsSymbolTrees {
      let trees = try symbols.map { symbol in
        try check()
        return LSP.DocumentSymbol(symbol, conversion: &conversion)
      }
      return .hierarchical(try deliver(trees, token: params.partialResultToken))
    }
    var list: [LSP.SymbolInformation] = []
    for symbol in symbols {
      try check()
      for symbol in symbol.flattened {
        list.append(
          LSP.SymbolInformation(
            name: symbol.name, kind: LSP.SymbolKind(symbol.kind),
            location: LSP.Location(uri: document.uri, range: conversion.range(symbol.range))))
      }
    }
    return .flat(try deliver(list, token: params.partialResultToken))
  }

  func foldingRanges(_ params: LSP.TextDocumentParams) throws -> [LSP.FoldingRange]? {
    let document = try document(params.textDocument)
    var conversion = conversion(document)
    return document.snapshot.foldingRanges().compactMap { fold in
      let lines = conversion.lines(fold.startLine, fold.endLine, of: document.snapshot.lines)
      // A literal of one line may denote several.
      if lines.start == lines.end { return nil }
      return LSP.FoldingRange(
        startLine: lines.start, endLine: lines.end, kind: fold.kind == .comment ? "comment" : "region",
        collapsedText: fold.collapsedText.isEmpty ? nil : fold.collapsedText)
    }
  }

  func selectionRanges(_ params: LSP.SelectionRangeParams) throws -> [LSP.SelectionRange]? {
    let whole = try document(params.textDocument)
    return params.positions.map { position in
      guard let document = whole.part(at: position, in: encoding) else {
        return LSP.SelectionRange(ranges: [LSP.PositionRange(start: position, end: position)])
      }
      var conversion = conversion(document)
      let ranges = document.snapshot.selectionRanges(at: conversion.offset(position)).suffix(
        RequestContext.maximumSelectionDepth)
      return LSP.SelectionRange(ranges: ranges.map { conversion.range($0) })
    }
  }

  func documentHighlights(_ params: LSP.TextDocumentPositionParams) throws -> [LSP.DocumentHighlight]? {
    let document = try document(params.textDocument)
    var conversion = conversion(document)
    return document.snapshot.highlights(at: conversion.offset(params.position)).map { highlight in
      LSP.DocumentHighlight(range: conversion.range(highlight.range), kind: highlight.kind == .negated ? .write : .read)
    }
  }

  func linkedEditingRanges(_ params: LSP.TextDocumentPositionParams) throws -> LSP.LinkedEditingRanges? {
    let document = try document(params.textDocument)
    var conversion = conversion(document)
    guard let linked = document.snapshot.linkedRanges(at: conversion.offset(params.position)) else { return nil }
    return LSP.LinkedEditingRanges(ranges: linked.ranges.map { conversion.range($0) }, wordPattern: linked.pattern)
  }

  /// The line of the vocabulary file for a field or a listed value, otherwise the first occurrence of the term.
  func definition(_ params: LSP.TextDocumentPositionParams) throws -> [LSP.Location]? {
    let document = try document(params.textDocument)
    var conversion = conversion(document)
    let offset = conversion.offset(params.position)
    if let item = document.snapshot.vocabularyItem(at: offset),
      let location = resources(of: document).vocabularyFile(server.host)?.location(of: item, encoding: encoding)
    {
      return [location]
    }
    guard let range = document.snapshot.definition(at: offset) else { return nil }
    return [LSP.Location(uri: document.uri, range: conversion.range(range))]
  }

  func references(_ params: LSP.ReferenceParams) throws -> [LSP.Location]? {
    let document = try document(params.textDocument)
    var conversion = conversion(document)
    let offset = conversion.offset(params.position)
    var ranges = document.snapshot.references(at: offset)
    if !params.context.includeDeclaration {
      let first = document.snapshot.definition(at: offset) ?? ranges.first
      ranges.removeAll { $0 == first }
    }
    return try deliver(
      ranges.map { LSP.Location(uri: document.uri, range: conversion.range($0)) },
      token: params.partialResultToken)
  }
}

extension DocumentSymbol {
  /// The symbol and its descendants, in source order.
  var flattened: [DocumentSymbol] { [self] + children.flatMap(\.flattened) }
}

extension LSP.SymbolKind {
  /// The protocol has kinds for programs only; these have fitting icons in outlines.
  init(_ kind: DocumentSymbolKind) {
    switch kind {
    case .section: self = .namespace
    case .query: self = .function
    case .group: self = .array
    case .name: self = .string
    case .filter: self = .property
    case .directive: self = .event
    }
  }
}

extension LSP.DocumentSymbol {
  init(_ symbol: DocumentSymbol, conversion: inout PositionConversion) {
    let range = conversion.range(symbol.range)
    let selection = conversion.range(symbol.selectionRange)
    self.init(
      name: symbol.name, detail: symbol.detail.isEmpty ? nil : symbol.detail, kind: LSP.SymbolKind(symbol.kind),
      range: range, selectionRange: selection,
      children: symbol.children.isEmpty ? nil : symbol.children.map { LSP.DocumentSymbol($0, conversion: &conversion) })
  }
}
