import TerminalUI
import Testing

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// Whole screens.
@Suite struct SessionScreenTests {
  @Test func aFirstSession() {
    var session = SessionDriver()
    session.type("t:goblin pow>=3<Enter>:print<Enter>")
    #expect(
      session.screen == """
        filterq> t:goblin pow>=3
          Name                   Cost           Type                         Set  Rarity
        1 Grizelda of the Two …  {1}{R}{G} //…  Legendary Creature — …  3/3  tkt  rare
        1 of 237 cards · Goblin cards with a power of at least 3
        filterq> :print
        t:goblin pow>=3
        filterq> |
        """)
  }

  @Test func diagnosticsAppearBelowTheLine() {
    var session = SessionDriver()
    session.type("t:elf f:modren mv>2<Esc>")
    #expect(
      session.picture == """
        filterq> t:elf f:modren mv>2|
                         ^^^^^^
          warning: unknown value 'modren' for 'format'; did you mean 'modern'? (Alt-M:
            Change to 'f:modern')
        4 cards
        """)
    session.type("<A-m>")
    #expect(session.line == "t:elf f:modern mv>2|")
    #expect(session.picture == "filterq> t:elf f:modern mv>2|\n3 cards")
    session.type("<A-m>")
    #expect(session.picture.hasSuffix("no fix to apply here"))
  }

  @Test func shortDiagnosticsAppearBesideTheirMarkers() {
    var session = SessionDriver(columns: 100)
    session.type("t:elf (c:g<Esc>")
    #expect(
      session.picture == """
        filterq> t:elf (c:g|
                       ^ error: unclosed '(' (Alt-M: Insert ')')
        7 cards
        """)
  }

  @Test func aDiagnosticWaitsUntilItsTermIsComplete() {
    var session = SessionDriver()
    session.type("f:modr")
    #expect(session.session.menu != nil)
    #expect(session.session.shownDiagnostics.isEmpty)
    session.type("<Esc>")
    #expect(!session.session.shownDiagnostics.isEmpty)
  }

  /// Diagnostics stay visible until the next survey; hidden ones do not flash.
  @Test func diagnosticsDoNotFlicker() {
    var session = SessionDriver()
    session.holdsWork = true
    session.type("f:modren mv")
    session.work()
    #expect(session.session.shownDiagnostics.count == 1)
    session.type("x")
    #expect(session.session.shownDiagnostics.count == 1)
    session.work()
    session.type("<C-u>t:")
    session.work()
    #expect(session.session.shownDiagnostics.isEmpty)
    session.type("e")
    #expect(session.session.shownDiagnostics.isEmpty)
  }

  @Test func severalLines() {
    var session = SessionDriver()
    session.type("t:elf<A-Enter>or t:goblin<Esc>")
    #expect(
      session.picture == """
        filterq> t:elf
               ·   or t:goblin|
        16 cards
        """)
    #expect(ReplPicture(session.session).picture.lines[1].styled.hasPrefix("       ·   {bold magenta or} "))
    session.type("<Up>")
    #expect(session.line == "t:elf|\n  or t:goblin")
    session.type("<Down><Enter>")
    #expect(session.output.hasPrefix("filterq> t:elf\n       ·   or t:goblin\n   Name"))
    // The history gives it back as one query.
    session.type("<Up>")
    #expect(session.line == "t:elf\n  or t:goblin|")
  }

  @Test func aNarrowTerminal() {
    var session = SessionDriver(columns: 20, rows: 10)
    session.type("t:goblin (c:rg or id<<=esper) pow>=3<Esc>")
    #expect(
      session.picture == """
        > t:goblin (c:rg or
           id<=esper) pow>=
          3|
        1 card
        """)
    for line in ReplPicture(session.session).picture.lines { #expect(line.width <= 20) }
  }

  @Test func lowTerminalsAlwaysShowTheLine() {
    for rows in 1...8 {
      var session = SessionDriver(columns: 40, rows: rows)
      session.type("is:")
      let picture = ReplPicture(session.session).picture
      #expect(picture.lines.count <= rows)
      #expect(picture.lines.first?.text.contains("is:") ?? false)
    }
  }

  @Test func wideCharacters() {
    var session = SessionDriver(columns: 24)
    session.type("日本語 👩‍🚀 e\u{301}<Esc><Left><Left><Left><BS>")
    #expect(session.line == "日本語|👩‍🚀 e\u{301}")
    // Two columns each, for the emoji too.
    #expect(session.session.columns == 24)
    #expect(ReplPicture(session.session).picture.caret == (0, 2 + 6))
  }

  @Test func everythingIsReadableWithoutColors() {
    var session = SessionDriver(history: ["t:elf f:modern"], hasColor: false)
    session.type("t:elf f:modren mv<Down>")
    let picture = ReplPicture(session.session).picture
    for line in picture.lines { #expect(!line.sequence(hasColor: false).contains("[3")) }
    #expect(session.picture.contains("▸ "))
  }

  @Test func aResultPageByPage() {
    var session = SessionDriver(columns: 40, rows: 8)
    session.type("c:g<Enter>")
    #expect(session.session.pager != nil)
    #expect(session.picture.hasPrefix("-- 6 of "))
    let shown = session.output.split(separator: "\n").count
    session.type(" ")
    #expect(session.output.split(separator: "\n").count == shown + 6)
    session.type("<Enter><Down>")
    #expect(session.output.split(separator: "\n").count == shown + 8)
    session.type("q")
    #expect(session.session.pager == nil)
    // Leaving the pager shows the summary.
    #expect(session.output.split(separator: "\n").last?.contains("of 237 cards") ?? false)
    #expect(session.line == "|")
  }

  @Test func keysTypedWhilePagingAreKept() {
    var session = SessionDriver(columns: 40, rows: 8)
    session.type("c:g<Enter>t:elf")
    #expect(session.session.pager == nil)
    #expect(session.line == "t:elf|")
  }
}
