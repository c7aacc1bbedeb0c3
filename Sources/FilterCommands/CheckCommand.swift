import ArgumentParser
import FilterReports
import FilterText
import FilterVocabulary
import TerminalUI

/// `filterq check`
struct CheckCommand: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report errors and warnings in queries, and fix them.",
    usage: "filterq check [<options>] [<files> ...]",
    discussion: """
      A query document (.filterq) has one query per line; indented lines continue
      the query above, and '#' at the start of a line or after a space begins a
      comment. A test script (.filterq-test) has expectations between the
      queries. Without a file, check the document on standard input; with --lines
      (or --as lines), every line of it is a query.

      In Markdown (.md), YAML (.yaml, .yml), JSON (.json, .jsonc) and Swift
      (.swift), check the embedded queries: fenced code blocks 'filterquery',
      the values of the keys 'filterQuery' and 'filterQueries' or of --key, and
      the literals of ParsedQuery(parsing: "…") and expectRoundTrip("…"). A file
      without queries is reported and is no error. Any other file needs
      --as document or --as lines.

      With --json, print one object per query: file, line, source, outcome,
      diagnostics. Offsets are UTF-8 bytes of the source.

      With --fix, apply the fixes that are certain: those that do not change
      what the query finds, and those where only one thing can be meant. They
      keep every word, number and field that was typed. The rest is reported.
      Standard input is printed with its fixes. Read-only files are refused;
      links, permissions and owners are kept.

      The first 50 diagnostics of a run are shown and the others counted; --json
      prints all. A query longer than 131,072 bytes gets a warning and only its
      syntax is checked; --json prints its first 50 diagnostics.

      Exit status: 0 no errors or warnings (notes and hints do not count),
      1 errors or warnings, 2 a file cannot be read or written.
      """)

  @Flag(name: .long, help: "Print one JSON object per query.")
  var json = false

  @Flag(name: .long, help: "Treat each line of standard input as a query; the same as --as lines.")
  var lines = false

  @Flag(name: .long, help: "Apply the fixes that are certain.")
  var fix = false

  @OptionGroup var form: QueryFileOption
  @OptionGroup var vocabulary: VocabularyOption
  @OptionGroup var color: ColorOption

  @Argument(help: "The files to check.", completion: .file())
  var files: [String] = []

  private var report = CheckReport()

  init() {}

  private enum CodingKeys: CodingKey {
    case json
    case lines
    case fix
    case form
    case vocabulary
    case color
    case files
  }

  mutating func run(on console: inout Console) throws -> ExitStatus {
    if lines && !files.isEmpty { throw CommandFailure(message: "--lines reads standard input and takes no files") }
    if fix && json { throw CommandFailure(message: "--fix and --json cannot be combined") }
    let vocabulary = try vocabulary.load()
    if lines || (files.isEmpty && form.form == .lines) {
      console.answerLines { source, number, console in
        checkLine(source, number: number, vocabulary, on: &console)
      }
    } else if files.isEmpty {
      let text = check(
        SourceText(bytes: console.input.rest()), form.form ?? .document, file: nil, vocabulary, on: &console)
      if printsFixedInput { console.writeText(text.bytes) }
    }
    var hasFailed = false
    for path in files {
      do throws(CommandFailure) {
        let file = try QueryFile(reading: path, form)
        let fixed = check(file.source, file.form, file: path, vocabulary, on: &console)
        if fix { try file.write(fixed) }
      } catch {
        console.report(error)
        hasFailed = true
      }
    }
    if !json { report.drawSummary(toErrors: printsFixedInput, on: &console) }
    if hasFailed { return .failure }
    return report.hasErrorsOrWarnings ? .negative : .clean
  }

  /// Whether standard output gets the fixed input, and standard error the diagnostics.
  private var printsFixedInput: Bool { fix && files.isEmpty }

  private mutating func checkLine(
    _ source: SourceText, number: Int, _ vocabulary: Vocabulary, on console: inout Console
  ) {
    var query = source
    if fix {
      query = report.fix(source, vocabulary: vocabulary)
      console.writeText(query.bytes)
      console.output.line()
    }
    // Each line of standard input has its own line table.
    let location = CheckReport.Location(
      file: nil, lines: LineTable(query), line: number, lineOffset: number - 1, shift: 0)
    report.check(query, at: location, vocabulary: vocabulary, json: json, toErrors: printsFixedInput, on: &console)
  }

  /// Checks the queries of a text and returns it, fixed if `--fix` is given.
  private mutating func check(
    _ source: SourceText, _ form: QueryFile.Form, file: String?, _ vocabulary: Vocabulary, on console: inout Console
  ) -> SourceText {
    var text = source
    if fix {
      let edits = form.parts(of: source, keys: self.form.keys).flatMap { part in
        part.edits(report.fixes(of: part.document, vocabulary: vocabulary))
      }
      text = source.applying(edits) ?? source
    }
    let lines = LineTable(text)
    var isEmpty = true
    for part in form.parts(of: text, keys: self.form.keys) {
      for (index, range) in part.document.queries.enumerated() {
        isEmpty = false
        let location = CheckReport.Location(
          file: file, lines: lines, line: lines.line(of: part.range(of: range).start) + 1, lineOffset: 0
        ) { part.range(of: $0.shifted(by: range.start)) }
        report.check(
          part.document.source(ofQuery: index), at: location, vocabulary: vocabulary, json: json,
          misplacement: part.document.misplacedIndentation(ofQuery: index), toErrors: printsFixedInput, on: &console)
      }
    }
    if isEmpty, let file, case .host = form {
      console.errors.line("filterq: no queries in '\(CharacterWidth.visible(file))'")
    }
    return text
  }
}
