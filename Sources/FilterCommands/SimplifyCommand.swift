import ArgumentParser
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterPrinter
import FilterQueryTesting
import FilterREPL
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import TerminalUI

/// `filterq simplify`
struct SimplifyCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "simplify",
    abstract: "Writes queries in a simpler form that finds the same.",
    usage: "filterq simplify [<options>] [<queries> ...]",
    discussion: """
      Each argument is a query. Without one, each line of standard input is.

      With --steps, how each query came to its simpler form: what gave way to
      what, and why. With --json, one object a line: source, simplified, steps.

      A query with syntax errors is simplified as it is read, and reported on
      standard error; the exit status is then 1.
      """)

  @Flag(name: .long, help: "Show each step.")
  var steps = false

  @Flag(name: .long, help: "Print one JSON object a query.")
  var json = false

  @OptionGroup var vocabulary: VocabularyOption

  @Argument(parsing: .allUnrecognized, help: "The queries.")
  var queries: [String] = []

  mutating func run(on console: inout Console) throws -> ExitStatus {
    let vocabulary = try vocabulary.load()
    let queries = try QueryArguments.checked(queries)
    var status = ExitStatus.clean
    if queries.isEmpty {
      console.answerLines { source, number, console in
        if !answer(source, "<stdin>:\(number)", vocabulary, on: &console) { status = .findings }
      }
    }
    for query in queries where !answer(SourceText(query), "<argument>", vocabulary, on: &console) { status = .findings }
    return status
  }

  /// Answers one query; false where it has syntax errors.
  private func answer(_ source: SourceText, _ place: String, _ vocabulary: Vocabulary, on console: inout Console)
    -> Bool
  {
    let parsed = ParsedQuery(parsing: source)
    let simplified = parsed.query?.simplified(in: vocabulary)
    if json {
      console.output.line(QueryJSON.simplificationLine(parsed, simplified))
    } else {
      console.output.line(CharacterWidth.visible(simplified?.query.canonicalText ?? ""))
      if steps { for step in simplified?.steps ?? [] { draw(step, on: &console) } }
    }
    guard let finding = parsed.diagnostics.first(where: { $0.severity == .error }) else { return true }
    console.errors.line(CharacterWidth.visible("\(place): read in part: \(finding.message) [\(finding.id)]"))
    return false
  }

  private func draw(_ step: SimplificationStep, on console: inout Console) {
    let before = CharacterWidth.visible(step.before.canonicalText)
    let after = CharacterWidth.visible(step.after.canonicalText)
    // Some nesting shows in the tree and not in the text.
    if before == after { return }
    console.output.line("  \(before) \(console.style.dim("→")) \(after)")
    console.output.line("    \(console.style.dim(step.rule.description))")
  }
}
