/// The notifications that the server handles, by method.
enum ServedNotifications {
  /// Handles a notification, whose parameters may be invalid.
  typealias Take = @Sendable (LanguageServer, _ params: MessageContent) throws(LSP.ResponseError) -> Void

  /// The notifications with document texts, which are extracted from the JSON if they are long.
  static let bringingTexts: Set<String> = [
    LSP.DidOpenTextDocumentNotification.method, LSP.DidChangeTextDocumentNotification.method,
    LSP.DidSaveTextDocumentNotification.method, LSP.DidOpenNotebookDocumentNotification.method,
    LSP.DidChangeNotebookDocumentNotification.method,
  ]

  /// All handlers. `exit` is handled by the server itself.
  static let all: [String: Take] = [
    LSP.InitializedNotification.method: { server, _ throws(LSP.ResponseError) in server.initialized() },
    LSP.SetTraceNotification.method: take(LSP.SetTraceNotification.self) { $0.setTrace($1) },
    LSP.CancelNotification.method: take(LSP.CancelNotification.self) { server, params in
      server.state.withLock { $0.pending.cancel(params.id) }
    },
    LSP.WorkDoneProgressCancelNotification.method: take(LSP.WorkDoneProgressCancelNotification.self) { _, _ in },
    LSP.DidOpenTextDocumentNotification.method: take(LSP.DidOpenTextDocumentNotification.self) {
      $0.open($1.textDocument)
    },
    LSP.DidChangeTextDocumentNotification.method: take(LSP.DidChangeTextDocumentNotification.self) {
      $0.change($1.textDocument, $1.contentChanges)
    },
    LSP.DidCloseTextDocumentNotification.method: take(LSP.DidCloseTextDocumentNotification.self) {
      $0.close($1.textDocument.uri)
    },
    LSP.DidSaveTextDocumentNotification.method: take(LSP.DidSaveTextDocumentNotification.self) { $0.saved($1) },
    LSP.DidOpenNotebookDocumentNotification.method: take(LSP.DidOpenNotebookDocumentNotification.self) { $0.open($1) },
    LSP.DidChangeNotebookDocumentNotification.method:
      take(LSP.DidChangeNotebookDocumentNotification.self) { $0.change($1) },
    LSP.DidSaveNotebookDocumentNotification.method: take(LSP.DidSaveNotebookDocumentNotification.self) { _, _ in },
    LSP.DidCloseNotebookDocumentNotification.method:
      take(LSP.DidCloseNotebookDocumentNotification.self) { $0.close($1) },
    LSP.DidChangeConfigurationNotification.method:
      take(LSP.DidChangeConfigurationNotification.self) { $0.configurationChanged($1) },
    LSP.DidChangeWatchedFilesNotification.method:
      take(LSP.DidChangeWatchedFilesNotification.self) { $0.filesChanged($1) },
    LSP.DidChangeWorkspaceFoldersNotification.method:
      take(LSP.DidChangeWorkspaceFoldersNotification.self) { $0.foldersChanged($1) },
  ]

  private static func take<Notification: LSPNotification>(
    _ notification: Notification.Type, _ body: @escaping @Sendable (LanguageServer, Notification.Params) -> Void
  ) -> Take {
    { server, params throws(LSP.ResponseError) in
      body(server, try params.params(Notification.Params.self))
    }
  }
}
