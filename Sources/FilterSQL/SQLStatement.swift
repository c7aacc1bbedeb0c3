public import FilterEvaluation
package import FilterRegex

/// A statement that finds items, and what remains to be checked of them.
public struct SQLStatement: Sendable {
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
  /// The part of the query that must be checked for each row, since the engine cannot say it exactly; nil if it can.
  public let residual: FilterPlan?
  /// The check of ``residual``.
  package let recheck: SQLRecheck?
  /// Whether the second column is the variant.
  package let hasVariant: Bool
  /// The number of columns after those with the keys of the order, which is the caller's task if rows are checked before one is chosen.
  package let keyCount: Int

  /// Whether the texts among the parameters have the types of the columns that they are compared with.
  package var infersTexts = false

  /// What a column of the result holds: whole numbers or texts, either of which may be missing.
  package enum Result: Hashable, Sendable { case integer, text }

  /// Makes a statement.
  package init(
    _ text: String, parameters: [SQLValue] = [], dialect: SQLDialect, results: [Result] = [],
    patterns: [String: CompiledRegex] = [:], residual: FilterPlan? = nil, recheck: SQLRecheck? = nil,
    hasVariant: Bool = false, keyCount: Int = 0
  ) {
    self.text = text
    self.parameters = parameters
    self.dialect = dialect
    self.results = results
    self.patterns = patterns
    self.residual = residual
    self.recheck = recheck
    self.hasVariant = hasVariant
    self.keyCount = keyCount
  }
}
