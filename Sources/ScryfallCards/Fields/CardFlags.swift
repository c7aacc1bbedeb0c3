import DataStreams
import FilterEvaluation
import FilterSemantics

/// The flags of cards for `is:` and `not:`.
enum CardFlags {
  /// The values that no card can be asked for, and why.
  static func unanswered(by coverage: DataCoverage) -> [String: String] {
    var reasons: [String: String] = [:]
    for flag in CardFlag.all {
      if let reason = flag.obstacle(in: coverage) { reasons[flag.value] = reason }
    }
    return reasons
  }

  /// The values of some flags.
  static func values(_ flags: FlagSet) -> ListedValues {
    ListedValues(of: all, words: flags.words)
  }

  /// Those that can be worked out: no card has another.
  private static let all = ValueList(CardFlag.derivable.map { $0.value })
}
