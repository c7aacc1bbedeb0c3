import ArgumentParser
import FilterAnalysis
import FilterJSON
import FilterReports
import FilterText
import FilterVocabulary
import TerminalUI

/// `filterq parse`
struct ParseCommand: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse",
    abstract: "Show the tokens, tree, query and diagnostics of queries.",
    usage: "filterq parse [<options>] [<queries> ...]",
    discussion: """
      Each argument is a query. Without one, each line of standard input is.
      Queries may start with '-'; put '--' before a query that starts with '--'.

      With --json, print one object per line: source, outcome, canonical, query
      and diagnostics. Offsets are UTF-8 bytes.

      Diagnostics are those of the syntax; with --vocabulary, also those of
      fields and values, unless the query is longer than 131,072 bytes. The
      first 50 of a query are shown and the others counted.
      """)

  @Flag(name: .long, help: "Print one JSON object per query.")
  var json = false

  @OptionGroup var vocabulary: VocabularyOption
  @OptionGroup var color: ColorOption

  @Argument(parsing: .allUnrecognized, help: "The queries to parse.")
  var queries: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    let vocabulary = vocabulary.file == nil ? nil : try vocabulary.load()
    let queries = try QueryArguments.checked(queries, of: Self.self)
    var status = ExitStatus.clean
    if queries.isEmpty {
      console.answerLines { source, number, console in
        if !show(source, vocabulary: vocabulary, isFirst: number == 1, on: &console) { status = .negative }
      }
    }
    for (index, query) in queries.enumerated()
    where !show(SourceText(query), vocabulary: vocabulary, isFirst: index == 0, on: &console) {
      status = .negative
    }
    return status
  }

  /// Shows a query; false if it has errors.
  private func show(
    _ source: SourceText, vocabulary: Vocabulary?, isFirst: Bool, on console: inout Console
  ) -> Bool {
    let query = QueryDiagnostics(source, vocabulary: vocabulary)
    if json {
      console.writeJSONLine { QueryJSON.write(query, to: &$0) }
    } else {
      if !isFirst { console.output.line() }
      console.output.line(console.style.bold(CharacterWidth.visible(source.description)))
      QueryPicture(query, style: console.style).draw { console.output.line($0) }
    }
    return query.digest.counts[.error, default: 0] == 0
  }
}

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
