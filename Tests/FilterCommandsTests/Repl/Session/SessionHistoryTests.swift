import Testing

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports
@testable import TerminalUI

/// The history: browsing, searching, and ghost text.
@Suite struct SessionHistoryTests {
  private static let past = ["t:elf c:g", "t:goblin mv<=3", "c:rg", "t:goblin pow>=3"]

  @Test func upAndDownBrowseTheHistory() {
    let rows: [(String, String)] = [
      ("<Up>", "t:goblin pow>=3|"),
      ("<Up><Up>", "c:rg|"),
      ("<Up><Up><Down>", "t:goblin pow>=3|"),
      ("<Up><Down>", "|"),
      ("<Up><Up><Up><Up><Up><Up>", "t:elf c:g|"),
      ("t:g<Esc><Up>", "t:goblin pow>=3|"),
      ("t:g<Esc><Up><Up>", "t:goblin mv<=3|"),
      ("t:g<Esc><Up><Up><Up>", "t:goblin mv<=3|"),
      ("t:g<Esc><Up><Up><Down><Down>", "t:g|"),
      ("<C-p>", "t:goblin pow>=3|"),
    ]
    for (keys, line) in rows {
      var session = SessionDriver(history: Self.past)
      session.type(keys)
      #expect(session.line == line, "\(keys)")
    }
  }

  /// An entry equal to the line is skipped: the first key shows another one.
  @Test func upSkipsEqualTexts() {
    var session = SessionDriver(history: ["c:rg", "c:r"])
    session.type("c:r<Esc><Up>")
    #expect(session.session.editor.text == "c:rg")
  }

  @Test func editingStopsBrowsing() {
    var session = SessionDriver(history: Self.past)
    session.type("<Up><Up>x<Esc><Down>")
    #expect(session.line == "c:rgx|")
  }

  @Test func equivalentQueriesAreOneEntry() {
    var session = SessionDriver()
    session.type("t:elf c:g<Enter>c:g type:elf<Enter>t:goblin<Enter>")
    #expect(session.session.history.texts == ["c:g type:elf", "t:goblin"])
    session.type(":tree<Enter>:tree<Enter>")
    #expect(session.session.history.texts == ["c:g type:elf", "t:goblin", ":tree"])
  }

  @Test func storedQueriesAreOlder() {
    var history = ReplHistory()
    history.add(ReplHistory.Entry(text: "t:elf", key: "E"))
    history.precede(with: [
      ReplHistory.Entry(text: "old", key: "O"), ReplHistory.Entry(text: "type:elf", key: "E"),
    ])
    #expect(history.texts == ["old", "t:elf"])
    history.forget(ReplHistory.Entry(text: "other spelling", key: "O"))
    #expect(history.texts == ["t:elf"])
  }

  @Test func queriesAreRememberedAndPrivateOnesAreNot() {
    var session = SessionDriver()
    session.type("t:elf<Enter>:tree<Enter>")
    #expect(session.effects == ["remember t:elf"])
    session.type(":set private on<Enter>")
    #expect(session.picture.contains("private"))
    session.type("t:goblin<Enter>")
    #expect(session.effects == ["remember t:elf"])
    // In the session itself it is there.
    #expect(session.session.history.texts.last == "t:goblin")
  }

  /// A refused query can be mended with the arrow keys, and is neither suggested nor found again.
  @Test func refusedQueriesAreNotKept() {
    var session = SessionDriver()
    session.type("f:modren foo:bar<Enter>x:y<Enter>t:elf<Enter>")
    #expect(session.session.history.texts == ["t:elf"])
    session.type("x:")
    #expect(session.session.ghost == nil)
    session.type("<Esc><Up>")
    #expect(session.line == "x:y|")
    session.type("<C-u><C-r>mod")
    #expect(session.session.found?.texts == [])
  }

  @Test func ghostTextIsShownAndAccepted() {
    var session = SessionDriver(history: Self.past)
    session.type("t:goblin")
    #expect(session.picture.hasPrefix("filterq> t:goblin| pow>=3"))
    session.type("<Right>")
    #expect(session.line == "t:goblin pow>=3|")
    session.type("<C-u>t:elf<C-e>")
    #expect(session.line == "t:elf c:g|")
    session.type("<C-u>t:goblin<A-f>")
    #expect(session.line == "t:goblin pow>=3|")
    session.type("<C-u>c:<C-b><Right>")
    // Not at the end: the caret only moves.
    #expect(session.line == "c:|")
  }

  @Test func ghostTextHasBracketsWithoutColors() {
    var session = SessionDriver(history: Self.past, hasColor: false)
    session.type("c:r<Esc>")
    #expect(session.picture.hasPrefix("filterq> c:r|[g]"))
  }

  @Test func reverseSearch() {
    var session = SessionDriver(history: Self.past)
    session.type("x<C-r>gob")
    #expect(
      session.picture == """
        search: gob|
        ▸ t:goblin pow>=3
          t:goblin mv<=3
        Enter runs · Tab accepts · Ctrl-R older · Esc cancels
        """)
    session.type("<C-r>")
    #expect(session.picture.contains("▸ t:goblin mv<=3"))
    session.type("<C-r><C-s><Tab>")
    #expect(session.line == "t:goblin pow>=3|")
  }

  @Test func reverseSearchEnds() {
    let rows: [(String, String)] = [
      ("abc<C-r>elf<Esc>", "abc|"), ("abc<C-r>elf<C-g>", "abc|"), ("<C-r>elf<Left>", "t:elf c:|g"),
      ("<C-r>zzz<Tab>", "|"), ("<C-r>gobx<BS><Tab>", "t:goblin pow>=3|"),
      // Further typing searches from the newest entry again.
      ("<C-r>g<C-r><C-r>ob<Tab>", "t:goblin pow>=3|"), ("<C-r>ELF<Tab>", "t:elf c:g|"),
    ]
    for (keys, line) in rows {
      var session = SessionDriver(history: Self.past)
      session.type(keys)
      #expect(session.line == line, "\(keys)")
      #expect(session.session.search == nil, "\(keys)")
    }
  }

  @Test func reverseSearchRunsTheMatch() {
    var session = SessionDriver(history: Self.past)
    session.type("<C-r>elf<Enter>")
    #expect(session.output.hasPrefix("filterq> t:elf c:g\n"))
    #expect(session.line == "|")
  }
}
