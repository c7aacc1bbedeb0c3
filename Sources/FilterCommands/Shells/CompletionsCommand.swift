import ArgumentParser
import FilterReports

/// `filterq completions`
struct CompletionsCommand: ConsoleCommand {
  enum Shell: String, CaseIterable, ExpressibleByArgument {
    case bash
    case zsh
    case fish

    var completionShell: CompletionShell {
      switch self {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Print a script that completes commands, options, files and queries in a shell.",
    usage: "filterq completions <shell>",
    discussion: """
      A query is completed by the list after it, in quotes or not:

        filterq search 'lev<Tab>' app.log

      fish knows only what is before the cursor: name the list there, with
      --items.

      Write it where the shell looks for it, and open a new shell:

        d=~/.local/share/bash-completion/completions
        mkdir -p $d && filterq completions bash > $d/filterq

        mkdir -p ~/.zfunc && filterq completions zsh > ~/.zfunc/_filterq
        echo 'fpath+=~/.zfunc; autoload -U compinit; compinit' >> ~/.zshrc

        d=~/.config/fish/completions
        mkdir -p $d && filterq completions fish > $d/filterq.fish
      """)

  @Argument(help: "The shell.")
  var shell: Shell

  mutating func run(on console: inout Console) throws -> ExitStatus {
    console.output.line(shell.script)
    return .clean
  }
}
