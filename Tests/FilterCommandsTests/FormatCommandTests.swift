import Testing
import _FilterTestSupport

/// `format` as a filter from standard input to standard output.
@Suite struct FormatCommandTests {
  /// The reason is the first error, otherwise the first diagnostic.
  @Test(arguments: ["canonical", "short", "lines", "tidy"])
  func theReasonIsTheFirstError(_ style: String) {
    let warnings = String(repeating: "a\" ", count: 300)
    let broken = run("format", "--lines", "--style", style, input: warnings + "t:\n")
    #expect(broken.errors.contains("missing value after 't:' [missing-value]"), "\(broken.errors)")
    #expect(broken.status == 1)
    let glued = run("format", "--lines", "--style", style, input: "\"a\"b -(c d)\n")
    #expect(glued.errors.contains("[missing-space]"), "\(glued.errors)")
    let suspicious = run("format", "--lines", "--style", style, input: warnings + "\n")
    #expect(suspicious.status == 0 && suspicious.errors.isEmpty, "\(suspicious.errors)")
  }

  @Test func canonicalRewritesQueries() {
    let queries = "T:elf   AND (c:g)\n-(a b) OR (c  d)\no:'draw a'\n"
    let formatted = "t:elf c:g\n-(a b) or c d\no:\"draw a\"\n"
    #expect(run("format", "--lines", "--style", "canonical", input: queries) == RunResult(printing: formatted))
  }

  @Test func linesBreaksLongQueries() {
    #expect(
      run("format", "--lines", "--style", "lines", "--width", "10", input: "t:elf (c:g or c:r)\nt:elf c:g\n")
        == RunResult(
          printing: """
            t:elf
              (c:g
                or c:r)
            t:elf c:g

            """))
    let long = Array(repeating: "lightning", count: 9).joined(separator: " ")
    let broken = "lightning\n" + String(repeating: "  lightning\n", count: 8)
    #expect(run("format", "--lines", "--style", "lines", input: long) == RunResult(printing: broken))
    #expect(
      run("format", "--lines", "--style", "lines", "--width", "100", input: long) == RunResult(printing: long + "\n"))
  }

  /// Parentheses that make the precedence clear stay.
  @Test func tidyIsTheDefaultStyle() {
    let queries = "T:elf   and (C:g)\no:'draw a'\n(a b)  OR c\n"
    let formatted = "t:elf c:g\no:'draw a'\n(a b) or c\n"
    #expect(run("format", "--lines", input: queries) == RunResult(printing: formatted))
    #expect(run("format", "--lines", "--style", "tidy", input: queries) == RunResult(printing: formatted))
  }

  @Test func linesKeepTheirNumber() {
    #expect(run("format", "--lines", input: "a\r\n\n  \nb") == RunResult(printing: "a\n\n  \nb\n"))
    #expect(run("format") == RunResult(printing: ""))
  }

  @Test func leavesDamagedQueriesUnchanged() {
    let result = run("format", "--lines", input: "(a)\n t:elf   or\n(b)\n\"c\n")
    #expect(result.output == "a\n t:elf   or\nb\n\"c\n")
    #expect(
      result.errors == """
        <stdin>:2: not formatted: missing term after 'or' [missing-operand]
        <stdin>:4: not formatted: unclosed quote [unclosed-quote]

        """)
    #expect(result.status == 1)
  }

  /// The gravest diagnostic is the reason, not the first one.
  @Test func theReasonIsAnError() {
    #expect(
      run("format", "--lines", input: "--a b or\n").errors
        == "<stdin>:1: not formatted: missing term after 'or' [missing-operand]\n")
    #expect(
      run("format", "--lines", input: "--a b\n").errors
        == "<stdin>:1: not formatted: these '-' cancel each other out [repeated-minus]\n")
  }

  @Test(arguments: ["canonical", "lines", "tidy"])
  func leavesInvalidUTF8Unchanged(_ style: String) {
    let line: [UInt8] = Array("T:".utf8) + [0xFF, 0xC3] + Array("   (a)".utf8)
    let result = run(["format", "--style", style], bytes: line + [0x0A])
    #expect(result.outputBytes == line + [0x0A])
    #expect(result.errors == "<stdin>:1: not formatted: not valid UTF-8\n")
    #expect(result.status == 1)
  }

  @Test func checkNamesTheLinesThatWouldChange() {
    let result = run("format", "--lines", "--check", input: "a\n(b)\nc\nd  e\n")
    #expect(
      result
        == RunResult(
          status: 1,
          output: Array(
            """
            <stdin>:2: would be formatted
            <stdin>:4: would be formatted

            """.utf8), errors: ""))
    #expect(run("format", "--lines", "--check", input: "a\n\nb c\n") == RunResult(printing: ""))
  }

  @Test func checkReportsDamageToo() {
    let result = run("format", "--lines", "--check", input: "a or\n")
    #expect(result.output == "")
    #expect(result.errors == "<stdin>:1: not formatted: missing term after 'or' [missing-operand]\n")
    // Nothing would change, but not everything is formatted.
    #expect(result.status == 1)
  }

  @Test(arguments: ["canonical", "tidy"])
  func formattingIsIdempotent(_ style: String) throws {
    let once = run("format", "--lines", "--style", style, input: try OwnCorpus.valid().joined(separator: "\n"))
    #expect(once.status == 0)
    #expect(once.errors == "")
    #expect(run("format", "--lines", "--style", style, input: once.output) == once)
    #expect(run("format", "--lines", "--style", style, "--check", input: once.output) == RunResult(printing: ""))
  }

  @Test func formattingKeepsTheMeaning() throws {
    let queries = try TestTier.some(of: OwnCorpus.valid(), every: 10)
    let formatted = run("format", "--lines", input: queries.joined(separator: "\n")).lines
    #expect(formatted.count == queries.count)
    for (query, line) in zip(queries, formatted) {
      let before = run("parse", "--json", "--", query).output.drop { $0 != "," }.split(separator: ",\"canonical\"").last
      let after = run("parse", "--json", "--", line).output.drop { $0 != "," }.split(separator: ",\"canonical\"").last
      #expect(before == after, "\(query) became \(line)")
    }
  }

  @Test func messagesCannotControlATerminal() {
    #expect(
      run("format", "--lines", input: ":\u{9B}x\n").errors
        == "<stdin>:1: not formatted: missing field before the operator of ':\u{FFFD}x' [missing-field]\n")
    let result = run(["format", "\u{1B}c"], bytes: [])
    #expect(result == RunResult(status: 2, output: [], errors: "filterq: there is no file '␛c'\n"))
  }

  @Test(arguments: [
    (["--width", "0"], "filterq: --width must be at least 1, not 0\n"),
    (["--in-place"], "filterq: --in-place needs a file\n"),
    (["-i"], "filterq: --in-place needs a file\n"),
  ])
  func refusesInvalidArguments(_ arguments: [String], _ message: String) {
    #expect(run(["format"] + arguments, bytes: []) == RunResult(status: 2, output: [], errors: message))
  }

  @Test(arguments: [["--style", "narrow"], ["--width", "wide"], ["--style"], ["--chekc"], ["-x"]])
  func refusesUnknownArguments(_ arguments: [String]) {
    let result = run(["format"] + arguments, bytes: [])
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: "))
    #expect(result.errors.contains("\nUsage: filterq format [<options>] [<files> ...]\n"))
  }
}
