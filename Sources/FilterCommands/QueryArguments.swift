import ArgumentParser
import FilterAnalysis
import FilterReports

/// Queries as arguments.
enum QueryArguments {
  /// The arguments without a `--` before them. Refuses an argument that looks like a mistyped option, because nearly
  /// every text is a valid query.
  static func checked(
    _ arguments: [String], of command: any ParsableCommand.Type
  ) throws(CommandFailure) -> [String] {
    var result: [String] = []
    var isProtected = false
    for argument in arguments {
      if isProtected {
        result.append(argument)
      } else if argument == "--" {
        isProtected = true
      } else if let advice = ForeignOption.advice(for: argument, of: command, isAlone: arguments.count == 1) {
        throw CommandFailure(message: "unknown option '\(argument)'; \(advice)")
      } else if argument.hasPrefix("--") {
        let name = argument.prefix { $0 != "=" }
        let meant = SpellingDistance.closest(to: String(name), in: options(of: command))
        // An option is a name, and a query has more than that.
        let isName = name.dropFirst(2).allSatisfy { $0.isLetter || $0 == "-" }
        let hint =
          meant.map { "; did you mean '\($0)'?" } ?? (isName ? "" : "; put '--' before a query that starts with '--'")
        throw CommandFailure(message: "unknown option '\(argument)'\(hint)")
      } else {
        result.append(argument)
      }
    }
    return result
  }

  /// The options that the help of a command names.
  static func options(of command: any ParsableCommand.Type) -> [String] {
    command.helpMessage(columns: 200).split { $0 == " " || $0.isNewline || $0 == "," || $0 == "/" }
      .filter { $0.hasPrefix("--") && $0.count > 2 }.map { String($0) }
  }
}
