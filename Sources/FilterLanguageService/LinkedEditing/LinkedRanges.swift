public import FilterText

/// Places that hold the same text and are changed together: what is typed in one appears in the other.
public struct LinkedRanges: Hashable, Sendable {
  /// The places in the order of the text, in offsets of the document. All hold the same bytes.
  public let ranges: [SourceRange]
  /// A regular expression (ECMAScript) of what the places may hold. An editor stops to link them when something else is typed,
  /// such as the first letter behind an opening quote.
  public let pattern: String

  /// Makes linked ranges.
  public init(ranges: [SourceRange], pattern: String) {
    self.ranges = ranges
    self.pattern = pattern
  }
}
