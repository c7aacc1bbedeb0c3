import _FilterTestSupport

#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// The real program in a real terminal, screen by screen.
  ///
  /// Runs separately, since a terminal affects all open descriptors of a process and the waits take real time:
  /// `FILTERQ_TERMINAL=1 swift test --filter ReplTerminalTests`.
  @Suite(
    .enabled(if: ProcessInfo.processInfo.environment["FILTERQ_TERMINAL"] == "1", "FILTERQ_TERMINAL=1 runs them"),
    .serialized, .enabled(if: Tmux.path != nil, "tmux is not installed"),
    .enabled(if: Program.path != nil, "the program 'filterq' was not built beside the tests"))
  struct ReplTerminalTests {
    /// With `isLive`, the first rows appear below the line.
    private func open(columns: Int, rows: Int, _ options: String = "", isLive: Bool = false) throws -> Tmux {
      let terminal = try Tmux(
        columns: columns, rows: rows, environment: ["FILTERQ": Program.path ?? "", "SWIFT_BACKTRACE": "enable=no"])
      try terminal.type("clear; $FILTERQ repl \(options)\n")
      try terminal.wait("the prompt") { $0.contains("sample cards") || $0.contains("Type a query") }
      try terminal.type(":set time off")
      try terminal.press("Enter")
      try terminal.wait("the answer") { $0.contains("time     off") && $0.hasSuffix("\nfilterq>") }
      try terminal.type(":set live \(isLive ? "on" : "off")")
      try terminal.press("Enter")
      try terminal.wait("the answer") { $0.contains("live     \(isLive ? "on" : "off")") && $0.hasSuffix("\nfilterq>") }
      try terminal.press("C-l")
      try terminal.wait("an empty screen") { $0.hasSuffix(">") && $0.split(separator: "\n").count == 1 }
      return terminal
    }

    @Test(arguments: [(80, 24), (120, 40), (40, 12)])
    func aSession(_ columns: Int, _ rows: Int) throws {
      let terminal = try open(columns: columns, rows: rows)
      defer { terminal.end() }
      // Complete and accept.
      try terminal.type("t:gob")
      let menu = try terminal.wait("the menu") { $0.contains("goblin") && !$0.contains("…") }
      #expect(menu == Golden.menu[columns])
      try terminal.press("Tab")
      try terminal.wait("the completion") { $0.hasPrefix("filterq> t:goblin") }
      // Run.
      try terminal.type(" pow>=3")
      try terminal.press("Enter")
      let result = try terminal.wait("the result") { $0.contains("1 of 237 cards") && $0.hasSuffix("\nfilterq>") }
      #expect(result == Golden.result[columns])
      // Undo.
      try terminal.type("abc def")
      try terminal.press("C-w", "C-_")
      try terminal.wait("the word again") { $0.contains("filterq> abc def") }
      try terminal.press("C-u")
      // Reverse search.
      try terminal.press("C-r")
      try terminal.type("gob")
      let search = try terminal.wait("the search") { $0.contains("search: gob") && $0.contains("▸ t:goblin pow>=3") }
      #expect(search.contains("search: gob\n▸ t:goblin pow>=3\n"))
      try terminal.press("Tab")
      try terminal.wait("what was found") { $0.hasSuffix("filterq> t:goblin pow>=3\n1 card") }
      // Interrupt.
      try terminal.press("C-c")
      try terminal.wait("an empty line") { $0.hasSuffix("pow>=3^C\nfilterq>") }
      // The end of the input, and a terminal as it was.
      try terminal.press("C-d")
      try expectSaneShell(terminal)
    }

    /// `:copy` puts the last query on the clipboard of the terminal.
    @Test func theClipboard() throws {
      let terminal = try open(columns: 80, rows: 24)
      defer { terminal.end() }
      try terminal.type("t:goblin pow>=3 o:\"—\"")
      try terminal.press("Enter")
      try terminal.wait("the result") { $0.contains(" of 237 cards") && $0.hasSuffix("filterq>") }
      try terminal.type(":copy")
      try terminal.press("Enter")
      try terminal.wait("the answer") { $0.contains("copied: t:goblin") && $0.hasSuffix("filterq>") }
      #expect(try terminal.clipboard() == "t:goblin pow>=3 o:\"—\"")
    }

    /// The first rows appear below the line and change with it.
    @Test func rowsWhileTyping() throws {
      let terminal = try open(columns: 80, rows: 24, isLive: true)
      defer { terminal.end() }
      try terminal.type("t:gob")
      try terminal.wait("the rows") { $0.contains("9 cards\nName") && $0.contains("\nCinder Union Picket ") }
      try terminal.type("lin pow>=3")
      try terminal.wait("fewer rows") { $0.contains("1 card\nName") && !$0.contains("Cinder Union Picket") }
      try terminal.press("C-u")
      try terminal.wait("an empty line") { $0.hasSuffix("filterq>") && $0.split(separator: "\n").count == 1 }
    }

    /// A storm of resizes leaves the last lines and the picture, once.
    @Test func aStormOfResizes() throws {
      let terminal = try open(columns: 80, rows: 24)
      defer { terminal.end() }
      try terminal.type("t:goblin pow>=3")
      try terminal.press("Enter")
      try terminal.wait("the result") { $0.contains("1 of 237 cards") && $0.hasSuffix("filterq>") }
      try terminal.type("t:elf pow>=3 c:g")
      let before = try terminal.wait("the menu") { $0.contains("gruul") && $0.contains("2 cards") }
      for step in 0..<20 { try terminal.resize(columns: 20 + step * 37 % 90, rows: 8 + step * 13 % 30) }
      try terminal.resize(columns: 80, rows: 24)
      try terminal.wait("the same screen") { $0 == before }
    }

    /// Letters are echoed, lines can be edited, and pastes have no brackets.
    private func expectSaneShell(_ terminal: Tmux, sourceLocation: SourceLocation = #_sourceLocation) throws {
      try terminal.wait("the shell", sourceLocation: sourceLocation) { $0.hasSuffix("$") }
      try terminal.type(
        "clear; stty -a | grep -o -E -- '-?(icanon|echo|isig|opost|icrnl)\\b' | tr '\\n' ' '; echo done\n")
      let modes = try terminal.wait("the modes", sourceLocation: sourceLocation) { $0.hasSuffix("done\n$") }
      let words = Set(modes.split(whereSeparator: { $0.isWhitespace }).map { String($0) })
      #expect(
        words.isSuperset(of: ["isig", "icanon", "icrnl", "opost", "echo"]) && words.allSatisfy { !$0.hasPrefix("-") },
        "\(modes)", sourceLocation: sourceLocation)
    }

    @Test func aResultIsPaged() throws {
      let terminal = try open(columns: 40, rows: 12)
      defer { terminal.end() }
      try terminal.type("c:g")
      try terminal.press("Enter")
      let first = try terminal.wait("the first page") { $0.contains("-- 10 of ") }
      #expect(first.hasPrefix("filterq> c:g\nName"))
      try terminal.press("Space")
      try terminal.wait("the second page") { $0.contains("-- 20 of ") }
      try terminal.type("q")
      let last = try terminal.wait("the end") { $0.hasSuffix("\nfilterq>") }
      #expect(last.contains("of 237 cards"))
    }

    /// In the middle of a query, narrower and wider and back: the query is shown once, with the caret after it.
    @Test func anotherSizeInTheMiddleOfAQuery() throws {
      let terminal = try open(columns: 80, rows: 24)
      defer { terminal.end() }
      let query = "t:creature (c:rg or id<=esper) pow>=tou -o:flying mv<=6 is:permanent"
      try terminal.type(query)
      try terminal.wait("the query") { $0.contains("is:permanent") && $0.contains(" card") }
      for (columns, rows) in [(40, 12), (20, 10), (120, 40), (80, 24)] {
        try terminal.resize(columns: columns, rows: rows)
        let screen = try terminal.wait("the query at \(columns) columns") { screen in
          Self.typed(screen).contains(query.filter { $0 != " " })
        }
        #expect(Self.typed(screen).ranges(of: "t:creature").count == 1)
      }
      try terminal.type(" c:g")
      try terminal.wait("the text typed after it") { Self.typed($0).contains("is:permanentc:g") }
    }

    /// The text of a screen without the spaces at both ends of its rows.
    private static func typed(_ screen: String) -> String { screen.filter { $0 != " " && $0 != "\n" } }

    @Test func aPasteOfTenThousandCharacters() throws {
      let terminal = try open(columns: 80, rows: 24)
      defer { terminal.end() }
      let text = String(repeating: "t:elf or ", count: 1_111) + "c:g"
      try terminal.paste(text)
      try terminal.wait("the end of the text") { $0.contains("or c:g") }
      // One edit: one undo.
      try terminal.press("C-_")
      try terminal.wait("an empty line") { $0.hasSuffix("filterq>") }
      try terminal.paste("t:goblin t:pirate\n:print c:g")
      try terminal.wait("the lines") { $0.hasSuffix("2 inputs; Enter runs one after another") }
      try terminal.press("Enter")
      try terminal.wait("two answers") { $0.contains("1 of 237 cards") && $0.contains("filterq> :print c:g\nc:g") }
    }

    @Test(arguments: ["TERM", "HUP", "INT", "SEGV"])
    func aKillLeavesTheTerminalSane(_ signal: String) throws {
      let terminal = try open(columns: 80, rows: 24)
      defer { terminal.end() }
      try terminal.type("t:elf")
      try terminal.wait("the line") { $0.contains("filterq> t:elf") }
      // The shell has one child, the program: it is ended by its process id.
      let killer = Process()
      killer.executableURL = URL(filePath: "/bin/sh")
      killer.arguments = [
        "-c", "kill -\(signal) $(ps -A -o pid= -o ppid= | awk '$2 == \(try terminal.shell()) { print $1 }')",
      ]
      try killer.run()
      killer.waitUntilExit()
      try expectSaneShell(terminal)
    }

    @Test func historyIsKeptBetweenSessions() throws {
      let terminal = try open(columns: 80, rows: 24)
      defer { terminal.end() }
      try terminal.type("t:goblin pow>=3")
      try terminal.press("Enter")
      try terminal.wait("the result") { $0.contains("1 of 237 cards") && $0.hasSuffix("filterq>") }
      try terminal.press("C-d")
      try terminal.wait("the shell") { $0.hasSuffix("$") }
      try terminal.type("clear; $FILTERQ repl\n")
      try terminal.wait("the prompt") { $0.hasSuffix("filterq>") }
      try terminal.type("t:gob")
      // Ghost text from the history.
      try terminal.wait("the rest of it") { $0.contains("filterq> t:goblin pow>=3") }
      try terminal.press("Right")
      try terminal.wait("the query") { $0.contains("filterq> t:goblin pow>=3") && $0.contains("1 card") }
    }

    @Test func suspendedAndBack() throws {
      let terminal = try open(columns: 80, rows: 24)
      defer { terminal.end() }
      try terminal.type("t:elf c:g")
      try terminal.press("C-z")
      try terminal.wait("the shell") { $0.hasSuffix("$") }
      try terminal.type("fg\n")
      try terminal.wait("the line") { $0.contains("filterq> t:elf c:g\n") && !$0.hasSuffix("$") }
      try terminal.type(" mv<3")
      try terminal.wait("the line continues") { $0.contains("t:elf c:g mv<3") }
    }

    @Test func dumbTerminalsAndPipes() throws {
      let terminal = try Tmux(columns: 80, rows: 24, environment: ["FILTERQ": Program.path ?? ""])
      defer { terminal.end() }
      try terminal.type("clear; TERM=dumb $FILTERQ repl\n")
      try terminal.wait("the prompt") { $0.hasSuffix("filterq>") }
      try terminal.type("t:goblin pow>=3\n")
      try terminal.wait("the result") { $0.contains("Grizelda") && $0.hasSuffix("filterq>") }
      try terminal.type(":quit\n")
      try terminal.wait("the shell") { $0.hasSuffix("$") }
      try terminal.type("clear; echo 't:goblin pow>=3' | $FILTERQ repl | cat -v\n")
      let piped = try terminal.wait("the answer") { $0.contains("1 of 237 cards") && $0.hasSuffix("$") }
      #expect(!piped.contains("^["))
      #expect(!piped.contains("filterq>"))
    }
  }

  /// Whole screens without trailing spaces.
  private enum Golden {
    static let menu: [Int: String] = [
      80: """
      filterq> t:gob
      › goblin  value  creature type                                                9
      9 cards
      """,
      120: """
      filterq> t:gob
      › goblin  value  creature type                                                                                        9
      9 cards
      """,
      40: """
      filterq> t:gob
      › goblin  creature type               9
      9 cards
      """,
    ]

    static let result: [Int: String] = [
      80: """
      filterq> t:goblin pow>=3
        Name                   Cost           Type                         Set  Rarity
      1 Grizelda of the Two …  {1}{R}{G} //…  Legendary Creature — …  3/3  tkt  rare
      1 of 237 cards · Goblin cards with a power of at least 3
      filterq>
      """,
      120: """
      filterq> t:goblin pow>=3
        Name                                    Cost                 Type                                          Set  Rarity
      1 Grizelda of the Two Hats // The Other…  {1}{R}{G} // {2}{R}  Legendary Creature — Goblin Druid // L…  3/3  tkt  rare
      1 of 237 cards · Goblin cards with a power of at least 3
      filterq>
      """,
      40: """
      filterq> t:goblin pow>=3
      Name                 Type
      Grizelda of the Tw…  Legendary Creature…
      1 of 237 cards · Goblin cards with a
      power of at least 3
      filterq>
      """,
    ]
  }
#endif
