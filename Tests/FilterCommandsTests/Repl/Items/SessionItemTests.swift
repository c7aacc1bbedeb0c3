import FilterItems
import TerminalUI
import Testing

@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// Screens of a session over items.
@Suite struct SessionItemTests {
  private func session(columns: Int = 60, rows: Int = 24) throws -> SessionDriver {
    var options = SessionDriver.quiet
    options.showsLiveRows = true
    return SessionDriver(columns: columns, rows: rows, options: options, items: try AnimalItems.collection())
  }

  /// The values of the data are offered, the most frequent first, with the number of items.
  @Test func theFirstRowsAppearBelowTheLine() throws {
    var session = try session()
    session.type("kind:")
    #expect(
      session.picture == """
        filterq> kind:|
        › bird       value                                        3
          mammal     value                                        2
          amphibian  value                                        1
        6 of 6
        name              kind       legs  weight
        Otter             mammal        4     9.5
        Grey Heron        bird          2     1.8
        Newt              amphibian     4
        Stoat             mammal        4     0.3
        Wren              bird          2    0.01
        Crane, the Elder  bird          2     5.6
        """)
    session.type("mam<Tab><Esc>")
    #expect(
      session.picture == """
        filterq> kind:mammal |
        2 of 6
        name   kind    legs  weight
        Otter  mammal     4     9.5
        Stoat  mammal     4     0.3
        """)
    session.type("<Enter>")
    #expect(session.picture == "filterq> |")
  }

  @Test func rowsAreThoseOfTheNewestText() throws {
    var session = try session()
    session.type("wren")
    let rows = session.session.liveRows
    #expect(rows.map { $0.text } == ["name  kind  legs  weight", "Wren  bird     2    0.01"])
    session.holdsWork = true
    session.type(" x")
    // Those of an older text stay until the new ones come.
    #expect(session.session.liveRows == rows)
    session.send(.listed([], version: session.session.version - 1))
    #expect(session.session.liveRows == rows)
    session.work()
    #expect(session.session.liveRows.isEmpty)
  }

  @Test func rowsCanBeSwitchedOff() throws {
    var session = try session()
    session.type(":set live off<Enter>wren<Esc>")
    #expect(session.picture == "filterq> wren|\n1 of 6")
    session.type("<C-u>:set live on<Enter>wren<Esc>")
    #expect(session.picture.hasSuffix("Wren  bird     2    0.01"))
    // Commands find nothing.
    session.type("<C-u>:print wren<Esc>")
    #expect(session.session.liveRows.isEmpty)
  }

  @Test func rowsNeverHideTheLine() throws {
    for rows in 1...16 {
      var session = try session(columns: 40, rows: rows)
      session.type("kind:")
      let picture = ReplPicture(session.session).picture
      #expect(picture.lines.count <= rows, "\(rows)")
      #expect(picture.lines.first?.text.contains("kind:") == true, "\(rows)")
      for line in picture.lines { #expect(line.width <= 40, "\(rows)") }
    }
  }

  @Test func cardsHaveRowsToo() {
    var options = SessionDriver.quiet
    options.showsLiveRows = true
    var session = SessionDriver(options: options)
    session.type("t:goblin t:pirate<Esc>")
    #expect(
      session.picture == """
        filterq> t:goblin t:pirate|
        1 card
        Name                Cost  Type                           Set  Rarity
        Kelp-Rope Saboteur  {R}   Creature — Goblin Pirate  1/1  tid  common
        """)
  }

  /// Another file has another vocabulary, so that the queries before are not offered for it.
  @Test func anotherFile() throws {
    var session = try session()
    session.type("kind:bird<Enter>:load songs.jsonl<Enter>tags:sea<Enter>")
    #expect(session.effects.contains("load songs.jsonl"))
    #expect(session.picture.contains("reading songs.jsonl"))
    // The query waits for the file.
    #expect(!session.output.contains("Kelp"))
    session.load(try AnimalItems.collection(AnimalItems.lines, "songs.jsonl"))
    #expect(session.output.contains("2 of 3 items · items with “sea” in the tags"))
    #expect(session.picture.contains("songs.jsonl: 3 items"))
    session.type("<Up>")
    #expect(session.line == "|")
    session.type("stars>=4")
    #expect(session.picture.contains("2 of 3"))
  }

  @Test func unreadableRecordsAreReported() throws {
    var session = try session()
    session.load(try AnimalItems.collection("{\"a\":1}\n{\"a\":2\n{\"a\":3}\n{\n", "broken.jsonl"))
    #expect(session.output.contains("2 records cannot be read; the first: "))
    #expect(session.output.contains("broken.jsonl:2:"))
  }

  @Test func fieldsAreCompletedForCommands() throws {
    var session = try session()
    session.type(":histogram ki<Tab>")
    #expect(session.line == ":histogram kind|")
    session.type("<C-u>:columns name, we<Tab>")
    #expect(session.line == ":columns name, weight |")
  }
}
