import Foundation
import Testing

/// Findings of query documents and lines, drawn for eyes. Whole outputs are compared.
@Suite struct CheckCommandTests {
  @Test func aDocumentWithFindings() {
    let result = run(
      "check",
      input: """
        # Comments say nothing: t: or
        t:elf or

        c:g
          (pow>=3 or
          \u{6F22}\u{5B57} t:

        fine
        a\tb" c)
        """)
    #expect(
      result.output == """
        <stdin>:2:9: error: Nothing follows 'or' [missing-operand]
          t:elf or
                  ^
          fix: Remove 'or' → t:elf
        <stdin>:5:3: error: No ')' closes this '(' [unclosed-group]
            (pow>=3 or
            ^
          fix: Insert ')' → c:g␊  (pow>=3 or␊  \u{6F22}\u{5B57} t:)
        <stdin>:6:8: error: No value follows 't:' [missing-value]
            \u{6F22}\u{5B57} t:
                   ^
          fix: Remove the unfinished term → c:g␊  (pow>=3 or␊  \u{6F22}\u{5B57}
        <stdin>:9:4: warning: This quote was never opened; it is read as a letter of 'b"' [unopened-quote]
          a␉b" c)
             ^
          fix: Remove '"' → a␉b c)
        <stdin>:9:7: error: No '(' opens what this ')' closes [surplus-parenthesis]
          a␉b" c)
                ^
          fix: Remove ')' → a␉b" c
        5 findings in 4 queries

        """)
    #expect(result.errors == "")
    #expect(result.status == 1)
  }

  @Test func nothingIsSaidOfACleanDocument() {
    #expect(run("check", input: "# c\nt:elf\n  or c:g\n\n") == RunResult(printing: ""))
    #expect(run("check") == RunResult(printing: ""))
    #expect(run("check", "--lines") == RunResult(printing: ""))
  }

  @Test func filesAreNamed() throws {
    try withTemporaryFolder { folder in
      let clean = try folder.file("clean", "t:elf\n")
      let damaged = try folder.file("damaged", "a\n\nb or\n")
      #expect(
        run("check", clean, damaged)
          == RunResult(
            status: 1,
            output: Array(
              """
              \(damaged):3:5: error: Nothing follows 'or' [missing-operand]
                b or
                    ^
                fix: Remove 'or' → b
              1 finding in 3 queries

              """.utf8), errors: ""))
      #expect(run("check", clean) == RunResult(printing: ""))
    }
  }

  /// In a document the first line would be a comment, and the second would continue the one above.
  @Test func eachLineIsAQuery() {
    let result = run("check", "--lines", input: "# t:\r\n  t:\n\nt:")
    #expect(
      result.output == """
        <stdin>:1:5: error: No value follows 't:' [missing-value]
          # t:
              ^
          fix: Remove the unfinished term → #
        <stdin>:2:5: error: No value follows 't:' [missing-value]
            t:
              ^
          fix: Remove the unfinished term
        <stdin>:4:3: error: No value follows 't:' [missing-value]
          t:
            ^
          fix: Remove the unfinished term
        3 findings in 4 queries

        """)
    #expect(result.status == 1)
  }

  @Test func theSummaryCounts() {
    #expect(run("check", input: "t:\n").lines.last == "1 finding in 1 query")
    #expect(run("check", input: "t:\na\n").lines.last == "1 finding in 2 queries")
    #expect(run("check", input: "t: or\n").lines.last == "2 findings in 1 query")
  }

  @Test func warningsAreFindings() {
    #expect(run("check", input: "--a\n").status == 1)
  }

  @Test func jsonOfADocument() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("a \"b\"", "# c\nfine\n\nt:elf\n  or\n")
      let name = path.replacing("\"", with: "\\\"")
      let result = run("check", "--json", path)
      #expect(
        result.lines == [
          #"{"file":"\#(name)","line":2,"source":"fine","outcome":"valid","diagnostics":[]}"#,
          #"{"file":"\#(name)","line":4,"source":"t:elf\n  or","outcome":"recovered","diagnostics":[{"#
            + #""code":"missing-operand","severity":"error","range":{"start":10,"end":10},"#
            + #""message":"Nothing follows 'or'","fixes":[{"title":"Remove 'or'","#
            + #""edits":[{"start":5,"end":10,"text":""}]}],"#
            + #""related":[{"range":{"start":8,"end":10},"message":"'or' joins what stands before it with nothing"}]}]}"#,
        ])
      #expect(result.status == 1)
      #expect(result.errors == "")
    }
  }

  @Test func jsonOfLines() {
    let result = run("check", "--json", "--lines", input: "# a\n\n  b\n")
    #expect(
      result
        == RunResult(
          printing: """
            {"file":null,"line":1,"source":"# a","outcome":"valid","diagnostics":[]}
            {"file":null,"line":2,"source":"","outcome":"empty","diagnostics":[]}
            {"file":null,"line":3,"source":"  b","outcome":"valid","diagnostics":[]}

            """))
  }

  @Test func filesThatCannotBeRead() throws {
    try withTemporaryFolder { folder in
      let missing = folder.path("missing")
      #expect(
        run("check", missing) == RunResult(status: 2, output: [], errors: "filterq: there is no file '\(missing)'\n"))
      #expect(
        run("check", folder.url.path)
          == RunResult(
            status: 2, output: [], errors: "filterq: '\(folder.url.path)' is a directory, not a file of queries\n"))
      let result = run("check", try folder.file("d", "t:\n"), missing)
      #expect(result.output.hasPrefix("\(folder.path("d")):1:3: error: "))
      #expect(result.status == 2)
    }
  }

  @Test func linesAndFilesExcludeEachOther() {
    #expect(
      run("check", "--lines", "queries.filterq")
        == RunResult(
          status: 2, output: [], errors: "filterq: --lines reads standard input; name no files with it\n"))
  }

  @Test func damagedCorpus() throws {
    for query in try Corpus.damaged() {
      #expect(run("check", "--lines", input: query).status == 1, "\(query)")
    }
    // What is valid has no syntax finding; the vocabulary may have something to say of a hostile one.
    let valid = run("check", "--json", Corpus.validFile).lines
    #expect(valid.count > 100 && valid.allSatisfy { !$0.contains("\"outcome\":\"recovered\"") })
  }
}
