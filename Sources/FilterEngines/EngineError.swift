/// A failure of an engine.
package struct EngineError: Error, Hashable, Sendable {
  /// The kinds of failure that callers distinguish.
  package enum Kind: Hashable, Sendable {
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
    /// Not a filterq list, or an incompatible version.
    case unusable
  }

  /// The kind of failure, for callers that act on it.
  package let kind: Kind
  /// A sentence without a full stop, including the engine's message if there is one.
  package let message: String

  /// Makes an error.
  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
