import FilterTestSupport
import FilterText
import Foundation

@testable import FilterLanguageServer
@testable import LanguageServerProtocol

/// A document that is open in a test: its address, and the places marked in its text.
struct MarkedDocument: Sendable {
  let uri: String
  let marks: MarkedText
  let lines: LineTable

  /// The position of a mark, in UTF-16 columns.
  func position(_ offset: Int) -> LSP.Position {
    let position = lines.position(of: offset, in: .utf16)
    return LSP.Position(line: position.line, character: position.column)
  }

  /// The document by its address.
  var identifier: LSP.TextDocumentIdentifier { LSP.TextDocumentIdentifier(uri: uri) }

  /// The caret of the text as parameters of a request.
  var caret: LSP.TextDocumentPositionParams {
    LSP.TextDocumentPositionParams(textDocument: identifier, position: position(marks.caret ?? 0))
  }

  /// The whole text as a range.
  var all: LSP.PositionRange {
    LSP.PositionRange(start: LSP.Position(line: 0, character: 0), end: position(lines.source.length))
  }
}

extension TestClient {
  /// Opens a document whose text has marks.
  func open(_ text: String, uri: String = "file:///queries.filterq", version: Int = 1) throws -> MarkedDocument {
    let marks = MarkedText(text)
    try tell(
      LSP.DidOpenTextDocumentNotification.self,
      LSP.DidOpenTextDocumentParams(
        textDocument: LSP.TextDocumentItem(
          uri: uri, languageId: "filterquery", version: version, text: LSP.DocumentText(marks.text))))
    return MarkedDocument(uri: uri, marks: marks, lines: LineTable(SourceText(marks.text)))
  }
}
