import FilterCompletion
import FilterDocuments
import FilterText
import FilterVocabulary

extension DocumentSnapshot {
  /// The directives that a comment alone in its line may be, or the codes after `# filterq: ignore`; nil elsewhere.
  func completionOfDirective(at offset: Int, limit: Int) -> DocumentCompletion? {
    guard let comment = loneComment(at: offset), comment.start < offset, offset <= comment.end else { return nil }
    if let found = directive(in: comment), found.end < offset {
      return switch found.kind.directive.content {
      case .codes: completionOfCode(at: offset, after: found.end + 1, limit)
      case .columns, .order: completionOfColumn(at: offset, after: found.end, in: comment, limit)
      case .text, .query: nil
      }
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
    let range = word(at: offset, within: SourceRange(start: first, end: source.bytes.count)) {
      $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-")
    }
    let typed = source[SourceRange(start: range.start, end: offset)].lowercased()
    let codes = DiagnosticCodes.all.filter { $0.hasPrefix(typed) }
    return completion(of: codes.prefix(limit).map { ($0, "", "") }, replacing: range, at: offset)
  }

  /// The columns whose names have a word that begins as the one at an offset, those first that begin with it; those
  /// that the directive names elsewhere are left out.
  private func completionOfColumn(
    at offset: Int, after first: Int, in comment: SourceRange, _ limit: Int
  ) -> DocumentCompletion {
    var range = word(at: offset, within: SourceRange(start: first, end: comment.end)) {
      $0 != UInt8(ascii: ",") && !$0.isWhitespace && $0 != UInt8(ascii: "\"")
    }
    if range.start < offset, source.bytes[range.start] == UInt8(ascii: "-"), directive(in: comment)?.kind == .sort {
      range = SourceRange(start: range.start + 1, end: range.end)
    }
    let typed = source[SourceRange(start: range.start, end: offset)].lowercased()
    let before = source[SourceRange(start: first, end: range.start)]
    let after = source[SourceRange(start: range.end, end: comment.end)]
    let listed = Set(ColumnList(before + "," + after).names.map { $0.text })
    let names = vocabulary.columnNames.filter { !listed.contains($0) }
    let beginning = names.filter { $0.lowercased().hasPrefix(typed) }
    let containing =
      typed.isEmpty
      ? []
      : names.filter { name in
        !beginning.contains(name)
          && name.lowercased().split { $0 == "_" || $0 == "." }.contains { $0.hasPrefix(typed) }
      }
    return completion(
      of: (beginning + containing).prefix(limit).map { ($0, "", summary(ofColumn: $0)) }, replacing: range, at: offset)
  }

  /// The bytes on both sides of an offset that belong to a word, within some bytes around it.
  private func word(at offset: Int, within range: SourceRange, _ belongs: (UInt8) -> Bool) -> SourceRange {
    let bytes = source.bytes
    let start = bytes[range.start..<offset].lastIndex { !belongs($0) }.map { $0 + 1 } ?? range.start
    let end = bytes[offset..<range.end].firstIndex { !belongs($0) } ?? range.end
    return SourceRange(start: start, end: end)
  }

  /// The summary of the field about the values of a column; empty without one.
  private func summary(ofColumn name: String) -> String {
    vocabulary.field(ofColumn: name).map { StyledText(marked: vocabulary[$0].summary).plainText } ?? ""
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
    return DocumentCompletion(items: items, selected: 0, isIncomplete: true, missingCatalogs: [])
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

  /// The hover of a column that a directive names; nil elsewhere.
  func hoverOfColumn(at offset: Int) -> HoverCard? {
    guard let comment = loneComment(at: offset), comment.touches(offset), let found = directive(in: comment) else {
      return nil
    }
    let columns = DocumentDirectives.columns(found.kind, text: source[found.text], at: found.text.start)
    guard let column = columns.first(where: { $0.range.touches(offset) }),
      let field = vocabulary.field(ofColumn: column.name).map({ vocabulary[$0] })
    else { return nil }
    var card = HoverCard(range: column.range, subject: .directive, title: column.name)
    card.body = [.words(field.summary)]
    if field.name != column.name { card.body.append("Searched as " + .codes([field.name])) }
    return card
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
