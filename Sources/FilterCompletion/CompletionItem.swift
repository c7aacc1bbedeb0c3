public import FilterText
public import FuzzyMatching

/// What a completion item is.
public enum CompletionKind: String, CaseIterable, Hashable, Sendable {
  /// The name of a field.
  case field
  /// An operator after a field.
  case `operator`
  /// A value of a field, or a term with a value of a field.
  case value
  /// The name of an item of the list, such as a card.
  case name
  /// A query used before.
  case history
  /// A pinned query.
  case pinned
  /// A search for a text in a field of texts.
  case text
  /// A search for a regular expression.
  case regex
  /// A connective or a closing delimiter.
  case keyword
}

/// What an item's rank is made of, for a debug view. The total is what items are sorted by.
public struct CompletionScore: Hashable, Sendable {
  /// The sum of the parts, from 0 to 1.
  public var total: Double
  /// The parts, each with its name, in the order they were added: `match` first.
  public var parts: [Part]

  /// A named part of the score.
  public struct Part: Hashable, Sendable {
    /// What it is: `match`, `popularity`, `source`, `contradiction` …
    public var name: String
    /// What it adds; negative for what sinks.
    public var value: Double

    /// Makes a part with its share of the score.
    public init(_ name: String, value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// The sum of some parts, kept between 0 and 1.
  public init(_ parts: [Part]) {
    self.parts = parts
    total = min(1, max(0, parts.reduce(0) { $0 + $1.value }))
  }
}

/// One thing that could be typed at the caret.
public struct CompletionItem: Hashable, Sendable {
  /// What a list shows: plain, without quotes and escapes.
  public var label: String
  /// What accepting it changes. The range is that of the list's ``CompletionList/replace``, or goes further left or right
  /// where the item replaces more; quoted and escaped as the value needs.
  public var edit: TextEdit
  /// Where the caret stands after accepting, as an offset in the edited text.
  public var caret: Int
  /// The kind of the inserted text, such as a field or a value.
  public var kind: CompletionKind
  /// A few words beside the label: `type`, `keyword ability`, `set, 2024`.
  public var detail: String
  /// A sentence or more, empty where there is nothing to say.
  public var documentation: String
  /// What it is ranked by.
  public var score: CompletionScore
  /// The pieces of the label that what was typed matched.
  public var highlights: [Highlight]
  /// Whether to complete again after accepting, because the item only leads on: a field, an operator.
  public var asksAgain: Bool

  /// Makes an item. Ranges are offsets in UTF-8 bytes.
  public init(
    label: String, edit: TextEdit, caret: Int, kind: CompletionKind, detail: String = "", documentation: String = "",
    score: CompletionScore, highlights: [Highlight] = [], asksAgain: Bool = false
  ) {
    self.label = label
    self.edit = edit
    self.caret = caret
    self.kind = kind
    self.detail = detail
    self.documentation = documentation
    self.score = score
    self.highlights = highlights
    self.asksAgain = asksAgain
  }
}

/// What can be typed at a caret, the best first.
public struct CompletionList: Hashable, Sendable {
  /// The bytes that most items replace: the whole token under the caret. Empty at the caret where nothing is there yet.
  public var replace: SourceRange
  /// The items, the best first. A total order: the same text, caret and catalogs always give the same list.
  public var items: [CompletionItem]
  /// Catalogs that would have been asked here and are missing, sorted.
  public var missingCatalogs: [String]
  /// What the caret stands in; nil for a list that no engine made.
  package private(set) var place: CompletionPlace?

  init(place: CompletionPlace, items: [CompletionItem], missingCatalogs: [String]) {
    self.init(replace: place.replace, items: items, missingCatalogs: missingCatalogs)
    self.place = place
  }

  /// A list of one's own, for ``CompletionSession``.
  public init(replace: SourceRange, items: [CompletionItem], missingCatalogs: [String] = []) {
    self.replace = replace
    self.items = items
    self.missingCatalogs = missingCatalogs
  }
}
