import FilterAST
public import FilterEvaluation
public import FilterVocabulary

/// How exactly a condition has to say what a query means.
public enum SQLExactness: Hashable, Sendable {
  /// The rows are those that the toolkit finds: what an engine compares in another way becomes a wider condition, and
  /// its rows have to be checked.
  case exact
  /// The engine's own comparison, with its collation and letter case. The terms whose meaning differs are told.
  case engine
}

/// A condition on the rows of a table, with its values, and what remains to be checked.
///
/// ```swift
/// let condition = orders.condition(for: plan, under: list.vocabulary, in: .postgresql)
/// condition.text        // o.status = $1 AND o.total > $2
/// condition.parameters  // [.text("paid"), .integer(100)]
/// ```
public struct SQLFragment: Sendable {
  /// The condition, which can stand after `WHERE` and, in parentheses, beside others. `1 = 1` if every row passes.
  public let text: String
  /// The values of the parameters, in their order.
  public let parameters: [SQLValue]
  /// The dialect it is written in.
  public let dialect: SQLDialect
  /// The part of the query that each row must be checked for, since the condition lets more rows through; nil if it
  /// finds exactly those of the query.
  public let remaining: FilterPlan?
  /// How each term is said, by its index in the plan.
  public let terms: [Term]

  /// How a term is said.
  public struct Term: Hashable, Sendable {
    /// The condition; `1 = 1` if the engine leaves out no row for it.
    public let text: String
    /// Why rows are checked for it, in a few words; nil if none are.
    public let obstacle: String?
    /// How the engine's comparison differs, in a few words; nil if it does not.
    public let difference: String?

    /// Whether the engine leaves out any row for it.
    package var isFiltered: Bool { text != SQLText.holds }
  }

  /// Whether the engine leaves out any row.
  package var isFiltered: Bool { text != SQLText.holds }
}

extension TableBinding {
  /// The condition that the rows of a query satisfy.
  ///
  /// - Parameters:
  ///   - plan: The query, compiled for a list of the same vocabulary. A refused one is satisfied by no row.
  ///   - vocabulary: The vocabulary of that list.
  ///   - dialect: The dialect of the engine.
  ///   - exactness: Whether the engine's own comparisons will do.
  ///   - firstParameter: The number of the first parameter, from 1.
  /// - Complexity: Linear in the query, and in the known values of the columns it is about.
  public func condition(
    for plan: FilterPlan, under vocabulary: Vocabulary, in dialect: SQLDialect, exactness: SQLExactness = .engine,
    firstParameter: Int = 1
  ) -> SQLFragment {
    var renderer = TableRenderer(
      binding: self, vocabulary: vocabulary, plan: plan, exactness: exactness, operands: SQLOperands(dialect))
    var conditions: [BoundCondition] = []
    for leaf in plan.leaves.indices { conditions.append(renderer.condition(ofLeaf: leaf)) }
    let tree = BoundTree(plan: plan, conditions: conditions)
    let written = renderer.operands.numbered(tree.condition, first: firstParameter)
    return SQLFragment(
      text: written.text, parameters: written.parameters, dialect: dialect, remaining: tree.remaining,
      terms: conditions.map {
        SQLFragment.Term(
          text: renderer.operands.numbered($0.sql).text, obstacle: $0.obstacle, difference: $0.difference)
      })
  }
}

/// The conditions of a plan's terms, put together as its tree is.
struct BoundTree {
  let plan: FilterPlan
  let conditions: [BoundCondition]

  /// The whole condition.
  var condition: String {
    if plan.isRefused { return SQLText.fails }
    if case .all(let operands)? = plan.root { return SQLText.all(parts(operands, merging: .negative)) }
    return plan.root.map { condition($0) } ?? SQLText.holds
  }

  /// The part that remains to be checked; nil if nothing does.
  var remaining: FilterPlan? {
    plan.residual { conditions[$0].obstacle != nil }.map { plan.with(root: $0) }
  }

  /// The condition of those operands that all must hold and that `isIncluded` accepts.
  func condition(where isIncluded: (FilterPlan.Node) -> Bool) -> [String] {
    parts(plan.conjuncts.filter(isIncluded), merging: .negative)
  }

  private func condition(_ node: FilterPlan.Node) -> String {
    switch node {
    case .leaf(let leaf, .positive): return conditions[leaf].sql
    case .leaf(let leaf, .negative): return conditions[leaf].negation
    case .all(let operands):
      let parts = parts(operands, merging: .negative)
      let all = SQLText.all(parts)
      return parts.count { $0 != SQLText.holds } > 1 && all != SQLText.fails ? "(\(all))" : all
    case .any(let operands): return operands.isEmpty ? SQLText.holds : SQLText.any(parts(operands, merging: .positive))
    }
  }

  /// The conditions of operands, with those terms of a polarity merged that compare the same value.
  private func parts(_ operands: [FilterPlan.Node], merging polarity: Polarity) -> [String] {
    var terms: [BoundCondition] = []
    for node in operands {
      if case .leaf(let leaf, polarity) = node {
        terms.append(conditions[leaf])
      } else {
        let sql = condition(node)
        terms.append(BoundCondition(sql: sql, negation: sql))
      }
    }
    return BoundCondition.merged(terms).map { polarity == .positive ? $0.sql : $0.negation }
  }
}
