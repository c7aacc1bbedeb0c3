import ArgumentParser
import DataStreams
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

/// `filterq check`
struct CheckCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reports what is wrong with queries, and how to mend it.",
    usage: "filterq check [<options>] [<files> ...]",
    discussion: """
      Files are query documents: one query a line, an indented line continues
      the one above, '#' begins a comment. Without a file, standard input is
      one; with --lines, each of its lines is a query, whatever it begins with.

      With --json, one object a query: file, line, source, outcome, diagnostics.
      Offsets are UTF-8 bytes of the source.

      With --fix, files are mended where the repair is certain, that is, where
      it does not change what the query finds or there is only one thing that
      can be meant; the rest is reported. Standard input is printed mended.

      The first 50 findings of a run are shown, the others are counted; with
      --json all are printed. Of a query longer than 131,072 bytes only the
      syntax is checked, which is a finding; with --json, its first 50 findings
      are printed and the others counted.

      With --fix, read-only files are refused; links, permissions and owners are
      kept.

      Exit status: 0 nothing found, 1 errors or warnings (notes and hints do not
      count), 2 a file cannot be read or written.
      """)

  @Flag(name: .long, help: "Print one JSON object a query.")
  var json = false

  @Flag(name: .long, help: "Each line of standard input is a query.")
  var lines = false

  @Flag(name: .long, help: "Mend what can be mended with certainty.")
  var fix = false

  @OptionGroup var vocabulary: VocabularyOption

  @Argument(help: "Files of queries.")
  var files: [String] = []

  private var report = CheckReport()

  init() {}

  private enum CodingKeys: CodingKey {
    case json
    case lines
    case fix
    case vocabulary
    case files
  }

  mutating func run(on console: inout Console) throws -> ExitStatus {
    if lines && !files.isEmpty { throw CommandFailure(message: "--lines reads standard input; name no files with it") }
    if fix && json { throw CommandFailure(message: "--fix prints no JSON; ask for one of the two") }
    let vocabulary = try vocabulary.load()
    if lines {
      console.answerLines { source, number, console in
        checkLine(source, number: number, vocabulary, on: &console)
      }
    } else if files.isEmpty {
      checkDocument(SourceText(bytes: console.input.rest()), file: nil, vocabulary, on: &console)
    }
    for file in files {
      let read = try Files.readForChange(file)
      let source = SourceText(bytes: read.bytes)
      let mended = checkDocument(source, file: file, vocabulary, on: &console)
      if fix, mended != source { try Files.write(mended.bytes, to: file, .unchanged(since: read.state)) }
    }
    if !json { report.drawSummary(mendsInput: mendsInput, on: &console) }
    return report.hasFindings ? .findings : .clean
  }

  /// Whether the results are mended texts, so that findings go elsewhere.
  private var mendsInput: Bool { fix && files.isEmpty }

  private mutating func checkLine(
    _ source: SourceText, number: Int, _ vocabulary: Vocabulary, on console: inout Console
  ) {
    var query = source
    if fix {
      query = report.mend(source, vocabulary)
      console.writeText(query.bytes)
      console.output.line()
    }
    // A line of standard input has a table of its own, which begins again at one.
    let place = CheckReport.Place(file: nil, lines: LineTable(query), line: number, lineOffset: number - 1, shift: 0)
    report.check(query, place, vocabulary, json: json, toErrors: mendsInput, on: &console)
  }

  /// Checks a document; answers its text, mended where that is asked for.
  @discardableResult
  private mutating func checkDocument(
    _ source: SourceText, file: String?, _ vocabulary: Vocabulary, on console: inout Console
  ) -> SourceText {
    let text = fix ? report.mend(QueryDocument(source), vocabulary) : source
    if mendsInput { console.writeText(text.bytes) }
    let document = QueryDocument(text)
    for (index, range) in document.queries.enumerated() {
      let line = document.lines.line(of: range.start) + 1
      let place = CheckReport.Place(file: file, lines: document.lines, line: line, lineOffset: 0, shift: range.start)
      report.check(
        document.source(ofQuery: index), place, vocabulary, json: json, toErrors: mendsInput, on: &console)
    }
    return text
  }
}
