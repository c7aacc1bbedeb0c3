public import FilterText

/// A few words an editor shows between the letters of a text without changing it.
public struct InlayHint: Hashable, Sendable {
  /// What a hint shows. The raw values are the words used in JSON.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The `and` between two terms that nothing joins.
    case connective
    /// A parenthesis around terms that belong together beside an `or`.
    case group
    /// What a short name stands for.
    case alias
  }

  /// The byte of the document the hint stands before.
  public var offset: Int
  /// The words.
  public var label: String
  /// What they are.
  public var kind: Kind
  /// One sentence that says why, without a full stop.
  public var tooltip: String
  /// What to do to have it in the text, in offsets of the document: the query means the same afterwards. Both parentheses of a
  /// pair have the edits of the pair. Empty where the words cannot stand in the text.
  public var edits: [TextEdit]
  /// Whether a space belongs before the words.
  public var paddingBefore: Bool
  /// Whether a space belongs behind them.
  public var paddingAfter: Bool

  /// Makes a hint.
  public init(
    offset: Int, label: String, kind: Kind, tooltip: String, edits: [TextEdit] = [], paddingBefore: Bool = false,
    paddingAfter: Bool = false
  ) {
    self.offset = offset
    self.label = label
    self.kind = kind
    self.tooltip = tooltip
    self.edits = edits
    self.paddingBefore = paddingBefore
    self.paddingAfter = paddingAfter
  }
}

/// Which hints are shown.
public struct InlayHintOptions: Hashable, Sendable {
  /// Where the implicit `and` is shown. The raw values are the words used in JSON.
  public enum Connectives: String, CaseIterable, Hashable, Sendable {
    /// Nowhere.
    case none
    /// Beside an `or` of the same level, where it matters which of the two binds stronger.
    case nearOr = "near-or"
    /// Between all terms that nothing joins.
    case everywhere
  }

  /// Where the implicit `and` is shown.
  public var connectives: Connectives
  /// Whether parentheses are shown around terms that belong together beside an `or`.
  public var groups: Bool
  /// Whether it is shown what short names stand for.
  public var aliases: Bool

  /// Makes options.
  public init(connectives: Connectives = .nearOr, groups: Bool = true, aliases: Bool = true) {
    self.connectives = connectives
    self.groups = groups
    self.aliases = aliases
  }

  /// All kinds of hints, each where it helps.
  public static let all = InlayHintOptions()

  /// No hints.
  public static let none = InlayHintOptions(connectives: .none, groups: false, aliases: false)
}
