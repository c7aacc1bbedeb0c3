import FilterDocuments
import FilterParser
import FilterText
import FilterVocabulary
import ScryfallCards
import ScryfallDialect
import Testing

@testable import FilterLists
@testable import FilterReports

/// Scripts held against the sample cards, with a clock of the test's own.
@Suite struct ScriptOutcomeTests {
  private func outcome(
    _ text: String, file: String = "f", strict: Bool = false, extras: Bool = false, ticks: [Duration] = []
  ) -> ScriptOutcome {
    var ticks = ticks
    return ScriptOutcome(
      QueryScript(SourceText(text)), file: file, in: .sample, vocabulary: .scryfall,
      reading: ListReading(strict ? .strict : .plain, includesExtras: extras),
      measure: { work in
        work()
        return ticks.isEmpty ? .zero : ticks.removeFirst()
      })
  }

  @Test func eachExpectationIsATrial() {
    let outcome = outcome("t:elf\nexpect count = 7\nexpect count = 8\n\nc:g\n  t:elf or\nt:goblin\nexpect\n")
    #expect(outcome.results.map { $0.entry } == [0, 0, 1])
    #expect(outcome.results.map { $0.text } == ["expect count = 7", "expect count = 8", "expect no errors"])
    #expect(
      outcome.results.map { $0.failure }
        == [nil, "found 7 cards", "error at line 2, column 11: missing term after 'or' [missing-operand]"])
    // A query whose only expectation is invalid has no other expectation.
    #expect(outcome.failureCount == 2)
    #expect(outcome.errorCount == 1)
    #expect(outcome.readError == nil)
  }

  @Test func aFileThatCannotBeRead() {
    let outcome = ScriptOutcome(file: "f", readError: "it is gone")
    #expect(outcome.results == [])
    #expect(outcome.failureCount == 0)
    #expect(outcome.errorCount == 1)
    #expect(outcome.script.entries == [])
  }

  @Test func optionsReachTheQueries() {
    #expect(outcome("foo:bar\nexpect refused", strict: true).failureCount == 0)
    #expect(outcome("(t:elf order:cmc) c:g\nexpect refused").failureCount == 1)
    #expect(outcome("goblin\nexpect includes \"Goblin\"", extras: true).failureCount == 0)
    #expect(outcome("goblin\nexpect includes \"Goblin\"").failureCount == 1)
  }

  @Test func timesAreThoseOfTheClock() {
    let outcomes = [
      outcome(
        "t:elf\nexpect count = 7\nexpect round-trip\nc:g", file: "a",
        ticks: [.milliseconds(12), .microseconds(1_999), .seconds(3)]),
      outcome("t:elf", file: "b", ticks: [.milliseconds(61_050)]), outcome("", file: "c"),
    ]
    #expect(
      JUnitReport(outcomes: outcomes).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="filterq test" tests="4" failures="0" errors="0" time="64.063">
          <testsuite name="a" tests="3" failures="0" errors="0" time="3.013">
            <testcase classname="a" name="t:elf: expect count = 7" time="0.012"/>
            <testcase classname="a" name="t:elf: expect round-trip" time="0.001"/>
            <testcase classname="a" name="c:g: expect no errors" time="3.000"/>
          </testsuite>
          <testsuite name="b" tests="1" failures="0" errors="0" time="61.050">
            <testcase classname="b" name="t:elf: expect no errors" time="61.050"/>
          </testsuite>
          <testsuite name="c" tests="0" failures="0" errors="0" time="0.000"/>
        </testsuites>

        """)
  }

  @Test func namesOfCases() {
    let long = String(repeating: "x", count: 300)
    let text = JUnitReport(outcomes: [
      outcome(
        "# a\nt:elf\nexpect round-trip\nexpect round-trip (2)\nexpect round-trip\n# \(long)\nt:elf\nexpect same as t:elf \(long)"
      )
    ]).text
    let names = text.split(separator: "\n").compactMap {
      $0.firstMatch(of: /<testcase classname="f" name="([^"]*)"/)?.1
    }
    #expect(
      names == [
        "a: expect round-trip", "a: expect round-trip (2)",
        "\(long.prefix(200))…: expect same as t:elf \(long.prefix(179))…", "a: expect round-trip (2) (2)",
      ])
  }

  @Test func reportsAddUp() {
    var report = ScriptReport(isVerbose: false, style: TerminalStyle(isTerminal: false, environment: [:]))
    #expect(report.summary == "0 queries, 0 expectations, 0 failed")
    #expect(report.lines(outcome("t:elf\nexpect count = 7")) == [])
    #expect(report.summary == "1 query, 1 expectation, 0 failed")
    #expect(
      report.lines(outcome("t:elf\nexpect count = 8\nc:g")) == [
        "f:1:1: failed: t:elf", "  failed  expect count = 8", "          found 7 cards",
      ])
    #expect(report.summary == "3 queries, 3 expectations, 1 failed")
    #expect(report.lines(ScriptOutcome(file: "g", readError: "it is gone")) == [])
    #expect(report.summary == "3 queries, 3 expectations, 1 failed, 1 error")
    #expect(report.lines(outcome("t:elf\nexpect x\nexpect y")).count == 6)
    #expect(report.summary == "4 queries, 3 expectations, 1 failed, 3 errors")
  }

  @Test func aVerboseReportShowsWhatWasTried() {
    var report = ScriptReport(isVerbose: true, style: TerminalStyle(isTerminal: false, environment: [:]))
    #expect(
      report.lines(outcome("  # no comment\n  t:elf\n  expect   count\t= 7\nc:g\nexpect x")).prefix(2) == [
        "f:5:8: error: unknown expectation 'x'; expected count, includes, excludes, exactly, in order, "
          + "first, same as, subset of, disjoint from, canonical, round-trip, no diagnostics, no warnings, no errors, "
          + "diagnostic, fix, explains or refused [unreadable-expectation]",
        "  expect x",
      ])
    // 'c:g' has no readable expectation, so nothing is reported for it.
    #expect(
      report.lines(outcome("\n  t:elf\n  expect   count\t= 7\nc:g\nexpect x")).suffix(2) == [
        "f:2:3: passed: t:elf", "  passed  expect   count␉= 7",
      ])
  }
}

/// The small parts.
@Suite struct ShortTextTests {
  @Test func oneLine() {
    let rows: [(String, String)] = [
      ("", ""), (" \n\t", ""), ("a", "a"), ("  a b  ", "a b"), ("a\n  b", "a b"), ("a \r\n\r\n\tb\n", "a b"),
      ("a  b", "a  b"), ("\"a\u{2028}b\"", "\"a b\""),
    ]
    for (text, line) in rows {
      #expect(ShortText.oneLine(text) == line, "\(text)")
    }
  }

  @Test(arguments: [("", ""), ("abc", "abc"), ("abcd", "abc…"), ("e\u{301}e\u{301}", "e\u{301}e…"), ("🐉🐉🐉", "🐉🐉🐉")])
  func cut(text: String, result: String) {
    #expect(Array(ShortText.cut(text, to: 3).unicodeScalars) == Array(result.unicodeScalars))
  }

  @Test func nearestWords() {
    let rows: [(String, String?)] = [
      ("cuont", "count"), ("counts", "count"), ("exclude", "excludes"), ("canonic", "canonical"), ("refuse", "refused"),
      ("round_trip", "round-trip"), ("no-errors", "no errors"), ("xyzzy", nil), ("t:elf", nil), ("x", nil), ("", nil),
      (String(repeating: "count", count: 20), nil),
    ]
    for (text, word) in rows {
      #expect(SpellingSuggestion.nearest(to: text, among: ExpectationReader.words) == word, "\(text)")
    }
  }

  /// Every diagnostic of a query can be expected.
  @Test func everyDiagnosticHasAKnownID() throws {
    for id in DiagnosticIDs.all {
      #expect(try FilterDocuments.Expectation(parsing: "diagnostic \(id)").claim == .diagnostic(id))
    }
    #expect(DiagnosticIDs.all.contains(SyntaxDiagnosticKind.missingOperand.id.name))
    #expect(DiagnosticIDs.isKnown("regex-unclosed-group"))
    for unknown in ["", "regex-", "unclosed", "missingOperand", "Missing-Operand"] {
      #expect(!DiagnosticIDs.isKnown(unknown))
    }
  }

  @Test func quotedNames() {
    let rows: [(String, String)] = [
      ("Sol Ring", "\"Sol Ring\""), ("Urza's", "\"Urza's\""), ("a \"b\"", "'a \"b\"'"), ("a' \"b\"", #""a' \"b\"""#),
      (#"a\b"#, #""a\b""#), (#"a\"#, #""a\\""#), (#"a\\b"#, #""a\\\b""#), ("", "\"\""),
    ]
    for (name, text) in rows {
      #expect(QuotedNames.quoted(name) == text, "\(name)")
    }
  }

  @Test func operators() {
    let rows: [String] = ["=", ":", "", "!=", "<", "<=", ">", ">="]
    for signs in rows {
      #expect(ExpectedCount.Relation(operator: signs) != nil, "\(signs)")
      #expect(ExpectedCount.Relation.meant(by: signs) == nil, "\(signs)")
    }
  }

  @Test func operatorsThatWereMeant() {
    let rows: [(String, String)] = [
      ("==", "="), ("=<", "<="), ("=>", ">="), ("<>", "!="), ("!", "!="), ("!:", "!="), (">:", ">="),
    ]
    for (signs, meant) in rows {
      #expect(ExpectedCount.Relation(operator: signs) == nil, "\(signs)")
      #expect(ExpectedCount.Relation.meant(by: signs) == meant, "\(signs)")
      #expect(ExpectedCount.Relation(operator: meant) != nil, "\(signs)")
    }
  }
}
