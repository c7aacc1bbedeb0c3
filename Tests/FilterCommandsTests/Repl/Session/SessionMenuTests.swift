import FilterText
import TerminalUI
import Testing

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// Completions beneath the line.
@Suite struct SessionMenuTests {
  @Test func opensWhileAWordIsTyped() {
    var session = SessionDriver()
    session.type("t:gob")
    #expect(
      session.picture == """
        filterq> t:gob|
        › goblin  value  creature type                                                9
        9 cards
        """)
    session.type("<BS><BS><BS>")
    #expect(session.session.menu?.items.isEmpty == false)
    session.type("elf ")
    // After white space the menu does not open automatically.
    #expect(session.session.menu == nil)
  }

  @Test func tabAcceptsTheFirstItem() {
    var session = SessionDriver()
    session.type("t:gob<Tab>")
    #expect(session.line == "t:goblin |")
    #expect(session.session.menu == nil)
  }

  /// The blank after an accepted value is there for the next term, and gives way to what goes on with this one.
  @Test(arguments: [
    ("t:gob<Tab>c:r", "t:goblin c:r|"), ("(t:gob<Tab>)", "(t:goblin)|"), ("t:gob<Tab> c:r", "t:goblin c:r|"),
    ("t:gob<Tab><BS>s", "t:goblins|"), ("t:gob<Tab><Left><Left>x", "t:goblix|n "), ("pow<Tab>3", "power>=3|"),
  ])
  func theBlankAfterAValue(keys: String, line: String) {
    var session = SessionDriver()
    session.type(keys)
    #expect(session.line == line)
  }

  @Test func theBlankIsNoPartOfTheQueryThatIsRun() {
    var session = SessionDriver()
    session.type("t:gob<Tab><Enter>")
    #expect(session.output.contains("filterq> t:goblin\n"))
  }

  @Test func returnRunsTheLineUnlessAnItemIsSelected() {
    var session = SessionDriver()
    session.type("t:gob<Enter>")
    #expect(session.output.hasPrefix("filterq> t:gob\n"))
    session.type("t:gob<Down><Enter>")
    #expect(session.line.hasPrefix("t:goblin"))
  }

  /// Where another item finds something, one that finds nothing is behind it and is not accepted by itself.
  @Test func whatFindsNothingComesLast() throws {
    var session = SessionDriver()
    session.type("t:")
    let items = try #require(session.session.menu?.items)
    #expect(items.count > 2)
    let version = session.session.version
    session.send(.counted([0, 3] + items.dropFirst(2).map { _ in 0 }, version: version))
    #expect(session.session.menu?.items.first?.label == items[1].label)
    #expect(session.session.menu?.items.dropFirst().first?.label == items[0].label)
    #expect(session.session.menu?.selected == nil)
  }

  /// Where nothing is typed of a value, those that change the result come first, then those that find as much as without
  /// them, and last those that find nothing.
  @Test func narrowingValuesComeFirst() throws {
    var session = SessionDriver()
    session.type("t:elf is:")
    let items = try #require(session.session.menu?.items)
    let found = items.map { item in if case .known(let count) = item.count { count } else { nil as Int? } }
    let ranks = found.map { $0 == 0 ? 2 : $0 == nil || $0 == 7 ? 1 : 0 }
    #expect(Set(ranks) == [0, 1, 2] && ranks == ranks.sorted(), "\(found)")
    #expect(session.session.survey?.count == 7)
    // The typed text tells what is meant.
    session.type("per")
    #expect(session.session.menu?.items.first?.label == "permanent")
  }

  /// A directive changes no number.
  @Test func directivesKeepTheirOrderWithoutCounts() {
    var session = SessionDriver()
    session.type("t:elf order:")
    let items = session.session.menu?.items.map { $0.label }
    session.type("<Esc>")
    session.holdsWork = true
    session.type("<BS>:")
    #expect(session.session.menu?.items.map { $0.label } == items)
  }

  /// A term that the cards have no data for is ignored, so that it has no number of its own.
  @Test func noCountWithoutData() {
    var session = SessionDriver()
    session.type("t:elf cube:vin")
    #expect(session.session.menu?.items.first?.label == "vintage")
    #expect(session.session.menu?.items.allSatisfy { $0.count == .none } == true)
    session.type("<C-u>t:elf f:vin")
    #expect(session.session.menu?.items.first?.count != ReplMenu.Count.none)
  }

  @Test func upFromTheFirstItemReturnsToTheLine() {
    var session = SessionDriver()
    session.type("c:g<Down><Down><Up><Up>")
    #expect(session.session.menu != nil)
    #expect(session.session.menu?.chosen == nil)
    session.type("<Esc>")
    #expect(session.session.menu == nil)
    #expect(session.line == "c:g|")
  }

  @Test func theMenuScrolls() throws {
    var session = SessionDriver(rows: 12)
    session.type("is:")
    let count = try #require(session.session.menu?.items.count)
    #expect(count > 4)
    for _ in 0..<count + 3 { session.type("<Down>") }
    #expect(session.session.menu?.chosen == count - 1)
    #expect(session.picture.contains("▸ "))
    #expect(session.picture.contains("\(count) of \(count)"))
    #expect(ReplPicture(session.session).picture.lines.count <= 12)
    session.type("<PageUp>")
    #expect(session.session.menu?.chosen == count - 1 - session.session.menuRows)
  }

  @Test func countsArePendingUntilTheyArrive() {
    var session = SessionDriver()
    session.holdsWork = true
    session.type("t:gob")
    #expect(
      session.picture == """
        filterq> t:gob|
        › goblin  value  creature type                                                …
        … cards
        """)
    session.work()
    #expect(
      session.picture == """
        filterq> t:gob|
        › goblin  value  creature type                                                9
        9 cards
        """)
  }

  @Test func countsOfAnotherTextAreNotShown() {
    var session = SessionDriver()
    session.type("t:gob")
    session.send(.counted([1_234], version: session.session.version - 1))
    #expect(!session.picture.contains("1,234"))
    session.send(.counted([1_234], version: session.session.version))
    #expect(session.picture.contains("1,234"))
  }

  @Test func commandsAreCompleted() {
    let rows: [(String, String)] = [
      (":", ":show |"), (":sim", ":simplify |"), (":set gh", ":set ghost |"), (":set ghost o", ":set ghost on|"),
      (":vocabulary pow", ":vocabulary power|"), (":cou", ":count-by |"), (":help ke", ":help keys|"),
    ]
    for (typed, line) in rows {
      var session = SessionDriver()
      session.type(typed + "<Tab>")
      #expect(session.line.hasPrefix(line.dropLast()), "\(typed)")
    }
  }

  /// Few words can follow these, so the menu opens by itself.
  @Test func commandWordsOpenTheMenu() {
    let rows: [(String, String)] = [
      (":", "show"), (":set ", "rows"), (":set gh", "ghost"), (":set ghost ", "on"), (":set GH of", "off"),
      (":se  ghost   of", "off"), (":set rows ", "20"), (":help ", "keys"), (":vocabulary ", "color"), (":q", "quit"),
    ]
    for (typed, first) in rows {
      var session = SessionDriver()
      session.type(typed)
      #expect(session.session.menu?.items.first?.edit.replacement.hasPrefix(first) == true, "\(typed)")
    }
  }

  @Test func otherWordsDoNotOpenTheMenu() {
    let rows: [String] = [":set ghost on ", ":set nonsense ", ":set r o", ":history ", ":load ", ":nonsense "]
    for typed in rows {
      var session = SessionDriver()
      session.type(typed)
      #expect(session.session.menu == nil, "\(typed)")
    }
  }

  @Test func theCurrentValueIsShown() {
    var session = SessionDriver()
    session.type(":set ghost ")
    #expect(
      session.picture == """
        filterq> :set ghost |
        › on   value  now
          off  value
        """)
    session.type("of<Tab><Enter>:set ghost ")
    #expect(session.picture.hasSuffix("off  value  now"))
  }

  /// After a closing parenthesis almost anything could follow.
  @Test func noMenuOpensAfterAGroup() {
    var session = SessionDriver()
    session.type("(t:gob")
    #expect(session.session.menu != nil)
    session.type(")")
    #expect(session.session.menu == nil)
    session.type("<Tab>")
    #expect(session.session.menu != nil)
  }

  /// Without a selected item, Tab moves into the menu and then accepts; Enter still runs the line.
  @Test func tabSelectsAnItemIfNoneIsSelected() throws {
    var session = SessionDriver()
    session.type("c:g")
    let first = try #require(session.session.menu?.items.first?.label)
    session.session.menu?.selected = nil
    #expect(!session.picture.contains("›") && !session.picture.contains("▸"))
    session.type("<Tab>")
    #expect(session.line == "c:g|")
    #expect(session.picture.contains("▸ \(first)"))
    session.type("<Tab>")
    #expect(session.session.menu == nil && session.line.hasPrefix("c:\(first)"))
  }

  @Test func theQueryOfACommandIsCompletedLikeAnyQuery() {
    var session = SessionDriver()
    session.type(":explain t:gob")
    #expect(session.session.menu?.items.first?.label == "goblin")
    session.type("<Tab>")
    #expect(session.line.hasPrefix(":explain t:goblin"))
  }

  @Test func tabOpensTheMenu() {
    var session = SessionDriver()
    session.type("t:elf <Tab>")
    #expect(session.session.menu != nil)
    session.type("<Esc><C-u>!zzzzzzzz<Tab>")
    #expect(session.picture.contains("no completions here"))
  }

  @Test func itCanBeSwitchedOff() {
    var options = SessionDriver.quiet
    options.showsMenu = false
    var session = SessionDriver(options: options)
    session.type("t:gob")
    #expect(session.session.menu == nil)
    session.type("<Tab>")
    #expect(session.line.hasPrefix("t:goblin"))
  }
}
