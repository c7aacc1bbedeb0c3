import FilterLanguageService
import FilterText

// Hovers, signature help, inlay hints, code lenses and links.
extension RequestContext {
  func hover(_ params: LSP.TextDocumentPositionParams) throws -> LSP.Hover? {
    let document = try document(params.textDocument)
    var conversion = conversion(document)
    let card = document.snapshot.hover(at: conversion.offset(params.position)) { part, whole in
      resources(of: document).items?.findings(of: part, in: whole)
    }
    guard let card else { return nil }
    return LSP.Hover(
      contents: client.readsMarkdownHovers
        ? LSP.MarkupContent(kind: .markdown, value: card.markdown)
        : LSP.MarkupContent(kind: .plaintext, value: card.plainText),
      range: conversion.range(card.range))
  }

  func signatureHelp(_ params: LSP.TextDocumentPositionParams) throws -> LSP.SignatureHelp? {
    let document = try document(params.textDocument)
    let offset = conversion(document).offset(params.position)
    guard let card = document.snapshot.signatureHelp(at: offset) else { return nil }
    return LSP.SignatureHelp(card, client: client)
  }

  func inlayHints(_ params: LSP.TextDocumentRangeParams) throws -> [LSP.InlayHint]? {
    let document = try document(params.textDocument)
    var conversion = conversion(document)
    let hints = document.snapshot.inlayHints(in: conversion.bytes(params.range), options: settings.inlayHints)
    return try hints.map { hint in
      try check()
      return LSP.InlayHint(
        position: conversion.position(hint.offset), label: hint.label,
        textEdits: hint.edits.isEmpty ? nil : conversion.edits(hint.edits),
        tooltip: hint.tooltip.isEmpty ? nil : LSP.MarkupContent(kind: .plaintext, value: hint.tooltip),
        paddingLeft: hint.paddingBefore ? true : nil, paddingRight: hint.paddingAfter ? true : nil)
    }
  }

  /// The lenses without their commands, which clients ask for when a lens is shown: one about the rows where there are
  /// items, and one that explains the query.
  func codeLenses(_ params: LSP.TextDocumentParams) throws -> [LSP.CodeLens]? {
    guard settings.showsLenses else { return [] }
    let document = try document(params.textDocument)
    var conversion = conversion(document)
    let commands: [ServedCommand] =
      (document.script == nil ? [] : [.test]) + (resources(of: document).items?.rows == nil ? [] : [.show])
      + [.explain]
    var lenses: [LSP.CodeLens] = []
    for lens in document.snapshot.codeLenses(in: document.snapshot.source.range) {
      try check()
      let range = conversion.range(lens.range)
      for command in commands {
        lenses.append(
          LSP.CodeLens(
            range: range,
            data: .array([
              .string(document.uri), .integer(document.version),
              .integer(lens.query + (document.place?.firstQuery ?? 0)), .string(command.rawValue),
            ])))
      }
    }
    return lenses
  }

  /// Adds the command. Throws if the document changed since the lens was made; a lens of another server is returned
  /// unchanged.
  func resolve(_ lens: LSP.CodeLens) throws -> LSP.CodeLens {
    guard let data = lens.data?.array, data.count == 4, let uri = data[0].string, let version = data[1].integer,
      let query = data[2].integer, let command = data[3].string.flatMap({ ServedCommand(rawValue: $0) })
    else { return lens }
    let document = try document(LSP.TextDocumentIdentifier(uri: uri))
    guard document.version == version else { throw LSP.ResponseError(.outdated) }
    guard let (part, index) = document.part(withQuery: query), part.listUse.fault == nil else { return lens }
    var lens = lens
    let sentence = part.snapshot.title(ofLensAbove: index)
    let items = resources(of: part).items
    let found = items?.found(by: part.snapshot.queries[index].meaning)
    let title =
      switch command {
      case .test: part.scriptTitle(ofQuery: index)
      case .show: (found?.text ?? "not run") + " · show"
      default: items?.rows == nil ? (found.map { "\($0.text) · " } ?? "") + sentence : sentence
      }
    lens.command = LSP.Command(
      title: title, command: command.rawValue, arguments: [.string(uri), .integer(query)])
    return lens
  }

  func documentLinks(_ params: LSP.TextDocumentParams) throws -> [LSP.DocumentLink]? {
    let document = try document(params.textDocument)
    var conversion = conversion(document)
    return document.snapshot.links(in: document.snapshot.source.range).map { link in
      LSP.DocumentLink(range: conversion.range(link.range), target: link.address)
    }
  }
}

extension ServerSettings {
  var inlayHints: InlayHintOptions {
    InlayHintOptions(connectives: showsConnectives ? .nearOr : .none, groups: showsGroups, aliases: showsAliases)
  }
}

extension LSP.SignatureHelp {
  /// Signature help for the operators of a field.
  init(_ card: OperatorCard, client: ClientFeatures) {
    let parts = OperatorSignature.Part.allCases
    self.init(
      signatures: card.signatures.map { signature in
        let texts = signature.documentation + (signature.values.isEmpty ? [] : [signature.values])
        let documentation =
          client.readsMarkdownSignatures
          ? LSP.MarkupContent(kind: .markdown, value: texts.map(\.markdown).joined(separator: "\n\n"))
          : LSP.MarkupContent(kind: .plaintext, value: texts.map(\.plainText).joined(separator: "\n"))
        return LSP.SignatureInformation(
          label: signature.label, documentation: texts.isEmpty ? nil : documentation,
          parameters: parts.map { LSP.ParameterInformation(label: .init($0, of: signature, client)) })
      },
      activeSignature: card.activeSignature, activeParameter: parts.firstIndex(of: card.activePart))
  }
}

extension LSP.ParameterLabel {
  /// A part of the label of a signature. Offsets are in UTF-16, whatever the position encoding is.
  fileprivate init(_ part: OperatorSignature.Part, of signature: OperatorSignature, _ client: ClientFeatures) {
    let range = signature.range(of: part)
    let label = SourceText(signature.label)
    guard client.takesLabelOffsets else {
      self = .string(label[range])
      return
    }
    let start = label[SourceRange(start: 0, end: range.start)].utf16.count
    self = .offsets(start, start + label[range].utf16.count)
  }
}
