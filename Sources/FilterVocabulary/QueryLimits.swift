/// What the service that answers queries takes at most. Zero means that no limit is known.
public struct QueryLimits: Hashable, Sendable {
  /// Characters (Unicode scalars) of a query.
  public var queryCharacters: Int
  /// Regular expressions in a query.
  public var regexes: Int
  /// The magnitude of a number in a query.
  public var number: Int64
  /// How many parentheses of a regular expression may lie within one another; escaped ones count.
  public var regexDepth: Int
  /// The score a regular expression must stay under: `.` and `(` are one point, `*`, `+`, `?` and `{` two, `|` four.
  public var regexComplexity: Int
  /// Characters (Unicode scalars) of a regular expression.
  public var regexCharacters: Int
  /// What the upper bounds of all braces of a regular expression may add up to.
  public var regexRepetitions: Int

  /// Makes limits.
  public init(
    queryCharacters: Int = 0, regexes: Int = 0, number: Int64 = 0, regexDepth: Int = 0, regexComplexity: Int = 0,
    regexCharacters: Int = 0, regexRepetitions: Int = 0
  ) {
    self.queryCharacters = queryCharacters
    self.regexes = regexes
    self.number = number
    self.regexDepth = regexDepth
    self.regexComplexity = regexComplexity
    self.regexCharacters = regexCharacters
    self.regexRepetitions = regexRepetitions
  }
}
