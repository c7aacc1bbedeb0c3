import Testing

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports
@testable import TerminalUI

@Suite struct TerminalStyleTests {
  @Test func coloursNeedATerminal() {
    #expect(TerminalStyle(isTerminal: true, environment: [:]).isColored)
    #expect(TerminalStyle(isTerminal: true, environment: ["NO_COLOR": ""]).isColored)
    #expect(!TerminalStyle(isTerminal: true, environment: ["NO_COLOR": "0"]).isColored)
    #expect(!TerminalStyle(isTerminal: true, environment: ["TERM": "dumb"]).isColored)
    #expect(!TerminalStyle(isTerminal: false, environment: [:]).isColored)
  }

  @Test func painting() {
    let style = TerminalStyle(isTerminal: true, environment: [:])
    #expect(style.red("a") == "\u{1B}[31ma\u{1B}[m")
    #expect(style.red("") == "")
    #expect(TerminalStyle(isTerminal: false, environment: [:]).red("a") == "a")
  }
}
