import FilterCommands
import FilterLists
import FilterREPL
import FilterReports
import Foundation
import TerminalUI
import Testing
import _FilterTestSupport

/// Searching on the command line, over the sample cards. Whole outputs are compared.
@Suite struct SearchCommandTests {
  @Test func rowsAreTabSeparatedBetweenPrograms() {
    #expect(
      run("search", "t:goblin t:pirate")
        == RunResult(printing: "Kelp-Rope Saboteur\t{R}\tCreature — Goblin Pirate\t1/1\ttid\t16\tcommon\t1999-05-21\n"))
  }

  @Test func printsATableOnATerminal() {
    let result = run("search", "t:goblin t:pirate", terminal: true)
    #expect(result.status == 0)
    let lines = result.lines.map { TestText.plain($0) }
    #expect(
      lines == [
        "Name                Cost  Type                           Set  Rarity",
        "Kelp-Rope Saboteur  {R}   Creature — Goblin Pirate  1/1  tid  common",
        "1 card",
      ])
  }

  /// An impossible terminal size is ignored.
  @Test func sizesOfNoTerminal() {
    let rows: [String] = ["9223372036854775807", "-9223372036854775808", "0", "-1", "x", ""]
    for size in rows {
      var environment = environmentOfTests
      environment["PAGER"] = ""
      let expected = run("search", "t:elf", terminal: true, environment: environment).output
      environment["COLUMNS"] = size
      environment["LINES"] = size
      #expect(run("search", "t:elf", terminal: true, environment: environment).output == expected, "\(size)")
    }
  }

  /// A count over a file reads only the values that the query needs, and agrees with the rows.
  @Test func countsOfFiles() {
    let table: [String] = [
      "t:elf", "t:goblin pow>2", "o:draw -c:g", "is:commander", "t:elf unique:art", "foo:bar t:elf",
    ]
    for query in table {
      let cards = PackageFolder.path(of: "Examples/Cards/sample-cards.jsonl")
      let rows = run("search", "--tolerant", "--cards", cards, query)
      let count = run("search", "--tolerant", "--cards", cards, "--count", query)
      #expect(count.output == "\(rows.lines.count)\n", "\(query)")
      #expect(count.errors == rows.errors, "\(query)")
      #expect(count.status == rows.status, "\(query)")
    }
  }

  @Test func countsAndLimits() {
    #expect(run("search", "--count", "t:goblin t:pirate") == RunResult(printing: "1\n"))
    #expect(run("search", "--count", "t:elf").output == "7\n")
    #expect(run("search", "--limit", "2", "t:elf").lines.count == 2)
    #expect(run("search", "--limit", "0", "t:elf").output == "")
    #expect(run("search", "t:elf").lines.count == 7)
    #expect(run("search").lines.count > 200)
  }

  @Test func jsonIsTheRecordOfTheFile() throws {
    let lines = run("search", "--json", "t:elf order:cmc").lines
    #expect(lines.count == 7)
    var values: [Double] = []
    for line in lines {
      let card = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect((card["type_line"] as? String ?? "").contains("Elf"))
      #expect(card["object"] as? String == "card")
      values.append(try #require(card["cmc"] as? Double))
    }
    #expect(values == values.sorted())
  }

  @Test func statusIs1WhenNothingIsFound() {
    let result = run("search", "t:goblin t:elf pow>9")
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(run("search", "--count", "t:goblin t:elf pow>9").output == "0\n")
  }

  @Test func ignoredTermsAreReported() {
    let result = run("search", "--count", "foo:bar t:elf otag:ramp")
    #expect(result.status == 0)
    #expect(result.output == "7\n")
    #expect(
      result.errors == """
        filterq: 1:1: warning: unknown field 'foo'; this term is ignored [unknown-field]
          foo:bar t:elf otag:ramp
          ^^^
        filterq: ignored 'otag:ramp': no data for 'oracletag'

        """)
  }

  @Test(arguments: ["foo:bar", "((", "()", ")", "c:-1 is:purple"])
  func ignoringEveryTermIsReported(query: String) {
    let result = run("search", "--count", "--tolerant", query)
    #expect(result.status == 0)
    #expect(result.output == run("search", "--count", "").output)
    #expect(result.errors.hasSuffix("filterq: every term is ignored; showing all cards\n"))
  }

  /// Over cards, terms are ignored, but a query of nothing else finds nothing: in each command.
  @Test(arguments: ["tpye:elf", "otag:ramp", "-tpye:elf"])
  func aQueryWithoutAnUnderstoodTermFindsNoCards(query: String) throws {
    try withTemporaryFolder { folder in
      let reason = "query refused: every term is ignored"
      for result in [
        run("search", "--count", query), run("search", query), run("search", "--why", "Kelp-Rope Saboteur", query),
      ] {
        #expect(result.status == 2 && result.output == "", "\(result)")
        #expect(result.errors.hasSuffix("filterq: \(reason)\n"), "\(result)")
      }
      let answer = run("search", "--queries", try folder.file("queries.filterq", query + "\n"))
      #expect(answer.status == 2 && answer.output.contains("\"count\":null,\"refusal\":\"every term is ignored\""))
      let tested = run("test", try folder.file("script", query + "\n"))
      #expect(tested.status == 1 && tested.output.contains(reason), "\(tested)")
    }
  }

  /// A comparison is one of what a search finds.
  @Test func aComparisonSaysWhatIsIgnored() {
    let result = run("compare", "tpye:elf t:goblin", "t:goblin")
    #expect(result.status == 0 && result.errors == "filterq: ignored 'tpye:elf': unknown field\n", "\(result)")
    #expect(run("compare", "tpye:elf", "t:goblin").status == 2)
    #expect(run("compare", "order:cmc", "").status == 0)
  }

  @Test(arguments: ["", " ", "order:cmc", "++", "t:elf foo:bar"])
  func noNoteWithUsableTerms(query: String) {
    #expect(!run("search", "--count", query).errors.contains("every term"))
  }

  @Test(arguments: ["(t:elf", "t:elf)", "()", "", "(t:elf order:cmc)"])
  func strictModeRefuses(query: String) {
    let result = run("search", "--strict", query)
    #expect(result.status == 3, "\(result)")
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("filterq: query refused: "))
    #expect(run("search", "--count", "--tolerant", query).status == 0)
  }

  @Test(arguments: [
    ("(((", "1:1: error: unclosed '(' [unclosed-group]"), ("o:/(/", "1:4: error: unclosed '(' [regex-unclosed-group]"),
    ("t:elf or", "1:9: error: missing term after 'or' [missing-operand]"),
  ])
  func aBrokenQueryIsNotRun(query: String, message: String) {
    for arguments in [[], ["--count"], ["--json"]] {
      let result = run(["search"] + arguments + [query], bytes: [])
      #expect(result.status == 2)
      #expect(result.output == "")
      #expect(result.errors.hasPrefix("filterq: \(message)\n  \(query)\n"), "\(result.errors)")
    }
    #expect(run("search", "--count", "--tolerant", query).status == 0)
    #expect(run("search", "--strict", "--tolerant", query).status == 2)
  }

  @Test func strictModeReadsAsTheServiceDoes() {
    // A minus before a comparison of numbers has no effect there.
    #expect(run("search", "--strict", "--count", "t:elf -pow>=1").output == "7\n")
    #expect(run("search", "--count", "t:elf -pow>=1").output != "7\n")
    #expect(run("search", "--strict", "--count", "t>=elf").status == 1)
  }

  @Test func extrasAreHiddenUnlessRequested() {
    let hidden = run("search", "--count", "goblin").output
    let shown = run("search", "--count", "--include-extras", "goblin").output
    #expect(Int(hidden.dropLast()) ?? 0 < Int(shown.dropLast()) ?? 0)
    #expect(run("search", "--count", "goblin include:extras").output == shown)
    #expect(run("search", "t:token").status == 0)
  }

  @Test func explainsWhyACardIsNotFound() {
    let result = run("search", "--why", "Kelp-Rope Saboteur", "t:goblin pow>3 c:g")
    #expect(result.status == 1)
    #expect(
      result.output == """
        Kelp-Rope Saboteur does not match
          yes  t:goblin  Creature — Goblin Pirate
          no   pow>3     1
          no   c:g       r
        found by: t:goblin -pow>3 -c:g

        """)
    #expect(run("search", "--why", "kelp rope saboteur", "t:goblin -pow>3 -c:g").status == 0)
    #expect(run("search", "--why", "No Such Card", "t:elf").status == 2)
  }

  @Test func explainsTheQuery() {
    let result = run("search", "--explain", "t:goblin t:pirate")
    #expect(result.lines.count == 2)
    #expect(result.lines.first?.lowercased().contains("goblin") == true, "\(result)")
  }

  @Test func durationsAreDistinguished() {
    let result = run("search", "--time", "--count", "t:elf")
    #expect(result.output == "7\n")
    #expect(result.errors.contains("opened 237 cards in"))
  }

  @Test func failures() {
    let rows: [([String], String)] = [
      (["search", "--limit=-1", "t:elf"], "--limit must be at least 0, not -1"),
      (["search", "--json", "--count", "t:elf"], "--json and --count cannot be combined"),
      (["search", "t:elf", "c:g"], "there is no file 'c:g'; put a query of several words in quotes"),
      (["search", "--cards", "/no/such/file", "t:elf"], "there is no file '/no/such/file'"),
      (["search", "--printings", "/no/such/file", "t:elf"], "--printings needs --cards"),
      (["cards", "show", "--cards", "/"], "'/' is a folder; expected a card file"),
    ]
    for (arguments, message) in rows {
      let result = run(arguments, bytes: [])
      #expect(result.status == 2, "\(arguments)")
      #expect(result.errors == "filterq: \(message)\n", "\(arguments)")
    }
  }

  @Test func aFileOfCards() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file(
        "cards.jsonl",
        """
        {"object":"card","name":"Ash Elf","type_line":"Creature — Elf","power":"2","toughness":"1","mana_cost":"{G}"}
        {"object":"card","type_line":"Nothing"}
        {"object":"card","name":"Reed Goblin","type_line":"Creature — Goblin","mana_cost":"{R}"}

        """)
      let result = run("search", "--cards", path, "--json", "t:elf")
      #expect(result.status == 0)
      #expect(result.lines.count == 1)
      #expect(result.lines.first?.hasPrefix(#"{"object":"card","name":"Ash Elf""#) == true)
      #expect(result.errors.contains("line 2"), "\(result.errors)")
      let prepared = folder.path("my.cards")
      #expect(run("cards", "prepare", "--cards", path, "--output", prepared).status == 0)
      #expect(run("search", "--cards", prepared, "--json", "t:elf").output == result.output)
      #expect(run("search", "--cards", prepared, "--count", "").output == "2\n")
      #expect(run("cards", "show", "--cards", prepared).lines.first == "2 cards, 2 printings")
      try Data(try folder.bytes("my.cards").dropLast(9).prefix(300)).write(to: URL(filePath: prepared))
      let damaged = run("search", "--cards", prepared, "t:elf")
      #expect(damaged.status == 2)
      #expect(damaged.errors.contains("prepare it again"))
    }
  }
}

enum TestText {
  /// A line without its colors.
  static func plain(_ line: String) -> String {
    line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }
}
