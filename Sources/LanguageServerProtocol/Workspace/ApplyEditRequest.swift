extension LSP {
  /// `workspace/applyEdit`: the client is to edit documents.
  package enum ApplyEditRequest: LSPRequest {
    /// The method.
    package static let method = "workspace/applyEdit"
    /// The edit.
    package typealias Params = ApplyWorkspaceEditParams
    /// Whether it was done.
    package typealias Result = ApplyWorkspaceEditResult
  }

  /// An edit that a client is to do.
  package struct ApplyWorkspaceEditParams: Codable, Hashable, Sendable {
    /// What people see it called, when they undo it.
    package var label: String?
    /// The edit.
    package var edit: WorkspaceEdit

    /// Makes the parameters.
    package init(label: String? = nil, edit: WorkspaceEdit) {
      self.label = label
      self.edit = edit
    }
  }

  /// Whether an edit was done.
  package struct ApplyWorkspaceEditResult: Codable, Hashable, Sendable {
    /// Whether it was done.
    package var applied: Bool
    /// Why it was not done.
    package var failureReason: String?
    /// Which change could not be done, counted from zero.
    package var failedChange: Int?

    /// Makes a result.
    package init(applied: Bool, failureReason: String? = nil, failedChange: Int? = nil) {
      self.applied = applied
      self.failureReason = failureReason
      self.failedChange = failedChange
    }
  }
}
