import FilterLanguageService
import FilterText
import LanguageServerProtocol

extension LanguageServer {
  /// A document was opened. One that is open already is replaced: the client knows best.
  func open(_ params: LSP.DidOpenTextDocumentParams) {
    let item = params.textDocument
    let isLong = state.withLock { state in
      state.pending.outdate(item.uri)
      let document = OpenDocument(
        uri: item.uri, version: item.version, text: item.text.source, vocabulary: state.resources.vocabulary)
      state.documents[item.uri] = document
      return document.longText != nil
    }
    if isLong { log(.warning, "'\(item.uri)' is not analysed: \(OpenDocument.limitMessage)") }
    publish(item.uri)
  }

  /// A document was edited. An edit older than the text at hand is ignored, as is one of a document that is not open.
  func change(_ params: LSP.DidChangeTextDocumentParams) {
    let uri = params.textDocument.uri
    let outcome: ChangeOutcome = state.withLock { state in
      guard var document = state.documents.removeValue(forKey: uri) else { return .unknown }
      defer { state.documents[uri] = document }
      if params.textDocument.version < document.version { return .stale(document.version) }
      document.apply(params.contentChanges, encoding: state.client.encoding)
      document.version = params.textDocument.version
      state.pending.outdate(uri)
      return .applied
    }
    switch outcome {
    case .applied: publish(uri)
    case .unknown: log(.warning, "an edit of '\(uri)', which is not open")
    case .stale(let version):
      log(.warning, "an edit of '\(uri)' to version \(params.textDocument.version), which is at \(version)")
    }
  }

  private enum ChangeOutcome {
    case applied
    case unknown
    case stale(Int)
  }

  /// A document was closed: its file is the truth again.
  func close(_ params: LSP.DidCloseTextDocumentParams) {
    let uri = params.textDocument.uri
    let wasOpen = state.withLock { state in
      state.tokens.forget(uri)
      state.diagnostics[uri] = nil
      state.pending.outdate(uri)
      return state.documents.removeValue(forKey: uri) != nil
    }
    guard wasOpen else { return log(.warning, "'\(uri)' was closed and is not open") }
    readAnew(uri)
    publish(uri)
  }

  /// A document was saved. The text is known already; a client that sends it along may know better.
  func saved(_ params: LSP.DidSaveTextDocumentParams) {
    guard let text = params.text else { return }
    let uri = params.textDocument.uri
    let changed = state.withLock { state in
      guard var document = state.documents.removeValue(forKey: uri) else { return false }
      defer { state.documents[uri] = document }
      if document.text == text.source { return false }
      document.replaceText(text.source)
      state.pending.outdate(uri)
      return true
    }
    if changed { publish(uri) }
  }
}
