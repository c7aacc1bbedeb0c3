import Testing
import _FilterTestSupport

/// On lists, a term that is not understood refuses the query, in every command and in the same words.
@Suite struct ItemRefusalTests {
  private static let cars = """
    name,origin,level,population,took,year
    Corolla,japan,warn,2000000,1s,1966
    Impala,usa,error,100000,2s,1958
    Golf,europe,info,35000000,3s,1974
    Civic,japan,error,27000000,1.5s,1972
    Mustang,usa,info,10000000,2.5s,1964
    Uno,europe,warn,9000000,4s,1983

    """

  private static let vocabulary = """
    {"name":"cars","nameField":"name","fields":[
      {"name":"name","kind":"text","regex":true},{"name":"origin","kind":"enumeration","closed":false,"values":["japan","usa","europe"]},
      {"name":"level","kind":"ordered-enumeration","closed":true,"values":["info","warn","error"]},
      {"name":"population","kind":"number"},{"name":"took","kind":"duration"},{"name":"year","kind":"number"}]}
    """

  private static func withCars(_ body: (_ cars: String, _ options: [String]) throws -> Void) throws {
    let folder = try TemporaryFolder()
    let cars = try folder.write("cars.csv", Self.cars)
    let vocabulary = try folder.write("cars.json", Self.vocabulary)
    try body(cars, ["--vocabulary", vocabulary])
  }

  /// A query, its error as `check` prints it, and a fix.
  private static let refused: [(query: String, error: String, fix: String)] = [
    ("usr:ann", "1:1: error: unknown field 'usr'; the query is refused [unknown-field]", ""),
    ("orgin:usa", "1:1: error: unknown field 'orgin'; did you mean 'origin'? [unknown-field]", "origin:usa"),
    (
      "name>=2014", "1:5: error: 'name' takes only ':' or '='; the query is refused [operator-not-taken]",
      ""
    ),
    (
      "origin>usa", "1:7: error: 'origin' takes only ':' or '='; the query is refused [operator-not-taken]",
      "origin:usa"
    ),
    (
      "level>=eror", "1:8: error: unknown value 'eror' for 'level'; did you mean 'error'? [unknown-value]",
      "level>=error"
    ),
    ("took>soon", "1:6: error: 'soon' is not a duration such as 1.5s; the query is refused [malformed-number]", ""),
    ("name:/(/", "1:7: error: unclosed '(' [regex-unclosed-group]", "name:/\\(/"),
    ("corolla zzz:1", "1:9: error: unknown field 'zzz'; the query is refused [unknown-field]", ""),
    ("corolla -zzz:1", "1:10: error: unknown field 'zzz'; the query is refused [unknown-field]", ""),
    ("(corolla or zzz:1)", "1:13: error: unknown field 'zzz'; the query is refused [unknown-field]", ""),
  ]

