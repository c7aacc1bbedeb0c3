public import FilterCompletion
public import FilterText

/// What can be typed at a caret of a document, the best first.
public struct DocumentCompletion: Hashable, Sendable {
  /// One thing that could be typed.
  public struct Item: Hashable, Sendable {
    /// The item as the engine made it: its label, kind, words and score. Its edit and caret are those of the query.
    public let item: CompletionItem
    /// The text that comes.
    public let newText: String
    /// The bytes of the document the text replaces where what stands behind the caret is kept: from the start of what is replaced
    /// to the caret. It lies within the line of the caret and touches the caret. Equal to ``replaceRange`` where a part cannot be
    /// kept: inside quotes, and where the rest goes on in the lines below.
    public let insertRange: SourceRange
    /// The bytes of the document the text replaces: the whole word, value or query under the caret, as far as it stands in the line
    /// of the caret. It begins where ``insertRange`` begins.
    public let replaceRange: SourceRange
    /// The parts of what is replaced that stand in other lines, as deletions: they meet ``replaceRange``, and never overlap it.
    public let additionalEdits: [TextEdit]
    /// Where the caret stands after accepting, as an offset in ``newText``; one more than its length means behind the space that
    /// follows.
    public let caret: Int

    /// Makes an item.
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

  /// Makes an answer.
  public init(items: [Item], isIncomplete: Bool, missingCatalogs: [String]) {
    self.items = items
    self.isIncomplete = isIncomplete
    self.missingCatalogs = missingCatalogs
  }

  /// The answer where nothing can be completed.
  public static let none = DocumentCompletion(items: [], isIncomplete: false, missingCatalogs: [])
}
