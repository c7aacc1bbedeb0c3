import ArgumentParser
import FilterReports
import FilterSQL

/// The options of engines: `--engine ADDRESS`, `--engine-timeout SECONDS`, `--exactness`.
struct EngineOption: ParsableArguments {
  @Option(
    name: .customLong("engine"),
    help: """
      Search a list in an engine: sqlite:FILE, postgresql://HOST/NAME or command:CLIENT; with ':TABLE' at its end, a \
      table of your own. PostgreSQL's password is read from PGPASSWORD or ~/.pgpass.
      """)
  var address: String?

  @Option(
    name: .customLong("engine-timeout"),
    help: ArgumentHelp("The limit of a statement of the engine; 120 if not given, 600 to export.", valueName: "seconds")
  )
  var timeout: Int?

  @Option(
    name: .long,
    help: """
      How texts of your own table are compared: exact, as the toolkit does, or engine, by the engine's own rules, which \
      its indexes serve; each difference is told.
      """)
  var exactness: SQLExactness?

  /// The limit of the connection and of each statement, from a second to a day; nil for the usual one.
  var timeLimit: Duration? {
    get throws(CommandFailure) {
      guard let timeout else { return nil }
      if !(1...86_400).contains(timeout) {
        throw CommandFailure(message: "--engine-timeout must be from 1 to 86400 seconds, not \(timeout)")
      }
      return .seconds(timeout)
    }
  }
}
