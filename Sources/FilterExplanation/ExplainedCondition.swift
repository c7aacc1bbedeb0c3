import FilterAST
import FilterText

/// The statements of a query and how they are joined. The four groups are those of a query: `and` and `or`, each
/// positive or negated. A group of a parsed query has at least two members.
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
    forEachStatement { statements.append($0) }
    return statements
  }

  private func forEachStatement(_ body: (Statement) -> Void) {
    switch self {
    case .statement(let statement): body(statement)
    case .all(let members), .any(let members), .notAll(let members), .none(let members):
      for member in members { member.forEachStatement(body) }
    }
  }

  /// The part of the query that the statements cover; empty without statements. Linear in the tree.
  var range: SourceRange {
    var range: SourceRange?
    forEachStatement { range = range?.union($0.range) ?? $0.range }
    return range ?? SourceRange(at: 0)
  }

  /// The condition that holds exactly where this one does not.
  var negated: ExplainedCondition {
    switch self {
    case .statement(var statement):
      statement.polarity = statement.polarity.negated
      return .statement(statement)
    case .all(let members): return .notAll(members)
    case .any(let members): return .none(members)
    case .notAll(let members): return .all(members)
    case .none(let members): return .any(members)
    }
  }

  /// The same condition with negations at the statements only, and no `all` directly in an `all` nor `any` in an `any`:
  /// `-(a -(b or c))` is `-a or b or c`. It has no ``notAll(_:)`` and no ``none(_:)``.
  var normalized: ExplainedCondition {
    switch self {
    case .statement: return self
    case .all(let members): return .all(members.flatMap { $0.normalized.conjuncts })
    case .any(let members): return .any(members.flatMap { $0.normalized.alternatives })
    case .notAll(let members): return ExplainedCondition.any(members.map { $0.negated }).normalized
    case .none(let members): return ExplainedCondition.all(members.map { $0.negated }).normalized
    }
  }

  /// The members of an `all`; other conditions are their own only member.
  var conjuncts: [ExplainedCondition] {
    if case .all(let members) = self { return members }
    return [self]
  }

  /// The members of an `any`; other conditions are their own only member.
  var alternatives: [ExplainedCondition] {
    if case .any(let members) = self { return members }
    return [self]
  }

  /// The first statements, at most `limit` of them, in their groups; nil where none is left. Lowers `limit` by the
  /// number of statements that stay.
  func prefix(_ limit: inout Int) -> ExplainedCondition? {
    func kept(_ members: [ExplainedCondition]) -> [ExplainedCondition] {
      var kept: [ExplainedCondition] = []
      for member in members {
        if let member = member.prefix(&limit) { kept.append(member) }
      }
      return kept
    }
    if limit == 0 { return nil }
    switch self {
    case .statement:
      limit -= 1
      return self
    case .all(let members):
      let rest = kept(members)
      return rest.count > 1 ? .all(rest) : rest.first
    case .any(let members):
      let rest = kept(members)
      return rest.count > 1 ? .any(rest) : rest.first
    case .notAll(let members): return ExplainedCondition.all(members).prefix(&limit)?.negated
    case .none(let members): return ExplainedCondition.any(members).prefix(&limit)?.negated
    }
  }
}
