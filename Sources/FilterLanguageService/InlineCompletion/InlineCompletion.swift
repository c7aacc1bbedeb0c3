public import FilterText

/// A text that may go on what was typed, shown faintly behind the caret.
public struct InlineCompletion: Hashable, Sendable {
  /// Where it comes from.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A query used before, or pinned, goes on like this.
    case history
    /// The best completion goes on like this.
    case completion
    /// What is open is closed.
    case structure
  }

  /// The text to insert.
  public var insertText: String
  /// The bytes it replaces: empty, at the caret.
  public var range: SourceRange
  /// Where it comes from.
  public var kind: Kind

  /// Makes a completion.
  public init(insertText: String, range: SourceRange, kind: Kind) {
    self.insertText = insertText
    self.range = range
    self.kind = kind
  }
}
