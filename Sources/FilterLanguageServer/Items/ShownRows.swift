import FilterLanguageService
import FilterText
import FilterVocabulary

/// The rows of queries that a client shows as documents of the server, by their URIs. The last ones are kept.
struct ShownRows: Sendable {
  /// The scheme of their URIs.
  static let scheme = "filterq-rows"
  private static let limit = 8
  private var texts: [(uri: String, text: String)] = []
  private var count = 0

  /// Keeps a text under a new URI, which ends with a name that people can read.
  mutating func add(_ text: String, named name: String) -> String {
    count += 1
    var word = String(name.unicodeScalars.map { $0.isASCII && $0.properties.isAlphabetic ? Character($0) : "-" })
    word = word.split(separator: "-").joined(separator: "-").lowercased()
    let uri = "\(ShownRows.scheme):/\(count)/\(word.isEmpty ? "rows" : String(word.prefix(40))).txt"
    texts.append((uri, text))
    if texts.count > ShownRows.limit { texts.removeFirst() }
    return uri
  }

  /// The text of a URI; nil if it is not kept.
  func text(_ uri: String) -> String? { texts.last { $0.uri == uri }?.text }
}

extension RequestContext {
  /// Runs a query and shows its rows: in a document of the client if it asks for the contents of such, otherwise the
  /// text is the result of the command.
  func show(_ query: DocumentQuery, of document: OpenDocument) throws -> JSONValue? {
    guard let items = resources(of: document).items, let rows = items.rows else {
      let message = "there are no items; the setting 'filterq.items' names them"
      throw LSP.ResponseError(code: .requestFailed, message: message)
    }
    let meaning = query.meaning
    guard let found = items.found(by: meaning) else {
      throw LSP.ResponseError(code: .requestFailed, message: "the query has an error, so it is not run")
    }
    let name = document.snapshot.name(ofQuery: query.index) ?? ""
    let head = name.isEmpty ? query.source.description : "\(name): \(query.source)"
    let noun = document.snapshot.vocabulary.itemNamePlural
    let text = "\(head)\n\(found.text) \(noun) of \(items.name)\n\n" + rows(meaning)
    guard client.readsContents, client.showsDocuments else { return .string(text) }
    let uri = server.state.withLock { $0.shownRows.add(text, named: name.isEmpty ? "rows" : name) }
    server.ask(LSP.ShowDocumentRequest.self, LSP.ShowDocumentParams(uri: uri, takeFocus: true))
    return nil
  }

  /// The text of a document of the server.
  func content(_ params: LSP.TextDocumentContentParams) throws -> LSP.TextDocumentContentResult {
    guard let text = server.state.withLock({ $0.shownRows.text(params.uri) }) else {
      let message = "the rows of '\(params.uri)' are no longer kept; run the query again"
      throw LSP.ResponseError(code: .invalidParams, message: message)
    }
    return LSP.TextDocumentContentResult(text: text)
  }
}
