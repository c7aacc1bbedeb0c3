import ArgumentParser
import TerminalUI
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary

/// `filterq parse`
struct ParseCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse",
    abstract: "Shows tokens, tree, query and findings of queries.",
    usage: "filterq parse [<options>] [<queries> ...]",
    discussion: """
      Each argument is a query. Without one, each line of standard input is, and
      is answered before the next is read. A query may begin with '-'; one that
      begins with '--' stands behind a lone '--'.

      With --json, one object a line: source, outcome, canonical, query and
      diagnostics. Offsets are UTF-8 bytes.

      The findings are those of the syntax; with --vocabulary, also what the
      vocabulary says of fields and values, unless the query is longer than
      131,072 bytes. The first 50 of a query are shown, the others counted.
      """)

  @Flag(name: .long, help: "Print one JSON object a query.")
  var json = false

  @OptionGroup var vocabulary: VocabularyOption

  @Argument(parsing: .allUnrecognized, help: "The queries.")
  var queries: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    let vocabulary = vocabulary.file == nil ? nil : try vocabulary.load()
    let queries = try QueryArguments.checked(queries)
    if queries.isEmpty {
      console.answerLines { source, number, console in show(source, vocabulary, isFirst: number == 1, on: &console) }
    }
    for (index, query) in queries.enumerated() {
      show(SourceText(query), vocabulary, isFirst: index == 0, on: &console)
    }
    return .clean
  }

  private func show(_ source: SourceText, _ vocabulary: Vocabulary?, isFirst: Bool, on console: inout Console) {
    if json {
      var text = JSONText(onto: console.output)
      QueryJSON.write(QueryFindings(source, vocabulary), to: &text)
      console.output = text.endLine()
      return
    }
    if !isFirst { console.output.line() }
    console.output.line(console.style.bold(CharacterWidth.visible(source.description)))
    let picture = QueryPicture(findings: QueryFindings(source, vocabulary), style: console.style)
    picture.draw { console.output.line($0) }
  }
}

/// Queries given as arguments.
enum QueryArguments {
  /// The arguments without the `--` that protects them. One that looks like a mistyped option is refused: as a query it
  /// would be silently accepted, since nearly every text is one.
  static func checked(_ arguments: [String]) throws(CommandFailure) -> [String] {
    var result: [String] = []
    var isProtected = false
    for argument in arguments {
      if isProtected {
        result.append(argument)
      } else if argument == "--" {
        isProtected = true
      } else if argument.hasPrefix("--") {
        throw CommandFailure(
          message: "unknown option '\(argument)'; a query that begins with '--' stands behind a lone '--'")
      } else {
        result.append(argument)
      }
    }
    return result
  }
}
