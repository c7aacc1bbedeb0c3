extension LSP {
  /// `textDocument/publishDiagnostics`: what is to be said about a document.
  package enum PublishDiagnosticsNotification: LSPNotification {
    /// The method.
    package static let method = "textDocument/publishDiagnostics"
    /// What is said.
    package typealias Params = PublishDiagnosticsParams
  }

  /// All that is to be said about a document; it takes the place of what was said before.
  package struct PublishDiagnosticsParams: Codable, Hashable, Sendable {
    /// The address of the document.
    package var uri: String
    /// The version of the document that it is said of.
    package var version: Int?
    /// What is said.
    package var diagnostics: [Diagnostic]

    /// Makes the parameters.
    package init(uri: String, version: Int? = nil, diagnostics: [Diagnostic]) {
      self.uri = uri
      self.version = version
      self.diagnostics = diagnostics
    }
  }
}
