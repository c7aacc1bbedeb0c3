import ArgumentParser
import DataFiles
import DataStreams
import FilterEngines
import FilterLists
import FilterREPL
import FilterReports
import FilterSQL

/// The options of commands that search in an engine: `--engine ADDRESS`, `--engine-timeout SECONDS`.
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
    help: ArgumentHelp("The limit of a statement of the engine; 120 if not given.", valueName: "seconds"))
  var timeout: Int?

  @Option(
    name: .long,
    help: """
      How texts of your own table are compared: exact, as the toolkit does, or engine, by the engine's own rules, which \
      its indexes serve; each difference is told.
      """)
  var exactness: SQLExactness?

  /// The list of the engine; nil without the option.
  ///
  /// - Parameters:
  ///   - vocabulary: The vocabulary of a person's own table.
  ///   - others: Options that name or describe another list, or that a list of an engine does not have, and whether they
  ///     are given.
  ///   - counts: Whether the rows of a person's own table are counted now, and not when their number is asked for.
  func list(
    under vocabulary: VocabularyOption? = nil, besides others: [(name: String, isGiven: Bool)], counts: Bool = false
  ) throws(CommandFailure) -> SearchableList? {
    guard let address else {
      if timeout != nil { throw CommandFailure(message: "--engine-timeout needs --engine") }
      if exactness != nil { throw CommandFailure(message: "--exactness needs a table of your own") }
      return nil
    }
    let described = vocabulary?.file == nil ? nil : try vocabulary?.load()
    if let other = others.first(where: { $0.isGiven }) {
      throw CommandFailure(message: "--engine and \(other.name) cannot be combined")
    }
    let timeLimit = try timeout.map { (seconds) throws(CommandFailure) in try EngineOption.limit(seconds: seconds) }
    do throws(EngineError) {
      return try EngineLists.open(
        address, describedBy: described, exactness: exactness ?? .exact,
        timeLimit: timeLimit ?? OpenedEngine.defaultTimeLimit, counts: counts)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Takes the address of a table from the end of the arguments of a command, as if it were that of the option.
  ///
  /// - Parameters:
  ///   - count: The number of arguments with that of the table.
  ///   - others: Options under which a table of SQLite is read as a file.
  mutating func takeTable(
    from arguments: inout [String], of count: Int = 2, unless others: [(name: String, isGiven: Bool)]
  ) {
    guard address == nil, arguments.count == count, let last = arguments.last else { return }
    if TableAddress.isAddress(last) {
      address = last
    } else if others.contains(where: { $0.isGiven }) {
      return
    } else if let (path, _) = TableAddress.file(last[...]), ReplSource.isSQLite(path) {
      address = "sqlite:" + last
    } else {
      return
    }
    arguments.removeLast()
  }

  /// A limit in seconds: from 1 to a day.
  static func limit(seconds: Int) throws(CommandFailure) -> Duration {
    if !(1...86_400).contains(seconds) {
      throw CommandFailure(message: "--engine-timeout must be from 1 to 86400 seconds, not \(seconds)")
    }
    return .seconds(seconds)
  }
}

extension ReplSource {
  /// A list in a database, by the address of an engine, `sqlite:FILE`, or by the file of SQLite; nil for other paths.
  static func database(_ path: String) -> ReplSource? {
    let schemes = ["sqlite:", "postgresql:", "postgres:", "duckdb:", "command:"]
    let isAddress = schemes.contains { path.hasPrefix($0) }
    guard isAddress || isSQLite(path) || TableAddress.file(path[...]).map({ isSQLite($0.path) }) ?? false else {
      return nil
    }
    let address = isAddress ? path : "sqlite:\(path)"
    let shown = EngineAddress.masked(address)
    return .list(named: String(shown.split(separator: "/").last ?? shown[...]), historyKey: shown) {
      () throws(CommandFailure) in
      do throws(EngineError) {
        return try EngineLists.open(address)
      } catch {
        throw CommandFailure(error)
      }
    }
  }

  /// Whether a file begins as a database of SQLite does. (https://www.sqlite.org/fileformat2.html)
  fileprivate static func isSQLite(_ path: String) -> Bool {
    (try? InputFile(path: path))
      .flatMap { file in try? file.rest(atMost: FileFormat.databaseMagic.count) } == FileFormat.databaseMagic
  }
}
