/// Whether a text holds a match of a pattern.
public enum RegexVerdict: Hashable, Sendable {
  /// It does; an empty match counts.
  case match
  /// It does not.
  case noMatch
  /// Not known: a pattern with look-around took more steps than it was allowed.
  case budgetExhausted

  /// What to tell people who wait for an answer: one sentence without a full stop; nil where there is an answer.
  public var message: String? {
    self == .budgetExhausted
      ? "The pattern looks around itself in too many places of a text this long, so the search was given up" : nil
  }
}
