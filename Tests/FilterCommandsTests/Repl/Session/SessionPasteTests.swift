import TerminalUI
import Testing

@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// Pasted lines are run as those of a pipe.
@Suite struct SessionPasteTests {
  private static let lines = ":print (t:elf)\n\n:print c:g\n# no query\n:print (a)"

  @Test(arguments: ["", "\n"])
  func eachLineRuns(_ end: String) {
    var session = SessionDriver()
    session.send(.key(.paste(Self.lines + end)))
    #expect(
      session.output == """
        filterq> :print (t:elf)
        t:elf
        filterq>
        filterq> :print c:g
        c:g
        filterq> # no query
        filterq> :print (a)
        a
        """)
    #expect(session.line == "|")
    // Each is in the history.
    session.type("<Up>")
    #expect(session.line == ":print (a)|")
  }

  /// The answers are those of the same lines from a pipe.
  @Test func aPipeAnswersTheSame() {
    var session = SessionDriver(columns: 200, rows: 100)
    session.send(.key(.paste("t:goblin pow>=3\nt:elf f:modren\nquit\n")))
    var piped = AnsweredSession(plain: true)
    let expected = ["t:goblin pow>=3", "t:elf f:modren", "quit"].flatMap {
      ["filterq> \($0)"] + piped.lines($0, columns: 200)
    }
    #expect(session.output == expected.joined(separator: "\n"))
  }

  @Test func textAroundTheCaretIsSubmittedToo() {
    var session = SessionDriver()
    session.type(":print <Paste:a\n:print >b")
    #expect(session.output == "filterq> :print a\na\nfilterq> :print\nno query yet")
    #expect(session.line == "b|")
    session = SessionDriver()
    session.type(":print c<Left><Paste:a\n:print b>")
    #expect(session.output.contains("filterq> :print a"))
    #expect(session.output.contains("filterq> :print bc"))
  }

  @Test func textTypedMeanwhileIsKept() {
    var session = SessionDriver()
    session.holdsWork = true
    session.send(.key(.paste(":print a\n:print b\n:print c\n")))
    session.type("t:elf<Esc>")
    #expect(session.output == "filterq> :print a")
    for _ in 0..<5 { session.work() }
    #expect(session.output.hasSuffix("filterq> :print b\nb\nfilterq> :print c\nc"))
    #expect(session.line == "t:elf|")
  }

  @Test func longAnswersAreNotPagedBetweenLines() {
    var session = SessionDriver(columns: 80, rows: 10)
    session.send(.key(.paste("c:g\n:print a\nc:r\n")))
    #expect(session.output.contains("filterq> :print a\na\n"))
    // Only the last one is.
    #expect(session.session.pager != nil)
    // The summary of the first is not lost.
    #expect(session.output.contains("green cards"))
  }

  @Test func linesWaitForAFile() {
    var session = SessionDriver()
    session.send(.key(.paste(":load other.json\nt:goblin t:pirate\n:print a\n")))
    #expect(session.effects.contains("load other.json"))
    #expect(session.output.hasSuffix("filterq> t:goblin t:pirate"))
    session.send(.loaded(LoadedList(name: "other.json", count: 237)))
    #expect(session.output.contains("Kelp-Rope Saboteur"))
    #expect(session.output.hasSuffix("a"))
  }

  @Test func interruptingForgetsTheRest() {
    var session = SessionDriver()
    session.holdsWork = true
    session.send(.key(.paste(":print a\n:print b\n")))
    session.type("<C-c>")
    session.work()
    session.work()
    #expect(session.output == "filterq> :print a\ncancelled")
  }

  @Test func quitEnds() {
    var session = SessionDriver()
    session.send(.key(.paste(":quit\n:print a\n")))
    #expect(session.isOver)
    #expect(!session.output.contains("print a"))
  }

  /// Lines are inserted into a query that already has several.
  @Test func aQueryOfSeveralLinesTakesMore() {
    var session = SessionDriver()
    session.type("t:elf<A-Enter>")
    session.send(.key(.paste("or t:goblin\nc:g")))
    #expect(session.line == "t:elf\nor t:goblin\nc:g|")
    #expect(session.output.isEmpty)
  }
}
