import TerminalUI
import Testing

@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// A pasted text of several lines goes into the line; Return runs its inputs as those of a pipe, one after another.
@Suite struct SessionPasteTests {
  private static let lines = ":print (t:elf)\n\n:print c:g\n# no query\n:print (a)"

  /// Pastes a text and presses Return.
  private static func pasted(_ text: String, columns: Int = 80, rows: Int = 24) -> SessionDriver {
    var session = SessionDriver(columns: columns, rows: rows)
    session.send(.key(.paste(text)))
    session.type("<Enter>")
    return session
  }

  @Test func nothingRunsBeforeReturn() {
    var session = SessionDriver()
    session.send(.key(.paste("t:elf\n  c:g\n\nt:goblin\n")))
    #expect(
      session.screen == """
        filterq> t:elf
               ·   c:g
               ·
               · t:goblin|
        2 inputs; Enter runs one after another
        """)
    #expect(ReplPicture(session.session).picture.lines[3].styled == "       · {bold blue t}{bold :}{cyan goblin}")
    // One edit takes it away.
    session.type("<C-_>")
    #expect(session.screen == "filterq> |")
  }

  @Test(arguments: ["", "\n"])
  func eachLineRuns(_ end: String) {
    var session = Self.pasted(Self.lines + end)
    #expect(
      session.output == """
        filterq> :print (t:elf)
        t:elf
        filterq> :print c:g
        c:g
        filterq> :print (a)
        a
        """)
    #expect(session.line == "|")
    // Each is in the history.
    session.type("<Up>")
    #expect(session.line == ":print (a)|")
  }

  /// Indented lines continue the query above, and an indentation that all lines have is none.
  @Test(arguments: [
    (":print t:elf\n  c:g", [":print t:elf\n  c:g"]), ("  :print a\n  :print b\n", [":print a", ":print b"]),
    (":print a\n\n\n", [":print a"]), ("    :print a\n      b\n", [":print a\n  b"]),
    (":print a b\n\n", [":print a b"]),
  ])
  func inputs(_ text: String, _ expected: [String]) {
    var session = SessionDriver()
    session.send(.key(.paste(text)))
    #expect(session.session.editor.text == expected.joined(separator: "\n"))
    session.type("<Enter>")
    for input in expected.reversed() {
      session.type("<Up>")
      #expect(session.session.editor.text == input)
      session.type("<C-a><C-Left>")
    }
  }

  /// The answers are those of the same lines from a pipe.
  @Test func aPipeAnswersTheSame() {
    let session = Self.pasted("t:goblin pow>=3\nt:elf f:modren\nquit\n", columns: 200, rows: 100)
    var piped = AnsweredSession(plain: true)
    let expected = ["t:goblin pow>=3", "t:elf f:modren", "quit"].flatMap {
      ["filterq> \($0)"] + piped.lines($0, columns: 200)
    }
    #expect(session.output == expected.joined(separator: "\n"))
  }

  @Test func completionsAreThoseOfTheInput() {
    var session = SessionDriver()
    session.send(.key(.paste("t:elf\n:print t:gob")))
    session.type("<Tab>")
    #expect(session.line == "t:elf\n:print t:goblin|")
    session.type("<Up> f:modr<Tab>")
    #expect(session.line == "t:elf f:modern|\n:print t:goblin")
  }

  @Test func textAroundTheCaretIsPartOfIt() {
    var session = SessionDriver()
    session.type(":print <Paste:a\n:print >b<Enter>")
    #expect(session.output == "filterq> :print a\na\nfilterq> :print b\nb")
    session = SessionDriver()
    session.type(":print c<Left><Paste:a\n:print b><Enter>")
    #expect(session.output.contains("filterq> :print a"))
    #expect(session.output.contains("filterq> :print bc"))
  }

  @Test func textTypedMeanwhileIsKept() {
    var session = SessionDriver()
    session.holdsWork = true
    session.send(.key(.paste(":print a\n:print b\n:print c\n")))
    session.type("<Enter>t:elf<Esc>")
    #expect(session.output == "filterq> :print a")
    for _ in 0..<5 { session.work() }
    #expect(session.output.hasSuffix("filterq> :print b\nb\nfilterq> :print c\nc"))
    #expect(session.line == "t:elf|")
  }

  @Test func longAnswersAreNotPagedBetweenLines() {
    let session = Self.pasted("c:g\n:print a\nc:r\n", rows: 10)
    #expect(session.output.contains("filterq> :print a\na\n"))
    // Only the last one is.
    #expect(session.session.pager != nil)
    // The summary of the first is not lost.
    #expect(session.output.contains("green cards"))
  }

  @Test func linesWaitForAFile() {
    var session = Self.pasted(":load other.json\nt:goblin t:pirate\n:print a\n")
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
    session.type("<Enter><C-c>")
    session.work()
    session.work()
    #expect(session.output == "filterq> :print a\ncancelled")
  }

  @Test func quitEnds() {
    let session = Self.pasted(":quit\n:print a\n")
    #expect(session.isOver)
    #expect(!session.output.contains("print a"))
  }

  /// Ctrl-X Ctrl-E writes the line in an editor; what was saved comes back into the line.
  @Test func theEditor() {
    var session = SessionDriver()
    session.type("t:elf<C-x><C-e>")
    #expect(session.effects.contains("write t:elf"))
    session.send(.written("t:elf\n  c:g\n"))
    #expect(session.line == "t:elf\n  c:g|")
    session.type("<C-u><C-u><C-x>a")
    #expect(session.picture.hasSuffix("Ctrl-X Ctrl-E opens the line in an editor"))
  }
}
