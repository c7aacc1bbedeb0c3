extension LSP {
  /// `textDocument/documentSymbol`: the outline of a document.
  enum DocumentSymbolRequest: LSPRequest {
    static let method = "textDocument/documentSymbol"
    typealias Params = DocumentSymbolParams
    typealias Result = DocumentSymbolResult?
  }

  struct DocumentSymbolParams: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
    var partialResultToken: ProgressToken?
  }

  enum DocumentSymbolResult: Hashable, Sendable {
    case hierarchical([DocumentSymbol])
    /// For clients that do not support a hierarchy.
    case flat([SymbolInformation])
  }

  struct DocumentSymbol: Codable, Hashable, Sendable {
    /// The name; never empty.
    var name: String
    var detail: String?
    var kind: SymbolKind
    var range: PositionRange
    /// The range that is selected when the symbol is chosen; within `range`.
    var selectionRange: PositionRange
    var children: [DocumentSymbol]?
  }

  struct SymbolInformation: Codable, Hashable, Sendable {
    var name: String
    var kind: SymbolKind
    var location: Location
  }

  /// `workspace/symbol`: the symbols of all documents whose names match a query.
  enum WorkspaceSymbolRequest: LSPRequest {
    static let method = "workspace/symbol"
    typealias Params = WorkspaceSymbolParams
    typealias Result = [WorkspaceSymbol]?
  }

  struct WorkspaceSymbolParams: Codable, Hashable, Sendable {
    /// A part of the name; empty for all symbols.
    var query: String
    var partialResultToken: ProgressToken?
  }

  struct WorkspaceSymbol: Codable, Hashable, Sendable {
    var name: String
    var kind: SymbolKind
    var containerName: String?
    var location: Location
  }

  enum SymbolKind: Int, Codable, Hashable, Sendable {
    case file = 1
    case module, namespace, package, `class`, method, property, field, constructor, `enum`
    case interface, function, variable, constant, string, number, boolean, array, object, key
    case null, enumMember, `struct`, event, `operator`, typeParameter
  }
}

extension LSP.DocumentSymbolResult: Codable {
  /// Decodes either form; an empty list is hierarchical.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let symbols = try? container.decode([LSP.DocumentSymbol].self) {
      self = .hierarchical(symbols)
    } else {
      self = .flat(try container.decode([LSP.SymbolInformation].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .hierarchical(let symbols): try container.encode(symbols)
    case .flat(let symbols): try container.encode(symbols)
    }
  }
}
