/// Queries somebody used before, and those they pinned.
public struct CompletionHistory: Hashable, Sendable {
  /// No history.
  public static let empty = CompletionHistory()

  /// Makes an empty history.
  public init() {}
}
