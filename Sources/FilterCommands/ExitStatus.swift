/// What a command says when it ends.
public enum ExitStatus: Int32, Sendable {
  /// All is well.
  case clean = 0
  /// There are findings, or something would change.
  case findings = 1
  /// The arguments make no sense, or a file cannot be read or written.
  case failure = 2
  /// The query is refused as a whole.
  case refused = 3
}

/// A failure with a message for people: what is wrong, and with which file.
struct CommandFailure: Error {
  let message: String
}
