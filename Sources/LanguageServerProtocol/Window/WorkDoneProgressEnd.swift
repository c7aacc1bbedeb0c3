extension LSP {
  /// Something ends; a value of ``ProgressNotification``.
  package struct WorkDoneProgressEnd: Codable, Hashable, Sendable {
    /// Always `end`.
    package var kind: String = "end"
    /// How it ended.
    package var message: String?

    /// Makes an end.
    package init(message: String? = nil) {
      self.message = message
    }
  }
}
