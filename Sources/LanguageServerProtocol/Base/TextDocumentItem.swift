extension LSP {
  /// A document with its text, as it is opened.
  package struct TextDocumentItem: Codable, Hashable, Sendable {
    /// The address.
    package var uri: String
    /// The language, by the name the client has for it.
    package var languageId: String
    /// The version, counted up by the client.
    package var version: Int
    /// The whole text.
    package var text: DocumentText

    /// Makes an item.
    package init(uri: String, languageId: String, version: Int, text: DocumentText) {
      self.uri = uri
      self.languageId = languageId
      self.version = version
      self.text = text
    }
  }
}
