import ArgumentParser
import FilterReports

/// The option `--color WHEN`.
struct ColorOption: ParsableArguments {
  @Option(name: .long, help: "When to use colors.")
  var color = ColorChoice.auto
}

/// A subcommand that prints with colors.
protocol ColoredCommand: ConsoleCommand {
  var color: ColorOption { get }
}

extension ColorChoice: ExpressibleByArgument {}
