import FilterSemantics

/// The statements of a query and how they are joined. The four groups are those of a query: `and` and `or`, each asked
/// for or excluded. A group has two members or more.
public indirect enum ExplainedCondition: Hashable, Sendable {
  /// A single statement, which carries its own polarity.
  case statement(Statement)
  /// All members hold: `a b`.
  case all([ExplainedCondition])
  /// Some member holds: `a or b`.
  case any([ExplainedCondition])
  /// Some member does not hold: `-(a b)`.
  case notAll([ExplainedCondition])
  /// No member holds: `-(a or b)`.
  case none([ExplainedCondition])

  /// The statements in the order of the text. Linear in the tree.
  public var statements: [Statement] {
    var statements: [Statement] = []
    collect(into: &statements)
    return statements
  }

  private func collect(into statements: inout [Statement]) {
    switch self {
    case .statement(let statement): statements.append(statement)
    case .all(let members), .any(let members), .notAll(let members), .none(let members):
      for member in members { member.collect(into: &statements) }
    }
  }
}
