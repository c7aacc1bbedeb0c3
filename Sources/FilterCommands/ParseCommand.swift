import ArgumentParser
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
