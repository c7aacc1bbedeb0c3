public import FilterText

/// A text an editor shows faintly behind the caret, to be taken as a whole: the rest of what somebody types.
public struct InlineCompletion: Hashable, Sendable {
  /// Where the text comes from.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The rest of a query that was used or pinned before.
    case history
    /// The rest of the one thing that can hardly be anything else: a value, a name.
    case completion
    /// The quotes, slashes and parentheses that are still open.
    case structure
  }

  /// The text that comes at the caret. Never empty.
  public let insertText: String
  /// The bytes of the document it replaces: none, at the caret.
  public let range: SourceRange
  /// Where the text comes from.
  public let kind: Kind

  /// Makes a completion.
  public init(insertText: String, range: SourceRange, kind: Kind) {
    self.insertText = insertText
    self.range = range
    self.kind = kind
  }
}
