import ArgumentParser
import FilterAnalysis
import FilterDocuments
import FilterExplanation
import FilterJSON
import FilterParser
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import TerminalUI

/// `filterq explain`
struct ExplainCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain queries in English.",
    usage: "filterq explain [<options>] [<queries> ...]",
    discussion: """
      Each argument is a query. Without one, those of the query document on
      standard input are; with --lines, each of its lines is.

      With --json, print one object per query: line and title of one on standard
      input, source, explanation, and phrases, each with the range of the text it
      explains. Offsets are UTF-8 bytes; the phrases joined are the explanation.
      Queries longer than 1 MB are refused. With --arg, 'expanded' is the query
      with the values of its parameters.

      Of a query with syntax errors, the part that can be run is explained; the
      error goes to standard error, and the exit status is 1.
      """)

  @Flag(name: .long, help: "Print one JSON object per query.")
  var json = false

  @Flag(name: .long, help: "Treat each line of standard input as a query.")
  var lines = false

  @OptionGroup var vocabulary: VocabularyOption

  @OptionGroup var parameters: ParameterOption

  @Argument(parsing: .allUnrecognized, help: "The queries to explain.")
  var queries: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    let values = try parameters.values
    let queries = try QueryArguments.checked(queries, of: Self.self)
    var status = ExitStatus.clean
    try console.answerQueries(queries, lines: lines, vocabulary) { query, vocabulary, console in
      if query.source.length > Self.maximumLength {
        throw CommandFailure(message: "\(query.origin): query longer than 1 MB")
      }
      if !explain(query, vocabulary: vocabulary, values, on: &console) { status = .negative }
    }
    return status
  }

  /// The length limit: an explanation takes several hundred times the memory of its text.
  static let maximumLength = 1 << 20

  /// Explains a query with the values of its parameters; false if it has syntax errors.
  private func explain(
    _ given: GivenQuery, vocabulary: Vocabulary, _ values: [String: String], on console: inout Console
  ) -> Bool {
    let expanded = ExpandedQuery(single: given.source, vocabulary: vocabulary, values: values)
    let query = expanded.analyzed(vocabulary)
    if json {
      console.writeJSONLine { QueryJSON.writeExplanation(of: query, as: expanded, at: given.place, to: &$0) }
    } else {
      console.output.line(CharacterWidth.visible(query.englishExplanation.description))
    }
    return console.reportSyntaxError(of: query.parsed, given)
  }
}
