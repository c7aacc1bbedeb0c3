import TerminalUI
import Testing

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// The effects of keys on a session.
@Suite struct SessionKeyTests {
  @Test func controlC() {
    var session = SessionDriver()
    session.type("t:elf<C-c>")
    #expect(session.output == "filterq> t:elf^C")
    #expect(session.line == "|")
    session.type("<C-c>")
    #expect(session.picture == "filterq> |\nCtrl-D ends")
    #expect(!session.isOver)
  }

  @Test func controlD() {
    var session = SessionDriver()
    session.type("ab<C-a><C-d>")
    #expect(session.line == "|b")
    #expect(!session.isOver)
    session.type("<Del><C-d>")
    #expect(session.isOver)
  }

  @Test(arguments: [(":quit"), (":q"), (":exit")])
  func commandsThatEnd(_ command: String) {
    var session = SessionDriver()
    session.type(command + "<Esc><Enter>")
    #expect(session.isOver)
  }

  @Test func pendingAnswersCanBeCancelled() {
    var session = SessionDriver()
    session.holdsWork = true
    session.type("t:elf<Enter>")
    #expect(session.picture.contains("running"))
    session.type("<C-c>")
    #expect(!session.session.isRunning)
    session.work()
    #expect(!session.output.contains("Elf"))
  }

  @Test func typingContinuesWhileACommandRuns() {
    var session = SessionDriver()
    session.holdsWork = true
    session.type("t:goblin pow>=3<Enter>c:g")
    #expect(session.line == "c:g|")
    session.work()
    #expect(session.output.contains("Grizelda"))
    #expect(session.line == "c:g|")
  }

  /// A long answer that arrives during typing does not take keys.
  @Test func aLongAnswerDoesNotTakeKeys() {
    var session = SessionDriver(columns: 40, rows: 8)
    session.holdsWork = true
    session.type("c:g<Enter>t:elf")
    session.work()
    #expect(session.session.pager == nil)
    #expect(session.output.contains("of 237 cards"))
    session.type(" q")
    #expect(session.line == "t:elf q|")
  }

  @Test func killedTextCanBeYankedIntoTheNextLine() {
    var session = SessionDriver()
    session.type("t:elf c:g<C-w><Enter><C-y>")
    #expect(session.line == "c:g|")
  }

  @Test func pastedTextIsOneEdit() {
    var session = SessionDriver()
    session.type("<Paste:t:elf c:g>")
    #expect(session.line == "t:elf c:g|")
    #expect(session.session.menu == nil)
    session.type("<C-_>")
    #expect(session.line == "|")
  }

  @Test func aLongPasteIsColoredLater() {
    var session = SessionDriver()
    session.holdsWork = true
    let text = String(repeating: "t:elf ", count: 2_000)
    session.send(.key(.paste(text)))
    #expect(session.session.editor.text == text)
    #expect(session.session.coloring.pieces.isEmpty)
    session.work()
    #expect(session.session.coloring.pieces.count == 6_000)
    #expect(ReplPicture(session.session).picture.lines.count <= 24)
    // A letter more does not take the colors away.
    session.type("x")
    #expect(session.session.coloring.pieces.count == 6_000)
  }

  @Test func someKeysRequestEffects() {
    var session = SessionDriver()
    session.type("<C-l><C-z>:load /tmp/cards.json<Enter>:clear<Enter>")
    #expect(session.effects == ["clear", "suspend", "load /tmp/cards.json", "clear"])
  }

  @Test func queriesWaitForTheCards() {
    var session = SessionDriver(loading: "cards.json")
    session.send(.loading(ReplLoading(name: "cards.json", percent: 43)))
    #expect(session.picture.contains("reading cards.json 43 %"))
    session.send(.loading(ReplLoading(name: "cards.json", phase: "indexing")))
    #expect(session.picture.contains("indexing cards.json …"))
    session.type("t:elf")
    // The count is unknown while cards are being loaded.
    #expect(session.picture.contains("… cards"))
    session.type("<C-u>")
    session.type("t:goblin pow>=3<Enter>:print c:g<Enter>")
    #expect(!session.output.contains("Grizelda"))
    // A command about a text needs no cards.
    #expect(session.output.hasSuffix("c:g"))
    session.send(.loaded(LoadedList(name: "cards.json", count: 30_563, one: "card", many: "cards")))
    #expect(session.output.contains("Grizelda"))
    #expect(session.picture.contains("cards.json: 30,563 cards"))
  }

  @Test func unreadableCardsAreReported() {
    var session = SessionDriver(loading: "cards.json")
    session.type("t:goblin pow>=3<Enter>")
    // Unrelated errors do not affect it.
    session.send(.failed("the store is locked"))
    #expect(!session.output.contains("Grizelda"))
    session.send(.loadingFailed("there is no file 'cards.json'"))
    #expect(session.output.contains("there is no file 'cards.json'"))
    // Pending queries are answered with the current cards.
    #expect(session.output.contains("Grizelda"))
  }

  /// In a text of several lines the arrows go through the lines, though a menu is open, until an item is chosen.
  @Test(arguments: [
    ("c:r<A-Enter>t:gob<Up>", "c:r|\n  t:gob", false), ("c:r<A-Enter>t:gob<Up><Down>", "c:r\n  t|:gob", false),
    ("t:gob<A-Enter>c:r<Up><BS><Down>", "t:go\n  c:|r", false),
    ("c:r<A-Enter>t:gob<Down><Down>", "c:r\n  t:gob|", true),
    ("c:r<A-Enter>t:gob<Down><Up>", "c:r\n  t:gob|", true), ("c:r<A-Enter>t:gob<Down><Up><Up>", "c:r|\n  t:gob", false),
    ("c:r<A-Enter>t:gob<Up><BS><C-n><C-n>", "c:|\n  t:gob", true),
  ])
  func linesBeforeTheMenu(keys: String, line: String, hasMenu: Bool) {
    var session = SessionDriver()
    session.type(keys)
    #expect(session.line == line)
    #expect((session.session.menu != nil) == hasMenu)
  }
}
