extension LSP {
  /// `workspace/executeCommand`: the server is to do something.
  package enum ExecuteCommandRequest: LSPRequest {
    /// The method.
    package static let method = "workspace/executeCommand"
    /// What is to be done.
    package typealias Params = ExecuteCommandParams
    /// What the command has to say.
    package typealias Result = JSONValue?
  }

  /// What a server is to do.
  package struct ExecuteCommandParams: Codable, Hashable, Sendable {
    /// What the command is known by.
    package var command: String
    /// What is handed to it.
    package var arguments: [JSONValue]?
    /// What its progress is known by.
    package var workDoneToken: ProgressToken?

    /// Makes the parameters.
    package init(command: String, arguments: [JSONValue]? = nil, workDoneToken: ProgressToken? = nil) {
      self.command = command
      self.arguments = arguments
      self.workDoneToken = workDoneToken
    }
  }
}
