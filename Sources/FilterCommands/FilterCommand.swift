public import ArgumentParser
import FilterQueryTesting
import FilterREPL
public import FilterReports
import TerminalUI

/// `filterq`: the toolkit on the command line.
public struct FilterCommand: ParsableCommand {
  /// Name, help and subcommands.
  public static let configuration = CommandConfiguration(
    commandName: "filterq",
    abstract: "Reads, checks and formats queries of the filter query language.",
    discussion: """
      A query narrows a list:

        t:creature (c:rg or id<=esper) -o:"draw a card" !"Lightning Bolt"

        bolt  "draw a"  !"Sol Ring"   a word, a phrase, the whole of the name
        t:elf  pow>=3  o:/^tap/       field, operator (: = != < <= > >=), value;
                                      a value is bare, "quoted" or a /regex/
        a b   a or b   -a   (a or b)  both, either, not, grouped;
                                      'or' binds weakest

      Try:

        filterq parse 't:elf (c:g or'
        echo 't:elf OR -(c:g)' | filterq format
        filterq check queries.filterq
        filterq explain "c:rg -t:creature mv<=3"
        filterq search "t:goblin mv<=3"
        filterq test saved-queries.filterq-test
        filterq repl

      Exit status: 0 all is well, 1 there are findings (or nothing was found),
      2 arguments or files cannot be used, or the results cannot be written,
      3 the query is refused.
      """,
    version: "filterq 0.1.0",
    subcommands: [
      ParseCommand.self, FormatCommand.self, CheckCommand.self, ExplainCommand.self, SimplifyCommand.self,
      CompleteCommand.self, SearchCommand.self, TestCommand.self, CardsCommand.self,
      CatalogsCommand.self, VocabularyCommand.self, ReplCommand.self,
      LanguageServerCommand.self,
    ])

  /// Made by the argument parser.
  public init() {}

  /// Runs a command line (without the program's name) on a console, and answers the exit status of the process.
  ///
  /// Where the results cannot be written, a message says why and the status is 2, whatever the command answered; where the
  /// reader of a pipe has gone, as in `filterq … | head`, nothing is said and the status is that of SIGPIPE. That messages
  /// cannot be written changes nothing.
  public static func run(_ arguments: [String], on console: inout Console) -> Int32 {
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
    do {
      var command = try parseAsRoot(arguments)
      if var command = command as? any ConsoleCommand { return try command.run(on: &console).rawValue }
      // What is left asks for help, of a subcommand or of the whole, and says so by throwing.
      try command.run()
      return ExitStatus.clean.rawValue
    } catch let failure as CommandFailure {
      console.output.flush()
      for (index, line) in failure.message.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        console.errors.line((index == 0 ? "filterq: " : "") + CharacterWidth.visible(String(line)))
      }
      return ExitStatus.failure.rawValue
    } catch {
      // Asking for help or the version ends the parsing, or the run, with an "error" of exit code 0.
      let message = fullMessage(for: error)
      if exitCode(for: error) == .success {
        console.output.write(message.hasSuffix("\n") ? message : message + "\n")
        return ExitStatus.clean.rawValue
      }
      // The message quotes arguments.
      for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
        console.errors.line(CharacterWidth.visible(String(line)))
      }
      return ExitStatus.failure.rawValue
    }
  }
}

/// A subcommand that speaks to a console and not to the process.
protocol ConsoleCommand: ParsableCommand {
  mutating func run(on console: inout Console) throws -> ExitStatus
}
