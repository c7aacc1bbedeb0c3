extension LSP {
  /// `initialize`: the first message, in which client and server exchange their capabilities.
  enum InitializeRequest: LSPRequest {
    static let method = "initialize"
    typealias Params = InitializeParams
    typealias Result = InitializeResult
  }

  struct InitializeParams: Codable, Hashable, Sendable {
    /// The process that started the server.
    @Tolerant var processId: Int?
    @Tolerant var clientInfo: ClientInfo?
    /// The open folder as a path, from old clients.
    @Tolerant var rootPath: String?
    /// The open folder, from clients without workspace folders.
    @Tolerant var rootUri: String?
    /// The settings of this server.
    @Tolerant var initializationOptions: JSONValue?
    @Tolerant var capabilities: ClientCapabilities?
    /// `off`, `messages` or `verbose`.
    @Tolerant var trace: String?
    @Tolerant var workspaceFolders: [WorkspaceFolder]?
  }

  struct ClientInfo: Codable, Hashable, Sendable {
    @Tolerant var name: String?
    @Tolerant var version: String?
  }

  struct InitializeResult: Codable, Hashable, Sendable {
    var capabilities: ServerCapabilities
    var serverInfo: ServerInfo?
  }

  struct ServerInfo: Codable, Hashable, Sendable {
    var name: String
    var version: String?
  }

  /// `initialized`: the client has the result of `initialize` and accepts requests.
  enum InitializedNotification: LSPNotification {
    static let method = "initialized"
    typealias Params = JSONValue?
  }

  /// `shutdown`: ends the service; the process keeps running until `exit`.
  enum ShutdownRequest: LSPRequest {
    static let method = "shutdown"
    typealias Params = JSONValue?
    typealias Result = JSONValue?
  }

  /// `exit`: ends the process.
  enum ExitNotification: LSPNotification {
    static let method = "exit"
    typealias Params = JSONValue?
  }
}

extension LSP {
  /// `$/setTrace`: how much the server reports with ``LogTraceNotification``.
  enum SetTraceNotification: LSPNotification {
    static let method = "$/setTrace"
    typealias Params = SetTraceParams
  }

  struct SetTraceParams: Codable, Hashable, Sendable {
    /// `off`, `messages` or `verbose`.
    var value: String
  }

  /// `$/logTrace`: a line about the messages of the server.
  enum LogTraceNotification: LSPNotification {
    static let method = "$/logTrace"
    typealias Params = LogTraceParams
  }

  struct LogTraceParams: Codable, Hashable, Sendable {
    var message: String
    /// Details, for the trace level `verbose`.
    var verbose: String?
  }
}
