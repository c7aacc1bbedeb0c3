import FilterCompletion
import FilterLanguageService
import FilterText
import LanguageServerProtocol

/// What a request is answered from: the state of the server when it came. Nothing in it changes while it is answered.
struct RequestContext: Sendable {
  /// The server, for what goes out beside the answer.
  let server: LanguageServer
  /// The documents that are open.
  let documents: [String: OpenDocument]
  /// What the client can do.
  let client: ClientFeatures
  /// The unit of columns.
  let encoding: PositionEncoding
  /// What the user set.
  let settings: ServerSettings
  /// Vocabulary, catalogs and history.
  let resources: ServerResources
  /// Which settings and resources these are; see ``ServerState/generation``.
  let generation: Int
  /// Whether the answer is still wanted.
  let token: CancellationToken

  /// An open document. One that is not open is a mistake of the client.
  func document(_ identifier: LSP.TextDocumentIdentifier) throws(LSP.ResponseError) -> OpenDocument {
    if let document = documents[identifier.uri] { return document }
    throw LSP.ResponseError(
      code: .invalidParams, message: "the document '\(identifier.uri)' is not open")
  }

  /// The conversions of a document.
  func conversion(_ document: OpenDocument) -> PositionConversion {
    PositionConversion(document.snapshot.lines, encoding)
  }

  /// Stops the work where nobody wants the answer any more.
  func check() throws(LSP.ResponseError) {
    switch token.reason {
    case nil: return
    case .cancelled:
      throw LSP.ResponseError(code: .requestCancelled, message: "the request was cancelled")
    case .outdated:
      throw LSP.ResponseError(code: .contentModified, message: "the document was edited")
    }
  }

  /// Edits of a document as the client takes them: with the version they were made for, where it can check that.
  func workspaceEdit(_ document: OpenDocument, _ edits: [TextEdit]) -> LSP.WorkspaceEdit {
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
}
