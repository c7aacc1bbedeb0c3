import Testing

@Suite struct HelpTests {
  static let subcommands = [
    "parse", "format", "check", "explain", "simplify", "compare", "complete", "search", "test", "cards", "items",
    "catalogs", "vocabulary", "repl", "lsp", "completions",
  ]

  @Test(arguments: [[]] + subcommands.map { [$0] })
  func helpFitsATerminal(_ command: [String]) {
    let result = run(command + ["--help"], bytes: [])
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("OVERVIEW: "))
    #expect(result.output.contains("USAGE: \((["filterq"] + command).joined(separator: " "))"))
    #expect(!result.output.hasSuffix("\n\n"))
    for line in result.lines { #expect(line.count <= 80, "\(line)") }
  }

  @Test(arguments: subcommands)
  func helpIsThatOfTheSubcommand(_ command: String) {
    let help = run(command, "--help")
    #expect(run(command, "-h") == help)
    #expect(run("help", command) == help)
    #expect(help != run("--help"))
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

  @Test(arguments: [[]] + subcommands.map { [$0] })
  func version(_ command: [String]) {
    #expect(run(command + ["--version"], bytes: []) == RunResult(printing: "filterq 0.1.0\n"))
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

  @Test func usageErrorsCannotStirATerminal() {
    let errors = run("\u{1B}c\u{9B}").errors
    #expect(errors.hasPrefix("Error: Unexpected argument '␛c\u{FFFD}'\n"))
  }

  @Test(arguments: [("serch", "search"), ("vocabluary", "vocabulary"), ("exlpain", "explain")])
  func aMistypedCommandHasASuggestion(_ typed: String, _ meant: String) {
    let result = run(typed, "t:elf")
    #expect(result.status == 2)
    #expect(result.errors == "Error: unknown command '\(typed)'; did you mean '\(meant)'?\n")
  }

  @Test func completionScripts() {
    for shell in ["bash", "zsh", "fish"] {
      let result = run("--generate-completion-script", shell)
      #expect(result.status == 0)
      #expect(result.output.contains("filterq"))
    }
  }
}
