extension LSP {
  /// Something goes on; a value of ``ProgressNotification``.
  package struct WorkDoneProgressReport: Codable, Hashable, Sendable {
    /// Always `report`.
    package var kind: String = "report"
    /// Whether the person may give it up.
    package var cancellable: Bool?
    /// What is done just now.
    package var message: String?
    /// How much is done, of a hundred.
    package var percentage: Int?

    /// Makes a report.
    package init(cancellable: Bool? = nil, message: String? = nil, percentage: Int? = nil) {
      self.cancellable = cancellable
      self.message = message
      self.percentage = percentage
    }
  }
}
