import ArgumentParser
import FilterAnalysis

/// Suggestions for a command line that cannot be understood.
struct Misspelling {
  /// `Error: unknown command 'catalogs improt'; did you mean 'catalogs import'?`; nil if nothing is close.
  let commandText: String?
  /// `Error: unknown option '--outptu'; did you mean '--output'?`; nil if nothing is close.
  let optionText: String?

  /// Checks the words of a command line, up to the first that is not a command, and the options after them.
  init(in arguments: ArraySlice<String>) {
    var command: any ParsableCommand.Type = FilterCommand.self
    var path = ""
    var rest = arguments
    while let typed = rest.first, !typed.hasPrefix("-"), !command.configuration.subcommands.isEmpty {
      let subcommands = command.configuration.subcommands
      if let next = subcommands.first(where: { $0.configuration.commandName == typed }) {
        command = next
        path += typed + " "
        rest = rest.dropFirst()
        continue
      }
      // Other words are arguments of the command that needs no name.
      let names =
        command.configuration.defaultSubcommand == nil ? subcommands.compactMap { $0.configuration.commandName } : []
      let meant = SpellingDistance.closest(to: typed, in: names)
      commandText = meant.map { "Error: unknown command '\(path)\(typed)'; did you mean '\(path)\($0)'?" }
      optionText = nil
      return
    }
    commandText = nil
    let options = QueryArguments.options(of: command)
    let unknown = rest.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }.map { String($0.prefix { $0 != "=" }) }
      .first { !options.contains($0) }
    optionText = unknown.flatMap { typed in
      SpellingDistance.closest(to: typed, in: options).map {
        "Error: unknown option '\(typed)'; did you mean '\($0)'?"
      }
    }
  }
}
