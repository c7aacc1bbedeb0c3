import FilterText
import LanguageServerProtocol

extension ClientFeatures {
  /// Reads what a client says of itself. What it does not speak of it cannot do.
  init(_ capabilities: LSP.ClientCapabilities) {
    self.init()
    readGeneral(capabilities)
    readWorkspace(capabilities.workspace)
    if let document = capabilities.textDocument {
      readReading(document)
      readWriting(document)
    }
  }

  /// What no capability tells: editors of the family of Visual Studio Code have a command that asks for completions.
  mutating func learn(name: String) {
    if ["Visual Studio Code", "VSCodium", "Cursor", "code-server"].contains(where: { name.hasPrefix($0) }) {
      completionCommand = "editor.action.triggerSuggest"
    }
  }

  /// UTF-8 needs no counting, so it is taken where it is offered; then the order is the client's. UTF-16 is what everybody speaks.
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
    if workspace?.semanticTokens?.refreshSupport == true { refreshes.insert(.semanticTokens) }
    if workspace?.inlayHint?.refreshSupport == true { refreshes.insert(.inlayHint) }
    if workspace?.codeLens?.refreshSupport == true { refreshes.insert(.codeLens) }
    if workspace?.diagnostics?.refreshSupport == true { refreshes.insert(.diagnostic) }
  }

  /// How a client shows a text.
  private mutating func readReading(_ document: LSP.TextDocumentClientCapabilities) {
    pullsDiagnostics = document.diagnostic != nil
    showsRelatedPlaces = document.publishDiagnostics?.relatedInformation ?? false
    showsNeedlessText =
      document.publishDiagnostics?.tagSupport?.valueSet?.contains(LSP.DiagnosticTag.unnecessary.rawValue) ?? false
    readsMarkdownHovers = document.hover?.contentFormat?.contains("markdown") ?? false
    let signature = document.signatureHelp?.signatureInformation
    readsMarkdownSignatures = signature?.documentationFormat?.contains("markdown") ?? false
    takesLabelOffsets = signature?.parameterInformation?.labelOffsetSupport ?? false
    showsSymbolTrees = document.documentSymbol?.hierarchicalDocumentSymbolSupport ?? false
  }

  /// How a client writes one.
  private mutating func readWriting(_ document: LSP.TextDocumentClientCapabilities) {
    let item = document.completion?.completionItem
    takesInsertReplace = item?.insertReplaceSupport ?? false
    takesCommitCharacters = item?.commitCharactersSupport ?? false
    showsLabelDetails = item?.labelDetailsSupport ?? false
    resolvesCompletions = Set(item?.resolveSupport?.properties ?? [])
    takesActions = document.codeAction?.codeActionLiteralSupport != nil
  }
}
