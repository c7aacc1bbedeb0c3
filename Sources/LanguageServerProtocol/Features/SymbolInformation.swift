extension LSP {
  /// A part of a document, and where it is.
  package struct SymbolInformation: Codable, Hashable, Sendable {
    /// What it is called.
    package var name: String
    /// What it is.
    package var kind: SymbolKind
    /// How it is shown besides.
    package var tags: [SymbolTag]?
    /// Where it is.
    package var location: Location
    /// What the part is called that it belongs to; only for people.
    package var containerName: String?

    /// Makes a symbol.
    package init(
      name: String, kind: SymbolKind, tags: [SymbolTag]? = nil, location: Location, containerName: String? = nil
    ) {
      self.name = name
      self.kind = kind
      self.tags = tags
      self.location = location
      self.containerName = containerName
    }
  }
}
