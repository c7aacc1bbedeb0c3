import FilterLanguageService
import FilterText

extension LanguageServer {
  /// Publishes the diagnostics of a document to clients that do not ask for them.
  func publish(_ uri: String) {
    let begins = state.withLock { state in
      !state.client.pullsDiagnostics && state.publishing.schedule(uri)
    }
    guard begins else { return }
    lanes.run(.document) { [self] in
      repeat {
        let (document, client, settings) = state.withLock { ($0.documents[uri], $0.client, $0.settings) }
        if let document {
          let isAtRest = await rests(document) { state.withLock { !$0.publishing.isWaiting(uri) } }
          if !isAtRest { continue }
          let diagnostics = writtenDiagnostics(document, client: client, settings: settings) {}
          let id = WrittenDiagnostics.resultID(of: diagnostics)
          let isNew = state.withLock { $0.publishing.isNew(id, of: uri, version: document.version) }
          if isNew { publish(diagnostics, of: document) }
        } else {
          // The document was closed: clear its diagnostics.
          notify(
            LSP.PublishDiagnosticsNotification.self,
            LSP.PublishDiagnosticsParams(uri: uri, diagnostics: []))
        }
      } while ending.signal(after: { state.withLock { $0.publishing.finishRound(uri) } })
    }
  }

  /// Waits for a pause in typing if an edit changed what many queries refer to. As long as `goOn` is true; returns its last
  /// answer.
  ///
  /// All of these queries read differently then, with every key. The wait is shorter than a glance takes, and what is
  /// typed before its end costs no more than an edit elsewhere.
  func rests(_ document: OpenDocument, while goOn: () throws -> Bool) async rethrows -> Bool {
    let isEdited = state.withLock { $0.diagnostics[document.uri] != nil }
    guard isEdited, document.snapshot.unreadLength > LanguageServer.readAtOnce else { return true }
    for _ in 0..<LanguageServer.restingTurns {
      try? await Task.sleep(nanoseconds: 20_000_000)
      if try !goOn() { return false }
    }
    return true
  }

  /// The bytes of queries that an edit elsewhere changed and that are read at once: some milliseconds of work, so that
  /// the query that is typed, with what it refers to, never waits.
  static let readAtOnce = 16 << 10
  /// A quarter of a second, in turns.
  private static let restingTurns = 12

  private func publish(_ diagnostics: [UInt8], of document: OpenDocument) {
    var writer = JSONWriter(capacity: diagnostics.count + 256)
    writer.object {
      $0.pair("jsonrpc", "2.0")
      $0.pair("method", LSP.PublishDiagnosticsNotification.method)
      $0.key("params")
      $0.object {
        $0.key("diagnostics")
        $0.json(diagnostics)
        $0.pair("uri", document.uri)
        $0.pair("version", document.version)
      }
    }
    send(MessageCoding.framed(writer.bytes))
  }

  /// Publishes all diagnostics again, after a change of settings or resources.
  func publishAll() {
    let documents = state.withLock { $0.documents.keys.sorted() }
    for uri in documents { publish(uri) }
    refresh()
  }

  /// Asks the client to refresh everything it can refresh.
  private func refresh() {
    let kinds = state.withLock { $0.client.refreshes }
    if kinds.contains(.semanticTokens) { ask(LSP.SemanticTokensRefreshRequest.self, nil) }
    if kinds.contains(.inlayHint) { ask(LSP.InlayHintRefreshRequest.self, nil) }
    if kinds.contains(.codeLens) { ask(LSP.CodeLensRefreshRequest.self, nil) }
    if kinds.contains(.diagnostic) { ask(LSP.DiagnosticRefreshRequest.self, nil) }
  }
}

/// The documents whose diagnostics are being published or wait to be.
///
/// One round of publishing runs per document at a time. Edits during a round cause one more round, however many they
/// are. What the client has already is not sent again.
struct PublishingLedger: Sendable {
  private struct Sent: Hashable, Sendable {
    let version: Int
    let id: String
  }

  /// The last diagnostics that were sent for each open document.
  private var sent: [String: Sent] = [:]
  private var running: Set<String> = []
  private var waiting: Set<String> = []

  /// Records a change of a document. Returns whether to start a round; otherwise the running one will be repeated.
  mutating func schedule(_ document: String) -> Bool {
    if running.contains(document) {
      waiting.insert(document)
      return false
    }
    running.insert(document)
    return true
  }

  /// Whether a round must follow the running one.
  func isWaiting(_ document: String) -> Bool { waiting.contains(document) }

  /// Records the end of a round. Returns whether another one must follow.
  mutating func finishRound(_ document: String) -> Bool {
    if waiting.remove(document) != nil { return true }
    running.remove(document)
    return false
  }

  /// Records diagnostics of a version of a document. Returns whether the client does not have them yet.
  mutating func isNew(_ id: String, of document: String, version: Int) -> Bool {
    sent.updateValue(Sent(version: version, id: id), forKey: document) != Sent(version: version, id: id)
  }

  /// Forgets what was sent for a document that was opened or closed.
  mutating func forget(_ document: String) { sent[document] = nil }

  var isIdle: Bool { running.isEmpty }
}
