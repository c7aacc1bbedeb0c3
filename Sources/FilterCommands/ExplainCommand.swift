import ArgumentParser
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
      Each argument is a query. Without one, each line of standard input is.

      With --json, print one object per line: source, explanation, and phrases,
      each with the range of the text it explains. Offsets are UTF-8 bytes; the
      phrases joined are the explanation. Queries longer than 1 MB are refused.
      """)

  @Flag(name: .long, help: "Print one JSON object per query.")
  var json = false

  @OptionGroup var vocabulary: VocabularyOption

  @Argument(parsing: .allUnrecognized, help: "The queries to explain.")
  var queries: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    let vocabulary = try vocabulary.load()
    let queries = try QueryArguments.checked(queries, of: Self.self)
    if queries.isEmpty {
      try console.answerLines { source, number, console in
        try Self.checkLength(source, origin: "<stdin>:\(number)")
        explain(source, vocabulary: vocabulary, on: &console)
      }
    }
    for query in queries {
      try Self.checkLength(SourceText(query), origin: "<argument>")
      explain(SourceText(query), vocabulary: vocabulary, on: &console)
    }
    return .clean
  }

  /// The length limit: an explanation takes several hundred times the memory of its text.
  static let maximumLength = 1 << 20

  private static func checkLength(_ source: SourceText, origin: String) throws(CommandFailure) {
    if source.length <= maximumLength { return }
    throw CommandFailure(message: "\(origin): query longer than 1 MB")
  }

  private func explain(_ source: SourceText, vocabulary: Vocabulary, on console: inout Console) {
    let query = AnalyzedQuery(ParsedQuery(parsing: source), vocabulary: vocabulary)
    if json {
      console.writeJSONLine { QueryJSON.writeExplanation(of: query, to: &$0) }
    } else {
      console.output.line(CharacterWidth.visible(query.englishExplanation.description))
    }
  }
}
