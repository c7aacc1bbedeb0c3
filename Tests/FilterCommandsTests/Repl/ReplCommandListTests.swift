import FilterText
import TerminalUI
import Testing

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// The commands as data, the reading of inputs, the help.
@Suite struct ReplCommandListTests {
  @Test func eachCommandIsListedOnce() {
    #expect(Set(ReplCommandList.entries.map { $0.command }) == Set(ReplCommandList.Command.allCases))
    #expect(ReplCommandList.entries.count == ReplCommandList.Command.allCases.count)
    let names = ReplCommandList.entries.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
    for entry in ReplCommandList.entries { #expect(!entry.help.isEmpty && entry.help.count <= 30) }
  }

  @Test func wholeNamesAndBeginnings() {
    for entry in ReplCommandList.entries {
      #expect(ReplCommandList.find(entry.name) == .command(entry))
      for alias in entry.aliases { #expect(ReplCommandList.find(alias) == .command(entry)) }
      for length in 1..<entry.name.count {
        let beginning = String(entry.name.prefix(length))
        let others = ReplCommandList.entries.filter { $0.name.hasPrefix(beginning) }
        switch ReplCommandList.find(beginning) {
        case .command(let found): #expect(others == [found] || found.aliases.contains(beginning))
        case .ambiguous(let found): #expect(found == others && found.count > 1)
        case .unknown: Issue.record("\(beginning)")
        }
      }
    }
  }

  @Test(arguments: [
    ("tre", "tree"), ("sim", "simplify"), ("as", "ast"), ("q", "quit"), ("exit", "quit"), ("m", "more"), ("di", "diff"),
    ("count", "group-by"),
  ])
  func beginnings(typed: String, name: String) {
    guard case .command(let entry) = ReplCommandList.find(typed) else {
      Issue.record("\(typed)")
      return
    }
    #expect(entry.name == name)
  }

  @Test func theMenuHasAllCommands() {
    #expect(ReplCommandList.byUse.first?.name == "show")
    #expect(ReplCommandList.byUse.map { $0.name }.sorted() == ReplCommandList.entries.map { $0.name }.sorted())
    #expect(ReplCommandList.find("cuont-by") == .unknown(suggestion: "count-by"))
  }

  @Test func unknown() {
    let rows: [(String, String?)] = [
      ("exi", nil), ("tokns", "tokens"), ("TREE", "tree"), ("hlep", "help"), ("qiut", "quit"), ("xyzzy", nil),
      ("vocabluary", "vocabulary"), (String(repeating: "t", count: 5_000), nil),
    ]
    for (typed, suggestion) in rows {
      #expect(ReplCommandList.find(typed) == .unknown(suggestion: suggestion), "\(typed)")
    }
  }

  @Test func commandLines() {
    let rows: [(String, String, String)] = [
      (":tree", "tree", ""), (":tree a b", "tree", "a b"), ("  :tree\t a  b \n", "tree", "a  b"), (":é x", "é", "x"),
      (":why a\nb", "why", "a\nb"), (":a:b c", "a:b", "c"),
    ]
    for (text, name, argument) in rows {
      #expect(ReplInput(SourceText(text)) == .command(ReplCommandLine(text)!), "\(text)")
      #expect(ReplCommandLine(text)?.name == name, "\(text)")
      #expect(ReplCommandLine(text)?.argument == argument, "\(text)")
    }
  }

  @Test func noCommandLines() {
    let rows: [String] = [":", ": a", ":=3", ":3", "::a", "a:b", "", ":\u{1B}a"]
    for text in rows {
      #expect(ReplCommandLine(text) == nil, "\(text)")
    }
  }

  @Test func inputs() {
    let rows: [(String, ReplInput)] = [
      ("expect count > 40", ReplInput.expectation("count > 40")), (" expect  a ", .expectation("a")),
      ("expect", .expectation("")), ("expect\ta", .expectation("a")),
      ("expected", .query("expected")), ("expect:a", .query("expect:a")), ("\"expect\" a", .query("\"expect\" a")),
      ("#a", .nothing), (" a ", .query(" a ")), ("\u{3000}", .nothing),
    ]
    for (text, expected) in rows {
      #expect(ReplInput(SourceText(text)) == expected, "\(text)")
    }
  }

  // MARK: Help

  private func help(_ input: String, columns: Int = 80) -> [String] {
    var session = AnsweredSession()
    return session.lines(input, columns: columns)
  }

  /// No line is wider than the terminal, and no text touches its meaning.
  @Test(arguments: [20, 40, 60, 79], [":help", ":help keys"])
  func helpFitsANarrowScreen(columns: Int, input: String) {
    for syntax in [AnsweredSession(), try? AnsweredSession(AnimalItems.collection())] {
      guard var session = syntax else { continue }
      for line in session.lines(input, columns: columns) {
        #expect(CharacterWidth.of(line) <= columns, "\(line)")
        #expect(!line.contains("\"words") && !line.contains("\"field"), "\(line)")
      }
    }
    #expect(
      help(input, columns: 40).contains(
        input == ":help" ? ":quit               end the session" : "    moves in the menu; without one, in"))
  }

  @Test(arguments: [":help", ":help keys"])
  func helpFitsAScreen(input: String) {
    let lines = help(input)
    #expect(lines.count <= 23 && lines.count > 10, "\(lines.count)")
    for line in lines {
      #expect(line.count <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test func helpNamesAllCommandsInTwoColumns() {
    let lines = help(":help")
    for entry in ReplCommandList.entries {
      let help = entry.isSyntax ? "its syntax" : entry.help
      #expect(lines.contains { $0.contains(":\(entry.name)") && $0.contains(help) }, "\(entry.name)")
    }
    #expect(lines.contains(":explain     its meaning in English      :show N|NAME        all of a row"))
    #expect(lines.contains(":tree :tokens :ast :print :tidy :close :json :roundtrip  its syntax"))
    #expect(lines.contains { $0.hasPrefix(":diff QUERY  the difference to a query") })
  }

  @Test func keysAreNamed() {
    let text = help(":help keys").joined(separator: "\n")
    for key in [
      "Tab", "Down, Up", "Esc", "Right, End", "Ctrl-R", "Alt-Enter", "Ctrl-A", "Ctrl-E", "Ctrl-B", "Ctrl-F", "Ctrl-K",
      "Ctrl-U", "Ctrl-W", "Ctrl-Y", "Ctrl-T", "Alt-B", "Alt-F", "Alt-D", "Alt-Y", "Ctrl-_", "Ctrl-L", "Ctrl-C",
      "Ctrl-D",
      "Ctrl-Z", "Space", "Alt-M",
    ] { #expect(text.contains(key), "\(key)") }
  }

  @Test func helpOfACommand() {
    let rows: [(String, [String])] = [
      (":help why", [":why NAME  why it is found, or not"]),
      (":help :why", [":why NAME  why it is found, or not"]),
      (":help q", [":quit  end the session  (also :q, :exit)"]),
      (":he tok", [":tokens [QUERY]  its tokens"]),
      (":help xyzzy", ["unknown command ':xyzzy'"]),
      (":help xyz :abc", ["unknown command ':xyz :abc'"]),
      (":help prnt", ["unknown command ':prnt'; did you mean ':print'?"]),
      (":help t", ["'t' could be :tree, :tokens, :tidy, :time"]),
    ]
    for (input, expected) in rows {
      #expect(help(input) == expected, "\(input)")
    }
  }

  @Test func clearing() {
    var session = AnsweredSession()
    #expect(session.answer(":clear").request == .clear)
    #expect(session.answer(":quit").request == .quit)
    #expect(session.answer(":q").lines.isEmpty)
  }
}
