public import FilterAST
public import FilterVocabulary

/// How the items that two queries find are related, in any list of a vocabulary.
public enum QueryRelation: Hashable, Sendable {
  /// Both find the same items.
  case same
  /// Everything the first query finds, the second finds too; the witness is found by the second one only.
  case narrower(Witness)
  /// Everything the second query finds, the first finds too; the witness is found by the first one only.
  case wider(Witness)
  /// Each finds items that the other does not; a witness of each.
  case different(onlyFirst: Witness, onlySecond: Witness)
  /// Not decided within the limits of ``Entailment``.
  case unknown
}

extension FilterQuery where Term == FilterTerm {
  /// How the items that this query finds are related to those of another one. Directives are ignored; see
  /// ``implies(_:in:)`` for the limits.
  public func relation(to other: FilterQuery, in vocabulary: Vocabulary) -> QueryRelation {
    switch (implies(other, in: vocabulary), other.implies(self, in: vocabulary)) {
    case (.yes, .yes): .same
    case (.yes, .no(let witness)): .narrower(witness)
    case (.no(let witness), .yes): .wider(witness)
    case (.no(let first), .no(let second)): .different(onlyFirst: first, onlySecond: second)
    case (.unknown, _), (_, .unknown): .unknown
    }
  }
}
