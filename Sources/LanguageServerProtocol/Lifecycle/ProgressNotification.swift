extension LSP {
  /// `$/progress`: how far something is, or a part of a result.
  package enum ProgressNotification: LSPNotification {
    /// The method.
    package static let method = "$/progress"
    /// What is reported.
    package typealias Params = ProgressParams
  }

  /// What is reported while something is done.
  package struct ProgressParams: Codable, Hashable, Sendable {
    /// What the progress is known by.
    package var token: ProgressToken
    /// How far it is, or a part of the result.
    package var value: JSONValue

    /// Makes the parameters.
    package init(token: ProgressToken, value: JSONValue) {
      self.token = token
      self.value = value
    }
  }
}
