extension LSP {
  /// `window/showMessage`: a message for the user.
  enum ShowMessageNotification: LSPNotification {
    static let method = "window/showMessage"
    typealias Params = ShowMessageParams
  }

  struct ShowMessageParams: Codable, Hashable, Sendable {
    var type: MessageType
    var message: String
  }

  enum MessageType: Int, Codable, Hashable, Sendable {
    case error = 1
    case warning = 2
    case info = 3
    case log = 4
  }

  /// `window/showDocument`: asks the client to show a document or a web page.
  enum ShowDocumentRequest: LSPRequest {
    static let method = "window/showDocument"
    typealias Params = ShowDocumentParams
    /// Not read.
    typealias Result = JSONValue?
  }

  struct ShowDocumentParams: Codable, Hashable, Sendable {
    var uri: String
    /// Whether to open it outside the editor.
    var external: Bool?
    /// Whether the document gets the focus.
    var takeFocus: Bool?
  }
}

extension LSP {
  /// `workspace/textDocumentContent`: the text of a document that only the server has (LSP 3.18).
  enum TextDocumentContentRequest: LSPRequest {
    static let method = "workspace/textDocumentContent"
    typealias Params = TextDocumentContentParams
    typealias Result = TextDocumentContentResult
  }

  struct TextDocumentContentParams: Codable, Hashable, Sendable {
    var uri: String
  }

  struct TextDocumentContentResult: Codable, Hashable, Sendable {
    var text: String
  }
}

extension LSP {
  /// `$/progress`: the progress of an operation, or a part of a result.
  enum ProgressNotification: LSPNotification {
    static let method = "$/progress"
    typealias Params = ProgressParams
  }

  struct ProgressParams: Codable, Hashable, Sendable {
    var token: ProgressToken
    var value: JSONValue
  }

  /// `window/workDoneProgress/create`: announces a progress that the server reports.
  enum WorkDoneProgressCreateRequest: LSPRequest {
    static let method = "window/workDoneProgress/create"
    typealias Params = WorkDoneProgressParams
    typealias Result = JSONValue?
  }

  /// `window/workDoneProgress/cancel`: the user cancelled an operation of the server.
  enum WorkDoneProgressCancelNotification: LSPNotification {
    static let method = "window/workDoneProgress/cancel"
    typealias Params = WorkDoneProgressParams
  }

  struct WorkDoneProgressParams: Codable, Hashable, Sendable {
    var token: ProgressToken
  }
}
