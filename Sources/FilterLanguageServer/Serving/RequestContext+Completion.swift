import FilterCompletion
import FilterLanguageService
import FilterText

// Completion.
extension RequestContext {
  /// The maximum number of completions: more than an editor shows, with a reserve for further typing.
  static let completionLimit = 60

  /// Waits for names that are being loaded, for a while. A list without them is incomplete, so that the client asks
  /// again.
  func completion(_ params: LSP.CompletionParams) async throws -> LSP.CompletionList? {
    let settled = await server.settledResources()
    try check()
    var document = try document(params.textDocument)
    if let settled, settled.resources !== resources, document.listUse.listing == nil {
      document.use(settled.resources.engine)
      document.changeSnapshots(stopping)
    }
    var list = completion(params, document, document.listUse.resources ?? settled?.resources ?? resources)
    if settled?.isLoading == true { list.isIncomplete = true }
    return list
  }

  private func completion(
    _ params: LSP.CompletionParams, _ document: OpenDocument, _ resources: ServerResources
  ) -> LSP.CompletionList {
    let conversion = conversion(document)
    let found = document.snapshot.completion(
      at: conversion.offset(params.position), engine: resources.engine, limit: RequestContext.completionLimit)
    let hosted = found.items.compactMap(document.hosted)
    var making = ProtocolItems(
      source: document.lines.source, client: client,
      conversion: PositionConversion(document.lines, encoding: encoding), commits: found.commitCharacters,
      showsCounts: resources.items != nil)
    let list =
      client.defersDocumentation
      ? server.state.withLock { $0.completions.remember(hosted.map(\.item.documentation)) } : 0
    let items = hosted.enumerated().map { index, item in
      var result = making.item(item, index: index)
      if index == found.selected { result.preselect = true }
      if client.defersDocumentation {
        if !item.item.documentation.isEmpty { result.data = .array([.integer(list), .integer(index)]) }
      } else {
        result.documentation = documentation(item.item.documentation)
      }
      return result
    }
    return LSP.CompletionList(isIncomplete: found.isIncomplete, items: items)
  }

  private func documentation(_ text: String) -> LSP.MarkupContent? {
    if text.isEmpty { return nil }
    return LSP.MarkupContent(kind: .plaintext, value: text)
  }

  /// Adds the documentation omitted from the list. An item of a list that is no longer stored is returned unchanged.
  func resolve(_ item: LSP.CompletionItem) throws -> LSP.CompletionItem {
    guard let data = item.data?.array, data.count == 2, let list = data[0].integer, let index = data[1].integer,
      let text = server.state.withLock({ $0.completions.documentation(list: list, item: index) })
    else { return item }
    var item = item
    item.documentation = documentation(text)
    return item
  }

  func inlineCompletion(_ params: LSP.InlineCompletionParams) throws -> LSP.InlineCompletionList? {
    let document = try document(params.textDocument)
    var conversion = conversion(document)
    let items = document.snapshot.inlineCompletions(
      at: conversion.offset(params.position), engine: resources(of: document).engine, now: server.host.now())
    return LSP.InlineCompletionList(
      items: items.compactMap { item in
        conversion.edits([TextEdit(range: item.range, replacement: item.insertText)]).first.map {
          LSP.InlineCompletionItem(insertText: $0.newText, range: $0.range)
        }
      })
  }
}

/// Makes items of the protocol.
private struct ProtocolItems {
  let source: SourceText
  let client: ClientFeatures
  var conversion: PositionConversion
  /// The characters that accept a value.
  let commits: [String]
  /// Whether the frequency of a value is a number of items.
  let showsCounts: Bool

  mutating func item(_ item: DocumentCompletion.Item, index: Int) -> LSP.CompletionItem {
    let insert = conversion.range(item.insertRange)
    let replace = conversion.range(item.replaceRange)
    var result = LSP.CompletionItem(label: item.item.label, kind: LSP.CompletionItemKind(of: item.item))
    let detail = detail(of: item)
    if client.showsLabelDetails, !detail.isEmpty {
      result.labelDetails = LSP.CompletionItemLabelDetails(description: detail)
    } else if !detail.isEmpty {
      result.detail = detail
    }
    // The ranking is the server's: editors sort by this text.
    result.sortText = String(repeating: "0", count: max(0, 4 - "\(index)".count)) + "\(index)"
    // Editors filter and rank again by the typed text. All items begin with exactly that, so none is lost and their
    // order stays.
    let typed = source[item.insertRange]
    let begins = [item.newText, item.item.label].first { $0.lowercased().hasPrefix(typed.lowercased()) }
    result.filterText = typed + (begins ?? "").dropFirst(typed.count)
    result.insertTextFormat = .plainText
    result.textEdit =
      client.takesInsertReplace
      ? .insertReplace(LSP.InsertReplaceEdit(newText: item.newText, insert: insert, replace: replace))
      : .edit(LSP.TextEdit(range: replace, newText: item.newText))
    if !item.additionalEdits.isEmpty { result.additionalTextEdits = conversion.edits(item.additionalEdits) }
    if client.takesCommitCharacters, item.item.kind == .value, begins != nil, !commits.isEmpty {
      result.commitCharacters = commits
    }
    // A field or an operator leads on. Only some clients have a command for that.
    if item.item.asksAgain, let command = client.completionCommand {
      result.command = LSP.Command(title: "Complete", command: command)
    }
    return result
  }
}

extension ProtocolItems {
  /// The words beside an item: how many items have a value, and its description.
  private func detail(of item: DocumentCompletion.Item) -> String {
    guard showsCounts, let count = item.frequency else { return item.item.detail }
    let number = FoundCount.grouped(count)
    return item.item.detail.isEmpty ? number : "\(number) · \(item.item.detail)"
  }
}
