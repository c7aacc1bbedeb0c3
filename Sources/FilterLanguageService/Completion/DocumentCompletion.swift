public import FilterCompletion
public import FilterText

/// What can be typed at a place of a document, the best first.
public struct DocumentCompletion: Hashable, Sendable {
  /// The items, in their order of rank.
  public var items: [Item]
  /// Whether typing on may bring items that are not in the list: then it must be asked for again with each letter.
  public var isIncomplete: Bool

  /// Makes a list.
  public init(items: [Item], isIncomplete: Bool) {
    self.items = items
    self.isIncomplete = isIncomplete
  }

  /// One thing that can be typed.
  public struct Item: Hashable, Sendable {
    /// What a list shows.
    public var label: String
    /// What it is.
    public var kind: CompletionKind
    /// A few words beside the label.
    public var detail: String
    /// A sentence or more, empty where there is nothing to say.
    public var documentation: String
    /// The text that comes.
    public var newText: String
    /// The bytes that go where what stands behind the caret is to stay: from the beginning of what is replaced to the caret. Within
    /// the caret's line.
    public var insertRange: SourceRange
    /// The bytes that go where the whole is to be replaced: begins like ``insertRange``. Within the caret's line.
    public var replaceRange: SourceRange
    /// What stands in other lines and goes too, for a query that goes on over lines.
    public var additionalEdits: [TextEdit]
    /// What an editor that filters the list itself compares with what was typed.
    public var filterText: String
    /// Characters that accept the item when they are typed.
    public var commitCharacters: [String]
    /// Whether to complete again after accepting.
    public var asksAgain: Bool

    /// Makes an item.
    public init(
      label: String, kind: CompletionKind, detail: String = "", documentation: String = "", newText: String,
      insertRange: SourceRange, replaceRange: SourceRange, additionalEdits: [TextEdit] = [], filterText: String,
      commitCharacters: [String] = [], asksAgain: Bool = false
    ) {
      self.label = label
      self.kind = kind
      self.detail = detail
      self.documentation = documentation
      self.newText = newText
      self.insertRange = insertRange
      self.replaceRange = replaceRange
      self.additionalEdits = additionalEdits
      self.filterText = filterText
      self.commitCharacters = commitCharacters
      self.asksAgain = asksAgain
    }
  }
}
