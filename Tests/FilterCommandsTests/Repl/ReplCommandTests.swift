import Foundation
import Testing
import _FilterTestSupport

/// Sessions with the loop, from a pipe.
@Suite struct ReplCommandTests {
  @Test func aPipedSession() {
    #expect(
      run("repl", input: "t:goblin t:pirate\n\n  \n# a remark\n:print\nt:elf (c:g pow>2\n:close\n")
        == RunResult(
          printing: """
              Name                Cost  Type                           Set  Rarity
            1 Kelp-Rope Saboteur  {R}   Creature — Goblin Pirate  1/1  tid  common
            1 of 237 cards · Goblin Pirate cards
            t:goblin t:pirate
            1:7: error: unclosed '(' [unclosed-group]
              t:elf (c:g pow>2
                    ^
              fix: Insert ')' → t:elf (c:g pow>2)
              Name                                 Cost       Type                                   Set  Rarity
            1 Marrow and Morrow, Twin Undertakers  {2}{B}{G}  Legendary Creature — Elf Warlock  3/4  tkc  mythic
            2 Moor-Cart Merchant                   {2}{G}     Creature — Elf Citizen            3/2  tkt  common
            2 of 237 cards · green Elf cards with a power of more than 2
            t:elf (c:g pow>2)

            """))
  }

  @Test func commands() {
    let rows: [(String, String)] = [
      (
        ":tokens t:elf",
        "tokens\n  0..<1    field             t\n  1..<2    comparison        :\n  2..<5    value             elf\n"
      ),
      (":tree -a", "tree\n  query 0..<2\n  └─ nameTerm -a 0..<2\n"),
      (":print T:elf  (a)", "t:elf a\n"),
      (":pri T:elf  (a)", "t:elf a\n"),
      (" :print T:elf  (a) ", "t:elf a\n"),
      (":print\tT:elf", "t:elf\n"),
      (":print ()", "\n"),
      (":tidy T:elf  (o:'a b')", "t:elf o:'a b'\n"),
      (":close (a \"b", "(a \"b\")\n"),
      (":quit", ""),
      (":q", ""),
      (":exit", ""),
      ("#t:elf", ""),
      ("", ""),
    ]
    for (line, answer) in rows {
      #expect(run("repl", input: line + "\n") == RunResult(printing: answer), "\(line)")
    }
  }

  @Test func jsonIsTheLineOfParse() {
    #expect(run("repl", input: ":json t:elf or").output == run("parse", "--json", "t:elf or").output)
  }

  @Test func commandsApplyToTheLastQuery() {
    let shown = run("repl", input: "(T:goblin)\n").output
    #expect(run("repl", input: "(T:goblin)\n:tidy\n:print c\n:print\n").output == shown + "t:goblin\nc\nt:goblin\n")
    // A blank line is not a query.
    #expect(run("repl", input: "(T:goblin)\n \n:print\n").output == shown + "t:goblin\n")
  }

  /// The last query is kept as bytes: offsets refer to the original text.
  @Test func theLastQueryKeepsItsBytes() {
    let query: [UInt8] = Array("a".utf8) + [0xFF] + Array(" t:".utf8)
    let result = run(["repl"], bytes: query + Array("\n:json\n".utf8))
    #expect(result.lines.last?.contains(#""range":{"start":5,"end":5}"#) == true)
  }

  @Test func anUnknownCommandIsNotAQuery() {
    let result = run("repl", input: ":x\n:Print\u{1B} a\n:prnt\n:t\nt:goblin t:pirate\n")
    #expect(result.status == 2)
    #expect(
      result.lines.prefix(7) == [
        "unknown command ':x'; :help lists them",
        "quote a query that starts with ':': \":x\"",
        "unknown command ':Print␛'; did you mean ':print'?",
        "quote a query that starts with ':': \":Print␛\"",
        "unknown command ':prnt'; did you mean ':print'?",
        "quote a query that starts with ':': \":prnt\"",
        "':t' could be :tree, :tokens, :tidy, :time",
      ])
    #expect(result.lines.count == 10)
  }

  @Test(arguments: [":=3", ":", ":3", ": print"])
  func aColonWithoutALetterBeginsAQuery(_ line: String) {
    let result = run("repl", input: line)
    #expect(result.status == 0)
    #expect(result.output.contains(" of 237 cards"), "\(result)")
  }

  @Test func nothingAfterQuitIsRead() {
    #expect(run("repl", input: ":quit\nbolt\n") == RunResult(printing: ""))
  }

  @Test func endOfInputEnds() {
    #expect(run("repl") == RunResult(printing: ""))
  }

  @Test func terminalsGetAPrompt() {
    let plain = ["NO_COLOR": "1", "XDG_DATA_HOME": "/there/is/no/such/directory"]
    let greeting = "filterq. Type a query; :help for help, Ctrl-D to quit\n"
    #expect(
      run("repl", "--plain", input: ":print (a)\n", terminal: true, environment: plain)
        == RunResult(printing: greeting + "filterq> a\nfilterq> \n"))
    #expect(
      run("repl", "--plain", input: ":quit\n", terminal: true, environment: plain)
        == RunResult(printing: greeting + "filterq> "))
    #expect(run("repl", "--plain", terminal: true).output.hasSuffix("\u{1B}[32mfilterq> \u{1B}[m\n"))
  }

  @Test func dumbTerminalsGetPlainText() {
    let dumb = ["TERM": "dumb", "XDG_DATA_HOME": "/there/is/no/such/directory"]
    let result = run("repl", input: "t:goblin\nfoo:bar\n", terminal: true, environment: dumb)
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.output.contains("filterq>   Name"))
    #expect(run("repl", "--plain", input: "t:goblin\n", terminal: true).output.contains("\u{1B}[1;4mGoblin\u{1B}[m"))
  }

  @Test func theOptionLimitsRows() {
    let result = run("repl", input: ":set rows 2\nt:elf\n:more\n:more\n:more\n:more\n")
    #expect(result.status == 0)
    #expect(
      result.lines.filter { $0.contains("cards") } == [
        "7 of 237 cards · … and 5 more · Elf cards", "rows 3 to 4 · 7 of 237 cards · … and 3 more",
        "rows 5 to 6 · 7 of 237 cards · … and 1 more", "rows 7 to 7 · 7 of 237 cards",
      ])
    #expect(result.lines.last == "no more rows")
    #expect(result.lines.count == 1 + 4 * 2 + 7 + 1)
  }

  @Test func expectations() {
    let met = "t:elf\n:set explain off\nexpect count > 3\n  expect count = 7\n"
    let lines = run("repl", input: met).lines
    #expect(lines.suffix(2) == ["ok  expect count > 3", "ok  expect count = 7"])
    #expect(run("repl", input: met).status == 0)
    let unmet = run("repl", input: met + "expect count > 30\n:print\n")
    #expect(unmet.status == 1)
    #expect(unmet.lines.suffix(2) == ["not met: expect count > 30 — found 7 cards", "t:elf"])
    let unread = run("repl", input: met + "expect count > 30\nexpect cuont > 3\nexpect count > x\n")
    #expect(unread.status == 2)
    #expect(
      unread.lines.suffix(6) == [
        "  expect cuont > 3", "         ^", "unknown expectation 'cuont'; did you mean 'count'?", "  expect count > x",
        "                 ^", "'x' is not a whole number; write 'count > 40' or 'count 3..10'",
      ])
    #expect(
      run("repl", input: "expect count > 3\n")
        == RunResult(status: 2, output: Array("no query yet\n".utf8), errors: ""))
  }

  @Test func timingsAreOptIn() {
    let result = run("repl", input: ":set time on\nt:elf t:druid\n")
    #expect(result.lines.last?.contains(/of 237 cards · [0-9.]+ (µs|ms|s) · Elf Druid cards/) == true, "\(result)")
  }

  @Test func optionsOfTheCommandLine() {
    func footer(_ arguments: String...) -> String? {
      run(["repl"] + arguments, bytes: Array("t:elf -pow>=1\n".utf8)).lines.last
    }
    #expect(footer() == "0 of 237 cards · Elf cards that do not have a power of at least 1")
    #expect(footer("--strict")?.hasPrefix("7 of 237 cards") == true)
    let options = run("repl", "--private", "--include-extras", "--strict", input: ":set\n").lines
    #expect(
      options.filter { $0.contains(" on ") }.map { $0.split(separator: " ")[0] } == [
        "menu", "counts", "ghost", "history", "live", "explain", "private", "strict", "extras",
      ])
  }

  @Test func anotherFileOfCards() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file(
        "cards.jsonl",
        """
        {"object":"card","name":"Ash Elf","type_line":"Creature — Elf","power":"2","toughness":"1","mana_cost":"{G}"}
        {"object":"card","name":"Reed Goblin","type_line":"Creature — Goblin","mana_cost":"{R}"}

        """)
      let expected =
        "cards.jsonl: 2 cards, 2 printings\n  Name     Cost  Type                 Set  Rarity\n"
        + "1 Ash Elf  {G}   Creature — Elf  2/1\n1 of 2 cards · Elf cards\n"
      #expect(run("repl", "--cards", path, input: ":load\nt:elf\n") == RunResult(printing: expected))
      #expect(run("repl", input: ":load \(path)\nt:elf\n") == RunResult(printing: expected))
      let missing = run("repl", input: "t:elf t:druid\n:load \(path)x\n:load\n")
      #expect(missing.status == 2)
      #expect(missing.lines.suffix(2) == ["there is no file '\(path)x'", "the sample cards: 237 cards, 278 printings"])
    }
  }

  /// A file is cards or other items, whatever the session searched before.
  @Test func anotherKindOfList() throws {
    try withTemporaryFolder { folder in
      let animals = try folder.file("animals.csv", "name,legs\nOtter,4\nCrow,2\n")
      let cards = try folder.file(
        "cards.jsonl", #"{"object":"card","name":"Ash Elf","type_line":"Creature — Elf","mana_cost":"{G}"}"# + "\n")
      let result = run("repl", input: "t:elf\n:load \(animals)\nlegs>2\n:set\n:load \(cards)\nt:elf\n:set strict\n")
      let lines = result.lines
      #expect(lines.contains("animals.csv: 2 items"))
      #expect(lines.contains("1 of 2 items · items with legs more than 2"))
      #expect(lines.contains("cards.jsonl: 1 card, 1 printing"))
      #expect(lines.contains("1 of 1 card · Elf cards"))
      #expect(lines.count { $0.hasPrefix("strict") } == 1)
      #expect(result.status == 0)
    }
  }

  @Test(arguments: [
    (["--cards", "/no/such/file"], "there is no file '/no/such/file'"),
    (["--printings", "/no/such/file"], "--printings needs --cards"),
    (["--vocabulary", "/no/such/file"], "there is no file '/no/such/file'"),
    (["--catalogs", "/no/such/file"], "there is no store '/no/such/file'; 'filterq catalogs import' creates one"),
  ])
  func failures(arguments: [String], message: String) {
    let result = run(["repl"] + arguments, bytes: Array("t:elf\n".utf8))
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("filterq: "), "\(result.errors)")
  }

  @Test func anotherVocabularyHasNoCards() {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Examples/Vocabularies/issues.json").standardizedFileURL.path
    let input = "IS:open  label:bug\nis:opne\n:why x\n:diff a\n:load\n:load x\n:more\n"
    #expect(
      run(["repl", "--vocabulary", path], bytes: Array(input.utf8))
        == RunResult(
          status: 2,
          output: Array(
            """
            is:open label:bug
            open bugs
            1:4: error: unknown value 'opne' for 'is'; did you mean 'open'? [unknown-value]
              is:opne
                 ^^^^
              fix: Change to 'is:open' → is:open
            is:opne
            the term “is:opne” is not understood
            nothing to search with this vocabulary
            name a file of items, or omit --vocabulary to search cards
            nothing to search with this vocabulary
            name a file of items, or omit --vocabulary to search cards
            nothing to search with this vocabulary
            name a file of items, or omit --vocabulary to search cards
            there is no file 'x'
            nothing to search with this vocabulary
            name a file of items, or omit --vocabulary to search cards

            """.utf8), errors: ""))
    let both = run("repl", "--vocabulary", path, "--cards", path)
    #expect(both.status == 2)
    #expect(both.errors == "filterq: --cards and --vocabulary cannot be combined\n")
  }
}
