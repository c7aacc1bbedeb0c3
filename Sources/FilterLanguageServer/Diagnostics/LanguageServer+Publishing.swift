import LanguageServerProtocol

extension LanguageServer {
  /// Publishes the diagnostics of a document, for clients that do not ask for them.
  func publish(_ uri: String) {
    let begins = state.withLock { state in
      !state.client.pullsDiagnostics && state.publishing.schedule(uri)
    }
    guard begins else { return }
    Task.detached { [self] in
      repeat {
        let (document, client, settings) = state.withLock { ($0.documents[uri], $0.client, $0.settings) }
        if let document {
          publish(writtenDiagnostics(document, client, settings), of: document)
        } else {
          // A closed document shows nothing.
          notify(
            LSP.PublishDiagnosticsNotification.self,
            LSP.PublishDiagnosticsParams(uri: uri, version: nil, diagnostics: []))
        }
      } while state.withLock { $0.publishing.finishRound(uri) }
    }
  }

  /// Sends diagnostics that are written already.
  private func publish(_ diagnostics: [UInt8], of document: OpenDocument) {
    var writer = JSONWriter(capacity: diagnostics.count + 256)
    writer.object {
      $0.member("jsonrpc", "2.0")
      $0.member("method", LSP.PublishDiagnosticsNotification.method)
      $0.name("params")
      $0.object {
        $0.name("diagnostics")
        $0.json(diagnostics)
        $0.member("uri", document.uri)
        $0.member("version", document.version)
      }
    }
    send(MessageCoding.framed(writer.bytes))
  }

  /// Settings or resources changed: everything that was shown may be otherwise now.
  func publishAll() {
    let documents = state.withLock { $0.documents.keys.sorted() }
    for uri in documents { publish(uri) }
    refresh()
  }

  /// Has the client ask again, where it can.
  private func refresh() {
    let kinds = state.withLock { $0.client.refreshes }
    if kinds.contains(.semanticTokens) { ask(LSP.SemanticTokensRefreshRequest.self, nil) }
    if kinds.contains(.inlayHint) { ask(LSP.InlayHintRefreshRequest.self, nil) }
    if kinds.contains(.codeLens) { ask(LSP.CodeLensRefreshRequest.self, nil) }
    if kinds.contains(.diagnostic) { ask(LSP.DiagnosticRefreshRequest.self, nil) }
  }
}
