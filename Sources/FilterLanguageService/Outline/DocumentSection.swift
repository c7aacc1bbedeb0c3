import FilterText

/// A heading and what stands under it, down to the next heading that is as high or higher.
struct DocumentSection {
  /// The comment that opens the section.
  let heading: CommentLine
  /// The line of the heading.
  let firstLine: Int
  /// The last line of the section that is not blank.
  private(set) var lastLine: Int
  /// The bytes from the heading to the end of the last line.
  private(set) var range: SourceRange

  /// A section that has nothing but its heading yet.
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
  /// The sections in the order of their headings: one that lies in another comes behind it. Linear in the text; no query is
  /// analysed.
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

  /// The comment that says what a query is: the one in the line above it, if it has words and opens no section.
  func title(of query: DocumentQuery) -> CommentLine? {
    guard let comment = comment(ofLine: lines.line(of: query.range.start) - 1) else { return nil }
    return comment.isHeading || comment.text.isEmpty ? nil : comment
  }
}
