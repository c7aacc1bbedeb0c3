import FilterLanguageService
import FilterText

/// A document that is open in the client: what it is known by, and what it holds.
struct OpenDocument: Sendable {
  /// The address, as the client wrote it.
  var uri: String
  /// The number the client gave the text.
  var version: Int
  /// The text and what is known of it.
  var snapshot: DocumentSnapshot
}

extension OpenDocument {
  /// The document after changes, one after another: each range means the text after the change before it, a change without a
  /// range brings the whole text, ends in the wrong order are put right, and what lies outside the text is clamped to it.
  mutating func apply(_ changes: [LSP.TextDocumentContentChangeEvent], encoding: PositionEncoding) {
    for change in changes {
      guard let range = change.range else {
        snapshot = snapshot.replacing(snapshot.source.range, with: change.text)
        continue
      }
      let ends = [range.start, range.end].map {
        snapshot.lines.offset(of: SourcePosition(line: $0.line, column: $0.character), in: encoding)
      }
      snapshot = snapshot.replacing(
        SourceRange(start: min(ends[0], ends[1]), end: max(ends[0], ends[1])), with: change.text)
    }
  }
}
