extension LSP {
  /// What a client can do with the symbols of a document.
  package struct DocumentSymbolClientCapabilities: Codable, Hashable, Sendable {
    /// Whether it reads symbols in symbols.
    package var hierarchicalDocumentSymbolSupport: Bool?

    /// Makes the capabilities.
    package init(hierarchicalDocumentSymbolSupport: Bool? = nil) {
      self.hierarchicalDocumentSymbolSupport = hierarchicalDocumentSymbolSupport
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      hierarchicalDocumentSymbolSupport = container.tolerant(.hierarchicalDocumentSymbolSupport)
    }
  }
}
