/// Why an engine did not answer.
public struct EngineError: Error, Hashable, Sendable {
  /// What a caller can tell apart.
  public enum Kind: Hashable, Sendable {
    /// The engine cannot be reached or opened.
    case unreachable
    /// The engine refused the statement.
    case refused
    /// The engine did not answer within the time limit.
    case timedOut
    /// The connection ended before the answer did.
    case lost
    /// The statement was cancelled by the caller.
    case cancelled
    /// What the engine holds is no list of this toolkit, or one of another version.
    case unusable
  }

  /// What failed, for callers that act on it.
  public let kind: Kind
  /// A sentence without a full stop, with the engine's own words where it said some.
  public let message: String

  /// Makes an error.
  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
