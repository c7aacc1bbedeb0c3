extension LSP {
  /// What people see behind the label of a completion.
  package struct CompletionItemLabelDetails: Codable, Hashable, Sendable {
    /// Directly behind the label, such as the parameters of a function.
    package var detail: String?
    /// Farther behind, such as a type or a place.
    package var description: String?

    /// Makes details.
    package init(detail: String? = nil, description: String? = nil) {
      self.detail = detail
      self.description = description
    }
  }
}
