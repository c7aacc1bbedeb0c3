extension LSP {
  /// `window/workDoneProgress/cancel`: the person gave up what the server does.
  package enum WorkDoneProgressCancelNotification: LSPNotification {
    /// The method.
    package static let method = "window/workDoneProgress/cancel"
    /// What the progress is known by.
    package typealias Params = WorkDoneProgressCancelParams
  }

  /// Progress of what the person gave up.
  package struct WorkDoneProgressCancelParams: Codable, Hashable, Sendable {
    /// What it is known by.
    package var token: ProgressToken

    /// Makes the parameters.
    package init(token: ProgressToken) {
      self.token = token
    }
  }
}
