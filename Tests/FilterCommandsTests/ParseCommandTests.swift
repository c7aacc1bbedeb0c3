import FilterCommands
import Foundation
import Testing
import _FilterTestSupport

@testable import FilterReports

/// The sources of queries of `parse`.
@Suite struct ParseCommandTests {
  /// The `source` of each line of JSON.
  private func sources(_ result: RunResult) -> [String] {
    result.lines.map { line in
      let rest = line.dropFirst(#"{"source":""#.count)
      return String(rest.prefix { $0 != "\"" })
    }
  }

  @Test func eachArgumentIsAQuery() {
    #expect(sources(run("parse", "--json", "a", "b c", "", "a")) == ["a", "b c", "", "a"])
  }

  @Test func argumentsLeaveStandardInputAlone() {
    #expect(sources(run("parse", "--json", "a", input: "b\n")) == ["a"])
  }

  @Test func eachLineOfStandardInputIsAQuery() {
    #expect(sources(run("parse", "--json", input: "a\nb c\n")) == ["a", "b c"])
    #expect(sources(run("parse", "--json", input: "a\r\nb\r\n")) == ["a", "b"])
    #expect(sources(run("parse", "--json", input: "a\n\n\r\n  \nb")) == ["a", "", "", "  ", "b"])
    #expect(
      sources(run("parse", "--json", input: "# no comment\n  no continuation\n")) == [
        "# no comment", "  no continuation",
      ])
  }

  @Test func emptyInputHasNoResult() {
    #expect(run("parse", "--json") == RunResult(printing: ""))
    #expect(run("parse") == RunResult(printing: ""))
  }

  @Test func diagnosticsAreNotFailures() {
    #expect(run("parse", "--json", "t:").status == 1)
    #expect(run("parse", "t:").errors == "")
  }

  /// The first 50 diagnostics are shown, the others counted.
  @Test func manyDiagnostics() {
    for (count, more) in [(49, ""), (50, ""), (51, #","more":{"error":1}"#), (1_250, #","more":{"error":1200}"#)] {
      let text = String(repeating: "t: ", count: count)
      let json = run("parse", "--json", text).output
      #expect(json.components(separatedBy: #"{"code":"missing-value""#).count == min(count, 50) + 1)
      #expect(json.hasSuffix("]" + more + "}\n"), "\(json.suffix(60))")
      let lines = run("parse", text).lines
      #expect(lines.filter { $0.contains("[missing-value]") }.count == min(count, 50))
      #expect(lines.last == (count > 50 ? "  … and \(count == 51 ? "1" : "1,200") more" : lines.last))
    }
    let mixed = run("parse", "--json", String(repeating: "t: \"a\"b ", count: 60)).output
    #expect(mixed.hasSuffix(#"],"more":{"error":35,"warning":35}}"# + "\n"), "\(mixed.suffix(60))")
  }

  /// The size of the output does not depend on the number of diagnostics.
  @Test func jsonOfALongLine() {
    let rows: [String] = ["\"", "a or ", "t: ", "-- ", "(a or) ", "a "]
    for piece in TestTier.some(of: rows, every: 3) {
      func length(_ count: Int) -> Int {
        run("parse", "--json", input: String(repeating: piece, count: count / piece.utf8.count) + "\n").outputBytes
          .count
      }
      // A term of two bytes takes 83 in the query.
      #expect(length(60_000) <= 2 * length(30_000) + 1_000, "\(piece)")
      #expect(length(30_000) <= 50 * 30_000 + 20_000, "\(piece)")
    }
  }

  /// A very long query is not analyzed with a vocabulary, as in `check`.
  @Test func aVeryLongQueryIsNotAnalyzed() throws {
    try withTemporaryFolder { folder in
      let vocabulary = try folder.file("v.json", run("vocabulary", "--json").output)
      let text = String(repeating: "foo:bar ", count: 20_000)
      let result = run("parse", "--json", "--vocabulary", vocabulary, input: text + "\n")
      #expect(result.output.contains("unchecked-query"))
      #expect(!result.output.contains("unknown-field"))
    }
  }

  @Test func queriesMayBeginWithAMinus() {
    #expect(sources(run("parse", "--json", "-t:elf")) == ["-t:elf"])
    #expect(sources(run("parse", "-t:elf", "--json", "-(a b)", "-")) == ["-t:elf", "-(a b)", "-"])
    #expect(sources(run("parse", "--json", "-json")) == ["-json"])
  }

  @Test func doubleMinusEndsOptions() {
    #expect(sources(run("parse", "--json", "--", "--t:elf")) == ["--t:elf"])
    #expect(sources(run("parse", "--json", "a", "--", "--json", "--", "-b")) == ["a", "--json", "--", "-b"])
    #expect(sources(run("parse", "--json", "--", "--help")) == ["--help"])
  }

  @Test func aMistypedOptionIsRefused() {
    let message = "filterq: unknown option '--jsn'; did you mean '--json'?\n"
    #expect(run("parse", "--jsn", "t:elf") == RunResult(status: 2, output: [], errors: message))
    #expect(run("parse", "t:elf", "--jsn") == RunResult(status: 2, output: [], errors: message))
    let other = "filterq: unknown option '--elf'\n"
    #expect(run("parse", "--elf") == RunResult(status: 2, output: [], errors: other))
  }

  @Test func messagesCannotControlATerminal() {
    let result = run("parse", "--\u{1B}[31m", terminal: true)
    #expect(result.errors.contains("'--␛[31m'"))
    #expect(!result.errors.contains("\u{1B}"))
  }

  /// An interactive user or program gets each answer before the next line is read.
  @Test func atATerminalEachAnswerIsWrittenAtOnce() {
    let output = Collector()
    var answered: [Int] = []
    var lines = ["a\n", "b\n"]
    var console = Console(
      input: LineReader {
        answered.append(output.pieces.count)
        return lines.isEmpty ? nil : Array(lines.removeFirst().utf8)
      },
      output: OutputBuffer { output.take($0) }, errors: OutputBuffer { _ in }, inputIsTerminal: true)
    #expect(FilterCommand.run(["parse", "--json"], on: &console) == 0)
    #expect(answered == [0, 1, 2])
  }
}
