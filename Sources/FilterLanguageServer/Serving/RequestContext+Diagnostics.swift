// Diagnostics for clients that ask for them.
extension RequestContext {
  func diagnostics(_ params: LSP.DocumentDiagnosticParams) throws -> [UInt8] {
    let document = try document(params.textDocument)
    let items = server.writtenDiagnostics(document, client, settings)
    let id = WrittenDiagnostics.resultID(of: items)
    if params.previousResultId == id {
      return try MessageCoding.json(LSP.DocumentDiagnosticReport.unchanged(resultId: id))
    }
    var writer = JSONWriter(capacity: items.count + 128)
    writer.object {
      $0.name("items")
      $0.json(items)
      $0.member("kind", "full")
      $0.member("resultId", id)
    }
    return writer.bytes
  }

  func workspaceDiagnostics(_ params: LSP.WorkspaceDiagnosticParams) throws -> LSP.WorkspaceDiagnosticReport {
    let previous = Dictionary(params.previousResultIds.map { ($0.uri, $0.value) }) { $1 }
    var reports: [LSP.WorkspaceDocumentDiagnosticReport] = []
    for document in try server.workspaceDocuments(self) {
      try check()
      let list = DiagnosticList(
        OpenDocument(uri: document.uri, version: document.version ?? 0, snapshot: document.snapshot), client, settings)
      let id = list.resultID
      let isUnchanged = previous[document.uri] == id
      reports.append(
        LSP.WorkspaceDocumentDiagnosticReport(
          kind: isUnchanged ? .unchanged : .full, uri: document.uri, version: document.version, resultId: id,
          items: isUnchanged ? nil : list.items))
    }
    guard let token = params.partialResultToken else { return LSP.WorkspaceDiagnosticReport(items: reports) }
    for report in reports {
      let value = try MessageCoding.value(LSP.WorkspaceDiagnosticReport(items: [report]))
      server.notify(LSP.ProgressNotification.self, LSP.ProgressParams(token: token, value: value))
    }
    return LSP.WorkspaceDiagnosticReport(items: [])
  }
}
