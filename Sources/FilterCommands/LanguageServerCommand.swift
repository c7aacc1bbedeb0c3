import ArgumentParser
import FilterLanguageServer
import FilterQueryTesting
import FilterREPL
import FilterReports
import LanguageServerProtocol
import TerminalUI

/// `filterq lsp`
struct LanguageServerCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serves editors on standard input and output.",
    usage: "filterq lsp [<options>]",
    discussion: """
      A server of the Language Server Protocol (3.17) for documents of queries,
      files *.filterq: one query a line, indented lines go on with the query
      above, lines that begin with # are comments. Editors start it; set-ups for
      them are in Examples/Editors. The log goes to standard error.

      Settings may come from the workspace, so the files they name must lie in it;
      files elsewhere are named here, with --vocabulary and --catalogs.
      """)

  @OptionGroup var vocabulary: VocabularyOption
  @OptionGroup var catalogs: CatalogOption

  @Option(help: "How much is logged.")
  var logLevel = LogLevelOption.warning

  @Flag(help: "Taken and passed over: standard input and output are always used.")
  var stdio = false

  mutating func run(on console: inout Console) throws -> ExitStatus {
    // Arguments that cannot be used end the program before an editor waits for an answer.
    let loaded = try vocabulary.load()
    try catalogs.check()
    let host = ServerHost.standard(
      vocabulary: vocabulary, loaded: loaded, catalogs: catalogs, environment: console.environment,
      logLevel: logLevel.level)
    return StandardServer.run(host: host) == 0 ? .clean : .findings
  }
}

/// The levels of the log, as the option takes them.
enum LogLevelOption: String, CaseIterable, ExpressibleByArgument {
  case error
  case warning
  case info
  case debug

  var level: LogLevel { LogLevel(rawValue: rawValue) ?? .warning }
}
