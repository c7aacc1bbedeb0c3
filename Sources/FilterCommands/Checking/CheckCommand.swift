import ArgumentParser
import FilterAnalysis
import FilterCompletion
import FilterDocuments
import FilterLanguageServer
import FilterLanguageService
import FilterLists
import FilterReports
import FilterText
import FilterVocabulary
import ScryfallCards
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
      queries. Without a file, or for '-', check the document on standard input;
      with --lines (or --as lines), every line of it is a query.

      In Markdown (.md), YAML (.yaml, .yml), JSON (.json, .jsonc) and Swift
      (.swift), check the embedded queries: fenced code blocks 'filterquery',
      the values of the keys 'filterQuery' and 'filterQueries' or of --key, and
      the literals of ParsedQuery(parsing: "…") and expectRoundTrip("…"). A file
      without queries is reported and is no error. Any other file needs
      --as document or --as lines.

      Of a folder, check all files of these kinds in it and in its folders:

        filterq check .
        filterq check --format github queries docs --exclude 'docs/old/'

      Hidden files, those that .gitignore or --exclude names, links, and the
      folders node_modules, build and DerivedData are left out. A folder may have
      20,000 files with queries, 200,000 entries and a depth of 64; files of more
      than 16 MB in it are skipped.

      The nearest .filterq.json in or above the folder of a file, but not above
      its repository, sets vocabularies, keys, severities and excluded files;
      'filterq help format' and the article on the command line have its keys.

      A comment '# filterq: ignore' above a query or in its lines turns off its
      diagnostics, '# filterq: ignore unknown-value' those with this code. In a
      file of another language it is a comment of that language, above the query.

      --format prints the report as text, as JSON (one object per query, the same
      as --json), as annotations of GitHub Actions, as GitLab's code quality
      report, as SARIF 2.1.0 or as JUnit's XML. Lines and columns are those of
      the file, also of embedded queries.

      With the catalogs of --catalogs, or of the store in the data folder, or with
      --cards, warn about names of cards and artists that are in none of them.

      With --duplicates, warn about each query that finds the same as one before,
      in any file, as 'filterq compare' decides it.

      With --fix, apply the fixes that are certain: those that do not change
      what the query finds, and those where only one thing can be meant. They
      keep every word, number and field that was typed. The rest is reported.
      Standard input is printed with its fixes. Read-only files are refused;
      links, permissions and owners are kept.

      The first 50 diagnostics of a run are shown as text and the others counted.
      A query longer than 131,072 bytes gets a warning and only its syntax is
      checked; other formats have its first 50 diagnostics.

      Exit status: 0 no errors or warnings (notes and hints do not count),
      1 errors, or more warnings than --max-warnings, 2 a file cannot be read or
      written.
      """)

  @Option(name: .long, help: "The form of the report.")
  var format: ReportForm?

  @Flag(name: .long, help: "Print one JSON object per query; the same as --format json.")
  var json = false

  @Flag(name: .long, help: "Treat each line of standard input as a query; the same as --as lines.")
  var lines = false

  @Flag(name: .long, help: "Apply the fixes that are certain.")
  var fix = false

  @Option(
    name: .long,
    help: ArgumentHelp("Report only these codes, separated by commas (repeatable).", valueName: "codes"))
  var select: [String] = []

  @Flag(name: .long, help: "Also warn about queries that find the same as one before.")
  var duplicates = false

  @Option(name: .long, help: "The number of warnings that is no failure.")
  var maxWarnings = 0

  @Flag(name: .long, help: "Report errors only, and no summary.")
  var quiet = false

  @OptionGroup var inputs: QueryInputOption
  @OptionGroup var vocabulary: VocabularyOption
  @OptionGroup var parameters: ParameterOption
  @OptionGroup var catalogs: CatalogOption

  @Option(name: .long, help: "Cards whose names are known: Scryfall bulk data or a prepared file.", completion: .file())
  var cards: String?

  @OptionGroup var color: ColorOption

  @Argument(help: "The files and folders to check.", completion: .file())
  var files: [String] = []

  private var report = CheckReport()
  private var duplicateSearch = DuplicateSearch()
  private var lists = DocumentVocabularies()
  private var values: [String: String] = [:]
  private var names = CompletionCatalogs.none

  init() {}

  private enum CodingKeys: CodingKey {
    case format
    case json
    case lines
    case fix
    case select
    case duplicates
    case maxWarnings
    case quiet
    case inputs
    case vocabulary
    case parameters
    case catalogs
    case cards
    case color
    case files
  }

  mutating func run(on console: inout Console) throws -> ExitStatus {
    if lines && !files.isEmpty { throw CommandFailure(message: "--lines reads standard input and takes no files") }
    if maxWarnings < 0 { throw CommandFailure(message: "--max-warnings must be at least 0, not \(maxWarnings)") }
    let reportForm = try reportForm()
    values = try parameters.values
    names = try knownNames(on: &console)
    var inputs = try QueryInputs(self.inputs, vocabulary: vocabulary)
    var filter = DiagnosticFilter()
    filter.selected = Set(try DiagnosticCodes.codes(named: select))
    report = CheckReport(reportForm, filter: filter, isQuiet: quiet, usesErrors: printsFixedInput)
    if lines || self.inputs.readsLines(files) {
      let vocabulary = try vocabulary.load()
      console.answerLines { source, number, console in
        checkLine(source, number: number, vocabulary, on: &console)
      }
    } else {
      try inputs.each(files, on: &console) { input, console throws(CommandFailure) in
        let text = check(input, on: &console)
        if fix, input.input.path != nil { try input.write(text) } else if fix { console.writeText(text.bytes) }
      }
    }
    report.finish(failures: inputs.failures, version: LanguageServer.version, on: &console)
    if !inputs.failures.isEmpty { return .failure }
    let (errors, warnings) = report.failures
    return errors > 0 || warnings > maxWarnings ? .negative : .clean
  }

  /// The catalogs of the store, with the names of the cards.
  private func knownNames(on console: inout Console) throws(CommandFailure) -> CompletionCatalogs {
    let known = try catalogs.load(on: &console, without: "checking")
    guard let cards else { return known }
    let list = SearchableList(try CardCollection.open(cards, printings: nil, on: &console), named: cards)
    do throws(ListFailure) { return try list.catalogs(besides: known) } catch { throw CommandFailure(error) }
  }

  private func reportForm() throws(CommandFailure) -> ReportForm {
    if json, let format, format != .json {
      throw CommandFailure(message: "--json and --format \(format.rawValue) cannot be combined")
    }
    let form = format ?? (json ? .json : .text)
    if fix, form != .text {
      throw CommandFailure(message: "--fix and \(json ? "--json" : "--format \(form.rawValue)") cannot be combined")
    }
    return form
  }

  /// Whether standard output gets the fixed input, and standard error the diagnostics.
  private var printsFixedInput: Bool { fix && (files.isEmpty || files.contains("-")) }

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
    var checked = CheckedQuery(query, file: inputs.inputName, lines: LineTable(query))
    checked.lineOffset = number - 1
    checked.names = names
    let document = QueryDocument(linesOf: query)
    if !document.queries.isEmpty { checked.expanded = expanded(document, vocabulary)[0] }
    report.check(checked, vocabulary: vocabulary, on: &console)
  }

  private func expanded(_ document: QueryDocument, _ vocabulary: Vocabulary) -> ExpandedDocument {
    ExpandedDocument(document, vocabulary: vocabulary, values: values)
  }

  /// Checks the queries of an input and returns its text, fixed if `--fix` is given.
  private mutating func check(_ input: OpenedInput, on console: inout Console) -> SourceText {
    var text = input.source
    if fix {
      let lines = LineTable(text)
      var edits: [TextEdit] = []
      for part in input.parts(of: text) where part.ignored(in: lines) == .none {
        guard case .known(let vocabulary) = input.vocabulary(of: part.document, in: &lists, on: &console) else {
          continue
        }
        edits += part.edits(report.fixes(of: part.document, vocabulary: vocabulary))
      }
      text = text.applying(edits) ?? text
    }
    let lines = LineTable(text)
    var isEmpty = true
    for part in input.parts(of: text) {
      if !part.document.queries.isEmpty { isEmpty = false }
      check(part, of: input, lines, on: &console)
    }
    if isEmpty, input.isExpectedToHaveQueries, let file = input.input.name {
      console.errors.line("filterq: no queries in '\(CharacterWidth.visible(file))'")
    }
    return text
  }

  /// Checks the queries of one document of an input, or reports why its list cannot be used.
  private mutating func check(
    _ part: QueryFilePart, of input: OpenedInput, _ lines: LineTable, on console: inout Console
  ) {
    let severities = input.input.settings?.severities ?? [:]
    let vocabulary: Vocabulary
    switch input.vocabulary(of: part.document, in: &lists, on: &console) {
    case .known(let known): vocabulary = known
    case .missing(let fault):
      report.check(
        [fault], in: part.document, file: input.input.name, lines: lines, vocabulary: input.vocabulary,
        severities: severities, on: &console
      ) { part.range(of: $0) }
      return
    }
    let ignored = part.ignored(in: lines)
    let queries = expanded(part.document, vocabulary)
    report.check(
      (part.scriptDiagnostics + queries.documentDiagnostics(vocabulary)).sorted { $0.range < $1.range },
      in: part.document, file: input.input.name, lines: lines,
      vocabulary: vocabulary, severities: severities, on: &console
    ) { part.range(of: $0) }
    for (index, range) in part.document.queries.enumerated() {
      var checked = CheckedQuery(
        part.document.source(ofQuery: index), file: input.input.name, lines: lines
      ) { part.range(of: $0.shifted(by: range.start)) }
      checked.expanded = queries[index]
      checked.names = names
      checked.name = queries.directives.heads[index]?.name?.text
      checked.title = part.document.title(ofQuery: index)
      checked.edits = { part.document.documentEdits(ofQuery: index, $0).map { part.edits($0) } }
      checked.misplacement = part.document.misplacedIndentation(ofQuery: index)
      if duplicates, checked.misplacement == nil {
        checked.misplacement = duplicateSearch.diagnostic(of: checked, vocabulary: vocabulary)
      }
      checked.ignored = part.document.ignoredDiagnostics(ofQuery: index, besides: ignored)
      report.check(checked, vocabulary: vocabulary, severities: severities, on: &console)
    }
  }
}

extension ReportForm: ExpressibleByArgument {}

extension DiagnosticCodes {
  /// The codes in the values of an option, which are separated by commas.
  static func codes(named values: [String]) throws(CommandFailure) -> [String] {
    let codes = values.flatMap { $0.split { $0 == "," || $0 == " " }.map { String($0) } }
    for code in codes where !all.contains(code) {
      throw CommandFailure(message: unknown(code))
    }
    return codes
  }
}
