import FilterAnalysis
import FilterExplanation
import FilterLanguageService
import FilterSemantics

/// The commands of the server.
enum ServedCommand: String, CaseIterable, Sendable {
  /// Explains a query in English. Arguments: the URI of a document and the index of the query.
  case explain = "filterq.explain"
  /// Opens the search page of a query. Arguments: the URI of a document and the index of the query.
  case open = "filterq.open"
  /// Shows the rows that a query finds in the items. Arguments: the URI of a document and the index of the query. The
  /// result is the text if the client shows no documents of the server, else null.
  case show = "filterq.show"
  /// Runs a test script. Argument: the URI of a document; the index of a query after it is not read. The result is the
  /// number of queries and expectations.
  case test = "filterq.test"
  /// Applies an edit, for clients that do not support code actions. Arguments: a title and the edit.
  case apply = "filterq.apply"
}

extension RequestContext {
  func execute(_ params: LSP.ExecuteCommandParams) throws -> JSONValue? {
    guard let command = ServedCommand(rawValue: params.command) else {
      throw LSP.ResponseError(code: .invalidParams, message: "unknown command '\(params.command)'")
    }
    let arguments = params.arguments ?? []
    switch command {
    case .explain:
      let (document, query) = try query(arguments)
      let text = document.snapshot.queries[query].meaning.englishExplanation.description
      server.notify(LSP.ShowMessageNotification.self, LSP.ShowMessageParams(type: .info, message: text))
      return .string(text)
    case .open:
      let (document, query) = try query(arguments)
      guard let address = document.snapshot.searchLink(forQuery: query, searchAddress: settings.searchAddress) else {
        return nil
      }
      if client.showsDocuments {
        server.ask(LSP.ShowDocumentRequest.self, LSP.ShowDocumentParams(uri: address, external: true))
      } else {
        server.notify(LSP.ShowMessageNotification.self, LSP.ShowMessageParams(type: .info, message: address))
      }
      return .string(address)
    case .show:
      let (document, query) = try query(arguments)
      return try show(document.snapshot.queries[query], of: document)
    case .test:
      guard let uri = arguments.first?.string else { throw wrongArguments("the URI of a document") }
      return try test(try document(LSP.TextDocumentIdentifier(uri: uri)))
    case .apply:
      guard arguments.count == 2, let title = arguments[0].string,
        let edit = try? MessageCoding.value(arguments[1], as: LSP.WorkspaceEdit.self)
      else { throw wrongArguments("a title and an edit") }
      guard client.appliesEdits else {
        throw LSP.ResponseError(code: .requestFailed, message: "the client does not apply edits")
      }
      server.ask(LSP.ApplyEditRequest.self, LSP.ApplyWorkspaceEditParams(label: title, edit: edit))
      return nil
    }
  }

  /// The document and the index of the query that two arguments name.
  private func query(_ arguments: [JSONValue]) throws(LSP.ResponseError) -> (OpenDocument, Int) {
    guard arguments.count == 2, let uri = arguments[0].string, let index = arguments[1].integer else {
      throw wrongArguments("the URI of a document and the index of a query")
    }
    let document = try document(LSP.TextDocumentIdentifier(uri: uri))
    guard let found = document.part(withQuery: index) else {
      throw LSP.ResponseError(code: .invalidParams, message: "'\(uri)' has no query \(index)")
    }
    try found.document.checkList()
    return found
  }

  private func wrongArguments(_ expected: String) -> LSP.ResponseError {
    LSP.ResponseError(code: .invalidParams, message: "expected arguments: \(expected)")
  }
}
