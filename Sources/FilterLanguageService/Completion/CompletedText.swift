import FilterDocuments
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// The part of a document that a caret completes, parsed.
struct CompletedText {
  /// The query, with as many bytes as in the document. Invalid UTF-8 is replaced by question marks, so that words and
  /// offsets stay the same.
  let parsed: ParsedQuery
  /// The offset of the query in the document.
  let start: Int
  /// The caret, an offset of the document: inside the line, never inside a character.
  let caret: Int
  /// The line of the caret, without its ending.
  let line: SourceRange
  /// The text of the query.
  var text: String { parsed.source.description }
  /// The caret as an offset of the query.
  var inside: Int { caret - start }

  /// Finds the text to complete at a caret; nil in a comment, and for an offset outside the document.
  ///
  /// - In a directive with a query, such as `# all: f:modern`: that query.
  /// - In a query: that query.
  /// - In a blank indented line below a query, or below the comments after it: that query, with the caret at its end,
  ///   because the typed text will continue it.
  /// - In any other blank line: an empty text at the caret.
  init?(at offset: Int, in document: DocumentSnapshot) {
    guard document.source.range.touches(offset) else { return nil }
    let number = document.lines.line(of: offset)
    var line = document.lines.content(ofLine: number)
    let directive = document.queryOfDirective(at: offset)
    if let directive {
      line = directive
    } else if document.layout.kind(ofLine: number) == .comment || document.layout.comment(at: offset) != nil {
      return nil
    }
    let bytes = document.source.bytes
    var caret = min(offset, line.end)
    // A lone continuation byte is not part of a character, which has at most three of them.
    var steps = 0
    while caret > line.start, caret < bytes.count, bytes[caret] & 0xC0 == 0x80, steps < 3 {
      caret -= 1
      steps += 1
    }
    self.caret = caret
    self.line = line
    if let directive {
      let text = SourceText(bytes: Array(bytes[directive.start..<directive.end]))
      parsed = text.isValidUTF8 ? document.vocabulary.parse(text) : CompletedText.parsed(text, document.vocabulary)
      start = directive.start
    } else if let query = document.query(at: caret) {
      parsed =
        query.source.isValidUTF8 ? query.analysis.parsed : CompletedText.parsed(query.source, document.vocabulary)
      start = query.range.start
    } else if caret > line.start, let query = document.layout.query(above: number) {
      start = document.layout.queries[query].start
      parsed = CompletedText.parsed(
        document.layout.text(in: SourceRange(start: start, end: caret)), document.vocabulary)
    } else {
      parsed = ParsedQuery(parsing: "")
      start = caret
    }
  }

  private static func parsed(_ source: SourceText, _ vocabulary: Vocabulary) -> ParsedQuery {
    if source.isValidUTF8 { return vocabulary.parse(source) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.length)
    var offset = 0
    while offset < source.length {
      let scalar = ScalarAtOffset(in: source.bytes, at: offset)
      for index in offset..<offset + scalar.length {
        bytes.append(scalar.isWellFormed ? source.bytes[index] : UInt8(ascii: "?"))
      }
      offset += scalar.length
    }
    return vocabulary.parse(SourceText(bytes: bytes))
  }
}
