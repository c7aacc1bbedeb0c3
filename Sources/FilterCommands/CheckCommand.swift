import DataFiles
import DataStreams
import ArgumentParser
import EmbeddedQueries
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
      A file is a query document: one query per line, indented lines continue
      the query above, lines that start with '#' are comments. Without a file,
      check the document on standard input; with --lines, every line of it is a
      query.

      In Markdown (.md), YAML (.yaml, .yml), JSON (.json, .jsonc) and Swift
      (.swift), check the embedded queries: fenced code blocks 'filterquery',
      the values of the keys 'filterQuery' and 'filterQueries' or of --key, and
      the literals of #filterQuery("…"), ParsedQuery(parsing: "…") and
      expectRoundTrip("…"). A file without queries is reported and is no error.

      With --json, print one object per query: file, line, source, outcome,
      diagnostics. Offsets are UTF-8 bytes of the source.

      With --fix, apply the fixes that are certain: those that do not change
      what the query finds, and those where only one thing can be meant. The
      rest is reported. Standard input is printed with its fixes. Read-only
      files are refused; links, permissions and owners are kept.

      The first 50 diagnostics of a run are shown and the others counted; --json
      prints all. A query longer than 131,072 bytes gets a warning and only its
      syntax is checked; --json prints its first 50 diagnostics.

      Exit status: 0 no errors or warnings (notes and hints do not count),
      1 errors or warnings, 2 a file cannot be read or written.
      """)

  @Flag(name: .long, help: "Print one JSON object per query.")
  var json = false

  @Flag(name: .long, help: "Treat each line of standard input as a query.")
  var lines = false

  @Flag(name: .long, help: "Apply the fixes that are certain.")
  var fix = false

  @Option(
    name: .long,
    help: ArgumentHelp("A key of queries in YAML and JSON (repeatable).", valueName: "key"))
  var key: [String] = []

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
    case key
    case vocabulary
    case color
    case files
  }

  mutating func run(on console: inout Console) throws -> ExitStatus {
    if lines && !files.isEmpty { throw CommandFailure(message: "--lines reads standard input and takes no files") }
    if fix && json { throw CommandFailure(message: "--fix and --json cannot be combined") }
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
      let fixed =
        if let language = HostLanguage(path: file) {
          checkHost(source, language, file: file, vocabulary, on: &console)
        } else {
          checkDocument(source, file: file, vocabulary, on: &console)
        }
      if fix, fixed != source { try Files.write(fixed.bytes, to: file, .unchanged(since: read.state)) }
    }
    if !json { report.drawSummary(toErrors: printsFixedInput, on: &console) }
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

  /// Checks a document and returns its text, fixed if `--fix` is given.
  @discardableResult
  private mutating func checkDocument(
    _ source: SourceText, file: String?, _ vocabulary: Vocabulary, on console: inout Console
  ) -> SourceText {
    let text = fix ? report.fix(QueryDocument(source), vocabulary: vocabulary) : source
    if printsFixedInput { console.writeText(text.bytes) }
    let document = QueryDocument(text)
    for (index, range) in document.queries.enumerated() {
      let line = document.lines.line(of: range.start) + 1
      let location = CheckReport.Location(
        file: file, lines: document.lines, line: line, lineOffset: 0, shift: range.start)
      report.check(
        document.source(ofQuery: index), at: location, vocabulary: vocabulary, json: json, toErrors: printsFixedInput,
        on: &console)
    }
    return text
  }

  /// Checks the queries embedded in a file of another language and returns its text, fixed if `--fix` is given.
  private mutating func checkHost(
    _ source: SourceText, _ language: HostLanguage, file: String, _ vocabulary: Vocabulary, on console: inout Console
  ) -> SourceText {
    let keys = key.isEmpty ? EmbeddedKeys.standard : EmbeddedKeys(key)
    var text = source
    if fix {
      let edits = language.queries(in: source, keys: keys).flatMap { query in
        query.hostEdits(
          report.fixedQueries(of: query.document, vocabulary: vocabulary).compactMap { range, text in
            text.isValidUTF8 ? TextEdit(range: range, replacement: text.description) : nil
          }, in: source)
      }
      text = source.applying(edits) ?? source
    }
    let lines = LineTable(text)
    var isEmpty = true
    for query in language.queries(in: text, keys: keys) {
      let document = query.document
      for (index, range) in document.queries.enumerated() {
        isEmpty = false
        let location = CheckReport.Location(
          file: file, lines: lines, line: lines.line(of: query.map.hostOffset(of: range.start)) + 1, lineOffset: 0
        ) { query.map.hostRange(of: $0.shifted(by: range.start)) }
        report.check(
          document.source(ofQuery: index), at: location, vocabulary: vocabulary, json: json, toErrors: false,
          on: &console)
      }
    }
    if isEmpty { console.errors.line("filterq: no queries in '\(CharacterWidth.visible(file))'") }
    return text
  }
}
