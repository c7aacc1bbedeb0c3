extension LSP {
  /// `window/showMessage`: a message for the user.
  package enum ShowMessageNotification: LSPNotification {
    package static let method = "window/showMessage"
    package typealias Params = ShowMessageParams
  }

  package struct ShowMessageParams: Codable, Hashable, Sendable {
    package var type: MessageType
    package var message: String

    package init(type: MessageType, message: String) {
      self.type = type
      self.message = message
    }
  }

  package enum MessageType: Int, Codable, Hashable, Sendable {
    case error = 1
    case warning = 2
    case info = 3
    case log = 4
  }

  /// `window/showDocument`: asks the client to show a document or a web page.
  package enum ShowDocumentRequest: LSPRequest {
    package static let method = "window/showDocument"
    package typealias Params = ShowDocumentParams
    /// Not read.
    package typealias Result = JSONValue?
  }

  package struct ShowDocumentParams: Codable, Hashable, Sendable {
    package var uri: String
    /// Whether to open it outside the editor.
    package var external: Bool?

    package init(uri: String, external: Bool? = nil) {
      self.uri = uri
      self.external = external
    }
  }
}

extension LSP {
  /// `$/progress`: the progress of an operation, or a part of a result.
  package enum ProgressNotification: LSPNotification {
    package static let method = "$/progress"
    package typealias Params = ProgressParams
  }

  package struct ProgressParams: Codable, Hashable, Sendable {
    package var token: ProgressToken
    package var value: JSONValue

    package init(token: ProgressToken, value: JSONValue) {
      self.token = token
      self.value = value
    }
  }

  /// `window/workDoneProgress/create`: announces a progress that the server reports.
  package enum WorkDoneProgressCreateRequest: LSPRequest {
    package static let method = "window/workDoneProgress/create"
    package typealias Params = WorkDoneProgressParams
    package typealias Result = JSONValue?
  }

  /// `window/workDoneProgress/cancel`: the user cancelled an operation of the server.
  package enum WorkDoneProgressCancelNotification: LSPNotification {
    package static let method = "window/workDoneProgress/cancel"
    package typealias Params = WorkDoneProgressParams
  }

  package struct WorkDoneProgressParams: Codable, Hashable, Sendable {
    package var token: ProgressToken

    package init(token: ProgressToken) {
      self.token = token
    }
  }
}
