extension LSP {
  /// `window/workDoneProgress/create`: the server wants to report progress of its own.
  package enum WorkDoneProgressCreateRequest: LSPRequest {
    /// The method.
    package static let method = "window/workDoneProgress/create"
    /// What the progress is known by.
    package typealias Params = WorkDoneProgressCreateParams
    /// `null`
    package typealias Result = JSONValue?
  }

  /// Progress that a server wants to report.
  package struct WorkDoneProgressCreateParams: Codable, Hashable, Sendable {
    /// What it is known by.
    package var token: ProgressToken

    /// Makes the parameters.
    package init(token: ProgressToken) {
      self.token = token
    }
  }
}
