/// How many items the query would find if a suggestion were taken.
public enum CandidateCount: Hashable, Sendable {
  /// Exactly so many.
  case exact(Int)
  /// Not known: time was up before, or a pattern with look-around was given up on some text, so a count could be wrong.
  case pending
}
