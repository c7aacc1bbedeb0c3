extension LSP {
  /// `textDocument/documentSymbol`: the outline of a document.
  package enum DocumentSymbolRequest: LSPRequest {
    package static let method = "textDocument/documentSymbol"
    package typealias Params = DocumentSymbolParams
    package typealias Result = DocumentSymbolResult?
  }

  package struct DocumentSymbolParams: Codable, Hashable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var partialResultToken: ProgressToken?
  }

  package enum DocumentSymbolResult: Hashable, Sendable {
    case hierarchical([DocumentSymbol])
    /// For clients that do not support a hierarchy.
    case flat([SymbolInformation])
  }

  package struct DocumentSymbol: Codable, Hashable, Sendable {
    /// The name; never empty.
    package var name: String
    package var detail: String?
    package var kind: SymbolKind
    package var range: PositionRange
    /// The range that is selected when the symbol is chosen; within `range`.
    package var selectionRange: PositionRange
    package var children: [DocumentSymbol]?

    package init(
      name: String, detail: String? = nil, kind: SymbolKind, range: PositionRange, selectionRange: PositionRange,
      children: [DocumentSymbol]? = nil
    ) {
      self.name = name
      self.detail = detail
      self.kind = kind
      self.range = range
      self.selectionRange = selectionRange
      self.children = children
    }
  }

  package struct SymbolInformation: Codable, Hashable, Sendable {
    package var name: String
    package var kind: SymbolKind
    package var location: Location

    package init(name: String, kind: SymbolKind, location: Location) {
      self.name = name
      self.kind = kind
      self.location = location
    }
  }

  /// `workspace/symbol`: the symbols of all documents whose names match a query.
  package enum WorkspaceSymbolRequest: LSPRequest {
    package static let method = "workspace/symbol"
    package typealias Params = WorkspaceSymbolParams
    package typealias Result = [WorkspaceSymbol]?
  }

  package struct WorkspaceSymbolParams: Codable, Hashable, Sendable {
    /// A part of the name; empty for all symbols.
    package var query: String
    package var partialResultToken: ProgressToken?
  }

  package struct WorkspaceSymbol: Codable, Hashable, Sendable {
    package var name: String
    package var kind: SymbolKind
    package var containerName: String?
    package var location: Location

    package init(name: String, kind: SymbolKind, containerName: String? = nil, location: Location) {
      self.name = name
      self.kind = kind
      self.containerName = containerName
      self.location = location
    }
  }

  package enum SymbolKind: Int, Codable, Hashable, Sendable {
    case file = 1
    case module, namespace, package, `class`, method, property, field, constructor, `enum`
    case interface, function, variable, constant, string, number, boolean, array, object, key
    case null, enumMember, `struct`, event, `operator`, typeParameter
  }
}

extension LSP.DocumentSymbolResult: Codable {
  /// Decodes either form; an empty list is hierarchical.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let symbols = try? container.decode([LSP.DocumentSymbol].self) {
      self = .hierarchical(symbols)
    } else {
      self = .flat(try container.decode([LSP.SymbolInformation].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .hierarchical(let symbols): try container.encode(symbols)
    case .flat(let symbols): try container.encode(symbols)
    }
  }
}
