extension LSP {
  /// `workspace/symbol`: the symbols of all documents, by name.
  package enum WorkspaceSymbolRequest: LSPRequest {
    /// The method.
    package static let method = "workspace/symbol"
    /// The name.
    package typealias Params = WorkspaceSymbolParams
    /// The symbols.
    package typealias Result = [WorkspaceSymbol]?
  }

  /// Which symbols of all documents are wanted.
  package struct WorkspaceSymbolParams: Codable, Hashable, Sendable {
    /// A part of the name; all symbols if it is empty.
    package var query: String
    /// What the progress is known by.
    package var workDoneToken: ProgressToken?
    /// What parts of the result are known by.
    package var partialResultToken: ProgressToken?

    /// Makes the parameters.
    package init(query: String, workDoneToken: ProgressToken? = nil, partialResultToken: ProgressToken? = nil) {
      self.query = query
      self.workDoneToken = workDoneToken
      self.partialResultToken = partialResultToken
    }
  }

  /// A symbol of a document.
  package struct WorkspaceSymbol: Codable, Hashable, Sendable {
    /// The name.
    package var name: String
    /// What it is.
    package var kind: SymbolKind
    /// The name of what it is in.
    package var containerName: String?
    /// Where it is.
    package var location: Location

    /// Makes a symbol.
    package init(name: String, kind: SymbolKind, containerName: String? = nil, location: Location) {
      self.name = name
      self.kind = kind
      self.containerName = containerName
      self.location = location
    }
  }
}
