package import FilterAST
package import FilterSemantics
package import FilterVocabulary

/// Tells whether one more condition could hold beside some that must hold: what a completion asks of each candidate.
///
/// Only conditions of the same aspect can exclude each other, so a trial costs nothing where the query says nothing of it.
package struct ConflictTrial: Sendable {
  private let vocabulary: Vocabulary
  private let claims: [(key: SpaceKey, condition: Condition, polarity: Polarity)]

  /// A trial against conditions that hold together. Directives among them claim nothing.
  package init(_ conditions: [(Condition, Polarity)], in vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    claims = conditions.compactMap { condition, polarity in
      vocabulary.spaceKey(of: condition).map { ($0, condition, polarity) }
    }
  }

  /// Whether there is nothing a condition could contradict.
  package var isEmpty: Bool { claims.isEmpty }

  /// Whether a condition cannot hold beside the others. Quadratic in the conditions of its aspect, of which 32 are looked at.
  package func excludes(_ condition: Condition, _ polarity: Polarity) -> Bool {
    if claims.isEmpty { return false }
    guard let key = vocabulary.spaceKey(of: condition) else { return false }
    var conditions: [Condition?] = []
    var literals: [Literal] = []
    for claim in claims where claim.key == key && conditions.count < 32 {
      literals.append(Literal(leaf: conditions.count, polarity: claim.polarity))
      conditions.append(claim.condition)
    }
    if conditions.isEmpty { return false }
    literals.append(Literal(leaf: conditions.count, polarity: polarity))
    conditions.append(condition)
    let spaces = ConditionSpaces(conditions, in: vocabulary)
    // What contradicts itself already says nothing about the newcomer.
    return !Conflict.all(among: literals, spaces).isEmpty
      && Conflict.all(among: Array(literals.dropLast()), spaces).isEmpty
  }
}
