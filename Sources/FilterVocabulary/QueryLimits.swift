/// What the service that answers queries takes at most. Zero means that no limit is known.
public struct QueryLimits: Hashable, Sendable {
  /// Characters (Unicode scalars) of a query.
  public var queryCharacters: Int
  /// Regular expressions in a query.
  public var regexes: Int
  /// The magnitude of a number in a query.
  public var number: Int64

  /// Makes limits.
  public init(queryCharacters: Int = 0, regexes: Int = 0, number: Int64 = 0) {
    self.queryCharacters = queryCharacters
    self.regexes = regexes
    self.number = number
  }
}
