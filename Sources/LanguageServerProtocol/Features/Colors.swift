extension LSP {
  /// `textDocument/documentColor`: the colors that a document names.
  package enum DocumentColorRequest: LSPRequest {
    package static let method = "textDocument/documentColor"
    package typealias Params = TextDocumentParams
    package typealias Result = [ColorInformation]
  }

  package struct ColorInformation: Codable, Hashable, Sendable {
    package var range: PositionRange
    package var color: Color

    package init(range: PositionRange, color: Color) {
      self.range = range
      self.color = color
    }
  }

  /// A color in sRGB; each member is from 0 to 1.
  package struct Color: Codable, Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    /// 1 for an opaque color.
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// `textDocument/colorPresentation`: how a color that the user picked can be written.
  package enum ColorPresentationRequest: LSPRequest {
    package static let method = "textDocument/colorPresentation"
    package typealias Params = ColorPresentationParams
    package typealias Result = [ColorPresentation]
  }

  package struct ColorPresentationParams: Codable, Hashable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var color: Color
    /// The range of the color in the document.
    package var range: PositionRange
  }

  package struct ColorPresentation: Codable, Hashable, Sendable {
    package var label: String
    package var textEdit: TextEdit?

    package init(label: String, textEdit: TextEdit? = nil) {
      self.label = label
      self.textEdit = textEdit
    }
  }
}
