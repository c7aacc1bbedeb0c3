extension LSP {
  /// `workspace/didChangeWorkspaceFolders`: folders were opened or closed.
  enum DidChangeWorkspaceFoldersNotification: LSPNotification {
    static let method = "workspace/didChangeWorkspaceFolders"
    typealias Params = DidChangeWorkspaceFoldersParams
  }

  struct DidChangeWorkspaceFoldersParams: Codable, Hashable, Sendable {
    var event: WorkspaceFoldersChangeEvent
  }

  struct WorkspaceFoldersChangeEvent: Codable, Hashable, Sendable {
    var added: [WorkspaceFolder]
    var removed: [WorkspaceFolder]
  }

  struct WorkspaceFolder: Codable, Hashable, Sendable {
    var uri: String
    var name: String
  }
}

extension LSP {
  /// `workspace/configuration`: asks the client for settings.
  enum ConfigurationRequest: LSPRequest {
    static let method = "workspace/configuration"
    typealias Params = ConfigurationParams
    /// One element for each item; `null` for unknown settings.
    typealias Result = [JSONValue]
  }

  struct ConfigurationParams: Codable, Hashable, Sendable {
    var items: [ConfigurationItem]
  }

  struct ConfigurationItem: Codable, Hashable, Sendable {
    /// The name of a group of settings.
    var section: String?
  }

  /// `workspace/didChangeConfiguration`: the settings changed.
  enum DidChangeConfigurationNotification: LSPNotification {
    static let method = "workspace/didChangeConfiguration"
    typealias Params = DidChangeConfigurationParams
  }

  struct DidChangeConfigurationParams: Codable, Hashable, Sendable {
    /// The settings; `null` from clients that answer ``ConfigurationRequest``.
    var settings: JSONValue?
  }
}

extension LSP {
  /// `workspace/didChangeWatchedFiles`: files that the server watches were created, changed or deleted.
  enum DidChangeWatchedFilesNotification: LSPNotification {
    static let method = "workspace/didChangeWatchedFiles"
    typealias Params = DidChangeWatchedFilesParams
  }

  struct DidChangeWatchedFilesParams: Codable, Hashable, Sendable {
    var changes: [FileEvent]
  }

  struct FileEvent: Codable, Hashable, Sendable {
    var uri: String
  }

  /// The options of a registration for ``DidChangeWatchedFilesNotification``.
  struct DidChangeWatchedFilesRegistrationOptions: Codable, Hashable, Sendable {
    var watchers: [FileSystemWatcher]
  }

  struct FileSystemWatcher: Codable, Hashable, Sendable {
    /// A pattern for paths: `**/*.json`.
    var globPattern: String
  }
}

extension LSP {
  /// `client/registerCapability`: methods that the server wants to receive from now on.
  enum RegisterCapabilityRequest: LSPRequest {
    static let method = "client/registerCapability"
    typealias Params = RegistrationParams
    typealias Result = JSONValue?
  }

  struct RegistrationParams: Codable, Hashable, Sendable {
    var registrations: [Registration]
  }

  struct Registration: Codable, Hashable, Sendable {
    /// The id to unregister it.
    var id: String
    var method: String
    /// The options of the method.
    var registerOptions: JSONValue?
  }

  /// `client/unregisterCapability`: methods that the server no longer wants to receive.
  enum UnregisterCapabilityRequest: LSPRequest {
    static let method = "client/unregisterCapability"
    typealias Params = UnregistrationParams
    typealias Result = JSONValue?
  }

  struct UnregistrationParams: Codable, Hashable, Sendable {
    /// The registrations. The spelling is that of the specification.
    var unregisterations: [Unregistration]
  }

  struct Unregistration: Codable, Hashable, Sendable {
    var id: String
    var method: String
  }
}

// Requests that make the client ask again.
extension LSP {
  enum SemanticTokensRefreshRequest: LSPRequest {
    static let method = "workspace/semanticTokens/refresh"
    typealias Params = JSONValue?
    typealias Result = JSONValue?
  }

  enum InlayHintRefreshRequest: LSPRequest {
    static let method = "workspace/inlayHint/refresh"
    typealias Params = JSONValue?
    typealias Result = JSONValue?
  }

  enum CodeLensRefreshRequest: LSPRequest {
    static let method = "workspace/codeLens/refresh"
    typealias Params = JSONValue?
    typealias Result = JSONValue?
  }

  enum DiagnosticRefreshRequest: LSPRequest {
    static let method = "workspace/diagnostic/refresh"
    typealias Params = JSONValue?
    typealias Result = JSONValue?
  }
}
