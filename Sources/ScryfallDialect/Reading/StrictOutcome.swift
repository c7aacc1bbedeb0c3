import FilterSemantics
import FilterVocabulary

/// What the service makes of a term.
enum StrictOutcome {
  /// A condition, everything or nothing.
  case content(ReadTerm.Content)
  /// It counts for nothing, and the service says so. The reason, as a sentence without a full stop.
  case ignored(String)
  /// An instruction.
  case directive(FieldID, ValueID)

  /// A term that counts for nothing because of a mistake in it.
  static func ignored(_ mistake: TermMistake, _ value: String) -> StrictOutcome {
    .ignored(mistake.reason(for: value, in: .scryfall))
  }

  /// A condition.
  static func condition(_ condition: Condition) -> StrictOutcome {
    .content(.condition(condition))
  }
}
