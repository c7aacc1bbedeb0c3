import FilterAnalysis
public import FilterCompletion
import FilterDocuments
import FilterParser
public import FilterText
import FilterVocabulary

/// The completions at a caret of a document, the best first.
public struct DocumentCompletion: Hashable, Sendable {
  /// A completion for an editor.
  public struct Item: Hashable, Sendable {
    /// The item of the engine: its label, kind, descriptions and score. Its edit and caret refer to the query.
    public let item: CompletionItem
    /// The text to insert.
    public let newText: String
    /// The range to replace if the text after the caret is kept: from the start of the replaced text to the caret. It
    /// is within the line of the caret and touches the caret. Equal to ``replaceRange`` if the rest cannot be kept:
    /// inside quotes, and if it continues in the next line.
    public let insertRange: SourceRange
    /// The range to replace: the whole word, value or query under the caret, clipped to the line of the caret. Starts
    /// where ``insertRange`` starts.
    public let replaceRange: SourceRange
    /// Deletions of the replaced text in other lines. They touch ``replaceRange`` and never overlap it.
    public let additionalEdits: [TextEdit]
    /// The caret after accepting, as an offset in ``newText``; one more than its length is after the space that
    /// follows.
    public let caret: Int
    /// The frequency of the value in its vocabulary, such as the number of items that have it; nil if the item is no
    /// listed value of the field at the caret.
    public let frequency: Int?

    /// Creates an item. Ranges are offsets in UTF-8 bytes of the document.
    package init(
      item: CompletionItem, newText: String, insertRange: SourceRange, replaceRange: SourceRange,
      additionalEdits: [TextEdit], caret: Int, frequency: Int? = nil
    ) {
      self.item = item
      self.newText = newText
      self.insertRange = insertRange
      self.replaceRange = replaceRange
      self.additionalEdits = additionalEdits
      self.caret = caret
      self.frequency = frequency
    }
  }

  /// The items, the best first.
  public let items: [Item]
  /// The index of the item to preselect; nil if none is surely meant.
  public let selected: Int?
  /// Whether to request completions again after the next character, instead of filtering these items.
  ///
  /// False only in an operator, if the list has all operators of the field. Elsewhere the engine tolerates typos, finds
  /// values by other names (`direction:natural`) and offers the typed text itself, so an editor that filters would lose
  /// items. Also true if the list was cut at the limit.
  public let isIncomplete: Bool
  /// The relevant catalogs that are missing, sorted.
  public let missingCatalogs: [String]
  /// The characters that may accept a value when typed at the caret: those that end a term, if the typed term has an
  /// unknown value. Empty if the typed text is or may be a value of its field: free-text fields never auto-commit.
  public let commitCharacters: [String]

  init(
    items: [Item], selected: Int?, isIncomplete: Bool, missingCatalogs: [String], commitCharacters: [String] = []
  ) {
    self.items = items
    self.selected = selected
    self.isIncomplete = isIncomplete
    self.missingCatalogs = missingCatalogs
    self.commitCharacters = commitCharacters
  }

  /// The result if nothing can be completed.
  package static let none = DocumentCompletion(items: [], selected: nil, isIncomplete: false, missingCatalogs: [])
}

extension DocumentSnapshot {
  /// The completions at a caret, at most `limit` items, in bytes of the document.
  ///
  /// Computed for the query at the caret, with the vocabulary of the engine. In a blank line that is an empty query; in
  /// a blank indented line directly below a query, the end of that query. In a comment alone in its line, the directives
  /// that it may be, and what they say; empty in another comment and outside the text. Each
  /// item changes the line of the caret; additional edits delete replaced text in other lines, for example of a
  /// multi-line query that is replaced from the history. Linear in the query; other queries are not read. After `@` and
  /// `$`, the names of queries and parameters of the document.
  public func completion(at offset: Int, engine: CompletionEngine, limit: Int = 50) -> DocumentCompletion {
    if let directives = completionOfDirective(at: offset, limit: limit) { return directives }
    guard let subject = CompletedText(at: offset, in: self) else { return .none }
    if let signs = completionOfSign(at: subject, limit: limit) { return signs }
    let list = engine.complete(subject.parsed, at: subject.inside, limit: limit)
    var items = list.items.compactMap {
      DocumentCompletion.Item(
        $0, in: subject, isInQuotes: list.place?.quote != nil,
        frequency: list.place?.frequency(of: $0, in: engine.vocabulary))
    }
    var selected = list.selected
    if selected == nil, let word = CompletionItem(keepingWordOf: list, in: subject.parsed.source),
      let item = DocumentCompletion.Item(word, in: subject, isInQuotes: false, frequency: nil)
    {
      // Most editors select the first item, so the word as it is comes first.
      items.insert(item, at: 0)
      selected = 0
    }
    return DocumentCompletion(
      items: items, selected: selected, isIncomplete: !list.isWhole(limit: limit),
      missingCatalogs: list.missingCatalogs,
      commitCharacters: list.place?.commitCharacters(in: engine.vocabulary) ?? [])
  }
}

extension CompletionItem {
  /// The bare word or connective under the caret, unchanged; nil if the list is empty or belongs to something else.
  fileprivate init?(keepingWordOf list: CompletionList, in source: SourceText) {
    guard let place = list.place, place.kind == .word, !list.items.isEmpty, place.caret == place.replace.end else {
      return nil
    }
    let word = source[place.replace]
    let edit = TextEdit(range: place.replace, replacement: word)
    self.init(
      label: word, edit: edit, caret: place.replace.end, kind: .keyword,
      detail: place.isConnective ? "as typed" : "a word of the name", score: CompletionScore([]))
  }
}

extension CompletionList {
  /// Whether the list is complete, so that further characters can only remove items.
  fileprivate func isWhole(limit: Int) -> Bool {
    place?.kind == .comparison && items.count < limit && items.allSatisfy { $0.kind == .operator }
  }
}

extension CompletionPlace {
  /// See ``DocumentCompletion/commitCharacters``.
  fileprivate func commitCharacters(in vocabulary: Vocabulary) -> [String] {
    guard kind == .value, quote == nil, !typed.isEmpty, let id = field else { return [] }
    let field = vocabulary[id]
    guard field.isClosed, vocabulary.value(typed, of: field) == nil else { return [] }
    return [" ", ")"]
  }

  /// See ``DocumentCompletion/Item/frequency``.
  fileprivate func frequency(of item: CompletionItem, in vocabulary: Vocabulary) -> Int? {
    guard kind == .value, item.kind == .value, let id = field else { return nil }
    return vocabulary.value(item.label, of: vocabulary[id])?.frequency
  }
}

extension DocumentCompletion.Item {
  /// An item of the engine in a document. Nil if its range does not touch the caret, which editors do not support, and
  /// for a query of the history that would be several queries in a document.
  fileprivate init?(_ item: CompletionItem, in subject: CompletedText, isInQuotes: Bool, frequency: Int?) {
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
      additionalEdits: others, caret: item.caret - item.edit.range.start, frequency: frequency)
  }
}

extension String {
  /// Whether the text is a single query in a document: it has one line, or indented continuation lines.
  var staysOneQuery: Bool {
    guard utf8.contains(where: { $0.isLineBreak }) else { return true }
    let document = QueryDocument(SourceText(self))
    return document.queries.count == 1 && document.queries[0] == document.lines.source.range
  }
}
