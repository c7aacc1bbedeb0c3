package import FilterText

extension QueryDocument {
  /// The indices of the comments that a range touches or encloses. Logarithmic.
  package func comments(touching range: SourceRange) -> Range<Int> {
    let first = comments.partitioningIndex { $0.end >= range.start }
    return first..<max(first, comments.partitioningIndex { $0.start > range.end })
  }

  /// The comment that an offset is in: after its `#`, or before it at the start of a line. Logarithmic.
  package func comment(at offset: Int) -> SourceRange? {
    guard let last = comments(touching: SourceRange(at: offset)).last else { return nil }
    let comment = comments[last]
    return comment.start < offset || isAtStartOfLine(comment) ? comment : nil
  }

  /// The comment in the line that begins at an offset; with `fromItsStart`, only one with nothing but white space before
  /// it.
  func comment(inLineAt offset: Int, fromItsStart: Bool) -> SourceRange? {
    let index = comments.partitioningIndex { $0.start >= offset }
    guard index < comments.count else { return nil }
    let comment = comments[index]
    let line = lines.content(ofLine: lines.line(of: offset))
    guard comment.start < line.end else { return nil }
    return !fromItsStart || lines.source.isBlank(from: line.start, to: comment.start) ? comment : nil
  }

  /// The query that an indented line would continue: the one in the line above it or above the comments there.
  package func query(above line: Int) -> Int? {
    var line = line - 1
    while line >= 0, kind(ofLine: line) == .comment { line -= 1 }
    return line < 0 ? nil : query(touching: lines.content(ofLine: line).end)
  }

  /// The comment directly above a line, in one line without its signs; nil if there is none. Directives such as
  /// `# filterq: ignore` are no part of it.
  package func title(aboveLine line: Int) -> String? {
    var first = line
    while first > 0, kind(ofLine: first - 1) == .comment { first -= 1 }
    var parts: [String] = []
    for line in first..<line {
      let content = lines.content(ofLine: line)
      let text = lines.source.bytes[content.start..<content.end].drop { $0.isWhitespace || $0 == UInt8(ascii: "#") }
      if text.isEmpty || DocumentDirectives.directive(lines.source.trimmed(content), in: lines.source) != nil {
        continue
      }
      let end = text.lastIndex { !$0.isWhitespace } ?? text.startIndex
      parts.append(String(decoding: text[...end], as: UTF8.self))
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// The comment directly above a query, which is its title; nil if there is none.
  package func title(ofQuery index: Int) -> String? {
    guard queries.indices.contains(index) else { return nil }
    return title(aboveLine: lines.line(of: queries[index].start))
  }

  private func isAtStartOfLine(_ comment: SourceRange) -> Bool {
    lines.content(ofLine: lines.line(of: comment.start)).start == comment.start
  }

  /// The text of a range with spaces in place of the comments in it.
  package func text(in range: SourceRange) -> SourceText {
    var bytes = Array(lines.source.bytes[range.start..<range.end])
    for comment in comments[comments(touching: range)] {
      for offset in max(comment.start, range.start)..<max(min(comment.end, range.end), comment.start, range.start) {
        bytes[offset - range.start] = 0x20
      }
    }
    return SourceText(bytes: bytes)
  }

  /// The edits of the document that do to a query what `edits` do, whose ranges are offsets of the query, and keep its
  /// comments. The white space around a comment stays as it is. Nil if the text would then be divided differently: a
  /// word that begins with `#` would become a comment, or a line would end the query.
  package func documentEdits(ofQuery index: Int, _ edits: [TextEdit]) -> [TextEdit]? {
    guard queries.indices.contains(index) else { return nil }
    let range = queries[index]
    let inner = comments(touching: range)
    var result: [TextEdit] = []
    for edit in edits {
      let placed = TextEdit(range: edit.range.shifted(by: range.start), replacement: edit.replacement)
      if inner.isEmpty { result.append(placed) } else { appendKeepingComments(placed, to: &result) }
    }
    return keepsDivision(result, of: range, comments: inner) ? result : nil
  }

  /// Appends the parts of an edit beside the comments in its range, the first with the replacement. White space beside
  /// a comment stays, so the replacement loses its own there.
  private func appendKeepingComments(_ edit: TextEdit, to result: inout [TextEdit]) {
    var parts: [SourceRange] = []
    var start = edit.range.start
    for comment in comments[comments(touching: edit.range)] where comment.overlaps(edit.range) {
      let kept = surroundings(of: comment)
      if kept.start > start { parts.append(SourceRange(start: start, end: kept.start)) }
      start = max(start, kept.end)
    }
    if start == edit.range.start { return result.append(edit) }
    var text = Array(edit.replacement.utf8)
    if start < edit.range.end {
      // A gap that a removed word leaves goes with it, since there is one before the word already.
      var end = edit.range.end
      let limit = text.allSatisfy { $0.isWhitespace } ? lines.content(ofLine: lines.line(of: end)).end : end
      while end < limit, lines.source.bytes[end].isWhitespace { end += 1 }
      parts.append(SourceRange(start: start, end: end))
    }
    let isFirst = parts.first?.start == edit.range.start
    while let last = text.last, last.isWhitespace, isFirst || text.count == 1 { text.removeLast() }
    if !isFirst { text = Array(text.drop { $0.isWhitespace }) }
    if parts.isEmpty, !text.isEmpty { parts.append(SourceRange(at: edit.range.end)) }
    for (index, part) in parts.enumerated() {
      result.append(TextEdit(range: part, replacement: index == 0 ? String(decoding: text, as: UTF8.self) : ""))
    }
  }

  /// A comment with its line break and all white space around.
  private func surroundings(of comment: SourceRange) -> SourceRange {
    let bytes = lines.source.bytes
    var start = comment.start
    while start > 0, bytes[start - 1].isWhitespace { start -= 1 }
    var end = comment.end
    while end < bytes.count, bytes[end].isWhitespace { end += 1 }
    return SourceRange(start: start, end: end)
  }

  private func keepsDivision(_ edits: [TextEdit], of range: SourceRange, comments inner: Range<Int>) -> Bool {
    if isSingle { return true }
    let moved = edits.map { TextEdit(range: $0.range.shifted(by: -range.start), replacement: $0.replacement) }
    guard let text = lines.source.slice(range).applying(moved) else { return false }
    let document = QueryDocument(text)
    return document.comments.map { text.slice($0) } == comments[inner].map { lines.source.slice($0) }
      && (document.queries.isEmpty && document.directives.parameters.isEmpty || document.queries == [text.range])
  }
}

extension SourceText {
  fileprivate func slice(_ range: SourceRange) -> SourceText {
    SourceText(bytes: Array(bytes[range.start..<range.end]))
  }
}
