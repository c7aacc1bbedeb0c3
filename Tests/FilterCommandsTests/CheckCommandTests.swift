import FilterJSON
import Foundation
import Testing
import _FilterTestSupport

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports
@testable import TerminalUI

/// Diagnostics of query documents and lines, drawn for eyes. Whole outputs are compared.
@Suite struct CheckCommandTests {
  @Test func aDocumentWithDiagnostics() {
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
        <stdin>:2:9: error: missing term after 'or' [missing-operand]
          t:elf or
                  ^
          fix: Remove 'or' → t:elf
        <stdin>:5:3: error: unclosed '(' [unclosed-group]
            (pow>=3 or
            ^
          fix: Insert ')' → c:g␊  (pow>=3 or␊  \u{6F22}\u{5B57} t:)
        <stdin>:6:8: error: missing value after 't:' [missing-value]
            \u{6F22}\u{5B57} t:
                   ^
          fix: Remove the unfinished term → c:g␊  (pow>=3 or␊  \u{6F22}\u{5B57}
        <stdin>:9:4: warning: unopened quote is read as part of 'b"' [unopened-quote]
          a␉b" c)
             ^
          fix: Remove '"' → a␉b c)
        <stdin>:9:7: error: unmatched ')' [surplus-parenthesis]
          a␉b" c)
                ^
          fix: Remove ')' → a␉b" c
        4 errors, 1 warning in 4 queries

        """)
    #expect(result.errors == "")
    #expect(result.status == 1)
  }

  @Test func printsNothingForACleanDocument() {
    #expect(run("check", input: "# c\nt:elf\n  or c:g\n\n") == RunResult(printing: ""))
    #expect(run("check") == RunResult(printing: ""))
    #expect(run("check", "--lines") == RunResult(printing: ""))
  }

  @Test func filesAreNamed() throws {
    try withTemporaryFolder { folder in
      let clean = try folder.file("clean.filterq", "t:elf\n")
      let damaged = try folder.file("damaged.filterq", "a\n\nb or\n")
      #expect(
        run("check", clean, damaged)
          == RunResult(
            status: 1,
            output: Array(
              """
              \(damaged):3:5: error: missing term after 'or' [missing-operand]
                b or
                    ^
                fix: Remove 'or' → b
              1 error in 3 queries

              """.utf8), errors: ""))
      #expect(run("check", clean) == RunResult(printing: ""))
    }
  }

  /// In a document the first line would be a comment, and the second would continue the one above.
  @Test func eachLineIsAQuery() {
    let result = run("check", "--lines", input: "# t:\r\n  t:\n\nt:")
    #expect(
      result.output == """
        <stdin>:1:5: error: missing value after 't:' [missing-value]
          # t:
              ^
          fix: Remove the unfinished term → #
        <stdin>:2:5: error: missing value after 't:' [missing-value]
            t:
              ^
          fix: Remove the unfinished term
        <stdin>:4:3: error: missing value after 't:' [missing-value]
          t:
            ^
          fix: Remove the unfinished term
        3 errors in 4 queries

        """)
    #expect(result.status == 1)
  }

  @Test func theSummaryCounts() {
    #expect(run("check", input: "t:\n").lines.last == "1 error in 1 query")
    #expect(run("check", input: "t:\na\n").lines.last == "1 error in 2 queries")
    #expect(run("check", input: "t: or\n").lines.last == "2 errors in 1 query")
  }

  @Test func warningsAreDiagnostics() {
    #expect(run("check", input: "--a\n").status == 1)
  }

  @Test func jsonOfADocument() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("a \"b\".filterq", "# c\nfine\n\nt:elf\n  or\n")
      let name = path.replacing("\"", with: "\\\"")
      let result = run("check", "--json", path)
      #expect(
        result.lines == [
          #"{"file":"\#(name)","line":2,"title":"c","source":"fine","outcome":"valid","diagnostics":[]}"#,
          #"{"file":"\#(name)","line":4,"source":"t:elf\n  or","outcome":"recovered","diagnostics":[{"#
            + #""code":"missing-operand","severity":"error","range":{"start":10,"end":10},"#
            + #""message":"missing term after 'or'","fixes":[{"title":"Remove 'or'","#
            + #""edits":[{"start":5,"end":10,"text":""}]}],"#
            + #""related":[{"range":{"start":8,"end":10},"message":"'or' has no right operand"}],"#
            + #""location":{"line":5,"column":5,"endLine":5,"endColumn":5}}]}"#,
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
      let result = run("check", try folder.file("d.filterq", "t:\n"), missing)
      #expect(result.output.hasPrefix("\(folder.path("d.filterq")):1:3: error: "))
      #expect(result.status == 2)
    }
  }

  @Test func linesAndFilesExcludeEachOther() {
    #expect(
      run("check", "--lines", "queries.filterq")
        == RunResult(
          status: 2, output: [], errors: "filterq: --lines reads standard input and takes no files\n"))
  }

  @Test func damagedCorpus() throws {
    for query in try TestTier.some(of: OwnCorpus.damaged(), every: 8) {
      #expect(run("check", "--lines", input: query).status == 1, "\(query)")
    }
    // A valid query has no syntax diagnostic; a hostile one may have others.
    let valid = run("check", "--json", "--as", "document", OwnCorpus.validFile).lines
    #expect(valid.count > 100 && valid.allSatisfy { !$0.contains("\"outcome\":\"recovered\"") })
  }

  /// Of many diagnostics the first 50 are drawn, in one run over all inputs; all are counted, and the status is the
  /// same.
  @Test func manyDiagnosticsAreCounted() throws {
    let result = run("check", "--lines", input: String(repeating: "t: or\n", count: 700))
    let shown = result.lines.filter { $0.contains("error: ") }
    #expect(shown.count == 50)
    #expect(result.lines.suffix(2) == ["… and 1,350 more: 1,350 errors", "1,400 errors in 700 queries"])
    #expect(result.status == 1)
    let few = run("check", "--lines", input: String(repeating: "t: or\n", count: 25))
    #expect(few.lines.count(where: { $0.contains("error: ") }) == 50)
    #expect(!few.output.contains("more"))
    // Diagnostics of all severities, of two files.
    try withTemporaryFolder { folder in
      let first = try folder.file("a.filterq", String(repeating: "t: or\n", count: 20))
      let second = try folder.file("b.filterq", String(repeating: "t:\n--a\n", count: 20))
      let both = run("check", first, second)
      #expect(both.lines.count(where: { $0.contains(": error: ") || $0.contains(": warning: ") }) == 50)
      #expect(both.lines.suffix(2).first == "… and 30 more: 15 errors, 15 warnings", "\(both.lines.suffix(2))")
    }
    let json = run("check", "--json", "--lines", input: String(repeating: "t: or\n", count: 700)).output
    #expect(json.components(separatedBy: "\"code\"").count == 1_401)
  }

  /// The size of the output depends neither on the length of the line nor on the number of diagnostics.
  @Test(.longTier) func theOutputIsBounded() {
    let rows: [String] = ["a or ", "\"", "t: ", "foo:bar ", "(", "x:\"", String(repeating: "x", count: 3_000) + ":y "]
    for piece in rows {
      func output(_ length: Int) -> Int {
        let text = String(repeating: piece, count: length / piece.utf8.count + 1) + "\n"
        return run("check", "--lines", input: text).outputBytes.count
      }
      #expect(output(200_000) < 60_000, "\(piece)")
    }
  }

  /// For a very long query only the syntax is checked, which a note reports.
  @Test func aVeryLongQuery() throws {
    func query(_ length: Int) -> String { String(repeating: " ", count: length - 7) + "foo:bar\n" }
    #expect(
      run("check", "--lines", input: query(QueryDiagnostics.maximumAnalyzedLength)).output.contains("[unknown-field]"))
    let longer = run("check", "--lines", input: query(QueryDiagnostics.maximumAnalyzedLength + 1))
    let message = "warning: query longer than 131,072 bytes; only its syntax is checked [unchecked-query]"
    #expect(longer.lines[0] == "<stdin>:1:1: " + message)
    #expect(longer.lines.last == "1 warning in 1 query", "\(longer.lines.last ?? "")")
    #expect(longer.status == 1)
    let clean = run("check", "--json", "--lines", input: String(repeating: "t:elf ", count: 30_000) + "\n")
    #expect(clean.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(clean.outputBytes)) as? [String: Any]
    #expect(object?["outcome"] as? String == "valid")
    #expect((object?["diagnostics"] as? [[String: Any]])?.map { $0["code"] as? String } == ["unchecked-query"])
  }

  /// JSON has all diagnostics of a query that is analyzed; of a longer one the first 50, and how many follow them.
  @Test func jsonOfAVeryLongQuery() throws {
    func object(_ text: String) throws -> [String: Any]? {
      let result = run("check", "--json", "--lines", input: text + "\n")
      return try JSONSerialization.jsonObject(with: Data(result.outputBytes)) as? [String: Any]
    }
    let analyzed = try object(String(repeating: "t: or ", count: 300))
    #expect((analyzed?["diagnostics"] as? [Any])?.count ?? 0 > 50)
    #expect(analyzed?["more"] == nil)
    let longer = try object(String(repeating: "\"a\"", count: 50_000))
    #expect((longer?["diagnostics"] as? [Any])?.count == 50)
    // 49,999 spaces are missing; `unchecked-query` is the first of the 50.
    #expect(longer?["more"] as? [String: Int] == ["warning": 49_950])
  }
}
