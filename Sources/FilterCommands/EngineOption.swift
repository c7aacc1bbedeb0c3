import ArgumentParser
import FilterEngines
import FilterLists
import FilterReports

/// The options of commands that search in an engine: `--engine ADDRESS`, `--engine-timeout SECONDS`.
struct EngineOption: ParsableArguments {
  @Option(
    name: .customLong("engine"),
    help: """
      Search a list in an engine: sqlite:FILE, postgresql://HOST/NAME or command:CLIENT. PostgreSQL's password is read \
      from PGPASSWORD or ~/.pgpass.
      """)
  var address: String?

  @Option(
    name: .customLong("engine-timeout"),
    help: ArgumentHelp("The limit of a statement of the engine; 120 if not given.", valueName: "seconds"))
  var timeout: Int?

  /// The list of the engine; nil without the option.
  ///
  /// - Parameter others: Options that name or describe another list, or that a list of an engine does not have, and
  ///   whether they are given.
  func list(besides others: [(name: String, isGiven: Bool)]) throws(CommandFailure) -> SearchableList? {
    guard let address else {
      if timeout != nil { throw CommandFailure(message: "--engine-timeout needs --engine") }
      return nil
    }
    if let other = others.first(where: { $0.isGiven }) {
      throw CommandFailure(message: "--engine and \(other.name) cannot be combined")
    }
    let timeLimit = try timeout.map { (seconds) throws(CommandFailure) in try EngineOption.limit(seconds: seconds) }
    do throws(EngineError) {
      return SearchableList(
        EngineAnswers(try OpenedEngine(address, timeLimit: timeLimit ?? OpenedEngine.defaultTimeLimit)))
    } catch {
      throw CommandFailure(error)
    }
  }

  /// A limit in seconds: from 1 to a day.
  static func limit(seconds: Int) throws(CommandFailure) -> Duration {
    if !(1...86_400).contains(seconds) {
      throw CommandFailure(message: "--engine-timeout must be from 1 to 86400 seconds, not \(seconds)")
    }
    return .seconds(seconds)
  }
}
