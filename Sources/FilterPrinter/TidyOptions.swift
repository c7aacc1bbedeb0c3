/// What tidying a text may touch.
public struct TidyOptions: Hashable, Sendable {
  /// Fields whose presence keeps the parentheses around them, in lower case.
  ///
  /// In the home dialect a directive inside parentheses makes the whole query invalid; without the parentheses it would
  /// become valid, which is a change of meaning. The printer knows no vocabulary, so the names are given by the caller.
  public var groupKeepingFields: [String]
  /// Whether parentheses that change nothing go.
  public var removesParentheses: Bool
  /// Whether `and`, which adjacency says as well, goes.
  public var removesAnd: Bool

  /// Makes options; all that is safe is on.
  public init(groupKeepingFields: [String] = [], removesParentheses: Bool = true, removesAnd: Bool = true) {
    self.groupKeepingFields = groupKeepingFields
    self.removesParentheses = removesParentheses
    self.removesAnd = removesAnd
  }
}
