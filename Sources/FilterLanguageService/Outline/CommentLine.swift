import FilterText

/// A comment line and what it says, in offsets of the document.
struct CommentLine: Hashable {
  /// The line without its ending.
  let range: SourceRange
  /// The words behind the `#`, without white space around them; empty where there are none.
  let text: SourceRange
  /// How many `#` a heading has: two to six, the fewer the higher. Zero for a comment that is no heading.
  let level: Int

  /// Whether the line opens a section.
  var isHeading: Bool { level > 0 }

  /// The comment in a line that begins with `#`.
  ///
  /// As in Markdown a heading has up to six `#` and white space behind them, so that a rule of many `#` is none. It takes
  /// two of them at least, since one makes a comment.
  init(_ line: SourceRange, in source: SourceText) {
    let bytes = source.bytes
    var start = line.start
    while start < line.end, bytes[start] == UInt8(ascii: "#") { start += 1 }
    let marks = start - line.start
    let isParted = start < line.end && CommentLine.isBlank(bytes[start])
    let level = isParted && (2...6).contains(marks) ? marks : 0
    var end = line.end
    while start < end, CommentLine.isBlank(bytes[start]) { start += 1 }
    while end > start, CommentLine.isBlank(bytes[end - 1]) { end -= 1 }
    // `## Elves ##` is the heading "Elves".
    var inner = end
    while level > 0, inner > start, bytes[inner - 1] == UInt8(ascii: "#") { inner -= 1 }
    if inner < end, inner > start, CommentLine.isBlank(bytes[inner - 1]) {
      end = inner
      while end > start, CommentLine.isBlank(bytes[end - 1]) { end -= 1 }
    }
    self.range = line
    self.text = SourceRange(start: start, end: end)
    self.level = start < end ? level : 0
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (byte >= 0x09 && byte <= 0x0D)
  }
}

extension DocumentSnapshot {
  /// The comment in a line; nil where the line is none, or lies outside the text.
  func comment(ofLine line: Int) -> CommentLine? {
    guard line >= 0, line < lines.lineCount else { return nil }
    let content = lines.content(ofLine: line)
    guard !content.isEmpty, source.bytes[content.start] == UInt8(ascii: "#") else { return nil }
    return CommentLine(content, in: source)
  }
}
