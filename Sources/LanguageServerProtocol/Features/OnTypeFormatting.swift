extension LSP {
  /// `textDocument/onTypeFormatting`: the edits that a character brings about.
  package enum OnTypeFormattingRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/onTypeFormatting"
    /// The character, and what is wanted.
    package typealias Params = DocumentOnTypeFormattingParams
    /// Nothing where nothing changes.
    package typealias Result = [TextEdit]?
  }

  /// The parameters of ``OnTypeFormattingRequest``.
  package struct DocumentOnTypeFormattingParams: Codable, Hashable, Sendable {
    /// The document.
    package var textDocument: TextDocumentIdentifier
    /// The place behind the character, or where it was before the client changed something itself.
    package var position: Position
    /// The character that was written.
    package var ch: String
    /// What the client wants.
    package var options: FormattingOptions

    /// Makes the parameters.
    package init(textDocument: TextDocumentIdentifier, position: Position, ch: String, options: FormattingOptions) {
      self.textDocument = textDocument
      self.position = position
      self.ch = ch
      self.options = options
    }
  }
}
