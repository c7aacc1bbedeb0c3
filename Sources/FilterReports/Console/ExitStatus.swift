package import FilterEngines
package import FilterLists

/// The exit statuses of the commands.
package enum ExitStatus: Int32, Sendable {
  case clean = 0
  /// There are errors or warnings, nothing was found, or something would change.
  case negative = 1
  /// Unusable arguments, or a file or standard output that cannot be read or written.
  case failure = 2
  /// The query as a whole is refused.
  case refused = 3

  /// Ended by Ctrl-C, with the results so far: 128 and the number of SIGINT, as a shell reports it.
  case interrupted = 130

  /// The status a shell reports for a program that SIGPIPE ended: 128 and the number of the signal.
  package static let statusOfSIGPIPE: Int32 = 128 + 13
}

/// An error of a command, as a message that names the file or argument.
package struct CommandFailure: Error {
  package let message: String

  package init(message: String) {
    self.message = message
  }

  #if !SQLite
    package static let withoutSQLite = CommandFailure(
      message: """
        this build has no catalogs because SQLite's header was missing; install it
        (Debian: apt-get install libsqlite3-dev) and build again
        """)
  #endif
}

extension CommandFailure {
  /// The failure of a list.
  package init(_ failure: ListFailure) { self.init(message: failure.message) }

  /// The failure of an engine.
  package init(_ error: EngineError) { self.init(message: error.message) }
}
