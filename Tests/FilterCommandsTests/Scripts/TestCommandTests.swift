import FilterDocuments
import FilterLists
import Foundation
import Testing
import _FilterTestSupport

@testable import FilterReports

/// `filterq test` over the sample cards. Whole reports are compared.
@Suite struct TestCommandTests {
  private static let script = """
    # Saved queries

    # goblins that are cheap
    t:goblin mv<=3
      expect count > 40
      expect includes "Sootling Mob"
      expect first "Sootling Mob"

    t:elf
    t:elf or
    c:g
      expect round-trip

    """

  @Test func aReportOfFailures() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("saved.filterq-test", Self.script)
      let result = run("test", path)
      #expect(
        result.output == """
          \(path):4:1: failed: t:goblin mv<=3 — goblins that are cheap
            failed  expect count > 40
                    found 8 cards
            failed  expect first "Sootling Mob"
                    the first is "Cinder Union Picket"
          \(path):10:1: failed: t:elf or
            failed  expect no errors
                    error at column 9: missing term after 'or' [missing-operand]
          4 queries, 6 expectations, 3 failed

          """)
      #expect(result.errors == "")
      #expect(result.status == 1)
    }
  }

  @Test func aReportOfEverything() {
    let result = run("test", "--verbose", "-", input: Self.script)
    #expect(
      result.output == """
        <stdin>:4:1: failed: t:goblin mv<=3 — goblins that are cheap
          failed  expect count > 40
                  found 8 cards
          passed  expect includes "Sootling Mob"
          failed  expect first "Sootling Mob"
                  the first is "Cinder Union Picket"
        <stdin>:9:1: passed: t:elf
          passed  expect no errors
        <stdin>:10:1: failed: t:elf or
          failed  expect no errors
                  error at column 9: missing term after 'or' [missing-operand]
        <stdin>:11:1: passed: c:g
          passed  expect round-trip
        4 queries, 6 expectations, 3 failed

        """)
    #expect(result.errors == "")
    #expect(result.status == 1)
  }

  @Test func allAsExpected() {
    #expect(
      run("test", "-", input: "t:elf\n  expect count = 7\n")
        == RunResult(printing: "1 query, 1 expectation, 0 failed\n"))
    #expect(run("test", "-") == RunResult(printing: "0 queries, 0 expectations, 0 failed\n"))
  }

  @Test func errorsOfTheScript() {
    let result = run(
      "test", "-",
      input: "expect count > 3\nt:elf\n  c:g\n  expect cuont > 3\n  expect count = 9\nt:goblin\nexpect count 0..\n")
    #expect(
      result.output == """
        <stdin>:1:1: error: no query above this expectation [expectation-without-query]
          expect count > 3
          ^^^^^^
        <stdin>:4:10: error: unknown expectation 'cuont'; did you mean 'count'? [unreadable-expectation]
            expect cuont > 3
                   ^^^^^
          fix: Change to 'count' →   expect count > 3
        <stdin>:7:17: error: expected a number, as in 'count > 40' or 'count 3..10' [unreadable-expectation]
          expect count 0..
                          ^
        <stdin>:2:1: failed: t:elf c:g
          failed  expect count = 9
                  found 7 cards
        2 queries, 1 expectation, 1 failed, 3 errors

        """)
    #expect(result.errors == "")
    #expect(result.status == 2)
  }

  /// The counts that are not met are replaced in their lines; everything else in the file stays.
  @Test func countsAreUpdated() throws {
    try withTemporaryFolder { folder in
      let script =
        "# elves\nt:elf\n  expect count = 9  # seven?\n  expect count > 3\n  expect first \"X\"\n\nt:x or\nexpect count 2\n"
      let path = try folder.file("a.filterq-test", script)
      let result = run("test", "--update", path)
      #expect(result.status == 1 && result.errors == "filterq: 2 counts updated in '\(path)'\n")
      let updated =
        "# elves\nt:elf\n  expect count 7  # seven?\n  expect count > 3\n  expect first \"X\"\n\nt:x or\nexpect count 1\n"
      #expect(try String(contentsOfFile: path, encoding: .utf8) == updated)
      #expect(run("test", "--update", path).errors == "")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == updated)
      let input = run("test", "--update", "-", input: script)
      #expect(input.status == 2 && input.errors.contains("--update writes files; '-' is standard input"))
    }
  }

  @Test func severalFiles() throws {
    try withTemporaryFolder { folder in
      let clean = try folder.file("clean", "t:elf\nexpect count = 7\n")
      let failing = try folder.file("failing", "\n  t:elf\nexpect count = 8\n")
      let invalid = try folder.file("invalid", "t:elf\nexpect\n")
      let missing = folder.path("missing")
      #expect(run("test", clean, clean) == RunResult(printing: "2 queries, 2 expectations, 0 failed\n"))
      let result = run("test", missing, clean, failing, "-", input: "t:elf\nexpect count = 9")
      #expect(
        result
          == RunResult(
            status: 2,
            output: Array(
              """
              \(failing):2:3: failed: t:elf
                failed  expect count = 8
                        found 7 cards
              <stdin>:1:1: failed: t:elf
                failed  expect count = 9
                        found 7 cards
              3 queries, 3 expectations, 2 failed, 1 error

              """.utf8), errors: "filterq: there is no file '\(missing)'\n"))
      #expect(run("test", failing, clean).status == 1)
      // An unusable input outweighs a failed expectation, in any order.
      #expect(run("test", invalid, failing).status == 2)
      #expect(run("test", failing, invalid).status == 2)
    }
  }

  @Test(arguments: [
    (["test", "-", "-"], "'-' may be given only once"),
    (["test", "--cards", "/no/such/file", "-"], "there is no file '/no/such/file'"),
    (["test", "--printings", "/no/such/file", "-"], "--printings needs --cards"),
    (["test", "--vocabulary", "/no/such/file", "-"], "there is no file '/no/such/file'"),
    (
      ["test", "--vocabulary", "x", "--cards", "y", "-"],
      "--cards and --vocabulary cannot be combined"
    ),
  ])
  func failures(arguments: [String], message: String) {
    #expect(run(arguments, bytes: []) == RunResult(status: 2, output: [], errors: "filterq: \(message)\n"))
  }

  @Test func aFileIsNeeded() {
    let result = run("test")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: Missing expected argument '<files> ...'\n"))
  }

  @Test func terminalsShowColorsAndNoControlCharacters() {
    let script = "# ti\u{1B}[2Jtle\nt:\u{1B}c\u{9B}\nexpect canonical \u{7}\nexpect \u{1B}]0;x\n"
    let result = run("test", "-", input: script, terminal: true)
    #expect(result.output.contains("\u{1B}[31mfailed\u{1B}[m"))
    #expect(
      result.lines.map { TestText.plain($0) } == [
        "<stdin>:4:8: error: unknown expectation '␛]0;x'; expected count, includes, excludes, exactly, in order, "
          + "first, same as, subset of, disjoint from, canonical, round-trip, no diagnostics, no warnings, no errors, "
          + "diagnostic, fix, explains or refused [unreadable-expectation]",
        "  expect ␛]0;x", "         ^^^^^",
        "<stdin>:2:1: failed: t:␛c\u{FFFD} — ti␛[2Jtle",
        "  failed  expect canonical ␇",
        "          the canonical text is \"t:␛c\u{FFFD}\"",
        "1 query, 1 expectation, 1 failed, 1 error",
      ], "\(result)")
    let passed = run("test", "-", input: "t:elf", terminal: true)
    #expect(passed.output == "\u{1B}[1m\u{1B}[32m1 query, 1 expectation, 0 failed\u{1B}[m\u{1B}[m\n")
    #expect(
      run("test", "-", input: script, terminal: true, environment: ["NO_COLOR": "1"]).output.contains("\u{1B}") == false
    )
  }

  @Test func longTextsAreCut() {
    let query = String(repeating: "elf ", count: 1_000)
    let lines = run("test", "-", input: query + "\nexpect canonical " + query).lines
    #expect(lines.count == 1)
    let failed = run("test", "-", input: query + "\nexpect canonical x " + query).lines
    #expect(failed[0] == "<stdin>:1:1: failed: " + query.prefix(300) + "…")
    #expect(failed[1] == "  failed  expect canonical x " + query.prefix(281) + "…")
    #expect(failed[2] == "          the canonical text is \"" + query.prefix(2_000) + "…\"")
  }

  @Test func optionsOfReading() {
    #expect(run("test", "--strict", "-", input: "foo:bar\nexpect refused\nt:elf -pow>=1\nexpect count = 7").status == 0)
    #expect(run("test", "-", input: "(t:elf order:cmc) c:g\nexpect refused").status == 1)
    #expect(run("test", "--include-extras", "-", input: "goblin\nexpect includes \"Goblin\"").status == 0)
    #expect(run("test", "-", input: "goblin\nexpect includes \"Goblin\"").status == 1)
  }

  @Test func anotherVocabularyHasNoCards() throws {
    try withTemporaryFolder { folder in
      let repository = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
      let vocabulary = repository.appending(path: "Examples/Vocabularies/issues.json").path
      let result = run(
        "test", "--vocabulary", vocabulary, "-",
        input: "is:open\nexpect no errors\nexpect round-trip\nexpect count > 3\nt:elf\nexpect diagnostic unknown-field")
      #expect(
        result.output == """
          <stdin>:1:1: failed: is:open
            failed  expect count > 3
                    nothing to search; name items with --items FILE
          2 queries, 4 expectations, 1 failed

          """)
      #expect(result.status == 1)
    }
  }

  @Test func aFileOfCards() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file(
        "cards.jsonl",
        """
        {"object":"card","name":"Ash Elf","type_line":"Creature — Elf","power":"2","toughness":"1","mana_cost":"{G}"}
        {"object":"card","name":"Reed Goblin","type_line":"Creature — Goblin","mana_cost":"{R}"}

        """)
      let script = "t:elf\nexpect includes \"ash elf\"\nexpect excludes \"Reed Goblin\"\nexpect count = 1"
      #expect(run("test", "--cards", path, "-", input: script).status == 0)
      #expect(
        run("test", "-", input: script).lines.dropFirst().first == "  failed  expect includes \"ash elf\"")
    }
  }

  @Test func theExampleIsGreen() throws {
    let path = URL(filePath: #filePath).appending(path: "../../../../Examples/saved-queries.filterq-test")
      .standardizedFileURL.path
    let result = run("test", path)
    #expect(result == RunResult(printing: "10 queries, 17 expectations, 0 failed\n"))
    // It teaches the format: every kind of expectation but one is in it.
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for word in ["count", "includes", "excludes", "first", "same as", "canonical", "round-trip", "no", "diagnostic"] {
      #expect(text.contains("expect \(word)"), "\(word)")
    }
  }

  @Test func anyBytesAreAScript() {
    let failure = checkProperty(
      "any bytes are a script", cases: PropertyCases.count(long: 25), seed: PropertyCases.seed(default: 5),
      generate: { randomScript(&$0) }, shrink: { shorterArrays($0) }, describe: { shown($0) },
      law: { bytes in
        let result = run(["test", "--verbose", "--junit", "-", "-"], bytes: bytes)
        if ![0, 1, 2].contains(result.status) { return "status \(result.status)" }
        guard let summary = result.errors.split(separator: "\n").last else { return "no summary" }
        if (result.status == 0) != summary.hasSuffix(" 0 failed") { return "status \(result.status): \(summary)" }
        if (result.status == 2) != (summary.hasSuffix(" errors") || summary.hasSuffix(" error")) {
          return "status \(result.status): \(summary)"
        }
        return JUnitDocument(result.outputBytes).error
      })
    #expect(failure == nil)
  }

  @Test func theCorpusRoundTrips() throws {
    try expectRoundTrips(OwnCorpus.valid() + OwnCorpus.damaged())
  }

  @Test(.needsShared(SharedFolder.queriesFile))
  func theSharedQueriesRoundTrip() throws {
    try expectRoundTrips(SharedFolder.queries())
  }

  private func expectRoundTrips(_ queries: [String]) throws {
    // Skip queries that would mean something else in a document.
    let queries = queries.filter { query in
      guard let first = query.unicodeScalars.first else { return false }
      return first != "#" && !first.properties.isWhitespace
    }
    #expect(queries.count > 50)
    let script = queries.map { "\($0)\n  expect round-trip\n" }.joined()
    let result = run("test", "-", input: script)
    let count = Counted.grouped(queries.count)
    #expect(result == RunResult(printing: "\(count) queries, \(count) expectations, 0 failed\n"))
  }
}
