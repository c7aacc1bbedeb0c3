extension LSP {
  /// What a client can do with completions.
  package struct CompletionClientCapabilities: Codable, Hashable, Sendable {
    /// What it can do with one completion.
    package var completionItem: CompletionItemClientCapabilities?
    /// Whether it tells why it asks.
    package var contextSupport: Bool?
    /// What it can do with a list of completions.
    package var completionList: CompletionListClientCapabilities?

    /// Makes the capabilities.
    package init(
      completionItem: CompletionItemClientCapabilities? = nil, contextSupport: Bool? = nil,
      completionList: CompletionListClientCapabilities? = nil
    ) {
      self.completionItem = completionItem
      self.contextSupport = contextSupport
      self.completionList = completionList
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      completionItem = container.tolerant(.completionItem)
      contextSupport = container.tolerant(.contextSupport)
      completionList = container.tolerant(.completionList)
    }
  }

  /// What a client can do with one completion.
  package struct CompletionItemClientCapabilities: Codable, Hashable, Sendable {
    /// Whether it reads snippets.
    package var snippetSupport: Bool?
    /// Whether it reads characters that accept the completion.
    package var commitCharactersSupport: Bool?
    /// The formats of documentation it reads, the best first.
    package var documentationFormat: [String]?
    /// Whether it can insert or replace, as the person likes.
    package var insertReplaceSupport: Bool?
    /// What it asks for later.
    package var resolveSupport: ResolveClientCapabilities?
    /// Whether it shows details beside the label.
    package var labelDetailsSupport: Bool?

    /// Makes the capabilities.
    package init(
      snippetSupport: Bool? = nil, commitCharactersSupport: Bool? = nil, documentationFormat: [String]? = nil,
      insertReplaceSupport: Bool? = nil, resolveSupport: ResolveClientCapabilities? = nil,
      labelDetailsSupport: Bool? = nil
    ) {
      self.snippetSupport = snippetSupport
      self.commitCharactersSupport = commitCharactersSupport
      self.documentationFormat = documentationFormat
      self.insertReplaceSupport = insertReplaceSupport
      self.resolveSupport = resolveSupport
      self.labelDetailsSupport = labelDetailsSupport
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      snippetSupport = container.tolerant(.snippetSupport)
      commitCharactersSupport = container.tolerant(.commitCharactersSupport)
      documentationFormat = container.tolerant(.documentationFormat)
      insertReplaceSupport = container.tolerant(.insertReplaceSupport)
      resolveSupport = container.tolerant(.resolveSupport)
      labelDetailsSupport = container.tolerant(.labelDetailsSupport)
    }
  }

  /// What a client can do with a list of completions.
  package struct CompletionListClientCapabilities: Codable, Hashable, Sendable {
    /// The members it reads once for all completions.
    package var itemDefaults: [String]?

    /// Makes the capabilities.
    package init(itemDefaults: [String]? = nil) {
      self.itemDefaults = itemDefaults
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      itemDefaults = container.tolerant(.itemDefaults)
    }
  }
}
