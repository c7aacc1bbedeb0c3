extension LSP {
  /// `textDocument/documentColor`: the colors that a document names.
  enum DocumentColorRequest: LSPRequest {
    static let method = "textDocument/documentColor"
    typealias Params = TextDocumentParams
    typealias Result = [ColorInformation]
  }

  struct ColorInformation: Codable, Hashable, Sendable {
    var range: PositionRange
    var color: Color
  }

  /// A color in sRGB; each member is from 0 to 1.
  struct Color: Codable, Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    /// 1 for an opaque color.
    var alpha: Double = 1
  }

  /// `textDocument/colorPresentation`: how a color that the user picked can be written.
  enum ColorPresentationRequest: LSPRequest {
    static let method = "textDocument/colorPresentation"
    typealias Params = ColorPresentationParams
    typealias Result = [ColorPresentation]
  }

  struct ColorPresentationParams: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
    var color: Color
    /// The range of the color in the document.
    var range: PositionRange
  }

  struct ColorPresentation: Codable, Hashable, Sendable {
    var label: String
    var textEdit: TextEdit?
  }
}
