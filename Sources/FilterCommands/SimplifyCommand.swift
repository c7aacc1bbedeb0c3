import ArgumentParser
import FilterAnalysis
import FilterJSON
import FilterParser
import FilterPrinter
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import TerminalUI

/// `filterq simplify`
struct SimplifyCommand: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "simplify",
    abstract: "Rewrite queries in a simpler form that finds the same.",
    usage: "filterq simplify [<options>] [<queries> ...]",
    discussion: """
      Each argument is a query. Without one, those of the query document on
      standard input are; with --lines, each of its lines is.

      With --steps, also print each rewriting step and its rule. With --json,
      print one object per query: line and title of one on standard input,
      source, simplified, matchesNothing, steps.

      A query whose terms exclude each other has no simpler form; the line is
      the comment '# nothing matches'.

      Of a query with syntax errors, the part that can be run is simplified; the
      error goes to standard error, and the exit status is 1.
      """)

  @Flag(name: .long, help: "Print each step.")
  var steps = false

  @Flag(name: .long, help: "Print one JSON object per query.")
  var json = false

  @Flag(name: .long, help: "Treat each line of standard input as a query.")
  var lines = false

  @OptionGroup var vocabulary: VocabularyOption
  @OptionGroup var color: ColorOption

  @Argument(parsing: .allUnrecognized, help: "The queries to simplify.")
  var queries: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    let queries = try QueryArguments.checked(queries, of: Self.self)
    var status = ExitStatus.clean
    try console.answerQueries(queries, lines: lines, vocabulary) { query, vocabulary, console in
      if !answer(query, vocabulary: vocabulary, on: &console) { status = .negative }
    }
    return status
  }

  /// Simplifies one query; false if it has syntax errors.
  private func answer(_ query: GivenQuery, vocabulary: Vocabulary, on console: inout Console) -> Bool {
    let parsed = vocabulary.parse(query.source)
    let simplified = parsed.query?.simplified(in: vocabulary)
    if json {
      console.writeJSONLine {
        QueryJSON.writeSimplification(of: parsed, simplified, at: query.place, to: &$0)
      }
    } else {
      let text = simplified?.query.canonicalText ?? ""
      console.output.line(simplified?.matchesNothing == true ? "# nothing matches" : CharacterWidth.visible(text))
      if steps { for step in simplified?.steps ?? [] { draw(step, on: &console) } }
    }
    return console.reportSyntaxError(of: parsed, query)
  }

  private func draw(_ step: SimplificationStep, on console: inout Console) {
    let before = CharacterWidth.visible(step.before.canonicalText)
    let after = CharacterWidth.visible(step.after.canonicalText)
    // Some steps change the nesting of the tree only.
    if before == after { return }
    console.output.line("  \(before) \(console.style.dim("→")) \(after)")
    console.output.line("    \(console.style.dim(step.rule.description))")
  }
}
