public import FilterText
public import FilterVocabulary
public import FuzzyMatching

/// The kind of a completion item.
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
  /// A search of a text field.
  case text
  /// A search for a regular expression.
  case regex
  /// A connective or a closing delimiter.
  case keyword
}

/// The parts of an item's rank, for a debug view. Items are sorted by the total.
public struct CompletionScore: Hashable, Sendable {
  /// The sum of the parts, from 0 to 1.
  public var total: Double
  /// The parts, each with its name, in the order they were added: `match` first.
  public var parts: [Part]

  /// A named part of the score.
  public struct Part: Hashable, Sendable {
    /// The name of the part: `match`, `popularity`, `source`, `contradiction` …
    public var name: String
    /// Its contribution; negative for a penalty.
    public var value: Double

    /// Creates a part with its contribution.
    public init(_ name: String, value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// Creates a score from its parts. The total is clamped to 0…1.
  public init(_ parts: [Part]) {
    self.parts = parts
    total = min(1, max(0, parts.reduce(0) { $0 + $1.value }))
  }
}

/// A text that can be inserted at the caret.
public struct CompletionItem: Hashable, Sendable {
  /// The text to show, without quotes and escapes.
  public var label: String
  /// The edit that accepting it makes, quoted and escaped as the value needs. Its range is ``CompletionList/replace``,
  /// or a longer one if the item replaces more.
  public var edit: TextEdit
  /// The caret after accepting, as an offset in the edited text.
  public var caret: Int
  /// The kind of the inserted text, such as a field or a value.
  public var kind: CompletionKind
  /// A few words beside the label: `type`, `keyword ability`, `set, 2024`.
  public var detail: String
  /// A longer description; empty if there is none.
  public var documentation: String
  /// The score that determines its rank.
  public var score: CompletionScore
  /// The ranges of the label that match the typed text.
  public var highlights: [Highlight]
  /// Whether to complete again after accepting, because the inserted text is incomplete: a field, an operator.
  public var asksAgain: Bool
  /// The kind of the field that a value is of; nil for an item that is no value of a field.
  public var valueKind: ValueKind?
  /// The group of that field in its vocabulary, such as `type`; empty without one.
  public var category = ""

  /// Creates an item. Ranges are offsets in UTF-8 bytes.
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

extension CompletionItem: Identifiable {
  /// The kind, the label and the inserted text, which are distinct in a list.
  public var id: String { "\(kind.rawValue)\u{1F}\(label)\u{1F}\(edit.replacement)" }
}

/// The completions at a caret, the best first.
public struct CompletionList: Hashable, Sendable {
  /// The range that most items replace: the whole token under the caret; empty if there is none.
  public var replace: SourceRange
  /// The items, the best first. The order is total: the same text, caret and catalogs always give the same list.
  public var items: [CompletionItem]
  /// The index of the item to accept when a person accepts without choosing; nil if none was surely meant, and to
  /// accept one unseen could change what was typed on purpose: a word of a name, a connective, nothing at all.
  public var selected: Int?
  /// The relevant catalogs that are missing, sorted.
  public var missingCatalogs: [String]
  /// The context of the caret; nil for a list that was not made by an engine.
  package private(set) var place: CompletionPlace?

  init(place: CompletionPlace, items: [CompletionItem], selected: Int?, missingCatalogs: [String]) {
    self.init(replace: place.replace, items: items, selected: selected, missingCatalogs: missingCatalogs)
    self.place = place
  }

  /// Creates a list, for a ``CompletionSession`` without an engine.
  public init(
    replace: SourceRange, items: [CompletionItem], selected: Int? = nil, missingCatalogs: [String] = []
  ) {
    self.replace = replace
    self.items = items
    self.selected = selected
    self.missingCatalogs = missingCatalogs
  }
}

extension CompletionList {
  /// Whether two lists offer the same. What an engine knows of the caret besides is not compared.
  public static func == (left: CompletionList, right: CompletionList) -> Bool {
    left.replace == right.replace && left.items == right.items && left.selected == right.selected
      && left.missingCatalogs == right.missingCatalogs
  }

  /// Hashes the range and the items. Linear in the list.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(replace)
    hasher.combine(items)
  }
}
