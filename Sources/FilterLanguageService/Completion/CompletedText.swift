import FilterText

/// The part of a document that a caret completes, as a text of its own.
struct CompletedText {
  /// The text, of as many bytes as stand in the document. Bytes that are no UTF-8 are question marks in it: a word is a word with
  /// them, and offsets stay what they are.
  let text: String
  /// Where the text begins in the document.
  let start: Int
  /// The caret, an offset of the document: inside the line, never inside a character.
  let caret: Int
  /// The line of the caret, without its ending.
  let line: SourceRange
  /// The caret as an offset of the text.
  var inside: Int { caret - start }

  /// Finds what a caret completes; nil in a comment, and for an offset outside the document.
  ///
  /// - In a query, that query.
  /// - In an indented line that has nothing on it yet, below a line of a query: that query, with the caret at its end. What is typed
  ///   there will go on with it.
  /// - In another blank line an empty text at the caret.
  init?(at offset: Int, in document: DocumentSnapshot) {
    guard document.source.range.touches(offset) else { return nil }
    let number = document.lines.line(of: offset)
    let line = document.lines.content(ofLine: number)
    if document.layout.kind(ofLine: number) == .comment { return nil }
    let bytes = document.source.bytes
    var caret = min(offset, line.end)
    // A lone continuation byte is no part of a character: at most three belong to one.
    var steps = 0
    while caret > line.start, caret < bytes.count, bytes[caret] & 0xC0 == 0x80, steps < 3 {
      caret -= 1
      steps += 1
    }
    self.caret = caret
    self.line = line
    if let query = document.query(at: caret) {
      (text, start) = (CompletedText.text(query.source), query.range.start)
    } else if caret > line.start, number > 0,
      let query = document.query(at: document.lines.content(ofLine: number - 1).end)
    {
      let part = SourceText(bytes: Array(bytes[query.range.start..<caret]))
      (text, start) = (CompletedText.text(part), query.range.start)
    } else {
      (text, start) = ("", caret)
    }
  }

  private static func text(_ source: SourceText) -> String {
    if source.isValidUTF8 { return source.description }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.length)
    var offset = 0
    while offset < source.length {
      let scalar = ScalarAtOffset(in: source.bytes, at: offset)
      for place in offset..<offset + scalar.length {
        bytes.append(scalar.isWellFormed ? source.bytes[place] : UInt8(ascii: "?"))
      }
      offset += scalar.length
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
