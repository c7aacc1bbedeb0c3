package import FilterRegex

/// A statement that finds items, and what remains to be checked of them.
public struct SQLStatement: Hashable, Sendable {
  /// The statement, without a semicolon. Values are parameters, or literals for clients that take text only.
  public let text: String
  /// The values of the parameters, in their order.
  public let parameters: [SQLValue]
  /// The dialect it is written in.
  public let dialect: SQLDialect
  /// What each column of the result holds.
  package let results: [Result]
  /// The patterns that the statement names, by their text, for engines in which the toolkit's matcher is a function.
  package let patterns: [String: CompiledRegex]

  /// What a column of the result holds: whole numbers or texts, either of which may be missing.
  package enum Result: Hashable, Sendable { case integer, text }

  /// Makes a statement.
  package init(
    _ text: String, parameters: [SQLValue] = [], dialect: SQLDialect, results: [Result] = [],
    patterns: [String: CompiledRegex] = [:]
  ) {
    self.text = text
    self.parameters = parameters
    self.dialect = dialect
    self.results = results
    self.patterns = patterns
  }
}
