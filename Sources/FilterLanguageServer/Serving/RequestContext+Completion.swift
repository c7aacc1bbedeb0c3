import FilterCompletion
import FilterLanguageService
import FilterText
import LanguageServerProtocol

// Completion.
extension RequestContext {
  /// The maximum number of completions: more than an editor shows, with a reserve for further typing.
  static let completionLimit = 60

  func completion(_ params: LSP.CompletionParams) throws -> LSP.CompletionList? {
    let document = try document(params.textDocument)
    let conversion = conversion(document)
    let found = document.snapshot.completion(
      at: conversion.offset(params.position), engine: resources.engine, limit: RequestContext.completionLimit)
    var making = ItemMaking(
      document: document.snapshot, client: client, conversion: conversion, commits: found.commitCharacters)
    let list =
      client.defersDocumentation
      ? server.state.withLock { $0.completions.remember(found.items.map(\.item.documentation)) } : 0
    let items = found.items.enumerated().map { index, item in
      var result = making.item(item, index: index)
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
      at: conversion.offset(params.position), engine: resources.engine, now: server.host.now())
    return LSP.InlineCompletionList(
      items: items.map { LSP.InlineCompletionItem(insertText: $0.insertText, range: conversion.range($0.range)) })
  }
}

/// Makes items of the protocol.
private struct ItemMaking {
  let document: DocumentSnapshot
  let client: ClientFeatures
  var conversion: PositionConversion
  /// The characters that accept a value.
  let commits: [String]

  mutating func item(_ item: DocumentCompletion.Item, index: Int) -> LSP.CompletionItem {
    let insert = conversion.range(item.insertRange)
    let replace = conversion.range(item.replaceRange)
    var result = LSP.CompletionItem(label: item.item.label, kind: LSP.CompletionItemKind(item.item.kind))
    if client.showsLabelDetails, !item.item.detail.isEmpty {
      result.labelDetails = LSP.CompletionItemLabelDetails(description: item.item.detail)
    } else if !item.item.detail.isEmpty {
      result.detail = item.item.detail
    }
    // The ranking is the server's: editors sort by this text.
    result.sortText = String(repeating: "0", count: max(0, 4 - "\(index)".count)) + "\(index)"
    // Editors filter and rank again by the typed text. All items begin with exactly that, so none is lost and their
    // order stays.
    let typed = document.source[item.insertRange]
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
    if index == 0 { result.preselect = true }
    // A field or an operator leads on. Only some clients have a command for that.
    if item.item.asksAgain, let command = client.completionCommand {
      result.command = LSP.Command(title: "Complete", command: command)
    }
    return result
  }
}

extension LSP.CompletionItemKind {
  /// The kinds of the protocol are those of programs; these have pictures that look right.
  init(_ kind: CompletionKind) {
    switch kind {
    case .field: self = .field
    case .operator: self = .operator
    case .value: self = .enumMember
    case .name: self = .constant
    case .history: self = .event
    case .pinned: self = .reference
    case .text: self = .text
    case .regex: self = .snippet
    case .keyword: self = .keyword
    }
  }
}
