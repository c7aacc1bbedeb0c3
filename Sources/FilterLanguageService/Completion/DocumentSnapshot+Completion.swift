public import FilterCompletion
import FilterAnalysis
import FilterParser
import FilterText
import FilterVocabulary

extension DocumentSnapshot {
  /// What can be typed at a place, the best first, at most `limit` items: what ``CompletionEngine/complete(_:at:limit:)`` has for
  /// the query there, as edits of the document.
  ///
  /// On a blank line a query may begin; in a comment there is nothing to complete. An offset outside the text counts as its nearer
  /// end. The engine must know the vocabulary of the document.
  ///
  /// The list is complete only where it holds all values a closed field has for what was typed, or all operators: elsewhere the
  /// next letter brings names, or matches that are no beginnings, and it has to be asked for again.
  public func completion(at offset: Int, engine: CompletionEngine, limit: Int = 50) -> DocumentCompletion {
    let offset = min(max(offset, 0), source.length)
    let line = lines.line(of: offset)
    let content = lines.content(ofLine: line)
    let kind = layout.kind(ofLine: line)
    if kind == .comment { return DocumentCompletion(items: [], isIncomplete: false) }
    let query = kind == .blank ? nil : self.query(at: offset)
    let start = query?.range.start ?? content.end
    let text = query?.source ?? ""
    let caret = query == nil ? 0 : min(offset, content.end) - start
    let list = engine.complete(text.description, at: caret, limit: limit)
    let place = CompletionPlace(of: caret, in: query?.analysis.parsed ?? ParsedQuery(parsing: text), vocabulary)
    var making = DocumentItemMaking(document: self, start: start, caret: start + caret, line: content, place: place)
    let items = list.items.map { making.item($0) }
    return DocumentCompletion(
      items: items, isIncomplete: items.count >= limit || !making.isClosed || making.hasOtherThanBeginnings)
  }
}

/// Makes items of a document of those of a query.
private struct DocumentItemMaking {
  let document: DocumentSnapshot
  /// Where the query begins.
  let start: Int
  /// The caret, in the document.
  let caret: Int
  /// The line of the caret.
  let line: SourceRange
  /// Whether nothing but the values of a closed field, or operators, can stand at the caret.
  let isClosed: Bool
  /// Whether what was typed is a value of its field as it stands.
  private let isFinished: Bool
  /// Whether an item was made that does not begin with what was typed.
  private(set) var hasOtherThanBeginnings = false

  init(document: DocumentSnapshot, start: Int, caret: Int, line: SourceRange, place: CompletionPlace) {
    self.document = document
    self.start = start
    self.caret = caret
    self.line = line
    let field = place.field.map { document.vocabulary[$0] }
    isClosed = place.kind == .value && field?.isClosed == true
    isFinished = field.map { document.vocabulary.value(place.typed, of: $0) != nil } ?? true
  }

  mutating func item(_ item: CompletionItem) -> DocumentCompletion.Item {
    let range = item.edit.range.shifted(by: start)
    let low = min(range.start, caret)
    let high = max(range.end, caret)
    // An edit stays in its line; what goes in other lines is an edit of its own.
    let replaced = SourceRange(start: max(low, line.start), end: min(high, line.end))
    var others: [TextEdit] = []
    if low < line.start { others.append(.delete(SourceRange(start: low, end: line.start))) }
    if high > line.end { others.append(.delete(SourceRange(start: line.end, end: high))) }
    let typed = document.source[SourceRange(start: replaced.start, end: caret)]
    // Quotes belong to the text that comes, not to the label: editors compare with both.
    let begins = [item.edit.replacement, item.label].first {
      $0.lowercased().utf8.starts(with: typed.lowercased().utf8)
    }
    if begins == nil { hasOtherThanBeginnings = true }
    let commits = isClosed && item.kind == .value && !isFinished && begins != nil && caret == high
    return DocumentCompletion.Item(
      label: item.label, kind: item.kind, detail: item.detail, documentation: item.documentation,
      newText: item.edit.replacement, insertRange: SourceRange(start: replaced.start, end: caret),
      replaceRange: replaced,
      additionalEdits: others, filterText: begins ?? typed, commitCharacters: commits ? [" ", ")"] : [],
      asksAgain: item.asksAgain)
  }
}
