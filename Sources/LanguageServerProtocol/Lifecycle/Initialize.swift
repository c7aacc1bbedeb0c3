extension LSP {
  /// `initialize`: the first message, in which client and server exchange their capabilities.
  package enum InitializeRequest: LSPRequest {
    package static let method = "initialize"
    package typealias Params = InitializeParams
    package typealias Result = InitializeResult
  }

  package struct InitializeParams: Codable, Hashable, Sendable {
    /// The process that started the server.
    @Tolerant package var processId: Int?
    @Tolerant package var clientInfo: ClientInfo?
    /// The open folder as a path, from old clients.
    @Tolerant package var rootPath: String?
    /// The open folder, from clients without workspace folders.
    @Tolerant package var rootUri: String?
    /// The settings of this server.
    @Tolerant package var initializationOptions: JSONValue?
    @Tolerant package var capabilities: ClientCapabilities?
    /// `off`, `messages` or `verbose`.
    @Tolerant package var trace: String?
    @Tolerant package var workspaceFolders: [WorkspaceFolder]?
  }

  package struct ClientInfo: Codable, Hashable, Sendable {
    @Tolerant package var name: String?
    @Tolerant package var version: String?
  }

  package struct InitializeResult: Codable, Hashable, Sendable {
    package var capabilities: ServerCapabilities
    package var serverInfo: ServerInfo?

    package init(capabilities: ServerCapabilities, serverInfo: ServerInfo? = nil) {
      self.capabilities = capabilities
      self.serverInfo = serverInfo
    }
  }

  package struct ServerInfo: Codable, Hashable, Sendable {
    package var name: String
    package var version: String?

    package init(name: String, version: String? = nil) {
      self.name = name
      self.version = version
    }
  }

  /// `initialized`: the client has the result of `initialize` and accepts requests.
  package enum InitializedNotification: LSPNotification {
    package static let method = "initialized"
    package typealias Params = JSONValue?
  }

  /// `shutdown`: ends the service; the process keeps running until `exit`.
  package enum ShutdownRequest: LSPRequest {
    package static let method = "shutdown"
    package typealias Params = JSONValue?
    package typealias Result = JSONValue?
  }

  /// `exit`: ends the process.
  package enum ExitNotification: LSPNotification {
    package static let method = "exit"
    package typealias Params = JSONValue?
  }
}

extension LSP {
  /// `$/setTrace`: how much the server reports with ``LogTraceNotification``.
  package enum SetTraceNotification: LSPNotification {
    package static let method = "$/setTrace"
    package typealias Params = SetTraceParams
  }

  package struct SetTraceParams: Codable, Hashable, Sendable {
    /// `off`, `messages` or `verbose`.
    package var value: String
  }

  /// `$/logTrace`: a line about the messages of the server.
  package enum LogTraceNotification: LSPNotification {
    package static let method = "$/logTrace"
    package typealias Params = LogTraceParams
  }

  package struct LogTraceParams: Codable, Hashable, Sendable {
    package var message: String
    /// Details, for the trace level `verbose`.
    package var verbose: String?

    package init(message: String, verbose: String? = nil) {
      self.message = message
      self.verbose = verbose
    }
  }
}
