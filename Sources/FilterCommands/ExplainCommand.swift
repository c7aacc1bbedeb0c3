import ArgumentParser
import FilterAnalysis
import FilterParser
import FilterTerminal
import FilterText
import FilterVocabulary

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
      the phrases put together are the explanation.
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
      console.answerLines { source, _, console in explain(source, vocabulary, on: &console) }
    }
    for query in queries { explain(SourceText(query), vocabulary, on: &console) }
    return .clean
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
