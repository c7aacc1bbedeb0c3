import FilterEvaluation
import FilterSemantics
import Filterator
import Testing

@testable import filterator_terminal

@Suite struct TerminalTests {
  @Test func commands() {
    let rows =
      [
        ("name mar", TerminalCommand.name(NamePanel(typed: "mar"))), ("  NAME ", .name(NamePanel())),
        ("shoe 40 44", .shoe(ShoePanel(40, 44))), ("shoe 42", .shoe(ShoePanel(42, 42))),
        ("shoe - 44", .shoe(ShoePanel(nil, 44))),
        ("shoe", .shoe(ShoePanel())), ("born 1980 -", .born(BornPanel(1980, nil))),
        ("blood a+ 0-", .blood(BloodPanel([.aPositive, .zeroNegative]))),
        ("blood ab,O-", .blood(BloodPanel([.abPositive, .abNegative, .zeroNegative]))),
        ("blood", .blood(BloodPanel())),
        ("query shoe>=40 (blood:a or blood:b)", .query("shoe>=40 (blood:a or blood:b)")),
        ("query", .query("")), ("clear", .clear), ("help", .help), ("", .nothing),
        ("shoe 1 2 3", .invalid("expected two sizes or '-': shoe 40 -")),
        ("shoe -3", .invalid("expected two sizes or '-': shoe 40 -")),
        ("born x", .invalid("expected two years or '-': born 1980 -")), ("blood q", .invalid("unknown blood type 'q'")),
        ("quit", .invalid("unknown command 'quit'; 'help' lists the commands")),
        ("clear all", .invalid("unknown command 'clear all'; 'help' lists the commands")),
      ] as [(String, TerminalCommand)]
    for (line, command) in rows {
      #expect(TerminalCommand(line) == command)
    }
  }

  private var terminal: Terminal { Terminal(People.generated(2_000), rows: 2) }

  @Test func theWindowShowsThePanelsTheQueryAndTheRows() {
    var terminal = terminal
    _ = terminal.run("shoe 40 44")
    let picture = terminal.run("blood a+ 0-")
    let lines = picture.split(separator: "\n")
    #expect(lines.count == 8)
    #expect(lines[0] == "name   []")
    #expect(lines[1] == "shoe   from [40] to [44]")
    #expect(lines[2] == "blood  [x] a+  [ ] a-  [ ] b+  [ ] b-  [ ] ab+  [ ] ab-  [ ] 0+  [x] 0-")
    #expect(lines[3] == "born   from [] to []")
    #expect(lines[4] == "query> shoe>=40 shoe<=44 (blood:a+ or blood:0-)")
    #expect(lines[5].hasPrefix("\(terminal.search.result.count) of 2000 people  0 came, "))
    #expect(lines[5].hasSuffix(" µs"))
    #expect(lines[6].hasPrefix("  ") && lines[6].contains("shoe 4"))
  }

  @Test func theQueryChangesThePanels() {
    var terminal = terminal
    let picture = terminal.run("query mar shoe>=40 (blood:a or -shoe:41)")
    #expect(picture.contains("name   [mar]\n"))
    #expect(picture.contains("shoe   from [40] to []  … more in the text\n"))
    #expect(picture.contains("[ ] 0-  … more in the text\n"))
    #expect(terminal.run("name").contains("query> shoe>=40 (blood:a or -shoe:41)\n"))
    #expect(terminal.run("clear").contains("\n2000 of 2000 people  "))
  }

  @Test func anInvalidCommandChangesNothing() {
    var terminal = terminal
    _ = terminal.run("name mar")
    #expect(terminal.run("frobnicate") == "unknown command 'frobnicate'; 'help' lists the commands")
    #expect(terminal.run("").contains("query> mar\n"))
    #expect(terminal.run("help") == Terminal.help)
  }
}

@Suite struct PeopleSearchTests {
  @Test func whoCameAndWhoWent() {
    var search = PeopleSearch(People.generated(2_000))
    #expect(search.result.count == 2_000)
    let first = search.update(PanelText("shoe>=44"))
    #expect(first.inserted.isEmpty && first.removed.count == 2_000 - search.result.count)
    #expect(search.first(3).allSatisfy { $0.shoe >= 44 })
    let second = search.update(PanelText("shoe>=42"))
    #expect(second.removed.isEmpty)
    #expect(second.inserted.rows().allSatisfy { [42, 43].contains(search.people[$0].shoe) })
    #expect(search.update(PanelText("shoe>=42")).isEmpty)
  }
}
