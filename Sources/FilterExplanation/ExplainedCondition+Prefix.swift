import FilterSemantics

extension EnglishExplanation {
  /// How many conditions are put into words. A longer query ends with how many more there are: pages of conditions say
  /// less than their number. Of the terms without effect as many are named.
  public static let conditionLimit = 500
}

extension ExplainedCondition {
  /// The first statements, at most `limit` of them, in their groups; nil where none is left. `limit` is lowered by those
  /// that stay.
  func prefix(_ limit: inout Int) -> ExplainedCondition? {
    if limit == 0 { return nil }
    switch self {
    case .statement:
      limit -= 1
      return self
    case .all(let members): return ExplainedCondition.group(members, &limit, one: { $0 }, several: { .all($0) })
    case .any(let members): return ExplainedCondition.group(members, &limit, one: { $0 }, several: { .any($0) })
    case .notAll(let members):
      return ExplainedCondition.group(members, &limit, one: { $0.negated }, several: { .notAll($0) })
    case .none(let members):
      return ExplainedCondition.group(members, &limit, one: { $0.negated }, several: { .none($0) })
    }
  }

  /// What is left of a group: nothing, a single member, or a group.
  private static func group(
    _ members: [ExplainedCondition], _ limit: inout Int, one: (ExplainedCondition) -> ExplainedCondition,
    several: ([ExplainedCondition]) -> ExplainedCondition
  ) -> ExplainedCondition? {
    var kept: [ExplainedCondition] = []
    for member in members {
      if let member = member.prefix(&limit) { kept.append(member) }
    }
    return kept.count > 1 ? several(kept) : kept.first.map { one($0) }
  }
}
