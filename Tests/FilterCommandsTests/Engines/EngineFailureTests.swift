import FilterEngines
import FilterReports
import FilterSQL
import Foundation
import Testing
import _FilterTestSupport

@testable import FilterCommands

/// Engines that are not there, hold something else, or fail: a message and the status 2.
@Suite(.enabled(if: TestedAddress.hasSQLite, "the package was built without SQLite")) struct EngineFailureTests {
  private func search(_ address: String, _ arguments: String...) -> RunResult {
    run(["search", "--engine", address] + arguments, bytes: [])
  }

  private func failure(_ message: String) -> RunResult {
    RunResult(status: 2, output: [], errors: "filterq: \(message)\n")
  }

  @Test func refusesOtherAddresses() throws {
    let expected = "expected sqlite:FILE, postgresql://HOST/DATABASE or command:CLIENT"
    #expect(search("x", "t:elf") == failure("unknown engine 'x'; \(expected)"))
    #expect(search("sqlite:/there/is/no.db", "a") == failure("cannot open '/there/is/no.db': not a readable file"))
    #expect(
      search("sqlite:\(WrittenList.people)", "a") == failure("'\(WrittenList.people)' is not a SQLite database"))
    #expect(search("command:oracle", "a").errors.hasPrefix("filterq: the dialect of the client 'oracle' is not known;"))
    let server = search("postgresql://u:secret@127.0.0.1:1/x", "a")
    #expect(server.status == 2 && server.output == "" && !server.errors.contains("secret"))
  }

  /// An address in the place of a file is quoted without its password.
  @Test func passwordsAreNotRepeated() {
    let address = "postgresql://u:secret@127.0.0.1:1/x:t"
    for command in ["test", "check", "check --format json", "format", "vocabulary infer", "compare a b", "search a"] {
      let result = run(command.split(separator: " ").map { String($0) } + [address], bytes: [])
      #expect(result.status == 2, "\(command)")
      #expect(!result.output.contains("secret") && !result.errors.contains("secret"), "\(command): \(result)")
    }
  }

  /// Databases with something else than a list of this version.
  @Test func otherDatabases() throws {
    let rows: [([String], String)] = [
      (
        ["CREATE TABLE fq_about (name TEXT, value TEXT)"],
        "the database has no list; write one with 'filterq items export'"
      ),
      (
        ["CREATE TABLE fq_about (name TEXT, value TEXT)", "INSERT INTO fq_about VALUES ('version', '0')"],
        "the list in the database has an incompatible version; export it again"
      ),
      (
        [
          "CREATE TABLE fq_about (name TEXT, value TEXT)",
          "INSERT INTO fq_about VALUES ('version', '5'), ('kind', 'x')",
        ],
        "the list in the database has an unknown kind"
      ),
      (
        [
          "CREATE TABLE fq_about (name TEXT, value TEXT)",
          "INSERT INTO fq_about VALUES ('version', '5'), ('kind', 'items'), ('name', 'x'), ('vocabulary', '{')",
        ], "the list in the database is damaged"
      ),
      (
        [
          "CREATE TABLE fq_about (name TEXT, value TEXT)",
          "INSERT INTO fq_about VALUES ('version', '5'), ('kind', 'cards')",
        ],
        "the list in the database is damaged"
      ),
    ]
    for (statements, message) in rows {
      try withTemporaryFolder { folder in
        let address = try WrittenList.database(in: folder, statements)
        #expect(search(address, "a") == failure("\(address): \(message)"), "\(statements)")
      }
    }
    try withTemporaryFolder { folder in
      let address = try WrittenList.database(in: folder, ["CREATE TABLE other (x)", "CREATE TABLE another (x)"])
      let file = folder.path("other.db")
      #expect(
        search(address, "a")
          == failure("name a table of '\(file)', as in '\(file):another'; it has 'another', 'other'"))
    }
  }

  @Test func damagedLists() throws {
    let rows: [(String, String)] = [
      (
        "UPDATE fq_about SET value = '7' WHERE name = 'fields'",
        "the list in the database has other fields; export it again"
      ),
      ("UPDATE fq_about SET value = 'many' WHERE name = 'items'", "the list in the database is damaged"),
      ("UPDATE fq_about SET value = '-1' WHERE name = 'items'", "the list in the database is damaged"),
      (
        "INSERT INTO fq_costs VALUES (0, 0, ';1')",
        "the costs of the list in the database are not those it was written with"
      ),
      (
        "UPDATE fq_about SET value = '999' WHERE name = 'parts'",
        "the costs of the list in the database are not those it was written with"
      ),
      ("DROP TABLE fq_costs", "SQLite: no such table: fq_costs"),
    ]
    for (change, message) in rows {
      try withTemporaryFolder { folder in
        let address = try WrittenList.people(in: folder, [change])
        #expect(search(address, "speaks:fr") == failure("\(address): \(message)"), "\(change)")
      }
    }
  }

  /// Rows are printed as they arrive, and sorted rows and summaries only as a whole.
  @Test func failuresInTheMiddle() throws {
    try withTemporaryFolder { folder in
      let rows = try WrittenList.people(in: folder, ["UPDATE people SET id = 999 WHERE id = 30"])
      for (options, lines) in Self.printedBeforeAFailure {
        let result = run(["search", "--engine", rows, ""] + options, bytes: [])
        #expect(result.status == 2, "\(options)")
        #expect(result.errors == "filterq: the engine returned an item that the list does not have\n")
        // All others come before the number 999.
        #expect(result.lines.count == (lines == 0 ? 0 : lines + 29), "\(options): \(result)")
      }
      let records = try WrittenList.people(
        in: folder, ["UPDATE people SET record = '{\"name\":' WHERE id = 30", "SELECT 1"])
      for (options, lines) in Self.printedBeforeAFailure {
        let result = run(["search", "--engine", records, ""] + options, bytes: [])
        #expect(result.status == 2, "\(options)")
        #expect(result.errors == "filterq: \(records): the list in the database has a damaged record\n")
        #expect(result.lines.count == lines, "\(options): \(result)")
      }
      #expect(search(records, "--count", "") == RunResult(printing: "60\n"))
      #expect(search(records, "--why", "Zoë Vandersteen", "shoe>1").status == 0)
    }
  }

  /// Options, and the lines that 30 good rows give.
  private static let printedBeforeAFailure: [([String], Int)] = [
    ([], 30), (["--sort", "name"], 0), (["--count-by", "city"], 0), (["--histogram", "born"], 0), (["--json"], 30),
    (["--columns", "name"], 31), (["--format", "json"], 30),
  ]

  @Test func theTimeLimit() throws {
    try withTemporaryFolder { folder in
      let address = try WrittenList.people(in: folder, WrittenList.endless)
      let result = search(address, "--engine-timeout", "1", "shoe>40")
      #expect(result.status == 2 && result.output == "", "\(result)")
      #expect(result.errors.contains("limit") || result.errors.contains("within"), "\(result)")
      #expect(search(address, "--engine-timeout", "0", "a").errors.contains("from 1 to 86400 seconds, not 0"))
    }
  }

  @Test func anInterruptCancelsTheStatement() throws {
    try withTemporaryFolder { folder in
      let address = try WrittenList.people(in: folder, WrittenList.endless)
      for options in [[], ["--count"], ["--why", "Zoe"]] {
        let (output, errors) = (Collector(), Collector())
        var console = Console(
          input: LineReader(bytes: []), output: OutputBuffer { output.bytes += $0 },
          errors: OutputBuffer { errors.bytes += $0 }, environment: environmentOfTests,
          interruption: Interruption(isRequested: { true }))
        let arguments = ["search", "--engine", address, "shoe>40"] + options
        #expect(FilterCommand.run(arguments, on: &console) == 130, "\(options)")
        #expect(output.bytes.isEmpty && errors.bytes.isEmpty, "\(options)")
      }
    }
  }

  /// After an interrupt, the connection runs the next statement.
  @Test func theConnectionStaysUsable() throws {
    try withTemporaryFolder { folder in
      let engine = try OpenedEngine(WrittenList.people(in: folder, WrittenList.endless))
      let error = #expect(throws: EngineError.self) {
        try EngineWatch.cancelling(engine.connection, on: Interruption(isRequested: { true })) {
          () throws(EngineError) in try engine.connection.lines("SELECT count(*) FROM people")
        }
      }
      #expect(error?.kind == .cancelled)
      #expect(
        try EngineWatch.cancelling(engine.connection, on: Interruption()) {
          () throws(EngineError) in try engine.connection.lines("SELECT 7")
        } == ["7"])
    }
  }

  #if os(macOS) || os(Linux)
    @Test(arguments: ["exit 3", "echo I am unwell >&2; exit 3", "read x; exit 0"])
    func aClientThatDies(_ script: String) {
      let result = search("command:duckdb:sh -c '\(script)'", "--engine-timeout", "20", "t:elf")
      #expect(result.status == 2 && result.output == "", "\(result)")
      #expect(result.errors.hasPrefix("filterq: "))
      if script.contains("unwell") { #expect(result.errors.contains("I am unwell")) }
    }
  #endif

  @Test func optionsThatDoNotFit() throws {
    try withTemporaryFolder { folder in
      let people = try WrittenList.people(in: folder)
      #expect(run("items", "export", folder.path("c.db")).status == 0)
      let cards = "sqlite:\(folder.path("c.db"))"
      func with(_ name: String) -> RunResult { failure("--engine and \(name) cannot be combined") }
      #expect(search(people, "a", WrittenList.people) == with("files of items"))
      #expect(search(people, "a", "--items", WrittenList.people) == with("files of items"))
      #expect(search(people, "a", "--time-zone", "+02:00") == with("--time-zone"))
      #expect(search(cards, "a", "--cards", WrittenList.people) == with("--cards"))
      #expect(search(people, "a", "--strict-input") == with("--strict-input"))
      #expect(search(people, "a", "--field", "took:duration") == with("--field"))
      #expect(search(people, "a", "--no-header") == with("--no-header"))
      #expect(search(people, "a", "--delimiter", ";") == with("--delimiter"))
      #expect(search(people, "a", "--at", "/data") == with("--at"))
      #expect(
        search(people, "a", "--strict") == failure("--strict is for cards, not for other lists"))
      #expect(search(cards, "a", "--strict", "--tolerant").status == 2)
      #expect(run("search", "--engine-plan", "t:elf") == failure("--engine-plan needs --engine"))
      #expect(run("search", "--engine-timeout", "5", "t:elf") == failure("--engine-timeout needs --engine"))
      // A query with errors is not run, and drawn as ever.
      #expect(search(cards, "t: or") == run("search", "t: or"))
      #expect(search(cards, "--tolerant", "t:elf or") == run("search", "--tolerant", "t:elf or"))
    }
  }
}
