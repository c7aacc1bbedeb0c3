extension LSP {
  /// `textDocument/hover`: what is to be said about a place.
  package enum HoverRequest: LSPRequest {
    /// The method.
    package static let method = "textDocument/hover"
    /// Where the pointer rests.
    package typealias Params = TextDocumentPositionParams
    /// Nothing where there is nothing to say.
    package typealias Result = Hover?
  }

  /// What is said about a place, and the range it is said of.
  package struct Hover: Codable, Hashable, Sendable {
    /// What is said.
    package var contents: MarkupContent
    /// The range it is said of.
    package var range: PositionRange?

    /// Makes a hover.
    package init(contents: MarkupContent, range: PositionRange? = nil) {
      self.contents = contents
      self.range = range
    }
  }
}
