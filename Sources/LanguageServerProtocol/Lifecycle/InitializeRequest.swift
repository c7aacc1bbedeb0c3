extension LSP {
  /// `initialize`: the first message, with which client and server tell what they can do.
  package enum InitializeRequest: LSPRequest {
    /// The method.
    package static let method = "initialize"
    /// Who the client is and what it can do.
    package typealias Params = InitializeParams
    /// What the server can do.
    package typealias Result = InitializeResult
  }

  /// Who the client is and what it can do.
  package struct InitializeParams: Codable, Hashable, Sendable {
    /// The process that started the server.
    package var processId: Int?
    /// The name of the client.
    package var clientInfo: ClientInfo?
    /// The language of the person, as an IETF tag.
    package var locale: String?
    /// The folder opened, as a path; out of date.
    package var rootPath: String?
    /// The folder opened, as an address; out of date.
    package var rootUri: String?
    /// Settings of this server.
    package var initializationOptions: JSONValue?
    /// What the client can do.
    package var capabilities: ClientCapabilities
    /// What the server tells of its work: `off`, `messages`, `verbose`.
    package var trace: String?
    /// The folders opened.
    package var workspaceFolders: [WorkspaceFolder]?

    /// Makes the parameters.
    package init(
      processId: Int? = nil, clientInfo: ClientInfo? = nil, locale: String? = nil, rootPath: String? = nil,
      rootUri: String? = nil, initializationOptions: JSONValue? = nil,
      capabilities: ClientCapabilities = ClientCapabilities(), trace: String? = nil,
      workspaceFolders: [WorkspaceFolder]? = nil
    ) {
      self.processId = processId
      self.clientInfo = clientInfo
      self.locale = locale
      self.rootPath = rootPath
      self.rootUri = rootUri
      self.initializationOptions = initializationOptions
      self.capabilities = capabilities
      self.trace = trace
      self.workspaceFolders = workspaceFolders
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      processId = container.tolerant(.processId)
      clientInfo = container.tolerant(.clientInfo)
      locale = container.tolerant(.locale)
      rootPath = container.tolerant(.rootPath)
      rootUri = container.tolerant(.rootUri)
      initializationOptions = container.tolerant(.initializationOptions)
      capabilities = container.tolerant(.capabilities) ?? ClientCapabilities()
      trace = container.tolerant(.trace)
      workspaceFolders = container.tolerant(.workspaceFolders)
    }
  }

  /// What the server can do.
  package struct InitializeResult: Codable, Hashable, Sendable {
    /// What the server can do.
    package var capabilities: ServerCapabilities
    /// The name of the server.
    package var serverInfo: ServerInfo?

    /// Makes a result.
    package init(capabilities: ServerCapabilities, serverInfo: ServerInfo? = nil) {
      self.capabilities = capabilities
      self.serverInfo = serverInfo
    }
  }
}
