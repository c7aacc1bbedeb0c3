/// What a command says when it ends.
public enum ExitStatus: Int32, Sendable {
  /// All is well.
  case clean = 0
  /// There are findings, or something would change.
  case findings = 1
  /// The arguments make no sense, or a file or standard output cannot be read or written.
  case failure = 2
  /// The query is refused as a whole.
  case refused = 3

  /// What a shell answers for a program that SIGPIPE ended (128 and the number of the signal). The signal ends this program
  /// too, unless the caller ignores it.
  package static let statusOfSIGPIPE: Int32 = 128 + 13
}

/// A failure with a message for people: what is wrong, and with which file.
package struct CommandFailure: Error {
  package let message: String

  package init(message: String) {
    self.message = message
  }
}
