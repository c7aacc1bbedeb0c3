public import FilterText

/// A piece of an explanation and the part of the query it explains. The pieces of an explanation, end to end, are its
/// text.
public struct ExplainedPhrase: Hashable, Sendable {
  /// The words, with the spaces and punctuation that belong to them.
  public var text: String
  /// The bytes of the term or group; nil for words that stand for no part of the query in particular.
  public var range: SourceRange?

  /// Makes a phrase.
  public init(_ text: String, _ range: SourceRange?) {
    self.text = text
    self.range = range
  }
}
