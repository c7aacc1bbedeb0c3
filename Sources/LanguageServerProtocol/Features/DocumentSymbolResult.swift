extension LSP {
  /// What a document consists of, in one of two forms.
  package enum DocumentSymbolResult: Hashable, Sendable {
    /// Parts with their own parts.
    case hierarchical([DocumentSymbol])
    /// All parts in a row, for clients that do not know the other form.
    case flat([SymbolInformation])
  }
}

extension LSP.DocumentSymbolResult: Codable {
  /// Reads either form; no parts at all are hierarchical.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let symbols = try? container.decode([LSP.DocumentSymbol].self) {
      self = .hierarchical(symbols)
    } else {
      self = .flat(try container.decode([LSP.SymbolInformation].self))
    }
  }

  /// Writes the parts.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .hierarchical(let symbols): try container.encode(symbols)
    case .flat(let symbols): try container.encode(symbols)
    }
  }
}