  @Test func searchRefusesUnknownTerms() throws {
    for index in Self.refused.indices {
      let (query, error, fix) = Self.refused[index]
      try Self.withCars { cars, options in
        let kinds = [
          [], ["--count"], ["--count-by", "origin"], ["--histogram", "year"], ["--unique", "origin"], ["--explain"],
        ]
        for more in TestTier.isLong ? kinds : [kinds[index % kinds.count]] {
          let result = run(["search", query, cars] + options + more, bytes: [])
          #expect(result.status == 2, "\(index): \(query) \(more)")
          #expect(result.output == "", "\(index): \(query) \(more)")
          #expect(result.errors.hasPrefix("filterq: \(error)\n  \(query)\n"), "\(index): \(result.errors)")
          if !fix.isEmpty { #expect(result.errors.contains(" → \(fix)\n"), "\(index): \(result.errors)") }
        }
        // The usable part is searched on request.
        let tolerant = run(["search", query, cars, "--tolerant", "--count"] + options, bytes: [])
        #expect(tolerant.status != 2, "\(index)")
        #expect(tolerant.errors.contains(error), "\(index)")
      }
    }
  }

  /// `check`, `sql`, `compare`, `test` and lines of JSON report the same.
  @Test func otherCommandsReportTheSame() throws {
    for index in Self.refused.indices {
      let (query, error, _) = Self.refused[index]
      let message = String(error.split(separator: " ", maxSplits: 1)[1])
      try Self.withCars { cars, options in
        #expect(run(["check"] + options, bytes: Array(query.utf8)).output.hasPrefix("<stdin>:\(error)\n"), "\(index)")
        for command in [
          ["sql", query], ["sql", query, "--items", cars], ["compare", query, "usa"], ["compare", "usa", query, cars],
        ] {
          let result = run(command + options, bytes: [])
          #expect(result.status == 2, "\(index): \(command)")
          #expect(result.output == "", "\(index): \(command)")
          #expect(result.errors.contains(message), "\(index): \(command): \(result.errors)")
        }
        let script = run(["test", "-", "--items", cars] + options, bytes: Array("\(query)\n  expect count = 6\n".utf8))
        #expect(script.status == 1, "\(index)")
        let text = message.dropFirst("error: ".count).split(separator: " [").first ?? ""
        #expect(script.output.contains("query refused: \(text)"), "\(index): \(script)")
        let lines = run(
          ["search", "--queries", "-", "--items", cars] + options, bytes: Array("\(query)\norigin:usa\n".utf8))
        #expect(lines.status == 2, "\(index)")
        let answers = lines.lines.map { ($0.contains(#""count":null"#), $0.contains(#""severity":"error""#)) }
        #expect(answers.map { $0.0 } == [true, false] && answers.map { $0.1 } == [true, false], "\(index): \(lines)")
        #expect(lines.output.contains(#""count":2"#), "\(index): \(lines)")
      }
    }
  }

  /// In a session neither the line nor the commands after it show a row.
  @Test func sessionsRefuseToo() throws {
    try Self.withCars { cars, options in
      let lines = run(
        ["repl", cars] + options, bytes: Array("usr:ann\n:show 1\n:histogram year\n:more\nexpect count = 6\n".utf8))
      #expect(lines.status == 2)
      #expect(
        lines.output == """
          1:1: error: unknown field 'usr'; the query is refused [unknown-field]
            usr:ann
            ^^^
            fix: Put it in quotes → "usr:ann"
          query refused
          there is no row 1; the last query finds nothing
          the last query is refused: unknown field 'usr'; the query is refused
          no more rows
          not met: expect count = 6 — query refused: unknown field 'usr'; the query is refused

          """, "\(lines)")
    }
  }

  /// A value that an open list does not know may occur later in the file: no error, and no row.
  @Test func unknownValuesOfOpenListsAreReported() throws {
    try Self.withCars { cars, options in
      let near = run(["search", "origin:japn", cars] + options, bytes: [])
      #expect(near.status == 1)
      #expect(near.output == "name,origin,level,population,took,year\n")
      #expect(
        near.errors == """
          filterq: 1:8: warning: unknown value 'japn' for 'origin'; did you mean 'japan'? [unknown-value]
            origin:japn
                   ^^^^
            fix: Change to 'origin:japan' → origin:japan

          """)
      let far = run(["search", "origin:mars", cars, "--count"] + options, bytes: [])
      #expect(far.output == "0\n")
      #expect(far.errors == "filterq: no 'origin' is 'mars'; its values are japan, usa, europe\n")
      #expect(run(["search", "-origin:mars", cars, "--count"] + options, bytes: []).output == "6\n")
    }
  }

  /// A word of the names of values offers these names, those of frequent values first.
  @Test func aWordOfNamesOffersTheNames() {
    let result = run("search", "--count", "set:ravnica")
    #expect(result.output == "0\n")
    #expect(
      result.errors == "filterq: no 'set' is 'ravnica'; did you mean "
        + "'Ravnica Remastered', 'Ravnica City of Guilds', 'Guilds of Ravnica'?\n")
  }

  /// The diagnostics of `check` are printed when a query is run.
  @Test(arguments: [
    "origin:(usa or colour:red)", "year:1958..x", "origin:usa,", "origin:usa | origin:japan", "year:(1958 or soon)",
  ])
  func searchPrintsTheDiagnosticsOfCheck(query: String) throws {
    try Self.withCars { cars, options in
      let known = run(["check"] + options, bytes: Array(query.utf8)).output
      let messages = run(["search", query, cars] + options, bytes: []).errors
      let lines = known.split(separator: "\n").dropLast().map { $0.replacing("<stdin>:", with: "filterq: ") }
      #expect(lines.count >= 3, "\(known)")
      #expect(messages.hasPrefix(lines.joined(separator: "\n") + "\n"), "\(messages)\n\(known)")
    }
  }

  /// Cards keep the rule of Scryfall: a term that cannot be read is ignored with a warning.
  @Test func cardsIgnoreUnknownTerms() {
    let result = run("search", "foo>3 t:goblin", "--count")
    #expect(result.status == 0)
    #expect(result.output == run("search", "t:goblin", "--count").output)
    #expect(
      result.errors == """
        filterq: 1:1: warning: unknown field 'foo'; this term is ignored or matches nothing [unknown-field]
          foo>3 t:goblin
          ^^^
        filterq: ignored 'foo>3': unknown field

        """)
  }

  /// A bare word in a list without names, and a pattern that is too long to be run.
  @Test func termsWithoutDataRefuseTheQuery() {
    let numbers = "{\"a\":1,\"b\":2}\n"
    let word = run("search", "hello", "-", input: numbers)
    // A later record may have such a value among the numbers.
    #expect(word.status == 1)
    #expect(word.output == "")
    let long = run("search", "name:/(a{200}b{200}){200}/", "-", input: "{\"name\":\"a b\"}\n")
    #expect(long.status == 2)
    #expect(long.output == "")
    #expect(long.errors.contains("; the query is refused [unread-term]"), "\(long.errors)")
  }
}
