package import ArgumentParser
import FilterEngines
import FilterLanguageServer
package import FilterReports
import TerminalUI

/// The program `filterq`.
package struct FilterCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "filterq",
    abstract: "Parse, check, format, explain and run filter queries.",
    discussion: """
      A query filters a list:

        t:creature (c:rg or id<=esper) -o:"draw a card" !"Lightning Bolt"

        bolt  "draw a"  !"Sol Ring"   a word, a phrase, an exact name
        t:elf  pow>=3  o:/^tap/       field, operator (: = != < <= > >=), value;
                                      a value is bare, "quoted" or a /regex/
        a b   a or b   -a   (a or b)  both, either, not, grouped;
                                      'or' binds loosest

      Examples:

        filterq parse 't:elf (c:g or'
        echo 't:elf OR -(c:g)' | filterq format
        filterq check queries.filterq
        filterq explain "c:rg -t:creature mv<=3"
        filterq search "t:goblin mv<=3"
        filterq test saved-queries.filterq-test
        filterq repl

      Exit status: 0 success, 1 errors or warnings (or nothing found),
      2 unusable arguments or files, or output that cannot be written,
      3 query refused.
      """,
    version: "filterq \(LanguageServer.version)",
    subcommands: [
      ParseCommand.self, FormatCommand.self, CheckCommand.self, ExplainCommand.self, SimplifyCommand.self,
      CompareCommand.self, CompleteCommand.self, SearchCommand.self, TestCommand.self, CardsCommand.self,
      ItemsCommand.self, SQLCommand.self, CatalogsCommand.self, VocabularyCommand.self, ReplCommand.self,
      LanguageServerCommand.self,
      CompletionsCommand.self, CompleteWordCommand.self,
    ])

  package init() {}

  /// Runs a command line (without the program's name) on a console and returns the exit status of the process.
  ///
  /// If the results cannot be written, the reason is reported and the status is 2. If the reader closed the pipe, as in
  /// `filterq … | head`, there is no message and the status is that of SIGPIPE. A failure to write messages changes
  /// nothing.
  package static func run(_ arguments: [String], on console: inout Console) -> Int32 {
    let status = answer(arguments, on: &console)
    console.output.flush()
    defer { console.errors.flush() }
    switch console.output.failure {
    case nil: return status
    case .readerLeft: return ExitStatus.statusOfSIGPIPE
    case .unwritable(let reason):
      console.errors.line("filterq: cannot write to standard output: \(reason)")
      return ExitStatus.failure.rawValue
    }
  }

  private static func answer(_ arguments: [String], on console: inout Console) -> Int32 {
    // The help of an unknown command would be that of the program.
    if arguments.first == "help", let text = Misspelling(in: arguments.dropFirst()).commandText {
      console.errors.line(CharacterWidth.visible(text))
      return ExitStatus.failure.rawValue
    }
    do {
      var command = try parseAsRoot(arguments)
      if let colored = command as? any ColoredCommand { console.color = colored.color.color }
      if var command = command as? any ConsoleCommand { return try command.run(on: &console).rawValue }
      // Every other command shows help, which it does by throwing.
      try command.run()
      return ExitStatus.clean.rawValue
    } catch let failure as CommandFailure {
      console.report(failure.masked(quoting: arguments))
      return ExitStatus.failure.rawValue
    } catch {
      // Help and the version are errors with the exit code 0.
      let message = fullMessage(for: error)
      if exitCode(for: error) == .success {
        console.output.write(message.hasSuffix("\n") ? message : message + "\n")
        return ExitStatus.clean.rawValue
      }
      // The message quotes the arguments. It may report a missing option where one is misspelled.
      let misspelling = Misspelling(in: arguments[...])
      let optionText = message.contains("Did you mean") ? nil : misspelling.optionText
      if let text = misspelling.commandText ?? optionText {
        console.errors.line(CharacterWidth.visible(text))
        return ExitStatus.failure.rawValue
      }
      for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
        console.errors.line(CharacterWidth.visible(String(line)))
      }
      return ExitStatus.failure.rawValue
    }
  }
}

/// A subcommand that runs on a console.
protocol ConsoleCommand: ParsableCommand {
  mutating func run(on console: inout Console) throws -> ExitStatus
}

extension CommandFailure {
  /// The failure without the passwords of addresses among the arguments that it may quote.
  func masked(quoting arguments: [String]) -> CommandFailure {
    CommandFailure(message: EngineAddress.masked(message, quoting: arguments))
  }
}
