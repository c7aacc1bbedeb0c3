import FilterCompletion
import FilterLanguageService
import FilterText

// Diagnostics on request.
extension RequestContext {
  /// Waits for a pause in typing if an edit changed what many queries refer to; see ``LanguageServer/rests(_:while:)``.
  func rest(_ identifier: LSP.TextDocumentIdentifier) async throws {
    _ = try await server.rests(try document(identifier)) {
      try check()
      return true
    }
  }

  func diagnostics(_ params: LSP.DocumentDiagnosticParams) throws -> [UInt8] {
    let document = try document(params.textDocument)
    let items = try server.writtenDiagnostics(document, client: client, settings: settings, check: check)
    let id = WrittenDiagnostics.resultID(of: items)
    if params.previousResultId == id {
      return try MessageCoding.json(LSP.DocumentDiagnosticReport.unchanged(resultId: id))
    }
    var writer = JSONWriter(capacity: items.count + 128)
    writer.object {
      $0.key("items")
      $0.json(items)
      $0.pair("kind", "full")
      $0.pair("resultId", id)
    }
    return writer.bytes
  }

  /// A request analyzes up to ``WorkspaceIndex/analyzedBytes`` of files that are not open. The rest follows in the next
  /// requests of the client, in which the files it already has diagnostics of need no analysis.
  func workspaceDiagnostics(_ params: LSP.WorkspaceDiagnosticParams) async throws -> LSP.WorkspaceDiagnosticReport {
    let previous = Dictionary(params.previousResultIds.map { ($0.uri, $0.value) }) { $1 }
    var reports: [LSP.WorkspaceDocumentDiagnosticReport] = []
    for uri in documents.keys {
      let document = try document(LSP.TextDocumentIdentifier(uri: uri))
      let list = DiagnosticList(document, client: client, settings: settings)
      reports.append(list.report(uri: document.uri, version: document.version, previous: previous))
    }
    let (closed, edition) = try await server.closedDocuments(self)
    let generation = max(generation, server.checkClosedListings())
    var budget = WorkspaceIndex.analyzedBytes
    for (uri, text) in closed.sorted(by: { $0.uri < $1.uri }) {
      try check()
      let known = server.state.withLock { $0.workspace.resultID(of: uri, generation: generation) }
      if let known, previous[uri] == known {
        reports.append(LSP.WorkspaceDocumentDiagnosticReport(kind: .unchanged, uri: uri, version: nil, resultId: known))
        continue
      }
      if budget <= 0 { continue }
      budget -= text.length
      let document = await closedDocument(uri, text)
      let report = DiagnosticList(document, client: client, settings: settings, limit: DiagnosticList.limitOfClosed)
        .report(uri: uri, version: nil, previous: previous)
      // A list that ended early must not be remembered.
      try check()
      server.state.withLock { [report] in
        $0.workspace.remember(resultID: report.resultId ?? "", of: uri, generation: generation, edition: edition)
      }
      reports.append(report)
    }
    if budget <= 0 { server.log(.info, "large workspace: some files are left for the next request") }
    reports.sort { $0.uri < $1.uri }
    guard let token = params.partialResultToken else { return LSP.WorkspaceDiagnosticReport(items: reports) }
    for report in reports {
      try check()
      let value = try MessageCoding.value(LSP.WorkspaceDiagnosticReport(items: [report]))
      server.notify(LSP.ProgressNotification.self, LSP.ProgressParams(token: token, value: value))
    }
    return LSP.WorkspaceDiagnosticReport(items: [])
  }
}

extension RequestContext {
  /// The document of a file that is not open, with the configuration of its folder and the words of its list.
  private func closedDocument(_ uri: String, _ text: SourceText) async -> OpenDocument {
    var document = OpenDocument(
      uri: uri, version: 0,
      snapshot: DocumentSnapshot(text, vocabulary: resources.vocabulary, names: resources.engine.catalogs))
    document.use(server.configuration(of: uri), or: settings.embeddedKeys)
    var known: [DocumentListing: KnownListing] = [:]
    if let listing = ListSource(uri: uri, document.configuration).listing(of: document.snapshot) {
      known[listing] = await server.closedListing(listing)
    }
    document.settle(known, or: resources.engine)
    document.changeSnapshots(stopping)
    return document
  }
}

extension DiagnosticList {
  /// The report of a document, without diagnostics if the client has them already.
  fileprivate func report(
    uri: String, version: Int?, previous: [String: String]
  ) -> LSP.WorkspaceDocumentDiagnosticReport {
    let id = resultID
    let isUnchanged = previous[uri] == id
    return LSP.WorkspaceDocumentDiagnosticReport(
      kind: isUnchanged ? .unchanged : .full, uri: uri, version: version, resultId: id,
      items: isUnchanged ? nil : items)
  }
}
