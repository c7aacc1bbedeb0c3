import ArgumentParser
import DataStreams
import FilterCompletion
import FilterQueryTesting
import FilterREPL
import FilterReports
import FilterText
import FilterVocabulary
import ScryfallCards
import ScryfallDialect
import TerminalUI

/// `filterq test`
struct TestCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Runs queries and compares what they find with what is expected.",
    usage: "filterq test [<options>] <files> ...",
    discussion: """
      A file is a query document (one query a line, an indented line continues
      the one above, '#' begins a comment) in which lines that begin with
      'expect' say what is expected of the query above:

        # goblins that are cheap
        t:goblin mv<=3
          expect count > 4
          expect includes "Sootling Mob", "Two-Headed Tinker"

        count > 40            how many are found: = != < <= > >=, 40, 3..10
        includes "A", "B"     these cards are found
        excludes "A"          this one is not
        first "A"             it is the first
        same as QUERY         both find the same cards
        no diagnostics        nothing is reported ('no warnings', 'no errors')
        diagnostic ID         a finding of this id is reported ('no diagnostic ID')
        canonical "TEXT"      the text 'filterq format' prints
        round-trip            printed and read back it is the same query
        refused               with --strict: Scryfall does not run it

      Names are whole names, of a card or a face; letter case, accents and
      punctuation do not matter. Of a query without expectations it is expected
      that it has no errors. A query that looks for the word is written
      "expect". The comment above a query is its title. The file '-' is standard
      input. Without --cards the invented cards are searched.

      Exit status: 0 all is as expected, 1 something is not, 2 arguments or
      files cannot be used, or an expectation cannot be read.
      """)

  @OptionGroup var cards: CardsOption

  @OptionGroup var vocabulary: VocabularyOption

  @Flag(name: .long, help: "Read queries exactly as Scryfall does.")
  var strict = false

  @Flag(name: .long, help: "Find tokens and other extras too.")
  var includeExtras = false

  @Option(name: .long, help: "Write the report as JUnit XML too; '-' prints it.")
  var junit: String?

  @Flag(name: .long, help: "List what is as expected too.")
  var verbose = false

  @Argument(help: "Files of queries and expectations.")
  var files: [String]

  mutating func run(on console: inout Console) throws -> ExitStatus {
    if files.count(where: { $0 == "-" }) > 1 { throw CommandFailure(message: "standard input can be read only once") }
    let world = try openWorld(on: &console)
    let printsXML = junit == "-"
    let clock = ContinuousClock()
    var report = ScriptReport(isVerbose: verbose, style: printsXML ? console.errorStyle : console.style)
    var outcomes: [ScriptOutcome] = []
    var status = ExitStatus.clean
    func print(_ lines: [String], on console: inout Console) {
      for line in lines { if printsXML { console.errors.line(line) } else { console.output.line(line) } }
    }
    for file in files {
      let outcome: ScriptOutcome
      do throws(CommandFailure) {
        let bytes = file == "-" ? console.input.rest() : try Files.read(file)
        outcome = ScriptOutcome(
          QueryScript(SourceText(bytes: bytes)), file: file == "-" ? "<stdin>" : file, world: world, isStrict: strict,
          includesExtras: includeExtras, measure: { clock.measure($0) })
      } catch {
        outcome = ScriptOutcome(file: file, obstacle: error.message)
        console.errors.line("filterq: \(CharacterWidth.visible(error.message))")
      }
      print(report.lines(outcome), on: &console)
      if outcome.mistakeCount > 0 { status = .failure }
      if outcome.failureCount > 0, status == .clean { status = .findings }
      // The rest is for the other report.
      if junit != nil { outcomes.append(outcome) }
    }
    print([report.summary], on: &console)
    if let junit {
      let xml = JUnitReport(outcomes: outcomes).text
      if printsXML {
        console.writeText(Array(xml.utf8))
      } else {
        let inputs = files + [cards.file, cards.printings, vocabulary.file].compactMap { $0 }
        try Files.write(Array(xml.utf8), to: junit, .otherThan(inputs))
      }
    }
    return status
  }

  /// The vocabulary and the cards that queries are tried on. Cards of another vocabulary are none that could be searched.
  private func openWorld(on console: inout Console) throws(CommandFailure) -> QueryEnvironment {
    guard vocabulary.file != nil else {
      let collection = try cards.open(on: &console)
      return QueryEnvironment(
        engine: CompletionEngine(vocabulary: .scryfall), cards: collection, cardsName: cards.file ?? "the sample cards")
    }
    if cards.file != nil || cards.printings != nil {
      throw CommandFailure(message: "--cards needs the vocabulary of the cards; leave --vocabulary out")
    }
    return QueryEnvironment(
      engine: CompletionEngine(vocabulary: try vocabulary.load()), cards: nil, cardsName: "no cards")
  }
}
