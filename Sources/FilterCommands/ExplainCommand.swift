import ArgumentParser
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterQueryTesting
import FilterREPL
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import TerminalUI

/// `filterq explain`
struct ExplainCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Says what queries mean, in plain English.",
    usage: "filterq explain [<options>] [<queries> ...]",
    discussion: """
      Each argument is a query. Without one, each line of standard input is.

      With --json, one object a line: source, explanation, and phrases, each with
      the range of the text it explains. Offsets are UTF-8 bytes; the texts of
      the phrases put together are the explanation. A query of more than 1 MB is
      refused.
      """)

  @Flag(name: .long, help: "Print one JSON object a query.")
  var json = false

  @OptionGroup var vocabulary: VocabularyOption

  @Argument(parsing: .allUnrecognized, help: "The queries.")
  var queries: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    let vocabulary = try vocabulary.load()
    let queries = try QueryArguments.checked(queries)
    if queries.isEmpty {
      try console.answerLines { source, number, console in
        try Self.checkLength(source, "<stdin>:\(number)")
        explain(source, vocabulary, on: &console)
      }
    }
    for query in queries {
      try Self.checkLength(SourceText(query), "<argument>")
      explain(SourceText(query), vocabulary, on: &console)
    }
    return .clean
  }

  /// Bytes of a query that is explained: an explanation takes several hundred times the memory of its text.
  static let longest = 1 << 20

  private static func checkLength(_ source: SourceText, _ place: String) throws(CommandFailure) {
    if source.length <= longest { return }
    throw CommandFailure(message: "\(place): the query is longer than 1 MB and is not explained")
  }

  private func explain(_ source: SourceText, _ vocabulary: Vocabulary, on console: inout Console) {
    let query = AnalyzedQuery(ParsedQuery(parsing: source), vocabulary: vocabulary)
    if json {
      console.output.line(QueryJSON.explanationLine(query))
    } else {
      console.output.line(CharacterWidth.visible(query.englishExplanation.description))
    }
  }
}
