import FilterText

/// The features of the client that the server uses, from its capabilities.
struct ClientFeatures: Hashable, Sendable {
  /// The unit of columns.
  var encoding = PositionEncoding.utf16
  /// Whether the client pulls diagnostics; otherwise the server publishes them.
  var pullsDiagnostics = false
  /// Whether it accepts edits with versions.
  var takesDocumentChanges = false
  var answersConfiguration = false
  /// Whether the server can register for `workspace/didChangeConfiguration`.
  var registersConfiguration = false
  var watchesFiles = false
  var appliesEdits = false
  var showsProgress = false
  var refreshes: Set<Refreshable> = []
  var readsMarkdownHovers = false
  var readsMarkdownSignatures = false
  /// Whether it accepts completions with a range to insert at and a range to replace.
  var takesInsertReplace = false
  var showsLabelDetails = false
  /// The members of a completion item that it resolves when the item is shown.
  var resolvesCompletions: Set<String> = []
  /// Whether it asks for the documentation of a completion item when the item is shown.
  var defersDocumentation: Bool { resolvesCompletions.contains("documentation") }
  /// Whether the parameters of a signature can be ranges of its label.
  var takesLabelOffsets = false
  var showsSymbolTrees = false
  /// Whether it accepts code actions and not only commands.
  var takesActions = false
  var showsRelatedInformation = false
  /// Whether it shows unnecessary text faded.
  var showsUnnecessaryText = false
  var takesCommitCharacters = false
  /// Whether it opens documents and web pages for the server.
  var showsDocuments = false
  /// Whether it asks for the text of documents that only the server has.
  var readsContents = false
  /// The command of the client that triggers completion, if it has one.
  var completionCommand: String?

  /// The results that the server can ask the client to refresh.
  enum Refreshable: String, CaseIterable, Hashable, Sendable {
    case semanticTokens
    case inlayHint
    case codeLens
    case diagnostic
  }
}

extension ClientFeatures {
  init(_ capabilities: LSP.ClientCapabilities) {
    self.init()
    readGeneral(capabilities)
    readWorkspace(capabilities.workspace)
    if let document = capabilities.textDocument {
      readDisplay(document)
      readEditing(document)
    }
  }

  /// Sets features that no capability announces: Visual Studio Code and its derivatives have a command that triggers
  /// completion.
  mutating func learn(name: String) {
    if ["Visual Studio Code", "VSCodium", "Cursor", "code-server"].contains(where: { name.hasPrefix($0) }) {
      completionCommand = "editor.action.triggerSuggest"
    }
  }

  /// Chooses UTF-8 if it is offered, as it needs no conversion, otherwise the first known encoding. UTF-16 is the
  /// default.
  private mutating func readGeneral(_ capabilities: LSP.ClientCapabilities) {
    let offered = capabilities.general?.positionEncodings?.compactMap(PositionEncoding.init(rawValue:)) ?? []
    encoding = offered.contains(.utf8) ? .utf8 : offered.first ?? .utf16
    showsProgress = capabilities.window?.workDoneProgress ?? false
    showsDocuments = capabilities.window?.showDocument?.support ?? false
  }

  private mutating func readWorkspace(_ workspace: LSP.WorkspaceClientCapabilities?) {
    appliesEdits = workspace?.applyEdit ?? false
    takesDocumentChanges = workspace?.workspaceEdit?.documentChanges ?? false
    answersConfiguration = workspace?.configuration ?? false
    registersConfiguration = workspace?.didChangeConfiguration?.dynamicRegistration ?? false
    watchesFiles = workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false
    readsContents = workspace?.textDocumentContent != nil
    if workspace?.semanticTokens?.refreshSupport == true { refreshes.insert(.semanticTokens) }
    if workspace?.inlayHint?.refreshSupport == true { refreshes.insert(.inlayHint) }
    if workspace?.codeLens?.refreshSupport == true { refreshes.insert(.codeLens) }
    if workspace?.diagnostics?.refreshSupport == true { refreshes.insert(.diagnostic) }
  }

  private mutating func readDisplay(_ document: LSP.TextDocumentClientCapabilities) {
    pullsDiagnostics = document.diagnostic != nil
    showsRelatedInformation = document.publishDiagnostics?.relatedInformation ?? false
    showsUnnecessaryText =
      document.publishDiagnostics?.tagSupport?.valueSet?.contains(LSP.DiagnosticTag.unnecessary.rawValue) ?? false
    readsMarkdownHovers = document.hover?.contentFormat?.contains("markdown") ?? false
    let signature = document.signatureHelp?.signatureInformation
    readsMarkdownSignatures = signature?.documentationFormat?.contains("markdown") ?? false
    takesLabelOffsets = signature?.parameterInformation?.labelOffsetSupport ?? false
    showsSymbolTrees = document.documentSymbol?.hierarchicalDocumentSymbolSupport ?? false
  }

  private mutating func readEditing(_ document: LSP.TextDocumentClientCapabilities) {
    let item = document.completion?.completionItem
    takesInsertReplace = item?.insertReplaceSupport ?? false
    takesCommitCharacters = item?.commitCharactersSupport ?? false
    showsLabelDetails = item?.labelDetailsSupport ?? false
    resolvesCompletions = Set(item?.resolveSupport?.properties ?? [])
    takesActions = document.codeAction?.codeActionLiteralSupport != nil
  }
}
