extension LSP {
  /// Something begins; a value of ``ProgressNotification``.
  package struct WorkDoneProgressBegin: Codable, Hashable, Sendable {
    /// Always `begin`.
    package var kind: String = "begin"
    /// What is done.
    package var title: String
    /// Whether the person may give it up.
    package var cancellable: Bool?
    /// What is done just now.
    package var message: String?
    /// How much is done, of a hundred; if nothing is said here, nothing is said later.
    package var percentage: Int?

    /// Makes a beginning.
    package init(title: String, cancellable: Bool? = nil, message: String? = nil, percentage: Int? = nil) {
      self.title = title
      self.cancellable = cancellable
      self.message = message
      self.percentage = percentage
    }
  }
}
