package import FilterText

extension LSP {
  /// A document. Its URI is kept as the client writes it.
  package struct TextDocumentIdentifier: Codable, Hashable, Sendable {
    package var uri: String

    package init(uri: String) {
      self.uri = uri
    }
  }

  /// A version of a document; versions increase with each edit.
  package struct VersionedTextDocumentIdentifier: Codable, Hashable, Sendable {
    package var uri: String
    package var version: Int
  }

  /// A version of an open document, or a document on disk.
  package struct OptionalVersionedTextDocumentIdentifier: Codable, Hashable, Sendable {
    package var uri: String
    /// The version; `nil`, written as `null`, if the document is not open.
    package var version: Int?

    package init(uri: String, version: Int? = nil) {
      self.uri = uri
      self.version = version
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(uri, forKey: .uri)
      try container.encode(version, forKey: .version)
    }
  }

  /// The parameters of requests about a whole document.
  package struct TextDocumentParams: Codable, Hashable, Sendable {
    package var textDocument: TextDocumentIdentifier
  }

  /// The parameters of requests about a position in a document.
  package struct TextDocumentPositionParams: Codable, Hashable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var position: Position
  }

  /// The parameters of requests about a range of a document.
  package struct TextDocumentRangeParams: Codable, Hashable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var range: PositionRange
  }

  /// The text of a document. Long texts are decoded apart from the JSON of their message; see `LongTexts`.
  package struct DocumentText: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
    package var source: SourceText

    package init(_ text: String) {
      self.source = SourceText(text)
    }

    package init(stringLiteral text: String) {
      self.init(text)
    }

    package init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      let texts = decoder.userInfo[LongTexts.key] as? LongTexts
      self.source = texts?[text] ?? SourceText(text)
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(source.description)
    }
  }
}

extension LSP {
  /// `textDocument/didOpen`: from now on the client owns the text of a document.
  package enum DidOpenTextDocumentNotification: LSPNotification {
    package static let method = "textDocument/didOpen"
    package typealias Params = DidOpenTextDocumentParams
  }

  package struct DidOpenTextDocumentParams: Codable, Hashable, Sendable {
    package var textDocument: TextDocumentItem
  }

  /// A document that is opened, with its text.
  package struct TextDocumentItem: Codable, Hashable, Sendable {
    package var uri: String
    package var languageId: String
    package var version: Int
    package var text: DocumentText
  }

  /// `textDocument/didChange`: edits of an open document.
  package enum DidChangeTextDocumentNotification: LSPNotification {
    package static let method = "textDocument/didChange"
    package typealias Params = DidChangeTextDocumentParams
  }

  package struct DidChangeTextDocumentParams: Codable, Hashable, Sendable {
    /// The document, with its version after all changes.
    package var textDocument: VersionedTextDocumentIdentifier
    /// The changes; the range of each refers to the text after the change before it.
    package var contentChanges: [TextDocumentContentChangeEvent]
  }

  package struct TextDocumentContentChangeEvent: Codable, Hashable, Sendable {
    /// The range that is replaced; the whole text for `nil`.
    package var range: PositionRange?
    package var text: DocumentText
  }

  /// `textDocument/didSave`: an open document was saved.
  package enum DidSaveTextDocumentNotification: LSPNotification {
    package static let method = "textDocument/didSave"
    package typealias Params = DidSaveTextDocumentParams
  }

  package struct DidSaveTextDocumentParams: Codable, Hashable, Sendable {
    package var textDocument: TextDocumentIdentifier
    /// The text, if the server asked for it.
    package var text: DocumentText?
  }

  /// `textDocument/didClose`: from now on the text of a document is that of its file.
  package enum DidCloseTextDocumentNotification: LSPNotification {
    package static let method = "textDocument/didClose"
    package typealias Params = TextDocumentParams
  }
}
