import TerminalUI
import Testing

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// Lines of answers, from texts with escape sequences and from errors.
@Suite struct ReplAnswerLinesTests {
  /// Styled text parses to the same styles, and no line is lost.
  @Test func stylesAreReadAgain() {
    let style = TerminalStyle.sequences
    let text =
      style.bold("a") + style.dim("b") + style.red("c") + style.green("d") + style.yellow("e") + style.blue("f")
      + style.cyan("g") + "h"
    #expect(
      ReplAnswer.sequences([text, "", "i\nj"]).lines.map { $0.styled } == [
        "{bold a}{dim b}{red c}{green d}{yellow e}{blue f}{cyan g}h", "", "i", "j",
      ])
    #expect(ReplAnswer.sequences([]).lines == [])
  }

  @Test func linesAreWrittenAsTheyAreReadAgain() {
    var line = ScreenLine("a")
    line.append("b", .found)
    line.append("c", TextStyle(.red))
    #expect(ReplAnswer.sequences([TerminalStyle.sequences.text(line)]).lines == [line])
    #expect(TerminalStyle(isTerminal: false, environment: [:]).text(line) == "abc")
  }

  @Test func errors() {
    let answer = ReplAnswer.error("No\u{1B}", hints: "Try a.")
    #expect(answer.lines.map { $0.styled } == ["{red No␛}", "{dim Try a.}"])
    #expect(answer.isError)
  }

  @Test func aCaretUnderAPlace() {
    let rows: [(Int, String, String)] = [
      (0, "count x", "         ^"), (6, "count x", "               ^"), (3, "漢 x", "           ^"),
      (99, "ab", "           ^"), (-1, "ab", "         ^"), (0, "", "         ^"),
    ]
    for (offset, text, caret) in rows {
      let answer = ReplAnswer.error(at: offset, in: text, after: "expect ", "What?")
      #expect(answer.lines.map { $0.text } == ["  expect \(text)", caret, "What?"], "\(offset), \(text)")
      #expect(answer.isError, "\(offset), \(text)")
    }
  }
}
