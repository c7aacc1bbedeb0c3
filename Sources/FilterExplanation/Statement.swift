public import FilterAST
public import FilterSemantics
public import FilterText

/// One term that means something: the leaf of an ``Explanation``.
public struct Statement: Hashable, Sendable {
  /// Whether the condition must hold or must not. Groups around the statement are negated by themselves.
  public var polarity: Polarity
  /// What is asked.
  public var condition: Condition
  /// The text of the value as somebody wrote it, without quotes: a reader recognises `esper`, where the condition has a
  /// set of three colors.
  public var written: String
  /// The bytes of the term.
  public var range: SourceRange
  /// The place of the term among the leaves of the query.
  public var leaf: Int

  /// Makes a statement of its parts.
  public init(_ polarity: Polarity, _ condition: Condition, written: String, range: SourceRange, leaf: Int) {
    self.polarity = polarity
    self.condition = condition
    self.written = written
    self.range = range
    self.leaf = leaf
  }
}
