import FilterAnalysis
import FilterDocuments
import FilterText

/// A heading and its content, up to the next heading of the same or a higher level.
struct DocumentSection {
  /// The comment that opens the section.
  let heading: CommentLine
  /// The line of the heading.
  let firstLine: Int
  /// The last line of the section that is not blank.
  private(set) var lastLine: Int
  /// The bytes from the heading to the end of the last line.
  private(set) var range: SourceRange

  /// A section without content.
  fileprivate init(_ heading: CommentLine, line: Int) {
    self.heading = heading
    self.firstLine = line
    self.lastLine = line
    self.range = heading.range
  }

  fileprivate mutating func end(atLine line: Int, of lines: LineTable) {
    lastLine = line
    range = SourceRange(start: range.start, end: lines.content(ofLine: line).end)
  }
}

extension DocumentSnapshot {
  /// The sections in the order of their headings, outer sections first. Linear in the text; no query is analyzed.
  var sections: [DocumentSection] {
    var sections: [DocumentSection] = []
    var open: [Int] = []
    var lastWritten = 0
    for line in 0..<lines.lineCount {
      if layout.kind(ofLine: line) == .blank { continue }
      if let heading = comment(ofLine: line), heading.isHeading {
        while let last = open.last, sections[last].heading.level >= heading.level {
          sections[last].end(atLine: lastWritten, of: lines)
          open.removeLast()
        }
        open.append(sections.count)
        sections.append(DocumentSection(heading, line: line))
      }
      lastWritten = line
    }
    for index in open { sections[index].end(atLine: lastWritten, of: lines) }
    return sections
  }

  /// The name of a query, or else its title in the comments above it.
  func title(of query: DocumentQuery) -> DocumentDirectives.Entry? {
    let head = expanded.directives.heads[query.index]
    return head?.name ?? head?.title
  }
}

/// A comment line, in offsets of the document.
struct CommentLine: Hashable {
  /// The line without its ending.
  let range: SourceRange
  /// The text after the `#`, trimmed; may be empty.
  let text: SourceRange
  /// The number of `#` of a heading, from 2 (highest) to 6; 0 for a comment that is not a heading.
  let level: Int

  /// Whether the line opens a section.
  var isHeading: Bool { level > 0 }

  /// Reads the comment of a line, from its `#`. A comment within a query is no heading.
  ///
  /// As in Markdown, a heading has at most six `#` and white space after them. It has at least two, because one `#`
  /// makes a comment.
  init(_ line: SourceRange, in source: SourceText, isInQuery: Bool) {
    let bytes = source.bytes
    var start = line.start
    while start < line.end, bytes[start] == UInt8(ascii: "#") { start += 1 }
    let marks = start - line.start
    let hasSpace = start < line.end && bytes[start].isWhitespace
    let level = hasSpace && (2...6).contains(marks) && !isInQuery ? marks : 0
    var text = source.trimmed(SourceRange(start: start, end: line.end))
    // `## Elves ##` is the heading "Elves".
    var inner = text.end
    while level > 0, inner > text.start, bytes[inner - 1] == UInt8(ascii: "#") { inner -= 1 }
    if inner < text.end, inner > text.start, bytes[inner - 1].isWhitespace {
      text = source.trimmed(SourceRange(start: text.start, end: inner))
    }
    self.range = line
    self.text = text
    self.level = text.isEmpty ? 0 : level
  }
}

extension DocumentSnapshot {
  /// The comment in a line with nothing else; `nil` for another line, and outside the text.
  func comment(ofLine line: Int) -> CommentLine? {
    guard line >= 0, line < lines.lineCount else { return nil }
    let content = lines.content(ofLine: line)
    guard let comment = layout.comments[layout.comments(touching: content)].first,
      source.bytes[content.start..<comment.start].allSatisfy({ $0.isWhitespace })
    else { return nil }
    return self.comment(in: comment)
  }

  /// The comment that an offset is in, alone in its line or after a part of a query.
  func comment(at offset: Int) -> CommentLine? { layout.comment(at: offset).map { comment(in: $0) } }

  private func comment(in range: SourceRange) -> CommentLine {
    CommentLine(range, in: source, isInQuery: layout.query(touching: range.start) != nil)
  }
}
