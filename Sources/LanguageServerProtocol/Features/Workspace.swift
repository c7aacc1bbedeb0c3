extension LSP {
  /// `workspace/didChangeWorkspaceFolders`: folders were opened or closed.
  package enum DidChangeWorkspaceFoldersNotification: LSPNotification {
    package static let method = "workspace/didChangeWorkspaceFolders"
    package typealias Params = DidChangeWorkspaceFoldersParams
  }

  package struct DidChangeWorkspaceFoldersParams: Codable, Hashable, Sendable {
    package var event: WorkspaceFoldersChangeEvent
  }

  package struct WorkspaceFoldersChangeEvent: Codable, Hashable, Sendable {
    package var added: [WorkspaceFolder]
    package var removed: [WorkspaceFolder]
  }

  package struct WorkspaceFolder: Codable, Hashable, Sendable {
    package var uri: String
    package var name: String
  }
}

extension LSP {
  /// `workspace/configuration`: asks the client for settings.
  package enum ConfigurationRequest: LSPRequest {
    package static let method = "workspace/configuration"
    package typealias Params = ConfigurationParams
    /// One element for each item; `null` for unknown settings.
    package typealias Result = [JSONValue]
  }

  package struct ConfigurationParams: Codable, Hashable, Sendable {
    package var items: [ConfigurationItem]

    package init(items: [ConfigurationItem]) {
      self.items = items
    }
  }

  package struct ConfigurationItem: Codable, Hashable, Sendable {
    /// The name of a group of settings.
    package var section: String?

    package init(section: String? = nil) {
      self.section = section
    }
  }

  /// `workspace/didChangeConfiguration`: the settings changed.
  package enum DidChangeConfigurationNotification: LSPNotification {
    package static let method = "workspace/didChangeConfiguration"
    package typealias Params = DidChangeConfigurationParams
  }

  package struct DidChangeConfigurationParams: Codable, Hashable, Sendable {
    /// The settings; `null` from clients that answer ``ConfigurationRequest``.
    package var settings: JSONValue?
  }
}

extension LSP {
  /// `workspace/didChangeWatchedFiles`: files that the server watches were created, changed or deleted.
  package enum DidChangeWatchedFilesNotification: LSPNotification {
    package static let method = "workspace/didChangeWatchedFiles"
    package typealias Params = DidChangeWatchedFilesParams
  }

  package struct DidChangeWatchedFilesParams: Codable, Hashable, Sendable {
    package var changes: [FileEvent]
  }

  package struct FileEvent: Codable, Hashable, Sendable {
    package var uri: String
  }

  /// The options of a registration for ``DidChangeWatchedFilesNotification``.
  package struct DidChangeWatchedFilesRegistrationOptions: Codable, Hashable, Sendable {
    package var watchers: [FileSystemWatcher]

    package init(watchers: [FileSystemWatcher]) {
      self.watchers = watchers
    }
  }

  package struct FileSystemWatcher: Codable, Hashable, Sendable {
    /// A pattern for paths: `**/*.json`.
    package var globPattern: String

    package init(globPattern: String) {
      self.globPattern = globPattern
    }
  }
}

extension LSP {
  /// `client/registerCapability`: methods that the server wants to receive from now on.
  package enum RegisterCapabilityRequest: LSPRequest {
    package static let method = "client/registerCapability"
    package typealias Params = RegistrationParams
    package typealias Result = JSONValue?
  }

  package struct RegistrationParams: Codable, Hashable, Sendable {
    package var registrations: [Registration]

    package init(registrations: [Registration]) {
      self.registrations = registrations
    }
  }

  package struct Registration: Codable, Hashable, Sendable {
    /// The id to unregister it.
    package var id: String
    package var method: String
    /// The options of the method.
    package var registerOptions: JSONValue?

    package init(id: String, method: String, registerOptions: JSONValue? = nil) {
      self.id = id
      self.method = method
      self.registerOptions = registerOptions
    }
  }

  /// `client/unregisterCapability`: methods that the server no longer wants to receive.
  package enum UnregisterCapabilityRequest: LSPRequest {
    package static let method = "client/unregisterCapability"
    package typealias Params = UnregistrationParams
    package typealias Result = JSONValue?
  }

  package struct UnregistrationParams: Codable, Hashable, Sendable {
    /// The registrations. The spelling is that of the specification.
    package var unregisterations: [Unregistration]

    package init(unregisterations: [Unregistration]) {
      self.unregisterations = unregisterations
    }
  }

  package struct Unregistration: Codable, Hashable, Sendable {
    package var id: String
    package var method: String

    package init(id: String, method: String) {
      self.id = id
      self.method = method
    }
  }
}

// Requests that make the client ask again.
extension LSP {
  package enum SemanticTokensRefreshRequest: LSPRequest {
    package static let method = "workspace/semanticTokens/refresh"
    package typealias Params = JSONValue?
    package typealias Result = JSONValue?
  }

  package enum InlayHintRefreshRequest: LSPRequest {
    package static let method = "workspace/inlayHint/refresh"
    package typealias Params = JSONValue?
    package typealias Result = JSONValue?
  }

  package enum CodeLensRefreshRequest: LSPRequest {
    package static let method = "workspace/codeLens/refresh"
    package typealias Params = JSONValue?
    package typealias Result = JSONValue?
  }

  package enum DiagnosticRefreshRequest: LSPRequest {
    package static let method = "workspace/diagnostic/refresh"
    package typealias Params = JSONValue?
    package typealias Result = JSONValue?
  }
}
