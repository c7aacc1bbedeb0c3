import FilterCompletion
import FilterDocuments
import FilterText

extension DocumentSnapshot {
  /// The directives that a comment alone in its line may be, or the codes after `# filterq: ignore`; nil elsewhere.
  func completionOfDirective(at offset: Int, limit: Int) -> DocumentCompletion? {
    guard let comment = loneComment(at: offset), comment.start < offset, offset <= comment.end else { return nil }
    if let found = directive(in: comment), found.end < offset {
      return found.kind.directive.content == .codes ? completionOfCode(at: offset, after: found.end + 1, limit) : nil
    }
    let bytes = source.bytes
    var start = comment.start + 1
    while start < offset, bytes[start].isWhitespace { start += 1 }
    var end = offset
    while end < comment.end, bytes[end].isLetter { end += 1 }
    if end < comment.end, bytes[end] == UInt8(ascii: ":") { end += 1 }
    let typed = source[SourceRange(start: start, end: offset)].lowercased()
    let range = SourceRange(start: comment.start, end: end)
    let fitting = DocumentDirective.all.filter {
      isUsable($0, in: comment) && $0.beginning.dropFirst(2).hasPrefix(typed)
    }
    return completion(
      of: fitting.prefix(limit).map { directive in
        (
          directive.beginning, directive.place == .aroundQuery ? "" : " ",
          StyledText(marked: directive.summary).plainText
        )
      }, replacing: range, at: offset)
  }

  /// The codes of diagnostics that begin as the word at an offset does.
  private func completionOfCode(at offset: Int, after first: Int, _ limit: Int) -> DocumentCompletion {
    let bytes = source.bytes
    func continues(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") }
    var range = SourceRange(at: offset)
    while range.start > first, continues(bytes[range.start - 1]) {
      range = SourceRange(start: range.start - 1, end: range.end)
    }
    while range.end < bytes.count, continues(bytes[range.end]) {
      range = SourceRange(start: range.start, end: range.end + 1)
    }
    let typed = source[SourceRange(start: range.start, end: offset)].lowercased()
    let codes = DiagnosticCodes.all.filter { $0.hasPrefix(typed) }
    return completion(of: codes.prefix(limit).map { ($0, "", "") }, replacing: range, at: offset)
  }

  private func completion(
    of items: [(label: String, rest: String, detail: String)], replacing range: SourceRange, at offset: Int
  ) -> DocumentCompletion {
    if items.isEmpty { return .none }
    let items = items.map { label, rest, detail in
      let text = label + rest
      let item = CompletionItem(
        label: label, edit: TextEdit(range: range, replacement: text), caret: range.start + text.utf8.count,
        kind: .keyword, detail: detail, score: CompletionScore([]))
      return DocumentCompletion.Item(
        item: item, newText: text, insertRange: SourceRange(start: range.start, end: offset), replaceRange: range,
        additionalEdits: [], caret: text.utf8.count)
    }
    return DocumentCompletion(
      items: items, selected: 0, isIncomplete: true, missingCatalogs: [])
  }

  /// Whether a directive says something in a comment.
  private func isUsable(_ directive: DocumentDirective, in comment: SourceRange) -> Bool {
    switch directive.place {
    case .line: false
    case .aroundQuery: true
    case .query, .queryOrDocument: layout.query(touching: comment.start) == nil
    case .document: comment.start < layout.queries.first?.start ?? .max
    }
  }

  /// The query in the comment at an offset, as `# all:` has one; nil if the offset is not in it.
  func queryOfDirective(at offset: Int) -> SourceRange? {
    guard let comment = loneComment(at: offset), let found = directive(in: comment),
      found.kind.directive.content == .query, found.end < offset, offset <= comment.end
    else { return nil }
    let start = found.text.isEmpty ? offset : found.text.start
    return start <= offset ? SourceRange(start: start, end: comment.end) : nil
  }

  /// The comment alone in the line of an offset; nil if the line has something else, or is in a query alone.
  private func loneComment(at offset: Int) -> SourceRange? {
    layout.isSingle ? nil : comment(ofLine: lines.line(of: offset))?.range
  }

  /// The directive that a comment is, the end of its beginning, and its text.
  private func directive(
    in comment: SourceRange
  ) -> (kind: DocumentDirectives.Kind, end: Int, text: SourceRange)? {
    guard let found = DocumentDirectives.directive(comment, in: source) else { return nil }
    let end = source.trimmed(SourceRange(start: comment.start, end: found.text.start)).end
    return (found.kind, end, found.text)
  }

  /// The hover of the beginning of a directive.
  func hoverOfDirective(at offset: Int) -> HoverCard? {
    guard let comment = loneComment(at: offset), comment.touches(offset), let found = directive(in: comment),
      offset <= found.end
    else { return nil }
    let directive = found.kind.directive
    var card = HoverCard(
      range: SourceRange(start: comment.start, end: found.end), subject: .directive, title: directive.beginning)
    card.body = [StyledText(marked: directive.summary)]
    card.examples = [HoverExample(text: directive.example, meaning: "")]
    return card
  }
}
