import FilterCompletion
import FilterLanguageService
import FilterText

/// The state of the server when a request arrived. Later changes do not affect the response.
struct RequestContext: Sendable {
  /// The server, for messages other than the response.
  let server: LanguageServer
  /// The open documents by URI.
  let documents: [String: OpenDocument]
  let client: ClientFeatures
  /// The unit of columns.
  let encoding: PositionEncoding
  let settings: ServerSettings
  let resources: ServerResources
  /// The generation of settings and resources; see ``ServerState/generation``.
  let generation: Int
  let token: CancellationToken
  /// The embedded query that the request is answered for, in place of its document.
  var focus: OpenDocument?

  /// An open document, whose features end early when the result is no longer needed. Throws if it is not open.
  func document(_ identifier: LSP.TextDocumentIdentifier) throws(LSP.ResponseError) -> OpenDocument {
    if let focus, focus.uri == identifier.uri { return focus }
    if var document = documents[identifier.uri] {
      document.changeSnapshots(stopping)
      return document
    }
    throw LSP.ResponseError(
      code: .invalidParams, message: "the document '\(identifier.uri)' is not open")
  }

  /// The snapshot, whose loops over queries end when the result is no longer needed.
  func stopping(_ snapshot: DocumentSnapshot) -> DocumentSnapshot {
    snapshot.stopping { [token] in token.reason != nil }
  }

  /// The vocabulary and items of a document.
  func resources(of document: OpenDocument) -> ServerResources { document.listUse.resources ?? resources }

  /// The settings of a document.
  func settings(of document: OpenDocument) -> ServerSettings { settings.configured(by: document.configuration) }

  func conversion(_ document: OpenDocument) -> PositionConversion {
    PositionConversion(document, encoding: encoding)
  }

  /// Throws if the result is no longer needed.
  func check() throws(LSP.ResponseError) {
    if let reason = token.reason { throw LSP.ResponseError(reason) }
  }

  /// Edits of a document, with its version if the client supports that.
  func workspaceEdit(_ document: OpenDocument, edits: [TextEdit]) -> LSP.WorkspaceEdit {
    var conversion = conversion(document)
    let edits = conversion.edits(edits)
    if client.takesDocumentChanges {
      return LSP.WorkspaceEdit(documentChanges: [
        LSP.TextDocumentEdit(
          textDocument: LSP.OptionalVersionedTextDocumentIdentifier(uri: document.uri, version: document.version),
          edits: edits)
      ])
    }
    return LSP.WorkspaceEdit(changes: [document.uri: edits])
  }

  /// The number of elements in a part of a result.
  static let elementsPerPart = 200

  /// Sends a list in parts if the client gave a token for that, and returns what is left for the response.
  func deliver<Element: DirectlyWritten>(_ elements: [Element], token: LSP.ProgressToken?) throws -> [Element] {
    guard let token else { return elements }
    var rest = elements[...]
    while !rest.isEmpty {
      try check()
      server.report(Array(rest.prefix(RequestContext.elementsPerPart)), token: token)
      rest = rest.dropFirst(RequestContext.elementsPerPart)
    }
    return []
  }
}

extension LanguageServer {
  /// Sends `$/progress` with a part of a result.
  func report(_ part: some DirectlyWritten, token: LSP.ProgressToken) {
    var writer = JSONWriter(capacity: 1 << 14)
    writer.object {
      $0.pair("jsonrpc", "2.0")
      $0.pair("method", LSP.ProgressNotification.method)
      $0.key("params")
      $0.object {
        $0.pair("token", token)
        $0.pair("value", part)
      }
    }
    send(MessageCoding.framed(writer.bytes))
  }
}

/// Whether the result of a request is still needed.
final class CancellationToken: Sendable {
  enum Reason: Sendable {
    /// The client cancelled the request.
    case cancelled
    /// The document was edited.
    case outdated
  }

  private let state = Lock<Reason?>(nil)

  /// Cancels the request; the first reason counts.
  func cancel(_ reason: Reason) {
    state.withLock { if $0 == nil { $0 = reason } }
  }

  /// The reason why the result is not needed; `nil` if it is.
  var reason: Reason? { state.withLock { $0 } }
}

extension LSP.ResponseError {
  /// The error of a request whose result is not needed.
  init(_ reason: CancellationToken.Reason) {
    switch reason {
    case .cancelled: self.init(code: .requestCancelled, message: "the request was cancelled")
    case .outdated: self.init(code: .contentModified, message: "the document was edited")
    }
  }
}
