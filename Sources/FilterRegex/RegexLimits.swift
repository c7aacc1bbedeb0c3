/// How large a pattern a service takes. What is beyond is refused there, though it is a regular expression.
///
/// Each limit counts characters as they are written, whatever they mean: that is how the service does it.
public struct RegexLimits: Hashable, Sendable {
  /// How many parentheses may lie within one another. An escaped one counts, and so does one in brackets.
  public let parenthesisDepth: Int
  /// The score a pattern must stay under: each `.` and `(` is one point, each `*`, `+`, `?` and `{` two, each `|` four.
  public let complexity: Int
  /// How many characters (Unicode scalars) there may be. A backslash and a `"` count double, a pair of hyphens once, and `#{` as three.
  public let length: Int
  /// What the upper bounds of all braces may add up to, wherever they stand: within brackets too. `{2,}` has none.
  public let repetitionSum: Int

  /// Makes limits. Negative numbers refuse what exceeds zero refuses.
  public init(parenthesisDepth: Int, complexity: Int, length: Int, repetitionSum: Int) {
    self.parenthesisDepth = parenthesisDepth
    self.complexity = complexity
    self.length = length
    self.repetitionSum = repetitionSum
  }
}
