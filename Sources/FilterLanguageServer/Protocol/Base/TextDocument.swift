import FilterText

extension LSP {
  /// A document. Its URI is kept as the client writes it.
  struct TextDocumentIdentifier: Codable, Hashable, Sendable {
    var uri: String
  }

  /// A version of a document; versions increase with each edit.
  struct VersionedTextDocumentIdentifier: Codable, Hashable, Sendable {
    var uri: String
    var version: Int
  }

  /// A version of an open document, or a document on disk.
  struct OptionalVersionedTextDocumentIdentifier: Codable, Hashable, Sendable {
    var uri: String
    /// The version; `nil`, written as `null`, if the document is not open.
    var version: Int?
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(uri, forKey: .uri)
      try container.encode(version, forKey: .version)
    }
  }

  /// The parameters of requests about a whole document.
  struct TextDocumentParams: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
  }

  /// The parameters of requests about a position in a document.
  struct TextDocumentPositionParams: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
    var position: Position
  }

  /// The parameters of requests about a range of a document.
  struct TextDocumentRangeParams: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
    var range: PositionRange
  }

  /// The text of a document. Long texts are decoded apart from the JSON of their message; see `LongTexts`.
  struct DocumentText: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
    var source: SourceText

    init(_ text: String) {
      self.source = SourceText(text)
    }

    init(stringLiteral text: String) {
      self.init(text)
    }

    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      let texts = decoder.userInfo[LongTexts.key] as? LongTexts
      self.source = texts?[text] ?? SourceText(text)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(source.description)
    }
  }
}

extension LSP {
  /// `textDocument/didOpen`: from now on the client owns the text of a document.
  enum DidOpenTextDocumentNotification: LSPNotification {
    static let method = "textDocument/didOpen"
    typealias Params = DidOpenTextDocumentParams
  }

  struct DidOpenTextDocumentParams: Codable, Hashable, Sendable {
    var textDocument: TextDocumentItem
  }

  /// A document that is opened, with its text.
  struct TextDocumentItem: Codable, Hashable, Sendable {
    var uri: String
    var languageId: String
    var version: Int
    var text: DocumentText
  }

  /// `textDocument/didChange`: edits of an open document.
  enum DidChangeTextDocumentNotification: LSPNotification {
    static let method = "textDocument/didChange"
    typealias Params = DidChangeTextDocumentParams
  }

  struct DidChangeTextDocumentParams: Codable, Hashable, Sendable {
    /// The document, with its version after all changes.
    var textDocument: VersionedTextDocumentIdentifier
    /// The changes; the range of each refers to the text after the change before it.
    var contentChanges: [TextDocumentContentChangeEvent]
  }

  struct TextDocumentContentChangeEvent: Codable, Hashable, Sendable {
    /// The range that is replaced; the whole text for `nil`.
    var range: PositionRange?
    var text: DocumentText
  }

  /// `textDocument/didSave`: an open document was saved.
  enum DidSaveTextDocumentNotification: LSPNotification {
    static let method = "textDocument/didSave"
    typealias Params = DidSaveTextDocumentParams
  }

  struct DidSaveTextDocumentParams: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
    /// The text, if the server asked for it.
    var text: DocumentText?
  }

  /// `textDocument/didClose`: from now on the text of a document is that of its file.
  enum DidCloseTextDocumentNotification: LSPNotification {
    static let method = "textDocument/didClose"
    typealias Params = TextDocumentParams
  }
}
