import FilterEngines
import FilterReports
import FilterSQL
import Foundation
import Testing
import _FilterTestSupport

@testable import FilterCommands

/// `filterq search --engine` prints the same as the search in memory.
@Suite(.enabled(if: TestedAddress.hasSQLite, "the package was built without SQLite")) struct EngineSearchTests {
  static let cardQueries = [
    "", "t:elf", "t:goblin mv<=3", "o:draw -c:g", "o:/\\bdraw\\b/", "m:{1}{r} or m>=2gg", "is:commander",
    "t:elf unique:prints", "t:elf unique:art order:released", "c>=rg order:cmc direction:desc", "foo:bar t:elf",
    "-pow>=0 order:power", "!\"Kelp-Rope Saboteur\"", "r:mythic set:tkt", "t:token", "include:extras t:token",
    "o:/(?=d)draw/", "devotion:gg", "kelp rope", "t:goblin t:elf pow>9", "lang:fr", "order:usd prefer:oldest t:elf",
    "produces:g", "name:/^k.*r$/ or otag:ramp",
  ]
  static let cardOptions = [
    [], ["--count"], ["--limit", "2"], ["--limit", "0"], ["--include-extras"], ["--strict"], ["--explain"],
    ["--include-extras", "--limit", "5"], ["--explain", "--count"],
  ]

  static let itemQueries = [
    "", "speaks:fr born>=1980", "shoe>40 -member:true", "order:born", "order:shoe direction:desc", "zoe or ana",
    "name:/^m.*o/", "city:cork,utrecht", "foo:bar speaks:de", "shoe>99", "blood:o+ order:name", "born:1974",
    "order:height -speaks:en",
  ]
  static let itemOptions = [
    [], ["--count"], ["--limit", "2"], ["--offset", "1", "--limit", "3"], ["--limit", "0"], ["--sort", "-born"],
    ["--sort", "shoe", "--limit", "4"], ["--columns", "name,shoe"], ["--count-by", "city"], ["--histogram", "height"],
    ["--unique", "blood"], ["--json"], ["--format", "csv"], ["--format", "json", "--limit", "1"], ["--explain"],
    ["--columns", "nam"], ["--offset", "100"],
  ]

  /// A third of all options; three queries in a row meet all.
  private static func turns(_ options: [[String]], _ number: Int) -> [[String]] {
    options.enumerated().filter { $0.offset % 3 == number % 3 }.map { $0.element }
  }

  /// Compares whole answers: the output, the notes and the status.
  private func compareCards(_ address: String, _ queries: [String] = cardQueries) {
    for (number, query) in TestTier.some(of: Array(queries.enumerated()), every: 9) {
      for options in Self.turns(Self.cardOptions, number) {
        let expected = run(["search"] + options + [query], bytes: [])
        let found = run(["search", "--engine", address] + options + [query], bytes: [])
        // Which terms exclude each other, and how many were checked, is not part of the answer.
        func isAnswer(_ line: Substring) -> Bool { !line.hasPrefix("  ") && !line.hasSuffix(" checked here") }
        func notes(_ result: RunResult) -> [Substring] { result.errors.split(separator: "\n").filter(isAnswer) }
        #expect(found.output == expected.output, "\(options) \(query)")
        #expect(found.status == expected.status, "\(options) \(query)")
        #expect(notes(found) == notes(expected), "\(options) \(query)")
      }
    }
  }

  private func compareItems(_ address: String) {
    for (number, query) in TestTier.some(of: Array(Self.itemQueries.enumerated()), every: 9) {
      for options in Self.turns(Self.itemOptions, number) {
        let expected = run(["search"] + options + [query, WrittenList.people], bytes: [])
        let found = run(["search", "--engine", address] + options + [query], bytes: [])
        func notes(_ result: RunResult) -> [Substring] {
          result.errors.split(separator: "\n").filter {
            !$0.contains("fields inferred: ") && !$0.hasSuffix(" checked here")
          }
        }
        #expect(found.output == expected.output, "\(options) \(query)")
        #expect(found.status == expected.status, "\(options) \(query)")
        #expect(notes(found) == notes(expected), "\(options) \(query)")
      }
    }
  }

  @Test func cardsInAFile() throws {
    try withTemporaryFolder { folder in
      #expect(run("items", "export", folder.path("cards.db")).status == 0)
      compareCards("sqlite:\(folder.path("cards.db"))")
    }
  }

  @Test func itemsInAFile() throws {
    try withTemporaryFolder { folder in
      #expect(run("items", "export", WrittenList.people, folder.path("people.db")).status == 0)
      compareItems("sqlite:\(folder.path("people.db"))")
    }
  }

  /// A person sees the same table, with the same parts of it marked.
  @Test func terminalsShowTheSameTable() throws {
    var environment = environmentOfTests
    environment["PAGER"] = ""
    try withTemporaryFolder { folder in
      let address = "sqlite:\(folder.path("cards.db"))"
      #expect(run("items", "export", folder.path("cards.db")).status == 0)
      let queries = ["t:goblin mv<=2", "kelp r:common", "m:{r} t:pirate", "set:tkt t:elf", "t:elf or o:draw", "t:elf"]
      for query in queries {
        for options in [[], ["--limit", "2"]] {
          let expected = run(["search"] + options + [query], bytes: [], terminal: true, environment: environment)
          let arguments = ["search", "--engine", address] + options + [query]
          let found = run(arguments, bytes: [], terminal: true, environment: environment)
          #expect(found.output == expected.output, "\(options) \(query)")
        }
      }
      let people = try WrittenList.people(in: folder)
      let expected = run("search", "speaks:fr shoe>40", WrittenList.people, terminal: true, environment: environment)
      let found = run("search", "--engine", people, "speaks:fr shoe>40", terminal: true, environment: environment)
      #expect(found.output == expected.output)
    }
  }

  /// Changes after which the first person is found at once, and the search for the second one never ends.
  private static let endlessAfterOne = [
    "ALTER TABLE people RENAME TO x", "UPDATE fq_about SET value = '0' WHERE name = 'reserved'",
    "CREATE VIEW people AS SELECT x.* FROM x NOT INDEXED WHERE CASE WHEN x.id = 0 THEN 1 ELSE "
      + "(WITH RECURSIVE n(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n) SELECT count(*) FROM n WHERE k + x.id > 0) END",
  ]

  /// Options, and the lines that the first person gives. The term of the third is checked here.
  private static let printedRows: [([String], String)] = [
    ([""], "{\"name\":\"Anaïs Delcourt-Mbaye\","),
    (["--columns", "name,shoe", ""], "name\tshoe\nAnaïs Delcourt-Mbaye\t38.5\n"),
    (["name:/(?=a)/"], "{\"name\":\"Anaïs Delcourt-Mbaye\","), (["--json", ""], "{\"name\":\"Anaïs Delcourt-Mbaye\","),
    (["--unique", "city", "--columns", "shoe", ""], "shoe\n38.5\n"),
  ]

  /// A row is printed while the engine looks for the next one, and a reader that leaves ends the search.
  @Test func rowsArePrintedAsTheyArrive() throws {
    try withTemporaryFolder { folder in
      let people = try WrittenList.people(in: folder, Self.endlessAfterOne)
      for (arguments, expected) in Self.printedRows {
        let output = Collector()
        let start = ContinuousClock.now
        // A search that goes on without a reader ends as well, and is found by that.
        func isOver() -> Bool { start.duration(to: .now) > .seconds(20) }
        var console = Console(
          input: LineReader(bytes: []),
          output: OutputBuffer { bytes throws(OutputFailure) in
            output.take(bytes)
            throw .readerLeft
          }, errors: OutputBuffer { _ in }, environment: environmentOfTests,
          interruption: Interruption(isRequested: isOver))
        #expect(FilterCommand.run(["search", "--engine", people] + arguments, on: &console) == 141, "\(arguments)")
        #expect(String(decoding: output.bytes, as: UTF8.self).hasPrefix(expected), "\(arguments)")
        #expect(!isOver(), "\(arguments)")
      }
    }
  }

  /// After an interrupt, the results so far are printed.
  @Test func anInterruptEndsTheRows() throws {
    try withTemporaryFolder { folder in
      let people = try WrittenList.people(in: folder, Self.endlessAfterOne)
      for (arguments, expected) in Self.printedRows {
        let output = Collector()
        var console = Console(
          input: LineReader(bytes: []), output: OutputBuffer { output.bytes += $0 }, errors: OutputBuffer { _ in },
          environment: environmentOfTests, interruption: Interruption(isRequested: { !output.bytes.isEmpty }))
        #expect(FilterCommand.run(["search", "--engine", people] + arguments, on: &console) == 130, "\(arguments)")
        #expect(String(decoding: output.bytes, as: UTF8.self).hasPrefix(expected), "\(arguments)")
      }
    }
  }

  @Test func theStoredRowAsJSON() throws {
    try withTemporaryFolder { folder in
      #expect(run("items", "export", folder.path("c.db")).status == 0)
      let address = "sqlite:\(folder.path("c.db"))"
      let found = run("search", "--engine", address, "--json", "t:goblin t:pirate")
      #expect(found == run("search", "--json", "t:goblin t:pirate"))
      #expect(found.output.hasPrefix("{\"object\":\"card\","))
    }
  }

  /// A query without a statement is answered by the records, in a batch too.
  @Test func elementsInABatch() throws {
    let folder = try TemporaryFolder()
    let items = try folder.write(
      "orders.jsonl",
      """
      {"id":1,"items":[{"sku":"x","qty":3},{"sku":"y","qty":1}]}
      {"id":2,"items":[{"sku":"x","qty":1}]}

      """)
    let queries = try folder.write("saved.filterq", "id:1\nitems:(sku:x qty>2)\nitems.qty>0\n")
    let address = "sqlite:\(folder.path("orders.db"))"
    #expect(run(["items", "export", items, folder.path("orders.db")], bytes: []).status == 0)
    for options in [[], ["--count"]] {
      let found = run(["search", "--queries", queries, "--engine", address] + options, bytes: [])
      #expect(found.status == 0)
      let lines = found.lines
      try #require(lines.count == 3, "\(found)")
      for (line, count) in zip(lines, [1, 1, 2]) { #expect(line.contains("\"count\":\(count),"), "\(line)") }
    }
    let noted = run(["search", "items:(sku:x qty>2)", "--engine", address], bytes: [])
    #expect(noted.output == "{\"id\":1,\"items\":[{\"sku\":\"x\",\"qty\":3},{\"sku\":\"y\",\"qty\":1}]}\n")
  }

  @Test func whyACard() throws {
    try withTemporaryFolder { folder in
      #expect(run("items", "export", folder.path("c.db")).status == 0)
      func why(_ name: String, _ query: String, _ more: String...) -> RunResult {
        run(["search", "--engine", "sqlite:\(folder.path("c.db"))", "--why", name, query] + more, bytes: [])
      }
      let found = why("Kelp-Rope Saboteur", "t:goblin pow>3")
      #expect(found.status == 1)
      #expect(
        found.lines.map { $0.trimmingCharacters(in: .whitespaces) }
          == [
            "Kelp-Rope Saboteur does not match", "yes  t:goblin  Creature — Goblin Pirate", "no   pow>3     1",
            "found by: t:goblin -pow>3",
          ])
      #expect(why("kelp rope saboteur", "t:goblin -pow>3 or set:x").lines[0] == "Kelp-Rope Saboteur matches")
      #expect(why("Kelp-Rope Saboteur", "t:goblin").status == 0)
      #expect(why("Kelp-Rope", "t:goblin").lines[0] == "Kelp-Rope Saboteur matches")
      #expect(why("Kelp-Rope Sabotuer", "t:goblin").errors.contains("did you mean 'Kelp-Rope Saboteur'?"))
      let nobody = why("Nobody at all", "t:elf")
      #expect(nobody.status == 2 && nobody.errors.hasPrefix("filterq: no card named 'Nobody at all'"))
      #expect(why("Kelp-Rope Saboteur", "(order:cmc t:elf)", "--strict").status == 3)
      // The same outcomes as in memory, for every card and a query about its printings.
      let query = "t:creature (r:common or -set:tkt) year>=2020 mv<=3 foo:bar"
      for line in run("search", "--limit", TestTier.isLong ? "25" : "3", "order:cmc").lines {
        let name = String(line.split(separator: "\t")[0])
        let expected = run("search", "--why", name, query)
        let found = why(name, query)
        #expect(found.status == expected.status, "\(name)")
        #expect(found.lines[0] == expected.lines[0])
        #expect(
          found.lines.filter { $0.hasPrefix("  yes") }.count == expected.lines.filter { $0.hasPrefix("  yes") }.count,
          "\(name)")
      }
    }
  }

  @Test func whyAnItem() throws {
    try withTemporaryFolder { folder in
      let address = try WrittenList.people(in: folder)
      let result = run("search", "--engine", address, "--why", "Zoë Vandersteen", "shoe>41 speaks:fr")
      #expect(result.status == 1, "\(result)")
      #expect(result.lines.first == "Zoë Vandersteen does not match")
      #expect(result.output.contains("found by: "))
      #expect(run("search", "--engine", address, "--why", "Zoe", "speaks:fr").status == 0)
      let nobody = run("search", "--engine", address, "--why", "Nobody", "speaks:fr")
      #expect(nobody == RunResult(status: 2, output: [], errors: "filterq: no item named 'Nobody'\n"))
    }
  }

  @Test func printsTheQueryPlan() throws {
    try withTemporaryFolder { folder in
      let address = try WrittenList.people(in: folder)
      let result = run("search", "--engine", address, "--engine-plan", "shoe>40")
      #expect(result.status == 0 && result.errors == "")
      #expect(result.lines.first?.hasPrefix("SEARCH i USING INDEX") == true, "\(result)")
      #expect(
        result.lines.suffix(2)
          == ["", "SELECT i.id, i.record FROM people i WHERE i.shoe > 40000000 ORDER BY +i.id;"], "\(result)")
      #expect(
        run("search", "--engine", address, "--engine-plan", "--count", "shoe>40").lines.last
          == "SELECT COUNT(*) FROM people i WHERE i.shoe > 40000000;")
    }
  }

  /// `--explain` and `--time` print how many terms the engine could not answer exactly.
  @Test func termsThatAreChecked() throws {
    try withTemporaryFolder { folder in
      let file = try folder.file("a.jsonl", "{\"a\":\"x\\u0001y\"}\n{\"a\":\"z\"}\n")
      #expect(run("items", "export", file, folder.path("a.db")).status == 0)
      let address = "sqlite:\(folder.path("a.db"))"
      let result = run("search", "--engine", address, "--time", "a:/x.y/ a~x")
      #expect(result.lines == ["{\"a\":\"x\\u0001y\"}"])
      #expect(result.errors.hasSuffix("1 of 2 terms checked here\n"), "\(result)")
      #expect(run("search", "--engine", address, "a:/x.y/").errors == "")
    }
  }

  @Test(.enabled(if: TestedAddress.postgresql != nil, "FILTERQ_POSTGRESQL is not set"))
  func aServer() throws {
    let address = try TestedAddress.newDatabase("searched")
    #expect(run("items", "export", "--replace", address).status == 0)
    compareCards(address)
    #expect(run("items", "export", "--replace", WrittenList.people, address).status == 0)
    compareItems(address)
  }

  @Test(.enabled(if: TestedAddress.duckdb != nil, "FILTERQ_DUCKDB is not set"))
  func aClient() throws {
    let client = try #require(TestedAddress.duckdb)
    try withTemporaryFolder { folder in
      #expect(run("items", "export", "--for", "duckdb", folder.path("tables")).status == 0)
      let address = "command:duckdb:\(client) '\(folder.path("list.duckdb"))'"
      let connection = try EngineConnections.open(EngineAddress(address), isReadOnly: false, timeLimit: .seconds(60))
      try connection.execute(EngineFolder.statements(in: folder.path("tables")))
      connection.close()
      compareCards(address, ["t:elf", "o:/\\bdraw\\b/ -c:g", "order:cmc t:goblin"])
    }
  }
}
