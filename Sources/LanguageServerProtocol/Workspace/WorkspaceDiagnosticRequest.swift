extension LSP {
  /// `workspace/diagnostic`: the diagnostics of all documents.
  package enum WorkspaceDiagnosticRequest: LSPRequest {
    /// The method.
    package static let method = "workspace/diagnostic"
    /// What the client has already.
    package typealias Params = WorkspaceDiagnosticParams
    /// The diagnostics.
    package typealias Result = WorkspaceDiagnosticReport
  }

  /// Which diagnostics of all documents are wanted.
  package struct WorkspaceDiagnosticParams: Codable, Hashable, Sendable {
    /// What the diagnostics are known by.
    package var identifier: String?
    /// What the client has already.
    package var previousResultIds: [PreviousResultID]
    /// What the progress is known by.
    package var workDoneToken: ProgressToken?
    /// What parts of the result are known by.
    package var partialResultToken: ProgressToken?

    /// Makes the parameters.
    package init(
      identifier: String? = nil, previousResultIds: [PreviousResultID], workDoneToken: ProgressToken? = nil,
      partialResultToken: ProgressToken? = nil
    ) {
      self.identifier = identifier
      self.previousResultIds = previousResultIds
      self.workDoneToken = workDoneToken
      self.partialResultToken = partialResultToken
    }
  }

  /// The diagnostics that a client has of a document.
  package struct PreviousResultID: Codable, Hashable, Sendable {
    /// The address of the document.
    package var uri: String
    /// What the diagnostics are known by.
    package var value: String

    /// Makes an identifier.
    package init(uri: String, value: String) {
      self.uri = uri
      self.value = value
    }
  }

  /// The diagnostics of all documents.
  package struct WorkspaceDiagnosticReport: Codable, Hashable, Sendable {
    /// The diagnostics by document.
    package var items: [WorkspaceDocumentDiagnosticReport]

    /// Makes a report.
    package init(items: [WorkspaceDocumentDiagnosticReport]) {
      self.items = items
    }
  }
}
