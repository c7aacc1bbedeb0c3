import FilterText
import Foundation
import _FilterTestSupport

@testable import FilterLanguageServer

/// An open document whose text has marks.
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

  /// The document and its caret as parameters.
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
    try notify(
      LSP.DidOpenTextDocumentNotification.self,
      LSP.DidOpenTextDocumentParams(
        textDocument: LSP.TextDocumentItem(
          uri: uri, languageId: "filterquery", version: version, text: LSP.DocumentText(marks.text))))
    return MarkedDocument(uri: uri, marks: marks, lines: LineTable(SourceText(marks.text)))
  }
}

extension TestClient {
  /// Sends a request about a document, at its caret if it has one. `more` are further parameters.
  func ask(
    _ method: String, _ document: MarkedDocument, in encoding: PositionEncoding = .utf16, _ more: String = ""
  ) async throws -> JSONValue {
    var members = [#""textDocument": {"uri": "\#(document.uri)"}"#]
    if let caret = document.marks.caret {
      let position = document.lines.position(of: caret, in: encoding)
      members.append(#""position": {"line": \#(position.line), "character": \#(position.column)}"#)
    }
    if !more.isEmpty { members.append(more) }
    return try await ask(method, "{\(members.joined(separator: ", "))}")
  }

  /// Waits until the server has loaded its resources.
  func loaded() async throws {
    while server.state.withLock({ $0.generation }) == 0 { try await Task.sleep(for: .milliseconds(1)) }
  }

  /// Replaces the whole text of a document.
  func replace(_ document: MarkedDocument, by text: String, version: Int) throws {
    try notify(
      LSP.DidChangeTextDocumentNotification.self,
      LSP.DidChangeTextDocumentParams(
        textDocument: LSP.VersionedTextDocumentIdentifier(uri: document.uri, version: version),
        contentChanges: [LSP.TextDocumentContentChangeEvent(range: nil, text: LSP.DocumentText(text))]))
  }
}

extension MarkedDocument {
  /// The range between two marks, or of the whole text, as a member of parameters, in UTF-16 columns.
  func range(_ first: Int = 1, _ second: Int = 2) -> String {
    let range = marks.range(from: first, to: second) ?? lines.source.range
    return #""range": \#(json(range))"#
  }

  /// A range of bytes as JSON, in UTF-16 columns.
  func json(_ range: SourceRange) -> String {
    let (start, end) = (position(range.start), position(range.end))
    return """
      {"start": {"line": \(start.line), "character": \(start.character)},
       "end": {"line": \(end.line), "character": \(end.character)}}
      """
  }

  /// The text after edits in UTF-16 columns; `nil` if they overlap.
  func applying(_ edits: JSONValue?) -> String? {
    let edits = (edits?.array ?? []).compactMap { edit -> TextEdit? in
      guard let json = edit["range"], let text = edit["newText"]?.string,
        let range = try? MessageCoding.value(json, as: LSP.PositionRange.self)
      else { return nil }
      return TextEdit(range: PositionConversion(lines, encoding: .utf16).bytes(range), replacement: text)
    }
    return lines.source.applying(edits.sorted { $0.range.start < $1.range.start })?.description
  }
}

extension JSONValue {
  /// The JSON of a text.
  init(json: String) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
  }

  /// An element; nil for any other value and outside the list.
  subscript(_ index: Int) -> JSONValue? {
    array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// A range as `line:column-line:column`; nil for any other value.
  var span: String? {
    guard let start = self["start"]?.place, let end = self["end"]?.place else { return nil }
    return "\(start)-\(end)"
  }

  /// A position as `line:column`; nil for any other value.
  var place: String? {
    guard let line = self["line"]?.integer, let column = self["character"]?.integer else { return nil }
    return "\(line):\(column)"
  }

  /// The ranges of the elements of a list, by the member that holds them.
  func spans(_ member: String = "range") -> [String] {
    (array ?? []).compactMap { $0[member]?.span }
  }

  /// The texts of a member of the elements of a list.
  func texts(_ member: String) -> [String] {
    (array ?? []).compactMap { $0[member]?.string }
  }
}
