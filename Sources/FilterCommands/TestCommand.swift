import ArgumentParser
import DataFiles
import FilterDocuments
import FilterEngines
import FilterLists
import FilterReports
import FilterText
import FilterVocabulary
import ListFiles
import TerminalUI

/// `filterq test`
struct TestCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run saved queries and check their expectations.",
    usage: "filterq test [<options>] <files> ...",
    discussion: """
      A file is a query document (one query per line, indented lines continue
      the query above, '#' at the start of a line or after a space begins a
      comment) in which lines that start with 'expect' are expectations of the
      query above:

        # goblins that are cheap
        t:goblin mv<=3
          expect count > 4
          expect includes "Sootling Mob", "Two-Headed Tinker"

        count > 40            the number found: = != < <= > >=, 40, 3..10
        includes "A", "B"     finds these cards, or items with these titles
        excludes "A"          does not find this one
        exactly "A", "B"      finds these and no other
        in order "A", "B"     finds these, each after the one before it
        first "A"             finds this one first
        same as QUERY         finds the same as QUERY
        subset of QUERY       finds nothing that QUERY does not find
        disjoint from QUERY   finds nothing that QUERY finds
        no diagnostics        also 'no warnings', 'no errors'
        diagnostic ID         has this diagnostic; also 'no diagnostic ID'
        fix "TEXT"            a fix of a diagnostic makes this text
        explains "TEXT"       what 'filterq explain' prints
        canonical "TEXT"      the text that 'format --style canonical' prints
        round-trip            printing and parsing gives the same query
        refused               Scryfall refuses the query (needs --strict);
                              with --items, the query has an error

      Names are whole names of a card or a face; letter case, accents and
      punctuation are ignored. A query without expectations must have no errors.
      Quote the word "expect" to search for it. The comment above a query is its
      title. A query with a syntax error fails, whatever it finds, unless an
      expectation is about errors or the text: 'diagnostic', 'refused', 'canonical',
      'round-trip'. The file '-' is standard input. The list is named beside the
      files, as for 'filterq search', or by '# list:' in each of them; without
      one, the sample cards are searched. The title of an item is the value that a
      bare word searches, or else the first column:

        filterq test errors.filterq-test access.log.jsonl
        filterq test orders.filterq-test app.db:orders

      --update writes the counts of today into the files, in place of those that
      are not met, for you to review.

      --format prints the report as text, as JSON (one object per query, the same
      as --json) or as JUnit's XML (the same as --junit -).

      If an engine does not answer, the run ends with an error.

      Exit status: 0 all expectations met, 1 some not met, 2 unusable arguments,
      files or expectations.
      """)

  @OptionGroup var list: ListOption

  @OptionGroup var place: ItemPlaceOption

  @OptionGroup var parameters: ParameterOption

  @OptionGroup var readingOption: ReadingOption

  @Option(name: .long, help: "The form of the report.")
  var format: ScriptForm?

  @Flag(name: .long, help: "Print one JSON object per query; the same as --format json.")
  var json = false

  @Option(name: .long, help: "Also write a JUnit XML report to this file; '-' prints it.", completion: .file())
  var junit: String?

  @Flag(name: .long, help: "Write the counts of today in place of those that are not met.")
  var update = false

  @Flag(name: .long, help: "Also list the expectations that are met.")
  var verbose = false

  @Argument(help: "The files to test, and the list.", completion: .file())
  var files: [String]

  mutating func run(on console: inout Console) throws -> ExitStatus {
    let form = try form()
    let values = try parameters.values
    let names = files.filter { !TestCommand.isScript($0) }
    let files = files.filter { TestCommand.isScript($0) }
    if files.isEmpty { throw CommandFailure(message: "no file to test; name one beside the list") }
    if update, files.contains("-") { throw CommandFailure(message: "--update writes files; '-' is standard input") }
    if files.count(where: { $0 == "-" }) > 1 { throw CommandFailure(message: "'-' may be given only once") }
    let choice = try choice(of: names, readsScript: files.contains("-"))
    let (list, vocabulary) = try choice.open(on: &console)
    defer { list?.close() }
    let printsXML = form == .junit
    let clock = ContinuousClock()
    var report = ScriptReport(isVerbose: verbose, style: printsXML ? console.errorStyle : console.style)
    var outcomes: [ScriptOutcome] = []
    var status = ExitStatus.clean
    func print(_ lines: [String], on console: inout Console) {
      for line in lines { if printsXML { console.errors.line(line) } else { console.output.line(line) } }
    }
    for file in files {
      let outcome: ScriptOutcome
      var state: FileState?
      do throws(CommandFailure) {
        let bytes: [UInt8]
        if update {
          let read = try Files.readForChange(file)
          (bytes, state) = (read.bytes, read.state)
        } else {
          bytes = file == "-" ? console.input.rest() : try Files.read(file)
        }
        let script = QueryScript(SourceText(bytes: bytes))
        let own = try ownList(of: script, in: file, choice, on: &console)
        defer { own?.list?.close() }
        let (list, vocabulary) = own ?? (list, vocabulary)
        outcome = ScriptOutcome(
          script, file: file == "-" ? "<stdin>" : file, in: list, vocabulary: vocabulary,
          reading: readingOption.reading, values: values, measure: { clock.measure($0) })
      } catch {
        let failure = error.masked(quoting: [file])
        outcome = ScriptOutcome(file: EngineAddress.masked(file, quoting: [file]), readError: failure.message)
        console.report(failure)
      }
      if let state { try write(outcome, to: file, state, on: &console) }
      if form == .json {
        var json = ScriptJSON(outcome, file: file == "-" ? nil : file)
        json.print(on: &console)
      } else {
        print(report.lines(outcome), on: &console)
      }
      if outcome.errorCount > 0 { status = .failure }
      if outcome.failureCount > 0, status == .clean { status = .negative }

      if junit != nil || printsXML { outcomes.append(outcome) }
      if let error = outcome.engineError {
        console.errors.line("filterq: \(CharacterWidth.visible(error))")
        break
      }
    }
    if form != .json { print([report.summary], on: &console) }
    if printsXML { console.writeText(Array(JUnitReport(outcomes: outcomes).text.utf8)) }
    if let junit, junit != "-" {
      let inputs = files + choice.paths
      try Files.write(Array(JUnitReport(outcomes: outcomes).text.utf8), to: junit, .otherThan(inputs))
    }
    return status
  }

  /// Writes the counts of an outcome to its script, which was read with a state.
  private func write(
    _ outcome: ScriptOutcome, to file: String, _ state: FileState, on console: inout Console
  ) throws(CommandFailure) {
    let edits = outcome.countEdits
    guard !edits.isEmpty, let text = outcome.script.lines.source.applying(edits) else { return }
    try Files.write(text.bytes, to: file, .unchanged(since: state))
    console.errors.line("filterq: \(Counted.of(edits.count, "count")) updated in '\(CharacterWidth.visible(file))'")
  }

  /// The form of what is printed.
  private func form() throws(CommandFailure) -> ScriptForm {
    var asked: [(option: String, form: ScriptForm)] = []
    if let format { asked.append(("--format \(format.rawValue)", format)) }
    if json { asked.append(("--json", .json)) }
    if junit == "-" { asked.append(("--junit -", .junit)) }
    guard let first = asked.first else { return .text }
    if let other = asked.first(where: { $0.form != first.form }) {
      throw CommandFailure(message: "\(first.option) and \(other.option) cannot be combined")
    }
    return first.form
  }

  /// Whether an argument is a file to test and not the name of a list.
  private static func isScript(_ argument: String) -> Bool {
    let name = argument.lowercased()
    return argument == "-" || name.hasSuffix(".filterq-test") || name.hasSuffix(".filterq")
      || !ListName(argument).isData
  }

  /// The list that the options and the arguments name.
  private func choice(of names: [String], readsScript: Bool) throws(CommandFailure) -> ListChoice {
    var use = ListUse()
    (use.place, use.reading) = (try place.pointer, readingOption.reading)
    if readsScript { use.inputOwner = "the queries" }
    return try list.choice(of: names, use)
  }

  /// The list that a script is for, unless the command line names one.
  private func ownList(
    of script: QueryScript, in file: String, _ choice: ListChoice, on console: inout Console
  ) throws(CommandFailure) -> (list: SearchableList?, vocabulary: Vocabulary)? {
    guard !choice.isNamed, choice.vocabularyFile == nil,
      let own = try DocumentList(of: script.queries, in: file == "-" ? nil : file)
    else { return nil }
    return try choice.naming(own).open(on: &console)
  }
}

extension ScriptForm: ExpressibleByArgument {}
