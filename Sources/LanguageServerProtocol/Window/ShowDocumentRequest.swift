extension LSP {
  /// `window/showDocument`: a document is to be shown.
  package enum ShowDocumentRequest: LSPRequest {
    /// The method.
    package static let method = "window/showDocument"
    /// The document.
    package typealias Params = ShowDocumentParams
    /// Whether it is shown.
    package typealias Result = ShowDocumentResult
  }

  /// A document that is to be shown.
  package struct ShowDocumentParams: Codable, Hashable, Sendable {
    /// The address.
    package var uri: String
    /// Whether another program shows it.
    package var external: Bool?
    /// Whether the person types there from now on.
    package var takeFocus: Bool?
    /// What is selected in it.
    package var selection: PositionRange?

    /// Makes the parameters.
    package init(uri: String, external: Bool? = nil, takeFocus: Bool? = nil, selection: PositionRange? = nil) {
      self.uri = uri
      self.external = external
      self.takeFocus = takeFocus
      self.selection = selection
    }
  }

  /// Whether a document is shown.
  package struct ShowDocumentResult: Codable, Hashable, Sendable {
    /// Whether it is shown.
    package var success: Bool

    /// Makes a result.
    package init(success: Bool) {
      self.success = success
    }
  }
}
