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

  /// The parts of the text, where it is to be written on several lines.
  package var layout: Layout?

  /// The parts of a statement around its conditions.
  package struct Layout: Sendable {
    package let head: String
    package var conjuncts: [SQLFragment.Conjunct]
    package let tail: String

    /// A statement of `head`, conditions and `tail`, which may be empty.
    package init(head: String, conjuncts: [SQLFragment.Conjunct], tail: String) {
      (self.head, self.conjuncts, self.tail) = (head, conjuncts, tail)
    }

    /// The end of a statement with an order, as it stands after `ORDER BY`, and a maximum number of rows; nil for neither.
    package static func tail(order: String?, limit: Int?) -> String {
      let parts = [order.map { "ORDER BY \($0)" }, limit.map { "LIMIT \(max(0, $0))" }]
      return parts.compactMap { $0 }.joined(separator: " ")
    }

    /// The statement on one line.
    package var text: String {
      let filter = conjuncts.isEmpty ? "" : " WHERE " + conjuncts.map { $0.text }.joined(separator: " AND ")
      return head + filter + (tail.isEmpty ? "" : " " + tail)
    }

    /// The lines of the statement, with a comment after a condition for which `comment` has a text without line breaks.
    package func lines(_ comment: (_ terms: [Int]) -> String) -> [String] {
      var lines = [head]
      for (place, conjunct) in conjuncts.enumerated() {
        let note = comment(conjunct.terms)
        lines.append((place == 0 ? "WHERE " : "  AND ") + conjunct.text + (note.isEmpty ? "" : "  -- " + note))
      }
      return tail.isEmpty ? lines : lines + [tail]
    }
  }

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
