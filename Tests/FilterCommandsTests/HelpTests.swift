import Testing
import _FilterTestSupport

/// Whether the program has the commands of catalogs.
#if SQLite
  let hasCatalogs = true
#else
  let hasCatalogs = false
#endif

@Suite struct HelpTests {
  static let subcommands = [
    "parse", "format", "check", "explain", "simplify", "compare", "complete", "search", "test", "cards", "items", "sql",
    "catalogs", "vocabulary", "repl", "lsp", "completions",
  ]

  /// Every command, those of commands too.
  private static let commands =
    [[]] + subcommands.map { [$0] } + [
      ["cards", "prepare"], ["cards", "show"], ["items", "prepare"], ["items", "export"],
    ]
    + [["vocabulary", "show"], ["vocabulary", "infer"]]
    + (hasCatalogs ? ["import", "list", "show", "remove"].map { ["catalogs", $0] } : [])

  /// Each option and each argument has a text from column 26 on, beside its name or below it.
  @Test func everyOptionIsDescribed() {
    for command in Self.commands {
      let lines = run(command + ["--help"], bytes: []).lines
      var named = 0
      for (index, line) in lines.enumerated() where line.contains(/^  (-|<)\S/) {
        named += 1
        let next = index + 1 < lines.count ? lines[index + 1] : ""
        let isDescribed = [line, next].contains {
          $0.count > 26 && $0.dropFirst(25).hasPrefix(" ") && !$0.hasSuffix(" ")
        }
        #expect(isDescribed, "\(command): \(line)")
      }
      #expect(named > 1, "\(command)")
    }
  }

  @Test func helpFitsATerminal() {
    for command in Self.commands {
      let result = run(command + ["--help"], bytes: [])
      #expect(result.status == 0, "\(command)")
      #expect(result.errors == "", "\(command)")
      #expect(result.output.hasPrefix("OVERVIEW: "), "\(command)")
      #expect(
        result.output.contains("USAGE: \((["filterq"] + command.prefix(1)).joined(separator: " "))"), "\(command)")
      #expect(!result.output.hasSuffix("\n\n"), "\(command)")
      for line in result.lines { #expect(line.count <= 80, "\(command): \(line)") }
    }
  }

  @Test func helpIsThatOfTheSubcommand() {
    for command in Self.subcommands {
      let help = run(command, "--help")
      #expect(run(command, "-h") == help, "\(command)")
      #expect(run("help", command) == help, "\(command)")
      #expect(help != run("--help"), "\(command)")
    }
  }

  @Test func theRootListsEverySubcommand() {
    let help = run("--help")
    let list = help.lines.drop { $0 != "SUBCOMMANDS:" }.dropFirst().prefix { !$0.isEmpty }
    let names = list.filter { !$0.hasPrefix("   ") }.compactMap { $0.split(separator: " ").first.map { String($0) } }
    #expect(names == Self.subcommands)
  }

  @Test func noArgumentAsksForHelp() {
    #expect(run() == run("--help"))
    #expect(run("help") == run("--help"))
  }

  @Test func theQueriesOfTheHelpAreValid() {
    let query = "t:creature (c:rg or id<=esper) -o:\"draw a card\" !\"Lightning Bolt\""
    #expect(run("--help").output.contains(query))
    #expect(run("check", "--lines", input: query) == RunResult(printing: ""))
  }

  @Test func version() {
    let rows = [[]] + Self.subcommands.map { [$0] }
    for command in rows {
      #expect(run(command + ["--version"], bytes: []) == RunResult(printing: "filterq 0.1.0\n"), "\(command)")
    }
  }

  @Test(arguments: [["foo"], ["--foo"], ["check", "--foo"], ["repl", "--extra"], ["format", "--width"]])
  func usageErrors(_ arguments: [String]) {
    let result = run(arguments, bytes: [])
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: "))
    #expect(result.errors.contains("\nUsage: filterq"))
    #expect(result.errors.hasSuffix("--help' for more information.\n"))
  }

  @Test func usageErrorsCannotControlATerminal() {
    let errors = run("\u{1B}c\u{9B}").errors
    #expect(errors.hasPrefix("Error: Unexpected argument '␛c\u{FFFD}'\n"))
  }

  @Test(arguments: [("serch", "search"), ("vocabluary", "vocabulary"), ("exlpain", "explain")])
  func aMistypedCommandHasASuggestion(_ typed: String, _ meant: String) {
    let result = run(typed, "t:elf")
    #expect(result.status == 2)
    #expect(result.errors == "Error: unknown command '\(typed)'; did you mean '\(meant)'?\n")
  }

  /// Commands of commands, commands after `help`, and options that the parser finds missing or proposes nothing for.
  @Test func mistypedWordsHaveASuggestion() {
    let rows: [([String], String)] = [
      (["catalogs", "improt", "x"], "unknown command 'catalogs improt'; did you mean 'catalogs import'?"),
      (["cards", "shw"], "unknown command 'cards shw'; did you mean 'cards show'?"),
      (["help", "serch"], "unknown command 'serch'; did you mean 'search'?"),
      (["help", "items", "prepair"], "unknown command 'items prepair'; did you mean 'items prepare'?"),
      (["--vresion"], "unknown option '--vresion'; did you mean '--version'?"),
      (["cards", "prepare", "--outptu=x"], "unknown option '--outptu'; did you mean '--output'?"),
      (["items", "prepare", "a.csv", "--ouput", "b"], "unknown option '--ouput'; did you mean '--output'?"),
    ]
    for (arguments, message) in rows {
      #expect(
        run(arguments, bytes: []) == RunResult(status: 2, output: [], errors: "Error: \(message)\n"), "\(arguments)")
    }
  }

  @Test func aFieldThatIsRatherACommand() {
    let errors = run("vocabulary", "infre").errors
    #expect(errors == "filterq: unknown field 'infre' in vocabulary 'scryfall'; did you mean 'vocabulary infer'?\n")
  }

  @Test func aFileIsNotAField() throws {
    let path = PackageFolder.path(of: "Examples/Lists/issues.json")
    let result = run("vocabulary", path)
    #expect(result.status == 2)
    #expect(result.errors == "filterq: '\(path)' is a file; 'filterq vocabulary infer' shows its fields\n")
  }

  /// The examples in the help of `search` can be run.
  @Test func theExamplesOfTheSearchFindSomething() {
    for line in run("search", "--help").lines where line.contains("filterq search") && !line.contains("|") {
      let words = line.split(separator: "'", omittingEmptySubsequences: false)
      guard line.contains("--why"), words.count > 3 else { continue }
      #expect(run("search", "--why", String(words[1]), String(words[3])).errors == "", "\(line)")
    }
  }

  @Test func completionScripts() {
    for shell in ["bash", "zsh", "fish"] {
      let result = run("--generate-completion-script", shell)
      #expect(result.status == 0)
      #expect(result.output.contains("filterq"))
    }
  }
}
