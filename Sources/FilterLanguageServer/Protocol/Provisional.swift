extension LSP {
  package enum DidOpenTextDocumentNotification: LSPNotification {
    package static let method = "textDocument/didOpen"; package typealias Params = DidOpenTextDocumentParams
  }
  package struct DidOpenTextDocumentParams: Codable, Hashable, Sendable {
    package var textDocument: TextDocumentItem;
    package init(textDocument: TextDocumentItem) { self.textDocument = textDocument }
  }
  package enum DidChangeTextDocumentNotification: LSPNotification {
    package static let method = "textDocument/didChange"; package typealias Params = DidChangeTextDocumentParams
  }
  package struct DidChangeTextDocumentParams: Codable, Hashable, Sendable {
    package var textDocument: VersionedTextDocumentIdentifier;
    package var contentChanges: [TextDocumentContentChangeEvent]
    package init(textDocument: VersionedTextDocumentIdentifier, contentChanges: [TextDocumentContentChangeEvent]) {
      self.textDocument = textDocument; self.contentChanges = contentChanges
    }
  }
  package struct TextDocumentContentChangeEvent: Codable, Hashable, Sendable {
    package var range: PositionRange?; package var rangeLength: Int?; package var text: String
    package init(range: PositionRange? = nil, rangeLength: Int? = nil, text: String) {
      self.range = range; self.rangeLength = rangeLength; self.text = text
    }
  }
  package enum DidCloseTextDocumentNotification: LSPNotification {
    package static let method = "textDocument/didClose"; package typealias Params = DidCloseTextDocumentParams
  }
  package struct DidCloseTextDocumentParams: Codable, Hashable, Sendable {
    package var textDocument: TextDocumentIdentifier
  }
  package enum DidSaveTextDocumentNotification: LSPNotification {
    package static let method = "textDocument/didSave"; package typealias Params = DidSaveTextDocumentParams
  }
  package struct DidSaveTextDocumentParams: Codable, Hashable, Sendable {
    package var textDocument: TextDocumentIdentifier; package var text: String?
  }
  package enum PublishDiagnosticsNotification: LSPNotification {
    package static let method = "textDocument/publishDiagnostics"; package typealias Params = PublishDiagnosticsParams
  }
  package struct PublishDiagnosticsParams: Codable, Hashable, Sendable {
    package var uri: String; package var version: Int?; package var diagnostics: [Diagnostic]
  }
  package enum ShowMessageNotification: LSPNotification {
    package static let method = "window/showMessage"; package typealias Params = ShowMessageParams
  }
  package struct ShowMessageParams: Codable, Hashable, Sendable {
    package var type: MessageType; package var message: String
  }
  package enum MessageType: Int, Codable, Hashable, Sendable { case error = 1, warning, info, log }
  package enum WorkDoneProgressCreateRequest: LSPRequest {
    package static let method = "window/workDoneProgress/create";
    package typealias Params = WorkDoneProgressCreateParams; package typealias Result = JSONValue?
  }
  package struct WorkDoneProgressCreateParams: Codable, Hashable, Sendable { package var token: ProgressToken }
  package enum WorkDoneProgressCancelNotification: LSPNotification {
    package static let method = "window/workDoneProgress/cancel";
    package typealias Params = WorkDoneProgressCreateParams
  }
  package enum ShowDocumentRequest: LSPRequest {
    package static let method = "window/showDocument"; package typealias Params = ShowDocumentParams;
    package typealias Result = ShowDocumentResult
  }
  package struct ShowDocumentParams: Codable, Hashable, Sendable {
    package var uri: String; package var external: Bool?
  }
  package struct ShowDocumentResult: Codable, Hashable, Sendable { package var success: Bool }
  package enum ConfigurationRequest: LSPRequest {
    package static let method = "workspace/configuration"; package typealias Params = ConfigurationParams;
    package typealias Result = [JSONValue]
  }
  package struct ConfigurationParams: Codable, Hashable, Sendable { package var items: [ConfigurationItem] }
  package struct ConfigurationItem: Codable, Hashable, Sendable {
    package var scopeUri: String?; package var section: String?
  }
  package enum DidChangeConfigurationNotification: LSPNotification {
    package static let method = "workspace/didChangeConfiguration";
    package typealias Params = DidChangeConfigurationParams
  }
  package struct DidChangeConfigurationParams: Codable, Hashable, Sendable { package var settings: JSONValue }
  package enum DidChangeWatchedFilesNotification: LSPNotification {
    package static let method = "workspace/didChangeWatchedFiles";
    package typealias Params = DidChangeWatchedFilesParams
  }
  package struct DidChangeWatchedFilesParams: Codable, Hashable, Sendable { package var changes: [FileEvent] }
  package struct FileEvent: Codable, Hashable, Sendable { package var uri: String; package var type: Int }
  package struct DidChangeWatchedFilesRegistrationOptions: Codable, Hashable, Sendable {
    package var watchers: [FileSystemWatcher]
  }
  package struct FileSystemWatcher: Codable, Hashable, Sendable {
    package var globPattern: String; package var kind: Int?
  }
  package enum DidChangeWorkspaceFoldersNotification: LSPNotification {
    package static let method = "workspace/didChangeWorkspaceFolders";
    package typealias Params = DidChangeWorkspaceFoldersParams
  }
  package struct DidChangeWorkspaceFoldersParams: Codable, Hashable, Sendable {
    package var event: WorkspaceFoldersChangeEvent
  }
  package struct WorkspaceFoldersChangeEvent: Codable, Hashable, Sendable {
    package var added: [WorkspaceFolder]; package var removed: [WorkspaceFolder]
  }
  package enum ExecuteCommandRequest: LSPRequest {
    package static let method = "workspace/executeCommand"; package typealias Params = ExecuteCommandParams;
    package typealias Result = JSONValue?
  }
  package struct ExecuteCommandParams: Codable, Hashable, Sendable {
    package var command: String; package var arguments: [JSONValue]?
  }
  package enum ApplyWorkspaceEditRequest: LSPRequest {
    package static let method = "workspace/applyEdit"; package typealias Params = ApplyWorkspaceEditParams;
    package typealias Result = ApplyWorkspaceEditResult
  }
  package struct ApplyWorkspaceEditParams: Codable, Hashable, Sendable {
    package var label: String?; package var edit: WorkspaceEdit
  }
  package struct ApplyWorkspaceEditResult: Codable, Hashable, Sendable { package var applied: Bool }
  package enum WorkspaceSymbolRequest: LSPRequest {
    package static let method = "workspace/symbol"; package typealias Params = WorkspaceSymbolParams;
    package typealias Result = [WorkspaceSymbol]?
  }
  package struct WorkspaceSymbolParams: Codable, Hashable, Sendable {
    package var query: String; package var partialResultToken: ProgressToken?
  }
  package struct WorkspaceSymbol: Codable, Hashable, Sendable {
    package var name: String; package var kind: SymbolKind; package var containerName: String?;
    package var location: Location
  }
  package enum WorkspaceDiagnosticRequest: LSPRequest {
    package static let method = "workspace/diagnostic"; package typealias Params = WorkspaceDiagnosticParams;
    package typealias Result = WorkspaceDiagnosticReport
  }
  package struct WorkspaceDiagnosticParams: Codable, Hashable, Sendable {
    package var identifier: String?; package var previousResultIds: [PreviousResultId];
    package var partialResultToken: ProgressToken?
  }
  package struct PreviousResultId: Codable, Hashable, Sendable { package var uri: String; package var value: String }
  package struct WorkspaceDiagnosticReport: Codable, Hashable, Sendable {
    package var items: [WorkspaceDocumentDiagnosticReport]
  }
  package struct WorkspaceDocumentDiagnosticReport: Codable, Hashable, Sendable {
    package var kind: String; package var uri: String; package var version: Int?; package var resultId: String?;
    package var items: [Diagnostic]?
  }
  package enum SemanticTokensRefreshRequest: LSPRequest {
    package static let method = "workspace/semanticTokens/refresh"; package typealias Params = JSONValue?;
    package typealias Result = JSONValue?
  }
  package enum InlayHintRefreshRequest: LSPRequest {
    package static let method = "workspace/inlayHint/refresh"; package typealias Params = JSONValue?;
    package typealias Result = JSONValue?
  }
  package enum CodeLensRefreshRequest: LSPRequest {
    package static let method = "workspace/codeLens/refresh"; package typealias Params = JSONValue?;
    package typealias Result = JSONValue?
  }
  package enum DiagnosticRefreshRequest: LSPRequest {
    package static let method = "workspace/diagnostic/refresh"; package typealias Params = JSONValue?;
    package typealias Result = JSONValue?
  }
}
