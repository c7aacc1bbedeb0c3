public import FilterCompletion
import FilterParser
import FilterText
import FilterVocabulary

extension DocumentSnapshot {
  /// What can be typed at a caret, at most `limit` items, in bytes of the document.
  ///
  /// It is what the engine offers for the query the caret is in; its vocabulary counts, not that of the document. In a blank line
  /// that is an empty query, but where the line is indented and a query stands right above, the end of that. In a comment, and
  /// outside the text, there is nothing. Each item changes the line of the caret; what it replaces in other lines (a query of many
  /// lines by one of the history) goes by additional edits. Other queries are not looked at; linear in the one.
  public func completion(at offset: Int, engine: CompletionEngine, limit: Int = 50) -> DocumentCompletion {
    guard let subject = CompletedText(at: offset, in: self) else { return .none }
    let list = engine.complete(subject.text, at: subject.inside, limit: limit)
    let place = CompletionPlace(of: subject.inside, in: ParsedQuery(parsing: subject.text), engine.vocabulary)
    let items = list.items.compactMap {
      DocumentCompletion.Item($0, in: subject, isInQuotes: place.quote != nil)
    }
    return DocumentCompletion(
      items: items, isIncomplete: !isWhole(list, place, limit: limit),
      missingCatalogs: list.missingCatalogs)
  }

  /// Whether a list has all there is, so that the next character can only take items away.
  private func isWhole(_ list: CompletionList, _ place: CompletionPlace, limit: Int) -> Bool {
    place.kind == .comparison && list.items.count < limit && list.items.allSatisfy { $0.kind == .operator }
  }
}

extension DocumentCompletion.Item {
  /// An item of the engine in a document; nil for one that does not touch the caret, which no editor could take, and for a query
  /// of the history that would be several queries here.
  fileprivate init?(_ item: CompletionItem, in subject: CompletedText, isInQuotes: Bool) {
    let range = item.edit.range.shifted(by: subject.start)
    guard range.touches(subject.caret), item.edit.replacement.staysOneQuery else { return nil }
    let inLine = range.clamped(to: subject.line)
    var others: [TextEdit] = []
    if range.start < inLine.start { others.append(.delete(SourceRange(start: range.start, end: inLine.start))) }
    if range.end > inLine.end { others.append(.delete(SourceRange(start: inLine.end, end: range.end))) }
    let insert = SourceRange(start: inLine.start, end: subject.caret)
    self.init(
      item: item, newText: item.edit.replacement,
      insertRange: isInQuotes || range.end > inLine.end ? inLine : insert, replaceRange: inLine,
      additionalEdits: others, caret: item.caret - item.edit.range.start)
  }
}

extension String {
  /// Whether the text is in one line, or goes on with one query in all of its lines.
  var staysOneQuery: Bool {
    guard utf8.contains(where: { $0.isLineBreak }) else { return true }
    let document = QueryDocument(SourceText(self))
    return document.queries.count == 1 && document.queries[0] == document.lines.source.range
  }
}
