import FilterAnalysis
public import FilterCompletion
public import FilterText
import FilterVocabulary

/// What can be typed at a caret of a document, the best first.
public struct DocumentCompletion: Hashable, Sendable {
  /// One thing that could be typed.
  public struct Item: Hashable, Sendable {
    /// The item as the engine made it: its label, kind, words and score. Its edit and caret are those of the query.
    public let item: CompletionItem
    /// The text that comes.
    public let newText: String
    /// The bytes of the document the text replaces where what stands after the caret is kept: from the start of what is replaced
    /// to the caret. It lies within the line of the caret and touches the caret. Equal to ``replaceRange`` where a part cannot be
    /// kept: inside quotes, and where the rest goes on in the lines below.
    public let insertRange: SourceRange
    /// The bytes of the document the text replaces: the whole word, value or query under the caret, as far as it stands in the line
    /// of the caret. It begins where ``insertRange`` begins.
    public let replaceRange: SourceRange
    /// The parts of what is replaced that stand in other lines, as deletions: they meet ``replaceRange``, and never overlap it.
    public let additionalEdits: [TextEdit]
    /// Where the caret stands after accepting, as an offset in ``newText``; one more than its length means after the space that
    /// follows.
    public let caret: Int

    /// Makes an item. Ranges are offsets in UTF-8 bytes of the document.
    public init(
      item: CompletionItem, newText: String, insertRange: SourceRange, replaceRange: SourceRange,
      additionalEdits: [TextEdit], caret: Int
    ) {
      self.item = item
      self.newText = newText
      self.insertRange = insertRange
      self.replaceRange = replaceRange
      self.additionalEdits = additionalEdits
      self.caret = caret
    }
  }

  /// The items, the best first.
  public let items: [Item]
  /// Whether to ask again with the next character, instead of filtering these items.
  ///
  /// False only in an operator, where the operators of the field are all there is. Everywhere else the engine forgives slips, finds
  /// values by other names (`direction:natural`), or offers what was typed itself, so an editor that filters would lose items. It is
  /// true as well where the list was cut at the limit.
  public let isIncomplete: Bool
  /// Catalogs that would have been asked here and are missing, sorted.
  public let missingCatalogs: [String]
  /// The characters that may accept a value when they are typed at the caret: what ends a term, where the term as it stands has an
  /// unknown value. Empty where what was typed is a value of its field, or may be one: free-text fields never auto-commit.
  public let commitCharacters: [String]

  init(items: [Item], isIncomplete: Bool, missingCatalogs: [String], commitCharacters: [String] = []) {
    self.items = items
    self.isIncomplete = isIncomplete
    self.missingCatalogs = missingCatalogs
    self.commitCharacters = commitCharacters
  }

  /// The answer where nothing can be completed.
  public static let none = DocumentCompletion(items: [], isIncomplete: false, missingCatalogs: [])
}

extension DocumentSnapshot {
  /// What can be typed at a caret, at most `limit` items, in bytes of the document.
  ///
  /// It is what the engine offers for the query the caret is in; its vocabulary counts, not that of the document. In a blank line
  /// that is an empty query, but where the line is indented and a query stands right above, the end of that. In a comment, and
  /// outside the text, there is nothing. Each item changes the line of the caret; what it replaces in other lines (a query of many
  /// lines by one of the history) goes by additional edits. Other queries are not looked at; linear in the one.
  public func completion(at offset: Int, engine: CompletionEngine, limit: Int = 50) -> DocumentCompletion {
    guard let subject = CompletedText(at: offset, in: self) else { return .none }
    let list = engine.complete(subject.parsed, at: subject.inside, limit: limit)
    let items = list.items.compactMap {
      DocumentCompletion.Item($0, in: subject, isInQuotes: list.place?.quote != nil)
    }
    return DocumentCompletion(
      items: items, isIncomplete: !list.isWhole(limit: limit), missingCatalogs: list.missingCatalogs,
      commitCharacters: list.place?.commitCharacters(in: engine.vocabulary) ?? [])
  }
}

extension CompletionList {
  /// Whether the list has all there is, so that the next character can only take items away.
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
